import type { Prisma } from "../../../prisma/generated/client/client";
import { ArenaType } from "../../arenas/arena.type";
import { FederationType } from "../../federations/federation.type";
import type { ActionContext } from "../../platform/context";
import { builder, labelled } from "../../platform/graphql/builder";
import { assertPage, cursorId, maxPageSize, totalCountOptions } from "../../platform/graphql/connection";
import { UserErrorType } from "../../platform/graphql/user-errors";
import { foundBy } from "../../platform/search.rules";
import { dayToDatabase, optionalDayToDatabase } from "../../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../platform/time/time-zone.rules";
import {
  billingPeriodLabel,
  billingPeriods,
  type ContractState,
  contractStateLabel,
  contractStateOn,
  contractStates,
  daysLeftOn,
  soonUntil,
  termEndOn,
} from "./contract-period.rules";
import { ContractChangedMeanwhile } from "./contract.errors";
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

/** The SQL equivalent of `contractStateOn`. */
function inState(state: ContractState, day: string): Prisma.ContractWhereInput {
  const today = dayToDatabase(day);
  const soon = dayToDatabase(soonUntil(day));
  const waits = { endedOn: null, renewsItself: false, firstDay: { lte: today } };
  switch (state) {
    case "ENDED":
      return { endedOn: { lte: today } };
    case "SCHEDULED":
      return { firstDay: { gt: today }, OR: [{ endedOn: null }, { endedOn: { gt: today } }] };
    case "EXPIRED":
      return { ...waits, lastDay: { lt: today } };
    case "EXPIRING":
      return { ...waits, lastDay: { gte: today, lte: soon } };
    case "RUNNING":
      return {
        firstDay: { lte: today },
        OR: [
          { endedOn: { gt: today } },
          { endedOn: null, OR: [{ renewsItself: true }, { lastDay: null }, { lastDay: { gt: soon } }] },
        ],
      };
  }
}

interface Filter {
  search?: string | null;
  state?: ContractState | null;
}

function matching({ search, state }: Filter, now: Date): Prisma.ContractWhereInput {
  const arena = foundBy<Prisma.ArenaSearchWhereInput>(search, (word) => [{ name: word }]);
  const federation = foundBy<Prisma.FederationSearchWhereInput>(search, (word) => [
    { name: word },
    { acronym: word },
  ]);
  return {
    AND: [
      state ? inState(state, dayAt(now, brasiliaTime)) : {},
      arena && federation
        ? { OR: [{ arena: { search: arena } }, { federation: { search: federation } }] }
        : {},
    ],
  };
}

builder.queryField("allContracts", (t) =>
  t.prismaConnection(
    {
      type: ContractType,
      cursor: "id",
      maxSize: maxPageSize,
      description:
        "All contracts by their end: first those with a fixed end, then open-ended ones, then those ended early (contratos). For admins.",
      authScopes: { admin: true },
      args: {
        search: t.arg.string({
          description: "Words of the arena's or the federation's name, or the acronym (busca).",
        }),
        state: t.arg({ type: ContractStateType, description: "State; null for all (situação)." }),
      },
      resolve: (query, _root, args, ctx) => {
        assertPage(args);
        cursorId(query.cursor);
        return ctx.db.contract.findMany({
          ...query,
          where: matching(args, ctx.now),
          orderBy: [{ endsInOrder: "asc" }, { id: "desc" }],
        });
      },
    },
    {
      name: "AllContractsConnection",
      description: "A page of all contracts (contratos).",
      authScopes: { admin: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: { admin: true },
          resolve: ({ args }, _args, ctx) => ctx.db.contract.count({ where: matching(args, ctx.now) }),
        }),
      }),
    },
    {
      name: "AllContractsEdge",
      description: "Edge of all contracts (contrato na lista).",
      authScopes: { admin: true },
    },
  ),
);
