import { InvalidInput, RuleViolation, TooManyAttempts } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import {
  addFederationMember,
  changeFederationMember,
  removeFederationMember,
} from "./federation-members.action";
import { federationSuccess, invitedToFederation, positionField } from "./federation-success.type";
import { canManageFederationWithId, canManageMember } from "./federation.access";
import { FederationMemberType, FederationType } from "./federation.type";

const AddFederationMemberInput = builder.inputType("AddFederationMemberInput", {
  description: "Nova pessoa de uma federação.",
  fields: (t) => ({
    federationId: t.globalID({ required: true, for: FederationType, description: "Federação." }),
    email: t.string({ required: true, description: "E-mail: of the person." }),
    personName: t.string({ required: true, description: "Nome: for who has no account yet." }),
    position: t.string({ required: true, description: positionField }),
  }),
});

const UpdateFederationMemberInput = builder.inputType("UpdateFederationMemberInput", {
  description: "Cargo de uma pessoa da federação.",
  fields: (t) => ({
    memberId: t.globalID({ required: true, for: FederationMemberType, description: "Pessoa." }),
    position: t.string({ required: true, description: positionField }),
  }),
});

const RemoveFederationMemberInput = builder.inputType("RemoveFederationMemberInput", {
  description: "Saída de uma pessoa da federação.",
  fields: (t) => ({
    memberId: t.globalID({ required: true, for: FederationMemberType, description: "Pessoa." }),
  }),
});

builder.mutationField("addFederationMember", (t) =>
  t.field({
    type: invitedToFederation("AddFederationMemberSuccess", "Pessoa incluída, ou convidada."),
    description: "Incluir pessoa na federação: an account is asked first. For its people and admins.",
    authScopes: may(canManageFederationWithId, "federationId"),
    args: { input: t.arg({ type: AddFederationMemberInput, required: true, description: "Pessoa." }) },
    errors: {
      types: [InvalidInput, RuleViolation, TooManyAttempts],
      union: { name: "AddFederationMemberResult" },
    },
    resolve: async (_root, { input: { federationId, ...person } }, ctx) => ({
      federationId: federationId.id,
      ...(await addFederationMember(ctx, federationId.id, person)),
    }),
  }),
);

builder.mutationField("updateFederationMember", (t) =>
  t.field({
    type: federationSuccess("UpdateFederationMemberSuccess", "Cargo salvo."),
    description: "Mudar cargo: of a person of the federation. For its people and admins.",
    authScopes: may(canManageMember, "memberId"),
    args: { input: t.arg({ type: UpdateFederationMemberInput, required: true, description: "Cargo." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "UpdateFederationMemberResult" } },
    resolve: async (_root, { input: { memberId, ...position } }, ctx) => ({
      federationId: await changeFederationMember(ctx, memberId.id, position),
    }),
  }),
);

builder.mutationField("removeFederationMember", (t) =>
  t.field({
    type: federationSuccess("RemoveFederationMemberSuccess", "Pessoa retirada."),
    description:
      "Retirar pessoa da federação, or leave it oneself: never the last person. For its people and admins.",
    authScopes: may(canManageMember, "memberId"),
    args: { input: t.arg({ type: RemoveFederationMemberInput, required: true, description: "Pessoa." }) },
    errors: { types: [RuleViolation], union: { name: "RemoveFederationMemberResult" } },
    resolve: async (_root, { input }, ctx) => ({
      federationId: await removeFederationMember(ctx, input.memberId.id),
    }),
  }),
);
