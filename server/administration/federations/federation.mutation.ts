import {
  federationRecordFields,
  federationSuccess,
  FederationType,
  invitedToFederation,
  positionField,
} from "../../federations/federation.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { encodeGlobalId } from "../../platform/graphql/nodes";
import { may } from "../../platform/graphql/context";
import { canAdministerFederation } from "../administration.access";
import {
  activateFederation,
  createFederation,
  deactivateFederation,
  deleteFederation,
} from "./federation.action";
import { FederationInUse } from "./federation.errors";

const admins = { admin: true } as const;

const CreateFederationInput = builder.inputType("CreateFederationInput", {
  description:
    "The data of the federation (nova federação). Its first member is invited under this name and e-mail.",
  fields: (t) => ({
    ...federationRecordFields(t),
    position: t.string({ required: true, description: positionField }),
  }),
});

const DeleteFederationInput = builder.inputType("DeleteFederationInput", {
  description: "Input of `deleteFederation` (exclusão de uma federação).",
  fields: (t) => ({
    federationId: t.globalID({ required: true, for: FederationType, description: "Federation (federação)." }),
  }),
});

const DeleteFederationSuccess = builder
  .objectRef<{ deletedFederationId: string }>("DeleteFederationSuccess")
  .implement({
    description: "Result of a successful `deleteFederation` (federação excluída).",
    authScopes: admins,
    fields: (t) => ({
      deletedFederationId: t.exposeID("deletedFederationId", {
        description: "Deleted federation, of what is no more.",
      }),
    }),
  });

builder.mutationField("createFederation", (t) =>
  t.field({
    type: invitedToFederation(
      "CreateFederationSuccess",
      "Result of a successful `createFederation` (federação criada).",
    ),
    label: "Criar federação",
    description: "Creates an active federation and invites its first member. For admins.",
    authScopes: admins,
    args: {
      input: t.arg({ type: CreateFederationInput, required: true, description: "Input (federação)." }),
    },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: (_root, { input }, ctx) => createFederation(ctx, input),
  }),
);

builder.mutationField("deleteFederation", (t) =>
  t.field({
    type: DeleteFederationSuccess,
    label: "Excluir federação",
    description: "Deletes a federation that nothing depends on. For admins.",
    authScopes: may(canAdministerFederation, "federationId"),
    args: {
      input: t.arg({ type: DeleteFederationInput, required: true, description: "Input (federação)." }),
    },
    errors: { types: [FederationInUse, RuleViolation] },
    resolve: async (_root, { input }, ctx) => {
      await deleteFederation(ctx, input.federationId.id);
      return { deletedFederationId: encodeGlobalId("Federation", input.federationId.id) };
    },
  }),
);

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
