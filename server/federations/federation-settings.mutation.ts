import { InvalidInput, RuleViolation } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { UserErrorType } from "../platform/graphql/user-errors";
import { federationRecordFields } from "./federation-record.type";
import { federationNow, federationSuccess } from "./federation-success.type";
import { canManageFederationWithId, canSeeFederation } from "./federation.access";
import { FederationChangedMeanwhile } from "./federation.errors";
import { FederationType } from "./federation.type";
import { updateFederation } from "./update-federation.action";

const UpdateFederationInput = builder.inputType("UpdateFederationInput", {
  description: "Input of `updateFederation` (dados de uma federação).",
  fields: (t) => ({
    federationId: t.globalID({ required: true, for: FederationType, description: "Federation (federação)." }),
    version: t.int({ required: true, description: "The one the form was filled from (versão)." }),
    ...federationRecordFields(t),
  }),
});

builder.objectType(FederationChangedMeanwhile, {
  name: "FederationChangedMeanwhile",
  description: "Another user has saved it since it was read, and nothing was written (mudou enquanto isso).",
  interfaces: [UserErrorType],
  authScopes: ({ federationId }, ctx) => canSeeFederation(federationId, ctx.viewer),
  fields: (t) => ({ federation: federationNow(t) }),
});

builder.mutationField("updateFederation", (t) =>
  t.field({
    type: federationSuccess(
      "UpdateFederationSuccess",
      "Result of a successful `updateFederation` (federação salva).",
    ),
    label: "Alterar federação",
    description:
      "Saves the federation's data and where it is paid. Rejects a stale version. For its people and admins.",
    authScopes: may(canManageFederationWithId, "federationId"),
    args: { input: t.arg({ type: UpdateFederationInput, required: true, description: "Input (dados)." }) },
    errors: {
      types: [InvalidInput, FederationChangedMeanwhile, RuleViolation],
    },
    resolve: async (_root, { input: { federationId, version, ...record } }, ctx) => {
      await updateFederation(ctx, federationId.id, version, record);
      return { federationId: federationId.id };
    },
  }),
);
