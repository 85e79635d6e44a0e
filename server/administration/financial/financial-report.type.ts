import { resolveCursorConnection } from "@pothos/plugin-relay";
import { chargeStandingLabel, chargeStandings, standingOn } from "../../billing/charge-standing.rules";
import { serviceTypes, servicesLabel } from "../../billing/service-type.rules";
import { builder } from "../../platform/graphql/builder";
import { assertPage, maxPageSize } from "../../platform/graphql/connection";
import { badInput } from "../../platform/graphql/errors";
import { encodeGlobalId } from "../../platform/graphql/global-id";
import { labelled } from "../../platform/graphql/labelled";
import { usualPage } from "../../platform/graphql/list-size";
import { dayToDatabase, isCalendarDate } from "../../platform/time/calendar-day.rules";
import { brasiliaTime } from "../../platform/time/time-zone.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { isUuid } from "../../platform/uuid.rules";
import { financialRows, type FinancialFilter, type FinancialTotals } from "./financial-report.loader";
import type { FinancialPlace, FinancialRow } from "./financial-report.rules";

export const ServiceTypeType = builder.enumType("ServiceType", {
  description: "Tipo de serviço: what somebody pays for.",
  values: labelled(serviceTypes, (service) => servicesLabel[service]),
});

const ChargeStandingType = builder.enumType("ChargeStanding", {
  description: "Situação da cobrança: as it is today.",
  values: labelled(chargeStandings, (standing) => chargeStandingLabel[standing]),
});

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

const cursorOf = ({ on, id }: FinancialPlace): string => Buffer.from(`${on} ${id}`).toString("base64url");

function placeOf(cursor: string | undefined): FinancialPlace | null {
  if (cursor === undefined) return null;
  const [on = "", id = ""] = Buffer.from(cursor, "base64url").toString().split(" ");
  if (!isCalendarDate(on) || !isUuid(id)) throw badInput("Cursor inválido.");
  return { on, id };
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
            { args, defaultSize: usualPage, maxSize: maxPageSize, toCursor: cursorOf },
            ({ after, before, limit, inverted }) =>
              financialRows(db, filter, { after: placeOf(after), before: placeOf(before), limit, inverted }),
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
