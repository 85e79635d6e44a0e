import type { Prisma } from "../../../prisma/generated/client/client";
import type { FederationState } from "../../federations/federation-state.rules";
import { FederationStateType, FederationType } from "../../federations/federation.type";
import { builder } from "../../platform/graphql/builder";
import {
  assertPage,
  atMost,
  cursorId,
  maxPageSize,
  totalCountOptions,
} from "../../platform/graphql/connection";
import { UserErrorType } from "../../platform/graphql/user-errors";
import { foundBy } from "../../platform/search.rules";
import { dependentsOf } from "./federation-dependents.loader";
import { FederationInUse } from "./federation.errors";

const admins = { admin: true } as const;

builder.prismaObjectField(FederationType, "dependents", (t) =>
  t.stringList({
    authScopes: admins,
    extensions: atMost(10, 2),
    description: "So many of each, and why it cannot be deleted (o que depende dela). For admins.",
    resolve: ({ id }, _args, ctx) => dependentsOf(ctx).load(id),
  }),
);

builder.objectType(FederationInUse, {
  name: "FederationInUse",
  description: "Something depends on it, and nothing was deleted (federação em uso).",
  interfaces: [UserErrorType],
  authScopes: admins,
  fields: (t) => ({
    dependents: t.stringList({
      extensions: atMost(10, 2),
      description: "So many of each (o que depende dela).",
      resolve: ({ dependents }) => [...dependents],
    }),
  }),
});

const inState: Record<FederationState, Prisma.FederationWhereInput> = {
  ACTIVE: { active: true },
  WAITING: { active: false, inactiveSince: null },
  INACTIVE: { active: false, inactiveSince: { not: null } },
};

interface Filter {
  search?: string | null;
  state?: FederationState | null;
}

function matching({ search, state }: Filter): Prisma.FederationWhereInput {
  const found = foundBy<Prisma.FederationSearchWhereInput>(search, (word) => [
    { name: word },
    { acronym: word },
    { responsibleName: word },
  ]);
  return { ...(state ? inState[state] : {}), ...(found && { search: found }) };
}

builder.queryField("allFederations", (t) =>
  t.prismaConnection(
    {
      type: FederationType,
      cursor: "id",
      maxSize: maxPageSize,
      description: "All there are, by name (federações). For admins.",
      authScopes: { admin: true },
      args: {
        search: t.arg.string({
          description: "Words of the name, the acronym or who is responsible (busca).",
        }),
        state: t.arg({ type: FederationStateType, description: "State; null for all (situação)." }),
      },
      resolve: (query, _root, args, ctx) => {
        assertPage(args);
        cursorId(query.cursor);
        return ctx.db.federation.findMany({
          ...query,
          where: matching(args),
          orderBy: [{ name: "asc" }, { id: "asc" }],
        });
      },
    },
    {
      name: "AllFederationsConnection",
      description: "A page of all federations (federações).",
      authScopes: { admin: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: { admin: true },
          resolve: ({ args }, _args, ctx) => ctx.db.federation.count({ where: matching(args) }),
        }),
      }),
    },
    {
      name: "AllFederationsEdge",
      description: "Edge of all federations (federação na lista).",
      authScopes: { admin: true },
    },
  ),
);
