import { builder, labelled } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/connection";
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
  description: "Management kind (o que um convite oferece).",
  values: labelled(managementKinds, (kind) => managementKindLabel[kind]),
});

const ManagementInvitationStatusType = builder.enumType("ManagementInvitationStatus", {
  description: "Management invitation status (situação de um convite para gerir).",
  values: labelled(managementInvitationStatuses, (status) => managementInvitationStatusLabel[status]),
});

export const ManagementInvitationType = builder.prismaNode("ManagementInvitation", {
  description:
    "A person is asked to take over an arena, or to work for an arena or a federation (convite para gerir). Seen by that person, the place's people and admins.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (invitation, ctx) => canSeeManagementInvitation(invitation, ctx.viewer),
  fields: (t) => ({
    kind: t.expose("kind", { type: ManagementKindType, description: "Kind (o que oferece)." }),
    placeName: t.exposeString("placeName", {
      description: "Place name, of the arena or the federation (nome).",
    }),
    position: t.exposeString("position", {
      nullable: true,
      description: "What they are to be there; null where an arena becomes theirs (cargo).",
    }),
    status: t.expose("status", { type: ManagementInvitationStatusType, description: "Status (situação)." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Created at, UTC (enviado em)." }),
    email: t.string({
      description: "E-mail, of the person who is asked (e-mail).",
      select: { user: { select: { email: true } } },
      resolve: ({ user }) => user.email,
    }),
    name: t.string({
      nullable: true,
      description:
        "Name, of the person who is asked; null for the place's people, who know an address and not whose it is (nome).",
      select: { user: { select: { name: true } } },
      resolve: ({ userId, user }, _args, { viewer }) =>
        isAdmin(viewer) || viewer?.userId === userId ? user.name : null,
    }),
    person: t.relation("user", {
      authScopes: ({ userId }, _args, { viewer }) => isAdmin(viewer) || viewer?.userId === userId,
      description: "Whom it asks (pessoa). For that person and admins.",
    }),
  }),
});

const mostInvitations = 20;

builder.objectField(ViewerType, "managementInvitations", (t) =>
  t.prismaField({
    type: [ManagementInvitationType],
    extensions: atMost(mostInvitations, 1),
    authScopes: { signedIn: true },
    description:
      "Management invitations, those that wait for one's answer, the newest first; at most 20 (convites para gerir).",
    resolve: (query, { userId }, _args, ctx) =>
      ctx.db.managementInvitation.findMany({
        ...query,
        where: { userId, status: "PENDING" },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        take: mostInvitations,
      }),
  }),
);
