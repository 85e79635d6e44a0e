import { FederationType } from "../../federations/federation.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { encodeGlobalId } from "../../platform/graphql/global-id";
import { canAdministerFederation } from "../administration.access";
import { createFederation } from "./create-federation.action";
import { deleteFederation } from "./delete-federation.action";
import { federationSuccess, invitedToFederation, positionField } from "./federation-success.type";
import { FederationChangedMeanwhile, FederationInUse } from "./federation.errors";
import { updateFederation } from "./update-federation.action";

const admins = { admin: true } as const;

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

const recordFields = (t: InputFields) => ({
  name: t.string({ required: true, description: "Nome: 2 to 100 characters." }),
  acronym: t.string({ required: true, description: "Sigla: 2 to 10 characters; kept in upper case." }),
  cnpj: t.string({ description: "CNPJ: with or without mask; null when it is not known." }),
  fullAddress: t.string({ description: "Endereço completo: at most 200 characters; null for none." }),
  email: t.string({ required: true, description: "E-mail: of the federation." }),
  phone: t.string({ description: "Telefone: null when there is none." }),
  responsibleName: t.string({
    required: true,
    description: "Responsável: 2 to 100 letters, spaces and the signs of names (' - .).",
  }),
  website: t.string({ description: "Site oficial: a URL, with or without https://; null for none." }),
});

const CreateFederationInput = builder.inputType("CreateFederationInput", {
  description: "Nova federação: whoever is responsible is invited under that name and e-mail.",
  fields: (t) => ({
    ...recordFields(t),
    position: t.string({ required: true, description: positionField }),
  }),
});

const UpdateFederationInput = builder.inputType("UpdateFederationInput", {
  description: "Dados de uma federação.",
  fields: (t) => ({
    federationId: t.globalID({ required: true, for: FederationType, description: "Federação." }),
    version: t.int({ required: true, description: "Versão: the one that was seen." }),
    ...recordFields(t),
  }),
});

const DeleteFederationInput = builder.inputType("DeleteFederationInput", {
  description: "Exclusão de uma federação.",
  fields: (t) => ({
    federationId: t.globalID({ required: true, for: FederationType, description: "Federação." }),
  }),
});

const DeleteFederationSuccess = builder
  .objectRef<{ deletedFederationId: string }>("DeleteFederationSuccess")
  .implement({
    description: "Federação excluída.",
    authScopes: admins,
    fields: (t) => ({
      deletedFederationId: t.exposeID("deletedFederationId", { description: "Id: of what is no more." }),
    }),
  });

builder.mutationField("createFederation", (t) =>
  t.field({
    type: invitedToFederation("CreateFederationSuccess", "Federação criada."),
    description: "Criar federação: active at once; whoever is responsible is invited. For admins.",
    authScopes: admins,
    args: { input: t.arg({ type: CreateFederationInput, required: true, description: "Federação." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "CreateFederationResult" } },
    resolve: (_root, { input }, ctx) => createFederation(ctx, input),
  }),
);

builder.mutationField("updateFederation", (t) =>
  t.field({
    type: federationSuccess("UpdateFederationSuccess", "Federação salva."),
    description: "Alterar federação: of two who save at once the second is told. For admins.",
    authScopes: may(canAdministerFederation, "federationId"),
    args: { input: t.arg({ type: UpdateFederationInput, required: true, description: "Dados." }) },
    errors: {
      types: [InvalidInput, FederationChangedMeanwhile, RuleViolation],
      union: { name: "UpdateFederationResult" },
    },
    resolve: async (_root, { input: { federationId, version, ...record } }, ctx) => {
      await updateFederation(ctx, federationId.id, version, record);
      return { federationId: federationId.id };
    },
  }),
);

builder.mutationField("deleteFederation", (t) =>
  t.field({
    type: DeleteFederationSuccess,
    description: "Excluir federação: only while nothing depends on it. For admins.",
    authScopes: may(canAdministerFederation, "federationId"),
    args: { input: t.arg({ type: DeleteFederationInput, required: true, description: "Federação." }) },
    errors: { types: [FederationInUse, RuleViolation], union: { name: "DeleteFederationResult" } },
    resolve: async (_root, { input }, ctx) => {
      await deleteFederation(ctx, input.federationId.id);
      return { deletedFederationId: encodeGlobalId("Federation", input.federationId.id) };
    },
  }),
);
