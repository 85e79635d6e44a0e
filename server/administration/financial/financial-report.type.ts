import { resolveCursorConnection } from "@pothos/plugin-relay";
import { standingOn } from "../../billing/charge-words.rules";
import { ChargeStandingType, ServiceTypeType } from "../../billing/charges/charge.type";
import { builder, labelled } from "../../platform/graphql/builder";
import {
  assertPage,
  dayCursor,
  maxPageSize,
  placeOfDayCursor,
  usualPage,
} from "../../platform/graphql/connection";
import { encodeGlobalId } from "../../platform/graphql/nodes";
import { readReport } from "../../platform/replica";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../platform/time/time-zone.rules";
import {
  daysOfPeriod,
  financialPeriodLabel,
  financialPeriods,
  type FinancialRow,
} from "./financial-report.rules";
import {
  type FinancialFilter,
  financialRows,
  financialTotals,
  type FinancialTotals,
} from "./financial-report.loader";

const FinancialTransactionType = builder.objectRef<FinancialRow>("FinancialTransaction").implement({
  description: "A charge, as the administration's report tells of it (transação).",
  authScopes: { admin: true },
  fields: (t) => ({
    id: t.id({
      description: "ID, opaque, to tell charges apart.",
      resolve: ({ id }) => encodeGlobalId("Charge", id),
    }),
    on: t.field({
      type: "Date",
      description: "On, of the service; for a tournament its first day (data).",
      resolve: ({ on }) => dayToDatabase(on),
    }),
    paidOn: t.field({
      type: "Date",
      nullable: true,
      description:
        "Day of the last payment, as recorded with it; null unless it is paid in full (dia do pagamento).",
      resolve: ({ paidOn }) => (paidOn === null ? null : dayToDatabase(paidOn)),
    }),
    receiverName: t.exposeString("receiver", {
      description: "Who is paid; the federation for an entry into its championship (arena).",
    }),
    service: t.expose("service", { type: ServiceTypeType, description: "Service (tipo)." }),
    description: t.exposeString("description", { description: "Description (descrição)." }),
    amountInCents: t.exposeInt("amountInCents", { description: "Amount, in centavos (valor)." }),
    standing: t.field({
      type: ChargeStandingType,
      description: "Late from the first business day after the day it was due on (status).",
      resolve: (row, _args, { now }) => standingOn(row, dayAt(now, brasiliaTime)),
    }),
    payerName: t.exposeString("payer", {
      nullable: true,
      description:
        "The athlete, else the teacher, else the name written on the charge; null where none is known (cliente).",
    }),
  }),
});

/** What is asked, and what it comes to. */
export interface FinancialReport {
  filter: FinancialFilter;
  totals: FinancialTotals;
}

export const FinancialReportType = builder.objectRef<FinancialReport>("FinancialReport").implement({
  description: "What services of a period bring, of all arenas or of one (relatório financeiro).",
  authScopes: { admin: true },
  fields: (t) => ({
    from: t.field({
      type: "Date",
      description: "From (primeiro dia).",
      resolve: ({ filter }) => dayToDatabase(filter.from),
    }),
    to: t.field({
      type: "Date",
      description: "To (último dia).",
      resolve: ({ filter }) => dayToDatabase(filter.to),
    }),
    arenaName: t.string({
      nullable: true,
      description: "The one that is asked about; null for all (arena).",
      resolve: async ({ filter: { arenaId } }, _args, { db }) =>
        arenaId === null
          ? null
          : ((await db.arena.findUnique({ where: { id: arenaId }, select: { name: true } }))?.name ?? null),
    }),
    transactionCount: t.int({
      description: "All that are found, on all pages (transações).",
      resolve: ({ totals }) => totals.count,
    }),
    totalInCents: t.float({
      description:
        "Received and pending, in whole centavos; cancelled charges count nowhere, and what went back is taken off (receita total). A Float, since it may pass what an Int holds.",
      resolve: ({ totals }) => totals.totalInCents,
    }),
    paidInCents: t.float({
      description: "What was received and did not go back, in whole centavos (receita paga).",
      resolve: ({ totals }) => totals.paidInCents,
    }),
    pendingInCents: t.float({
      description: "What is still owed, late or not, in whole centavos (receita pendente).",
      resolve: ({ totals }) => totals.pendingInCents,
    }),
    topService: t.field({
      type: ServiceTypeType,
      nullable: true,
      description: "The service that brings most; null where nothing brings anything (maior categoria).",
      resolve: ({ totals }) => totals.topService,
    }),
    transactions: t.connection(
      {
        type: FinancialTransactionType,
        description: "Transactions, the newest service first (transações).",
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
        description: "A page of financial transactions (transações).",
        authScopes: { admin: true },
      },
      {
        name: "FinancialTransactionsEdge",
        description: "Edge of financial transactions (transação na lista).",
        authScopes: { admin: true },
      },
    ),
  }),
});

const FinancialPeriodType = builder.enumType("FinancialPeriod", {
  description: "Financial period, by the clocks of Brasília (período, até hoje).",
  values: labelled(financialPeriods, (period) => financialPeriodLabel[period]),
});

builder.queryField("financialReport", (t) =>
  t.field({
    type: FinancialReportType,
    authScopes: { admin: true },
    description: "Financial report, for admins (relatório financeiro).",
    args: {
      period: t.arg({
        type: FinancialPeriodType,
        defaultValue: "CURRENT_MONTH",
        required: true,
        description: "Period, by the day of the service (período).",
      }),
      service: t.arg({ type: ServiceTypeType, description: "Service; null for all (tipo de serviço)." }),
      arenaKey: t.arg({ type: "UUID", description: "Its key; null for all (arena)." }),
    },
    resolve: async (_root, { period, service, arenaKey }, { db, now }) => {
      const filter = {
        ...daysOfPeriod(period, dayAt(now, brasiliaTime)),
        service: service ?? null,
        arenaId: arenaKey ?? null,
      };
      return { filter, totals: await readReport(db, (from) => financialTotals(from, filter)) };
    },
  }),
);
