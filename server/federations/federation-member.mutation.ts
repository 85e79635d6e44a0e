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
