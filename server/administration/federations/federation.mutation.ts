import { federationRecordFields } from "../../federations/federation-record.type";
import { invitedToFederation, positionField } from "../../federations/federation-success.type";
import { FederationType } from "../../federations/federation.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { encodeGlobalId } from "../../platform/graphql/global-id";
import { canAdministerFederation } from "../administration.access";
import { createFederation, deleteFederation } from "./federation.action";
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
