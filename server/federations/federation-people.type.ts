import { ManagementInvitationType } from "../identity/management/management-invitation.type";
import { builder } from "../platform/graphql/builder";
import { atMost } from "../platform/graphql/list-size";
import { FederationMemberType, FederationType } from "./federation.type";

const mostPeople = 100;

builder.prismaObjectFields(FederationType, (t) => ({
  members: t.relation("members", {
    type: FederationMemberType,
    extensions: atMost(mostPeople, 3),
    description: "Who works for it now, the first appointed first; at most 100 (pessoas).",
    query: {
      where: { active: true },
      orderBy: [{ appointedOn: "asc" }, { id: "asc" }],
      take: mostPeople,
    },
  }),
  invitations: t.prismaField({
    type: [ManagementInvitationType],
    extensions: atMost(mostPeople, 1),
    description: "The people who were asked to work for it and have not answered yet (convites).",
    resolve: (query, { id }, _args, ctx) =>
      ctx.db.managementInvitation.findMany({
        ...query,
        where: { placeId: id, status: "PENDING" },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        take: mostPeople,
      }),
  }),
}));

builder.prismaObjectFields(FederationMemberType, (t) => ({
  name: t.string({
    description: "Name, of the person (nome).",
    select: { user: { select: { name: true } } },
    resolve: ({ user }) => user.name,
  }),
  email: t.string({
    description: "E-mail, of the person; its colleagues see it (e-mail).",
    select: { user: { select: { email: true } } },
    resolve: ({ user }) => user.email,
  }),
  isViewer: t.boolean({
    description: "Whether it is oneself (sou eu).",
    resolve: ({ userId }, _args, { viewer }) => userId === viewer?.userId,
  }),
  person: t.relation("user", { authScopes: { admin: true }, description: "Person (pessoa). For admins." }),
}));
