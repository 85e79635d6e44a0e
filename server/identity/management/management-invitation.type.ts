import { builder } from "../../platform/graphql/builder";
import { labelled } from "../../platform/graphql/labelled";
import { atMost } from "../../platform/graphql/list-size";
import { isAdmin } from "../../platform/viewer";
import { ViewerType } from "../identity.type";
import { canSeeManagementInvitation } from "./management-invitation.access";
import {
  managementInvitationStatuses,
  managementInvitationStatusLabel,
  managementKindLabel,
  managementKinds,
} from "./management.rules";

const ManagementKindType = builder.enumType("ManagementKind", {
  description: "O que um convite oferece.",
  values: labelled(managementKinds, (kind) => managementKindLabel[kind]),
});

const ManagementInvitationStatusType = builder.enumType("ManagementInvitationStatus", {
  description: "Situação de um convite para gerir.",
  values: labelled(managementInvitationStatuses, (status) => managementInvitationStatusLabel[status]),
});

export const ManagementInvitationType = builder.prismaNode("ManagementInvitation", {
  description:
    "Convite para gerir: a person is asked to take over an arena, or to work for an arena or a federation. Seen by that person, the place's people and admins.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: (invitation, ctx) => canSeeManagementInvitation(invitation, ctx.viewer),
  fields: (t) => ({
    kind: t.expose("kind", { type: ManagementKindType, description: "O que oferece." }),
    placeName: t.exposeString("placeName", { description: "Nome: of the arena or the federation." }),
    position: t.exposeString("position", {
      nullable: true,
      description: "Cargo: what they are to be there; null where an arena becomes theirs.",
    }),
    status: t.expose("status", { type: ManagementInvitationStatusType, description: "Situação." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Enviado em: UTC." }),
    email: t.string({
      description: "E-mail: of the person who is asked.",
      select: { user: { select: { email: true } } },
      resolve: ({ user }) => user.email,
    }),
    name: t.string({
      nullable: true,
      description:
        "Nome: of the person who is asked; null for the place's people, who know an address and not whose it is.",
      select: { user: { select: { name: true } } },
      resolve: ({ userId, user }, _args, { viewer }) =>
        isAdmin(viewer) || viewer?.userId === userId ? user.name : null,
    }),
    person: t.relation("user", {
      authScopes: ({ userId }, _args, { viewer }) => isAdmin(viewer) || viewer?.userId === userId,
      description: "Pessoa: whom it asks. For that person and admins.",
    }),
  }),
});

const mostInvitations = 20;

builder.objectField(ViewerType, "managementInvitations", (t) =>
  t.prismaField({
    type: [ManagementInvitationType],
    extensions: atMost(mostInvitations, 1),
    authScopes: { signedIn: true },
    description: "Convites para gerir: those that wait for one's answer, the newest first; at most 20.",
    resolve: (query, { userId }, _args, ctx) =>
      ctx.db.managementInvitation.findMany({
        ...query,
        where: { userId, status: "PENDING" },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        take: mostInvitations,
      }),
  }),
);
