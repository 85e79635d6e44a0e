import { ArenaType } from "../../arenas/arena.type";
import { FederationType } from "../../federations/federation.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may, mayWith } from "../../platform/graphql/may";
import { canAdministerContract, canAdministerPlaces } from "../administration.access";
import { contractSuccess } from "./contract-success.type";
import { ContractChangedMeanwhile } from "./contract.errors";
import { ContractBillingPeriodType, ContractType } from "./contract.type";
import { createContract } from "./create-contract.action";
import { endContract } from "./end-contract.action";
import { renewContract } from "./renew-contract.action";
import { updateContract } from "./update-contract.action";

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

const termsFields = (t: InputFields) => ({
  plan: t.string({ required: true, description: "Plano: its name, 2 to 60 characters." }),
  billingPeriod: t.field({
    type: ContractBillingPeriodType,
    required: true,
    description: "Período de cobrança.",
  }),
  priceInCents: t.int({ required: true, description: "Valor: of one such period, in centavos." }),
  firstDay: t.field({ type: "Date", required: true, description: "Primeiro dia." }),
  lastDay: t.field({ type: "Date", description: "Último dia: of the first term; null for no agreed end." }),
  renewsItself: t.boolean({ required: true, description: "Renovação automática: needs a last day." }),
  termMonths: t.int({
    description: "Prazo da renovação: 1 to 60 months, if the contract renews automatically.",
  }),
});

/** Which one, and how it was seen. */
const seenFields = (t: InputFields) => ({
  contractId: t.globalID({ required: true, for: ContractType, description: "Contrato." }),
  version: t.int({ required: true, description: "Versão: the one that was seen." }),
});

const CreateContractInput = builder.inputType("CreateContractInput", {
  description: "Novo contrato: with an arena or with a federation.",
  fields: (t) => ({
    arenaId: t.globalID({ for: ArenaType, description: "Arena: null if the contract is with a federation." }),
    federationId: t.globalID({
      for: FederationType,
      description: "Federação: null if the contract is with an arena.",
    }),
    ...termsFields(t),
  }),
});

const UpdateContractInput = builder.inputType("UpdateContractInput", {
  description: "O que foi combinado em um contrato.",
  fields: (t) => ({ ...seenFields(t), ...termsFields(t) }),
});

const RenewContractInput = builder.inputType("RenewContractInput", {
  description: "Renovação de um contrato.",
  fields: (t) => ({
    ...seenFields(t),
    lastDay: t.field({
      type: "Date",
      required: true,
      description: "Novo último dia: after the one before, and not in the past.",
    }),
  }),
});

const EndContractInput = builder.inputType("EndContractInput", {
  description: "Encerramento de um contrato.",
  fields: (t) => ({
    ...seenFields(t),
    endsOn: t.field({
      type: "Date",
      required: true,
      description: "A partir de: from this day on it is over.",
    }),
    reason: t.string({ required: true, description: "Motivo: 5 to 500 characters; it stays on record." }),
  }),
});

const changing = { types: [InvalidInput, ContractChangedMeanwhile, RuleViolation] };

builder.mutationField("createContract", (t) =>
  t.field({
    type: contractSuccess("CreateContractSuccess", "Contrato criado."),
    description:
      "Criar contrato: Rejects a contract that overlaps another one of the same party. For admins.",
    authScopes: mayWith(canAdministerPlaces),
    args: { input: t.arg({ type: CreateContractInput, required: true, description: "Contrato." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "CreateContractResult" } },
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
    type: contractSuccess("UpdateContractSuccess", "Contrato salvo."),
    description: "Alterar contrato: Corrects the terms. Rejects a stale version. For admins.",
    authScopes: may(canAdministerContract, "contractId"),
    args: { input: t.arg({ type: UpdateContractInput, required: true, description: "Dados." }) },
    errors: { ...changing, union: { name: "UpdateContractResult" } },
    resolve: async (_root, { input: { contractId, version, ...terms } }, ctx) => {
      await updateContract(ctx, contractId.id, version, terms);
      return { contractId: contractId.id };
    },
  }),
);

builder.mutationField("renewContract", (t) =>
  t.field({
    type: contractSuccess("RenewContractSuccess", "Contrato renovado."),
    description: "Renovar contrato: Extends the contract to a later last day, without a gap. For admins.",
    authScopes: may(canAdministerContract, "contractId"),
    args: { input: t.arg({ type: RenewContractInput, required: true, description: "Novo último dia." }) },
    errors: { ...changing, union: { name: "RenewContractResult" } },
    resolve: async (_root, { input: { contractId, version, ...until } }, ctx) => {
      await renewContract(ctx, contractId.id, version, until);
      return { contractId: contractId.id };
    },
  }),
);

builder.mutationField("endContract", (t) =>
  t.field({
    type: contractSuccess("EndContractSuccess", "Contrato encerrado, ou o dia marcado."),
    description: "Encerrar contrato: from a day on it is over, whatever was agreed. For admins.",
    authScopes: may(canAdministerContract, "contractId"),
    args: { input: t.arg({ type: EndContractInput, required: true, description: "Dia e motivo." }) },
    errors: { ...changing, union: { name: "EndContractResult" } },
    resolve: async (_root, { input: { contractId, version, ...ending } }, ctx) => {
      await endContract(ctx, contractId.id, version, ending);
      return { contractId: contractId.id };
    },
  }),
);
