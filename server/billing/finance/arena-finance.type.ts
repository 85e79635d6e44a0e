import type { Database } from "../../platform/database";
import { canManageArena } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { AthleteType } from "../../athletes/athlete.type";
import { athletesOf } from "../../athletes/athlete.loader";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/connection";
import { once } from "../../platform/once";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import { dayAt } from "../../platform/time/time-zone.rules";
import { ChargeKindType, ServiceTypeType } from "../charges/charge.type";
import { growthOf } from "../totals.rules";
import {
  expectedWeeks,
  latePayers,
  moneyAtAGlance,
  monthsOfServices,
  monthsShown,
  mostLatePayers,
  mostRecent,
  weeksExpected,
  type ExpectedWeek,
  type LatePayer,
  type MonthOfService,
  type MoneyAtAGlance,
  type RecentPayment,
} from "./arena-finance.loader";

const scope = { signedIn: true } as const;

const MonthOfServiceType = builder.objectRef<MonthOfService>("ReceivedInMonth").implement({
  description: "The income for one service, minus refunds in that month (recebido no mês).",
  authScopes: scope,
  fields: (t) => ({
    month: t.field({
      type: "Date",
      description: "Its first day (mês).",
      resolve: ({ month }) => dayToDatabase(month),
    }),
    service: t.expose("service", { type: ServiceTypeType, description: "Service (serviço)." }),
    receivedInCents: t.exposeFloat("receivedInCents", {
      description: "Received, in whole centavos (recebido).",
    }),
  }),
});

const LatePayerType = builder.objectRef<LatePayer>("LatePayer").implement({
  description: "A payer with overdue charges (devedor).",
  authScopes: scope,
  fields: (t) => ({
    name: t.exposeString("name", {
      description: "Full name, since only the receiver reads the list (nome).",
    }),
    athlete: t.field({
      type: AthleteType,
      nullable: true,
      description: "Athlete; null for a client without an athlete record (atleta).",
      resolve: ({ athleteId }, _args, ctx) => (athleteId === null ? null : athletesOf(ctx).load(athleteId)),
    }),
    chargeCount: t.exposeInt("chargeCount", { description: "Charge count (cobranças em atraso)." }),
    overdueInCents: t.exposeFloat("overdueInCents", {
      description: "Overdue, in whole centavos, without fine and interest (em atraso).",
    }),
    daysLate: t.exposeInt("daysLate", { description: "Days late, of the oldest (dias de atraso)." }),
  }),
});

const ExpectedWeekType = builder.objectRef<ExpectedWeek>("ExpectedWeek").implement({
  description: "The amount due in one week (semana prevista).",
  authScopes: scope,
  fields: (t) => ({
    from: t.field({
      type: "Date",
      description: "From (primeiro dia).",
      resolve: ({ from }) => dayToDatabase(from),
    }),
    expectedInCents: t.exposeFloat("expectedInCents", {
      description: "Expected, in whole centavos (previsto).",
    }),
  }),
});

const RecentPaymentType = builder.objectRef<RecentPayment>("RecentPayment").implement({
  description: "A charge that was paid in full (transação recente).",
  authScopes: scope,
  fields: (t) => ({
    name: t.exposeString("name", {
      description: "Full name, since only the receiver reads the list (quem pagou).",
    }),
    kind: t.expose("kind", { type: ChargeKindType, description: "Kind (tipo de cobrança)." }),
    description: t.exposeString("description", { description: "Description (descrição)." }),
    receivedInCents: t.exposeFloat("receivedInCents", {
      description: "Minus refunds, in whole centavos (recebido).",
    }),
    paidAt: t.expose("paidAt", { type: "DateTime", description: "Paid at, UTC (pago em)." }),
  }),
});

interface ArenaFinance {
  db: Database;
  arenaId: string;
  /** YYYY-MM-DD, there. */
  today: string;
  months: () => Promise<MonthOfService[]>;
  glance: () => Promise<MoneyAtAGlance>;
}

const ArenaFinanceType = builder.objectRef<ArenaFinance>("ArenaFinance").implement({
  description:
    "Income, open charges and overdue payers (gestão financeira de uma arena). For managers of the arena.",
  authScopes: scope,
  fields: (t) => ({
    receivedInCents: t.float({
      description: "All income minus refunds, in whole centavos (receita total).",
      resolve: async ({ glance }) => (await glance()).receivedInCents,
    }),
    pendingInCents: t.float({
      description: "Open amount, overdue or not, in whole centavos (pendente).",
      resolve: async ({ glance }) => (await glance()).pendingInCents,
    }),
    overdueInCents: t.float({
      description: "The overdue part of the open amount, in whole centavos (em atraso).",
      resolve: async ({ glance }) => (await glance()).overdueInCents,
    }),
    latePayerCount: t.int({
      description: "Late payer count (quantas pessoas estão em atraso).",
      resolve: async ({ glance }) => (await glance()).latePayerCount,
    }),
    receivedThisMonthInCents: t.float({
      description: "Received this month, in whole centavos, minus refunds in that month (receita do mês).",
      resolve: async ({ glance }) => (await glance()).receivedThisMonthInCents,
    }),
    receivedLastMonthInCents: t.float({
      description: "Received last month, in whole centavos (receita do mês passado).",
      resolve: async ({ glance }) => (await glance()).receivedLastMonthInCents,
    }),
    growth: t.string({
      description:
        'Growth; this month compared with the last, as "+25,0%"; "—" if there is no percentage (crescimento).',
      resolve: async ({ glance }) => {
        const { receivedThisMonthInCents, receivedLastMonthInCents } = await glance();
        return growthOf(receivedThisMonthInCents, receivedLastMonthInCents).text;
      },
    }),
    months: t.field({
      type: [MonthOfServiceType],
      extensions: atMost(4 * (monthsShown + 1), 24),
      description:
        "The last twelve months, oldest first, without empty entries (recebido por mês e serviço).",
      resolve: async ({ months, today }) => (await months()).filter(({ month }) => month <= today),
    }),
    latePayers: t.field({
      type: [LatePayerType],
      extensions: atMost(mostLatePayers, 10),
      description: "Overdue payers, longest overdue first; at most 50 (inadimplência).",
      resolve: ({ db, arenaId, today }) => latePayers(db, arenaId, today),
    }),
    expectedWeeks: t.field({
      type: [ExpectedWeekType],
      extensions: atMost(weeksExpected),
      description: "The amounts due in the next six weeks, from today on (previsão de caixa).",
      resolve: ({ db, arenaId, today }) => expectedWeeks(db, arenaId, today),
    }),
    recentlyPaid: t.field({
      type: [RecentPaymentType],
      extensions: atMost(mostRecent),
      description: "The five most recent full payments (transações recentes).",
      resolve: async ({ glance }) => (await glance()).recentlyPaid,
    }),
  }),
});

builder.prismaObjectField(ArenaType, "finance", (t) =>
  t.field({
    type: ArenaFinanceType,
    nullable: true,
    description: "Finance; null unless the viewer manages the arena (gestão financeira).",
    authScopes: ({ id }, _args, ctx) => canManageArena(id, ctx.viewer),
    unauthorizedResolver: () => null,
    resolve: ({ id, timeZone }, _args, { db, now }) => {
      const today = dayAt(now, timeZone);
      return {
        db,
        arenaId: id,
        today,
        months: once(() => monthsOfServices(db, id, today)),
        glance: once(() => moneyAtAGlance(db, id, today)),
      };
    },
  }),
);
