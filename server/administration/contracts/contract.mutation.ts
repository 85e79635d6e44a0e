import { ArenaType } from "../../arenas/arena.type";
import { FederationType } from "../../federations/federation.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may, mayWith } from "../../platform/graphql/context";
import { canAdministerContract, canAdministerPlaces } from "../administration.access";
import { ContractChangedMeanwhile } from "./contract.errors";
import { ContractBillingPeriodType, ContractType } from "./contract.type";
import { createContract, endContract, renewContract, updateContract } from "./contract.action";

/** The answer of what was done to a contract. */
const contractSuccess = (name: string, description: string) =>
  builder.objectRef<{ contractId: string }>(name).implement({
    description,
    authScopes: { admin: true },
    fields: (t) => ({
      contract: t.prismaField({
        type: ContractType,
        description: "Contract, as it is now (contrato).",
        resolve: (query, { contractId }, _args, ctx) =>
          ctx.db.contract.findUniqueOrThrow({ ...query, where: { id: contractId } }),
      }),
    }),
  });

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

const termsFields = (t: InputFields) => ({
  plan: t.string({ required: true, description: "Its name, 2 to 60 characters (plano)." }),
  billingPeriod: t.field({
    type: ContractBillingPeriodType,
    required: true,
    description: "Billing period (período de cobrança).",
  }),
  priceInCents: t.int({ required: true, description: "Price, of one such period, in centavos (valor)." }),
  firstDay: t.field({ type: "Date", required: true, description: "First day (primeiro dia)." }),
  lastDay: t.field({
    type: "Date",
    description: "Last day, of the first term; null for no agreed end (último dia).",
  }),
  renewsItself: t.boolean({ required: true, description: "Needs a last day (renovação automática)." }),
  termMonths: t.int({
    description: "Term months, 1 to 60 months, if the contract renews automatically (prazo da renovação).",
  }),
});

/** Which one, and how it was seen. */
const seenFields = (t: InputFields) => ({
  contractId: t.globalID({ required: true, for: ContractType, description: "Contract (contrato)." }),
  version: t.int({ required: true, description: "The one that was seen (versão)." }),
});

const CreateContractInput = builder.inputType("CreateContractInput", {
  description: "Create contract, with an arena or with a federation (novo contrato).",
  fields: (t) => ({
    arenaId: t.globalID({ for: ArenaType, description: "Arena; null if the contract is with a federation." }),
    federationId: t.globalID({
      for: FederationType,
      description: "Federation; null if the contract is with an arena (federação).",
    }),
    ...termsFields(t),
  }),
});

const UpdateContractInput = builder.inputType("UpdateContractInput", {
  description: "Input of `updateContract` (o que foi combinado em um contrato).",
  fields: (t) => ({ ...seenFields(t), ...termsFields(t) }),
});

const RenewContractInput = builder.inputType("RenewContractInput", {
  description: "Input of `renewContract` (renovação de um contrato).",
  fields: (t) => ({
    ...seenFields(t),
    lastDay: t.field({
      type: "Date",
      required: true,
      description: "Last day, after the one before, and not in the past (novo último dia).",
    }),
  }),
});

const EndContractInput = builder.inputType("EndContractInput", {
  description: "Input of `endContract` (encerramento de um contrato).",
  fields: (t) => ({
    ...seenFields(t),
    endsOn: t.field({
      type: "Date",
      required: true,
      description: "Ends on, from this day on it is over (a partir de).",
    }),
    reason: t.string({
      required: true,
      description: "Reason, 5 to 500 characters; it stays on record (motivo).",
    }),
  }),
});

const changing = { types: [InvalidInput, ContractChangedMeanwhile, RuleViolation] };

builder.mutationField("createContract", (t) =>
  t.field({
    type: contractSuccess(
      "CreateContractSuccess",
      "Result of a successful `createContract` (contrato criado).",
    ),
    label: "Criar contrato",
    description:
      "Creates a contract. Rejects one that overlaps another contract of the same party. For admins.",
    authScopes: mayWith(canAdministerPlaces),
    args: { input: t.arg({ type: CreateContractInput, required: true, description: "Input (contrato)." }) },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { arenaId, federationId, ...terms } }, ctx) => ({
      contractId: await createContract(ctx, {
        ...terms,
        arenaId: arenaId?.id,
        federationId: federationId?.id,
      }),
    }),
  }),
);

builder.mutationField("updateContract", (t) =>
  t.field({
    type: contractSuccess(
      "UpdateContractSuccess",
      "Result of a successful `updateContract` (contrato salvo).",
    ),
    label: "Alterar contrato",
    description: "Corrects the terms. Rejects a stale version. For admins.",
    authScopes: may(canAdministerContract, "contractId"),
    args: { input: t.arg({ type: UpdateContractInput, required: true, description: "Input (dados)." }) },
    errors: { ...changing },
    resolve: async (_root, { input: { contractId, version, ...terms } }, ctx) => {
      await updateContract(ctx, contractId.id, version, terms);
      return { contractId: contractId.id };
    },
  }),
);

builder.mutationField("renewContract", (t) =>
  t.field({
    type: contractSuccess(
      "RenewContractSuccess",
      "Result of a successful `renewContract` (contrato renovado).",
    ),
    label: "Renovar contrato",
    description: "Extends the contract to a later last day, without a gap. For admins.",
    authScopes: may(canAdministerContract, "contractId"),
    args: {
      input: t.arg({ type: RenewContractInput, required: true, description: "Input (novo último dia)." }),
    },
    errors: { ...changing },
    resolve: async (_root, { input: { contractId, version, ...until } }, ctx) => {
      await renewContract(ctx, contractId.id, version, until);
      return { contractId: contractId.id };
    },
  }),
);

builder.mutationField("endContract", (t) =>
  t.field({
    type: contractSuccess(
      "EndContractSuccess",
      "Result of a successful `endContract` (contrato encerrado, ou o dia marcado).",
    ),
    label: "Encerrar contrato",
    description: "Ends a contract on a given day, regardless of its terms. For admins.",
    authScopes: may(canAdministerContract, "contractId"),
    args: { input: t.arg({ type: EndContractInput, required: true, description: "Input (dia e motivo)." }) },
    errors: { ...changing },
    resolve: async (_root, { input: { contractId, version, ...ending } }, ctx) => {
      await endContract(ctx, contractId.id, version, ending);
      return { contractId: contractId.id };
    },
  }),
);
