import { FederationType } from "../../federations/federation.type";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { UserErrorType } from "../../platform/graphql/user-errors";
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
