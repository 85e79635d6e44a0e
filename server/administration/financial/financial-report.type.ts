import { resolveCursorConnection } from "@pothos/plugin-relay";
import { standingOn } from "../../billing/charge-standing.rules";
import { ChargeStandingType, ServiceTypeType } from "../../billing/charges/charge-words.type";
import { builder } from "../../platform/graphql/builder";
import { assertPage, maxPageSize } from "../../platform/graphql/connection";
import { dayCursor, placeOfDayCursor } from "../../platform/graphql/day-cursor";
import { encodeGlobalId } from "../../platform/graphql/global-id";
import { usualPage } from "../../platform/graphql/list-size";
import { readReport } from "../../platform/replica";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import { brasiliaTime } from "../../platform/time/time-zone.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { financialRows, type FinancialFilter, type FinancialTotals } from "./financial-report.loader";
import type { FinancialRow } from "./financial-report.rules";

const FinancialTransactionType = builder.objectRef<FinancialRow>("FinancialTransaction").implement({
  description: "Transação: a charge, as the administration's report tells of it.",
  authScopes: { admin: true },
  fields: (t) => ({
    id: t.id({
      description: "Id: opaque, to tell charges apart.",
      resolve: ({ id }) => encodeGlobalId("Charge", id),
    }),
    on: t.field({
      type: "Date",
      description: "Data: of the service.",
      resolve: ({ on }) => dayToDatabase(on),
    }),
    receiverName: t.exposeString("receiver", {
      description: "Arena: who is paid; the federation for an entry into its championship.",
    }),
    service: t.expose("service", { type: ServiceTypeType, description: "Tipo." }),
    description: t.exposeString("description", { description: "Descrição." }),
    amountInCents: t.exposeInt("amountInCents", { description: "Valor: in centavos." }),
    standing: t.field({
      type: ChargeStandingType,
      description: "Status: late from the first business day after the day it was due on.",
      resolve: (row, _args, { now }) => standingOn(row, dayAt(now, brasiliaTime)),
    }),
    payerName: t.exposeString("payer", {
      nullable: true,
      description: "Cliente: the athlete, or else the teacher; null where neither is known.",
    }),
  }),
});

/** What is asked, and what it comes to. */
export interface FinancialReport {
  filter: FinancialFilter;
  totals: FinancialTotals;
}

export const FinancialReportType = builder.objectRef<FinancialReport>("FinancialReport").implement({
  description: "Relatório financeiro: what services of a period bring, of all arenas or of one.",
  authScopes: { admin: true },
  fields: (t) => ({
    from: t.field({
      type: "Date",
      description: "Primeiro dia.",
      resolve: ({ filter }) => dayToDatabase(filter.from),
    }),
    to: t.field({
      type: "Date",
      description: "Último dia.",
      resolve: ({ filter }) => dayToDatabase(filter.to),
    }),
    arenaName: t.string({
      nullable: true,
      description: "Arena: the one that is asked about; null for all.",
      resolve: async ({ filter: { arenaId } }, _args, { db }) =>
        arenaId === null
          ? null
          : ((await db.arena.findUnique({ where: { id: arenaId }, select: { name: true } }))?.name ?? null),
    }),
    transactionCount: t.int({
      description: "Transações: all that are found, on all pages.",
      resolve: ({ totals }) => totals.count,
    }),
    totalInCents: t.float({
      description:
        "Receita total: received and pending, in whole centavos; cancelled charges count nowhere, and what went back is taken off. A Float, since it may pass what an Int holds.",
      resolve: ({ totals }) => totals.totalInCents,
    }),
    paidInCents: t.float({
      description: "Receita paga: what was received and did not go back, in whole centavos.",
      resolve: ({ totals }) => totals.paidInCents,
    }),
    pendingInCents: t.float({
      description: "Receita pendente: what is still owed, late or not, in whole centavos.",
      resolve: ({ totals }) => totals.pendingInCents,
    }),
    topService: t.field({
      type: ServiceTypeType,
      nullable: true,
      description: "Maior categoria: the service that brings most; null where nothing brings anything.",
      resolve: ({ totals }) => totals.topService,
    }),
    transactions: t.connection(
      {
        type: FinancialTransactionType,
        description: "Transações: the newest service first.",
        resolve: ({ filter }, args, { db }) => {
          assertPage(args);
          return resolveCursorConnection<Promise<FinancialRow[]>>(
            { args, defaultSize: usualPage, maxSize: maxPageSize, toCursor: dayCursor },
            ({ after, before, limit, inverted }) =>
              readReport(db, (from) =>
                financialRows(from, filter, {
                  after: placeOfDayCursor(after),
                  before: placeOfDayCursor(before),
                  limit,
                  inverted,
                }),
              ),
          );
        },
      },
      {
        name: "FinancialTransactionsConnection",
        description: "Transações: a page of them.",
        authScopes: { admin: true },
      },
      { name: "FinancialTransactionsEdge", description: "Transação na lista.", authScopes: { admin: true } },
    ),
  }),
});
