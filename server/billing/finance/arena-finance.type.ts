import type { Database } from "../../platform/database";
import { canManageArena } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { AthleteType } from "../../athletes/athlete.type";
import { athletesOf } from "../../athletes/athlete.loader";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { once } from "../../platform/once";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import { dayAt } from "../../platform/time/zoned-time.rules";
import { ChargeKindType, ServiceTypeType } from "../charges/charge-words.type";
import { growthOf } from "../growth.rules";
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
  description: "Recebido no mês: the income for one service, minus refunds in that month.",
  authScopes: scope,
  fields: (t) => ({
    month: t.field({
      type: "Date",
      description: "Mês: its first day.",
      resolve: ({ month }) => dayToDatabase(month),
    }),
    service: t.expose("service", { type: ServiceTypeType, description: "Serviço." }),
    receivedInCents: t.exposeFloat("receivedInCents", { description: "Recebido: in whole centavos." }),
  }),
});

const LatePayerType = builder.objectRef<LatePayer>("LatePayer").implement({
  description: "Devedor: a payer with overdue charges.",
  authScopes: scope,
  fields: (t) => ({
    name: t.exposeString("name", { description: "Nome: full name, since only the receiver reads the list." }),
    athlete: t.field({
      type: AthleteType,
      nullable: true,
      description: "Atleta: null for a client without an athlete record.",
      resolve: ({ athleteId }, _args, ctx) => (athleteId === null ? null : athletesOf(ctx).load(athleteId)),
    }),
    chargeCount: t.exposeInt("chargeCount", { description: "Cobranças em atraso." }),
    overdueInCents: t.exposeFloat("overdueInCents", {
      description: "Em atraso: in whole centavos, without fine and interest.",
    }),
    daysLate: t.exposeInt("daysLate", { description: "Dias de atraso: of the oldest." }),
  }),
});

const ExpectedWeekType = builder.objectRef<ExpectedWeek>("ExpectedWeek").implement({
  description: "Semana prevista: the amount due in one week.",
  authScopes: scope,
  fields: (t) => ({
    from: t.field({
      type: "Date",
      description: "Primeiro dia.",
      resolve: ({ from }) => dayToDatabase(from),
    }),
    expectedInCents: t.exposeFloat("expectedInCents", { description: "Previsto: in whole centavos." }),
  }),
});

const RecentPaymentType = builder.objectRef<RecentPayment>("RecentPayment").implement({
  description: "Transação recente: a charge that was paid in full.",
  authScopes: scope,
  fields: (t) => ({
    name: t.exposeString("name", {
      description: "Quem pagou: full name, since only the receiver reads the list.",
    }),
    kind: t.expose("kind", { type: ChargeKindType, description: "Tipo de cobrança." }),
    description: t.exposeString("description", { description: "Descrição." }),
    receivedInCents: t.exposeFloat("receivedInCents", {
      description: "Recebido: minus refunds, in whole centavos.",
    }),
    paidAt: t.expose("paidAt", { type: "DateTime", description: "Pago em: UTC." }),
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
    "Gestão financeira de uma arena: income, open charges and overdue payers. For managers of the arena.",
  authScopes: scope,
  fields: (t) => ({
    receivedInCents: t.float({
      description: "Receita total: all income minus refunds, in whole centavos.",
      resolve: async ({ glance }) => (await glance()).receivedInCents,
    }),
    pendingInCents: t.float({
      description: "Pendente: open amount, overdue or not, in whole centavos.",
      resolve: async ({ glance }) => (await glance()).pendingInCents,
    }),
    overdueInCents: t.float({
      description: "Em atraso: the overdue part of the open amount, in whole centavos.",
      resolve: async ({ glance }) => (await glance()).overdueInCents,
    }),
    latePayerCount: t.int({
      description: "Quantas pessoas estão em atraso.",
      resolve: async ({ glance }) => (await glance()).latePayerCount,
    }),
    receivedThisMonthInCents: t.float({
      description: "Receita do mês: in whole centavos, minus refunds in that month.",
      resolve: async ({ glance }) => (await glance()).receivedThisMonthInCents,
    }),
    receivedLastMonthInCents: t.float({
      description: "Receita do mês passado: in whole centavos.",
      resolve: async ({ glance }) => (await glance()).receivedLastMonthInCents,
    }),
    growth: t.string({
      description:
        'Crescimento: this month compared with the last, as "+25,0%"; "—" if there is no percentage.',
      resolve: async ({ glance }) => {
        const { receivedThisMonthInCents, receivedLastMonthInCents } = await glance();
        return growthOf(receivedThisMonthInCents, receivedLastMonthInCents).text;
      },
    }),
    months: t.field({
      type: [MonthOfServiceType],
      extensions: atMost(4 * (monthsShown + 1), 24),
      description: "Recebido por mês e serviço: the last twelve months, oldest first, without empty entries.",
      resolve: async ({ months, today }) => (await months()).filter(({ month }) => month <= today),
    }),
    latePayers: t.field({
      type: [LatePayerType],
      extensions: atMost(mostLatePayers, 10),
      description: "Inadimplência: overdue payers, longest overdue first; at most 50.",
      resolve: ({ db, arenaId, today }) => latePayers(db, arenaId, today),
    }),
    expectedWeeks: t.field({
      type: [ExpectedWeekType],
      extensions: atMost(weeksExpected),
      description: "Previsão de caixa: the amounts due in the next six weeks, from today on.",
      resolve: ({ db, arenaId, today }) => expectedWeeks(db, arenaId, today),
    }),
    recentlyPaid: t.field({
      type: [RecentPaymentType],
      extensions: atMost(mostRecent),
      description: "Transações recentes: the five most recent full payments.",
      resolve: async ({ glance }) => (await glance()).recentlyPaid,
    }),
  }),
});

builder.prismaObjectField(ArenaType, "finance", (t) =>
  t.field({
    type: ArenaFinanceType,
    nullable: true,
    description: "Gestão financeira: null unless the viewer manages the arena.",
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
