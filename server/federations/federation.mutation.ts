import { EmailTaken } from "../identity/identity.errors";
import { signedUp, signUpEmail, signUpPassword } from "../identity/session.type";
import { InvalidInput, RuleViolation, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/context";
import { UserErrorType } from "../platform/graphql/user-errors";
import {
  addFederationMember,
  changeFederationMember,
  removeFederationMember,
  signUpFederation,
  updateFederation,
} from "./federation.action";
import { canManageFederationWithId, canManageMember, canSeeFederation } from "./federation.access";
import { FederationChangedMeanwhile } from "./federation.errors";
import {
  FederationMemberType,
  federationNow,
  federationRecordFields,
  federationSuccess,
  FederationType,
  invitedToFederation,
  positionField,
} from "./federation.type";

const AddFederationMemberInput = builder.inputType("AddFederationMemberInput", {
  description: "Input of `addFederationMember` (nova pessoa de uma federação).",
  fields: (t) => ({
    federationId: t.globalID({ required: true, for: FederationType, description: "Federation (federação)." }),
    email: t.string({ required: true, description: "E-mail, of the person (e-mail)." }),
    personName: t.string({ required: true, description: "Person name, for who has no account yet (nome)." }),
    position: t.string({ required: true, description: positionField }),
  }),
});

const UpdateFederationMemberInput = builder.inputType("UpdateFederationMemberInput", {
  description: "Input of `updateFederationMember` (cargo de uma pessoa da federação).",
  fields: (t) => ({
    memberId: t.globalID({ required: true, for: FederationMemberType, description: "Member (pessoa)." }),
    position: t.string({ required: true, description: positionField }),
  }),
});

const RemoveFederationMemberInput = builder.inputType("RemoveFederationMemberInput", {
  description: "Input of `removeFederationMember` (saída de uma pessoa da federação).",
  fields: (t) => ({
    memberId: t.globalID({ required: true, for: FederationMemberType, description: "Member (pessoa)." }),
  }),
});

builder.mutationField("addFederationMember", (t) =>
  t.field({
    type: invitedToFederation(
      "AddFederationMemberSuccess",
      "Result of a successful `addFederationMember` (pessoa incluída, ou convidada).",
    ),
    label: "Incluir pessoa na federação",
    description:
      "Adds a person to the federation; the owner of an account is asked first. For its people and admins.",
    authScopes: may(canManageFederationWithId, "federationId"),
    args: {
      input: t.arg({ type: AddFederationMemberInput, required: true, description: "Input (pessoa)." }),
    },
    errors: {
      types: [InvalidInput, RuleViolation, TooManyAttempts],
    },
    resolve: async (_root, { input: { federationId, ...person } }, ctx) => ({
      federationId: federationId.id,
      ...(await addFederationMember(ctx, federationId.id, person)),
    }),
  }),
);

builder.mutationField("updateFederationMember", (t) =>
  t.field({
    type: federationSuccess(
      "UpdateFederationMemberSuccess",
      "Result of a successful `updateFederationMember` (cargo salvo).",
    ),
    label: "Mudar cargo",
    description: "Changes the position of a person of the federation. For its people and admins.",
    authScopes: may(canManageMember, "memberId"),
    args: {
      input: t.arg({ type: UpdateFederationMemberInput, required: true, description: "Input (cargo)." }),
    },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { memberId, ...position } }, ctx) => ({
      federationId: await changeFederationMember(ctx, memberId.id, position),
    }),
  }),
);

builder.mutationField("removeFederationMember", (t) =>
  t.field({
    type: federationSuccess(
      "RemoveFederationMemberSuccess",
      "Result of a successful `removeFederationMember` (pessoa retirada).",
    ),
    label: "Retirar pessoa da federação",
    description:
      "Removes a person from the federation, or leaves it; never the last person. For its people and admins.",
    authScopes: may(canManageMember, "memberId"),
    args: {
      input: t.arg({ type: RemoveFederationMemberInput, required: true, description: "Input (pessoa)." }),
    },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input }, ctx) => ({
      federationId: await removeFederationMember(ctx, input.memberId.id),
    }),
  }),
);

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

const SignUpFederationInput = builder.inputType("SignUpFederationInput", {
  description: "Input of `signUpFederation` (cadastro de federação).",
  fields: (t) => ({
    name: t.string({ required: true, description: "Name, 2 to 100 characters (nome da federação)." }),
    acronym: t.string({
      required: true,
      description: "Acronym, 2 to 10 characters; kept in upper case (sigla).",
    }),
    email: t.string({ required: true, description: signUpEmail }),
    responsibleName: t.string({
      required: true,
      description: "Responsible name, 2 to 100 letters, spaces and the signs of names (' - .) (responsável).",
    }),
    password: t.string({ required: true, description: signUpPassword }),
  }),
});

builder.mutationField("signUpFederation", (t) =>
  t.field({
    type: signedUp("SignUpFederationSuccess"),
    label: "Cadastrar federação",
    description:
      "Creates the account and the federation, and mails a confirmation link. Nothing of it is public until an admin activates it.",
    authScopes: { public: true },
    args: {
      input: t.arg({
        type: SignUpFederationInput,
        required: true,
        description: "Input (dados do cadastro).",
      }),
    },
    errors: {
      types: [InvalidInput, RuleViolation, EmailTaken, TooManyAttempts],
    },
    resolve: (_root, { input }, ctx) => signUpFederation(ctx, ctx.network, input),
  }),
);
