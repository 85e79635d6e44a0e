import { builder, type FieldsOf } from "../platform/graphql/builder";
import { canSeeFederation } from "./federation.access";
import { FederationType } from "./federation.type";

export const federationNow = <Root extends { federationId: string }>(t: FieldsOf<Root>) =>
  t.prismaField({
    type: FederationType,
    description: "Federation, as it is now (federação).",
    resolve: (query, { federationId }, _args, ctx) =>
      ctx.db.federation.findUniqueOrThrow({ ...query, where: { id: federationId } }),
  });

/** The answer of what was done to a federation. */
export const federationSuccess = (name: string, description: string) =>
  builder.objectRef<{ federationId: string }>(name).implement({
    description,
    authScopes: ({ federationId }, ctx) => canSeeFederation(federationId, ctx.viewer),
    fields: (t) => ({ federation: federationNow(t) }),
  });

/** The same for mutations that invite a user. */
export const invitedToFederation = (name: string, description: string) =>
  builder.objectRef<{ federationId: string; asked: boolean }>(name).implement({
    description,
    authScopes: ({ federationId }, ctx) => canSeeFederation(federationId, ctx.viewer),
    fields: (t) => ({
      asked: t.exposeBoolean("asked", {
        description:
          "Whether the person has an account and answers first; else they have one now, and its password by mail (perguntada).",
      }),
      federation: federationNow(t),
    }),
  });

export const positionField = "Position, 2 to 60 characters (cargo).";
