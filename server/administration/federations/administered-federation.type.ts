import { FederationMemberType, FederationType } from "../../federations/federation.type";
import { ManagementInvitationType } from "../../identity/management/management-invitation.type";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { UserErrorType } from "../../platform/graphql/user-errors";
import { dependentsOf } from "./federation-dependents.loader";
import { FederationChangedMeanwhile, FederationInUse } from "./federation.errors";

const admins = { admin: true } as const;
const mostPeople = 100;

builder.prismaObjectFields(FederationType, (t) => ({
  version: t.exposeInt("version", {
    authScopes: admins,
    description: "Versão: to be sent with what is saved. For admins.",
  }),
  dependents: t.stringList({
    authScopes: admins,
    extensions: atMost(10, 2),
    description: "O que depende dela: so many of each, and why it cannot be deleted. For admins.",
    resolve: ({ id }, _args, ctx) => dependentsOf(ctx).load(id),
  }),
  members: t.relation("members", {
    authScopes: admins,
    type: FederationMemberType,
    extensions: atMost(mostPeople, 3),
    description: "Pessoas: who works for it now, the first appointed first; at most 100. For admins.",
    query: {
      where: { active: true },
      orderBy: [{ appointedOn: "asc" }, { id: "asc" }],
      take: mostPeople,
    },
  }),
  invitations: t.prismaField({
    type: [ManagementInvitationType],
    authScopes: admins,
    extensions: atMost(mostPeople, 1),
    description: "Convites: whom the administration has asked and who has not answered yet. For admins.",
    resolve: (query, { id }, _args, ctx) =>
      ctx.db.managementInvitation.findMany({
        ...query,
        where: { placeId: id, status: "PENDING" },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        take: mostPeople,
      }),
  }),
}));

builder.prismaObjectField(FederationMemberType, "person", (t) =>
  t.relation("user", { authScopes: admins, description: "Pessoa. For admins." }),
);

builder.objectType(FederationChangedMeanwhile, {
  name: "FederationChangedMeanwhile",
  description: "Mudou enquanto isso: somebody else has saved it since it was read, and nothing was written.",
  interfaces: [UserErrorType],
  authScopes: admins,
  fields: (t) => ({
    federation: t.prismaField({
      type: FederationType,
      description: "Federação: as it is now.",
      resolve: (query, { federationId }, _args, ctx) =>
        ctx.db.federation.findUniqueOrThrow({ ...query, where: { id: federationId } }),
    }),
  }),
});

builder.objectType(FederationInUse, {
  name: "FederationInUse",
  description: "Federação em uso: something depends on it, and nothing was deleted.",
  interfaces: [UserErrorType],
  authScopes: admins,
  fields: (t) => ({
    dependents: t.stringList({
      extensions: atMost(10, 2),
      description: "O que depende dela: so many of each.",
      resolve: ({ dependents }) => [...dependents],
    }),
  }),
});
