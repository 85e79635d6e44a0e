import { ArenaType } from "../../arenas/arena.type";
import { FederationType } from "../../federations/federation.type";
import type { ActionContext } from "../../platform/context";
import { builder } from "../../platform/graphql/builder";
import { labelled } from "../../platform/graphql/labelled";
import { UserErrorType } from "../../platform/graphql/user-errors";
import { optionalDayToDatabase } from "../../platform/time/calendar-day.rules";
import { brasiliaTime } from "../../platform/time/time-zone.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import {
  contractStateLabel,
  contractStateOn,
  contractStates,
  daysLeftOn,
  termEndOn,
} from "./contract-state.rules";
import { ContractChangedMeanwhile } from "./contract.errors";
import { billingPeriodLabel, billingPeriods } from "./billing-period.rules";
import { daysOf } from "./write-contract.step";

const admins = { admin: true } as const;
const todayOf = ({ now }: ActionContext): string => dayAt(now, brasiliaTime);

export const ContractStateType = builder.enumType("ContractState", {
  description: "Contract state, on this day in Brasília (situação de um contrato).",
  values: labelled(contractStates, (state) => contractStateLabel[state]),
});

export const ContractBillingPeriodType = builder.enumType("ContractBillingPeriod", {
  description: "Contract billing period (período de cobrança de um contrato).",
  values: labelled(billingPeriods, (period) => billingPeriodLabel[period]),
});

const ContractDocumentType = builder.prismaObject("ContractDocument", {
  description: "Its PDF, fetched from `/documentos/contratos/{key}` (documento do contrato). For admins.",
  authScopes: admins,
  // Not the bytes.
  select: { contractId: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "Name (nome do arquivo)." }),
    size: t.exposeInt("size", { description: "Size, in bytes (tamanho)." }),
    sentAt: t.expose("sentAt", { type: "DateTime", description: "Sent at, UTC (enviado em)." }),
  }),
});

export const ContractType = builder.prismaNode("Contract", {
  description: "What an arena or a federation has agreed with the platform (contrato). For admins.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: admins,
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Key, as the address of its document carries it (chave).",
      resolve: ({ id }) => id,
    }),
    arena: t.relation("arena", {
      type: ArenaType,
      nullable: true,
      description: "Arena; null if the contract is with a federation.",
    }),
    federation: t.relation("federation", {
      type: FederationType,
      nullable: true,
      description: "Federation; null if the contract is with an arena (federação).",
    }),
    plan: t.exposeString("plan", { description: "Its name (plano)." }),
    billingPeriod: t.expose("billingPeriod", {
      type: ContractBillingPeriodType,
      description: "Billing period (período de cobrança).",
    }),
    priceInCents: t.exposeInt("priceInCents", {
      description: "Price, of one such period, in centavos (valor).",
    }),
    firstDay: t.expose("firstDay", { type: "Date", description: "First day (primeiro dia)." }),
    lastDay: t.expose("lastDay", {
      type: "Date",
      nullable: true,
      description: "The last day of the first term; null for an open-ended contract (último dia).",
    }),
    termEnd: t.field({
      type: "Date",
      nullable: true,
      description: "The last day of the term that runs now, which may have renewed itself (fim do prazo).",
      resolve: (row, _args, ctx) => optionalDayToDatabase(termEndOn(daysOf(row), todayOf(ctx))),
    }),
    renewsItself: t.exposeBoolean("renewsItself", {
      description:
        "Renews itself; false if the contract is renewed by hand or has no end (renovação automática).",
    }),
    termMonths: t.exposeInt("termMonths", {
      nullable: true,
      description: "Term months, in months; null unless it renews itself (prazo da renovação).",
    }),
    state: t.field({
      type: ContractStateType,
      description: "State (situação).",
      resolve: (row, _args, ctx) => contractStateOn(daysOf(row), todayOf(ctx)),
    }),
    daysLeft: t.int({
      nullable: true,
      description: "Days left, 0 on the last one; null unless it ends within 30 (dias que faltam).",
      resolve: (row, _args, ctx) => daysLeftOn(daysOf(row), todayOf(ctx)),
    }),
    endedOn: t.expose("endedOn", {
      type: "Date",
      nullable: true,
      description: "May be in the future; null unless the contract was ended early (encerrado a partir de).",
    }),
    endReason: t.exposeString("endReason", {
      nullable: true,
      description: "End reason; null unless the contract was ended early (motivo do encerramento).",
    }),
    document: t.relation("document", {
      type: ContractDocumentType,
      nullable: true,
      description: "Document; null until it is sent (documento).",
    }),
    version: t.exposeInt("version", { description: "Version, to be sent with what is saved (versão)." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Created at, UTC (cadastrado em)." }),
  }),
});

builder.objectType(ContractChangedMeanwhile, {
  name: "ContractChangedMeanwhile",
  description:
    "The version was stale, because another user has saved the contract (mudou enquanto isso). Nothing was written.",
  interfaces: [UserErrorType],
  authScopes: admins,
  fields: (t) => ({
    contract: t.prismaField({
      type: ContractType,
      description: "Contract, as it is now (contrato).",
      resolve: (query, { contractId }, _args, ctx) =>
        ctx.db.contract.findUniqueOrThrow({ ...query, where: { id: contractId } }),
    }),
  }),
});
