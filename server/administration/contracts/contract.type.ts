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
  description: "Situação de um contrato: on this day in Brasília.",
  values: labelled(contractStates, (state) => contractStateLabel[state]),
});

export const ContractBillingPeriodType = builder.enumType("ContractBillingPeriod", {
  description: "Período de cobrança de um contrato.",
  values: labelled(billingPeriods, (period) => billingPeriodLabel[period]),
});

const ContractDocumentType = builder.prismaObject("ContractDocument", {
  description: "Documento do contrato: its PDF, fetched from `/documentos/contratos/{key}`. For admins.",
  authScopes: admins,
  // Not the bytes.
  select: { contractId: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "Nome do arquivo." }),
    size: t.exposeInt("size", { description: "Tamanho: in bytes." }),
    sentAt: t.expose("sentAt", { type: "DateTime", description: "Enviado em: UTC." }),
  }),
});

export const ContractType = builder.prismaNode("Contract", {
  description: "Contrato: what an arena or a federation has agreed with the platform. For admins.",
  id: { field: "id", description: "Id: global and opaque." },
  authScopes: admins,
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Chave: as the address of its document carries it.",
      resolve: ({ id }) => id,
    }),
    arena: t.relation("arena", {
      type: ArenaType,
      nullable: true,
      description: "Arena: null if the contract is with a federation.",
    }),
    federation: t.relation("federation", {
      type: FederationType,
      nullable: true,
      description: "Federação: null if the contract is with an arena.",
    }),
    plan: t.exposeString("plan", { description: "Plano: its name." }),
    billingPeriod: t.expose("billingPeriod", {
      type: ContractBillingPeriodType,
      description: "Período de cobrança.",
    }),
    priceInCents: t.exposeInt("priceInCents", { description: "Valor: of one such period, in centavos." }),
    firstDay: t.expose("firstDay", { type: "Date", description: "Primeiro dia." }),
    lastDay: t.expose("lastDay", {
      type: "Date",
      nullable: true,
      description: "Último dia: The last day of the first term; null for an open-ended contract.",
    }),
    termEnd: t.field({
      type: "Date",
      nullable: true,
      description: "Fim do prazo: the last day of the term that runs now, which may have renewed itself.",
      resolve: (row, _args, ctx) => optionalDayToDatabase(termEndOn(daysOf(row), todayOf(ctx))),
    }),
    renewsItself: t.exposeBoolean("renewsItself", {
      description: "Renovação automática: False if the contract is renewed by hand or has no end.",
    }),
    termMonths: t.exposeInt("termMonths", {
      nullable: true,
      description: "Prazo da renovação: in months; null unless it renews itself.",
    }),
    state: t.field({
      type: ContractStateType,
      description: "Situação.",
      resolve: (row, _args, ctx) => contractStateOn(daysOf(row), todayOf(ctx)),
    }),
    daysLeft: t.int({
      nullable: true,
      description: "Dias que faltam: 0 on the last one; null unless it ends within 30.",
      resolve: (row, _args, ctx) => daysLeftOn(daysOf(row), todayOf(ctx)),
    }),
    endedOn: t.expose("endedOn", {
      type: "Date",
      nullable: true,
      description: "Encerrado a partir de: May be in the future; null unless the contract was ended early.",
    }),
    endReason: t.exposeString("endReason", {
      nullable: true,
      description: "Motivo do encerramento: null unless the contract was ended early.",
    }),
    document: t.relation("document", {
      type: ContractDocumentType,
      nullable: true,
      description: "Documento: null until it is sent.",
    }),
    version: t.exposeInt("version", { description: "Versão: to be sent with what is saved." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Cadastrado em: UTC." }),
  }),
});

builder.objectType(ContractChangedMeanwhile, {
  name: "ContractChangedMeanwhile",
  description:
    "Mudou enquanto isso: The version was stale, because another user has saved the contract. Nothing was written.",
  interfaces: [UserErrorType],
  authScopes: admins,
  fields: (t) => ({
    contract: t.prismaField({
      type: ContractType,
      description: "Contrato: as it is now.",
      resolve: (query, { contractId }, _args, ctx) =>
        ctx.db.contract.findUniqueOrThrow({ ...query, where: { id: contractId } }),
    }),
  }),
});
