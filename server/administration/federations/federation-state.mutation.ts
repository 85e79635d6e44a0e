import { FederationType } from "../../federations/federation.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { canAdministerFederation } from "../administration.access";
import { activateFederation, deactivateFederation } from "./federation-state.action";
import { federationSuccess } from "../../federations/federation-success.type";

const ActivateFederationInput = builder.inputType("ActivateFederationInput", {
  description: "Input of `activateFederation` (ativação de uma federação).",
  fields: (t) => ({
    federationId: t.globalID({ required: true, for: FederationType, description: "Federation (federação)." }),
  }),
});

const DeactivateFederationInput = builder.inputType("DeactivateFederationInput", {
  description: "Input of `deactivateFederation` (inativação de uma federação).",
  fields: (t) => ({
    federationId: t.globalID({ required: true, for: FederationType, description: "Federation (federação)." }),
    reason: t.string({
      required: true,
      description: "Reason, 5 to 500 characters; its people read it (motivo).",
    }),
  }),
});

builder.mutationField("activateFederation", (t) =>
  t.field({
    type: federationSuccess(
      "ActivateFederationSuccess",
      "Result of a successful `activateFederation` (federação ativada).",
    ),
    label: "Ativar federação",
    description: "Makes the federation and its publications public, and notifies its members. For admins.",
    authScopes: may(canAdministerFederation, "federationId"),
    args: {
      input: t.arg({ type: ActivateFederationInput, required: true, description: "Input (federação)." }),
    },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input }, ctx) => {
      await activateFederation(ctx, input.federationId.id);
      return { federationId: input.federationId.id };
    },
  }),
);

builder.mutationField("deactivateFederation", (t) =>
  t.field({
    type: federationSuccess(
      "DeactivateFederationSuccess",
      "Result of a successful `deactivateFederation` (federação inativada).",
    ),
    label: "Inativar federação",
    description:
      "Hides the federation from the public and blocks new activity. Its members are notified of the reason. For admins.",
    authScopes: may(canAdministerFederation, "federationId"),
    args: {
      input: t.arg({ type: DeactivateFederationInput, required: true, description: "Input (motivo)." }),
    },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { federationId, ...why } }, ctx) => {
      await deactivateFederation(ctx, federationId.id, why);
      return { federationId: federationId.id };
    },
  }),
);
