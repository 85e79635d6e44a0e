import { FederationType } from "../../federations/federation.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { canAdministerFederation } from "../administration.access";
import { activateFederation, deactivateFederation } from "./federation-state.action";
import { federationSuccess } from "../../federations/federation-success.type";

const ActivateFederationInput = builder.inputType("ActivateFederationInput", {
  description: "Ativação de uma federação.",
  fields: (t) => ({
    federationId: t.globalID({ required: true, for: FederationType, description: "Federação." }),
  }),
});

const DeactivateFederationInput = builder.inputType("DeactivateFederationInput", {
  description: "Inativação de uma federação.",
  fields: (t) => ({
    federationId: t.globalID({ required: true, for: FederationType, description: "Federação." }),
    reason: t.string({ required: true, description: "Motivo: 5 to 500 characters; its people read it." }),
  }),
});

builder.mutationField("activateFederation", (t) =>
  t.field({
    type: federationSuccess("ActivateFederationSuccess", "Federação ativada."),
    description:
      "Ativar federação: Makes the federation and its publications public, and notifies its members. For admins.",
    authScopes: may(canAdministerFederation, "federationId"),
    args: { input: t.arg({ type: ActivateFederationInput, required: true, description: "Federação." }) },
    errors: { types: [RuleViolation], union: { name: "ActivateFederationResult" } },
    resolve: async (_root, { input }, ctx) => {
      await activateFederation(ctx, input.federationId.id);
      return { federationId: input.federationId.id };
    },
  }),
);

builder.mutationField("deactivateFederation", (t) =>
  t.field({
    type: federationSuccess("DeactivateFederationSuccess", "Federação inativada."),
    description:
      "Inativar federação: Hides the federation from the public and blocks new activity. Its members are notified of the reason. For admins.",
    authScopes: may(canAdministerFederation, "federationId"),
    args: { input: t.arg({ type: DeactivateFederationInput, required: true, description: "Motivo." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "DeactivateFederationResult" } },
    resolve: async (_root, { input: { federationId, ...why } }, ctx) => {
      await deactivateFederation(ctx, federationId.id, why);
      return { federationId: federationId.id };
    },
  }),
);
