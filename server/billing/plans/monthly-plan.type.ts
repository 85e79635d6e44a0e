import type { Prisma } from "../../../prisma/generated/client/client";
import { canManageArena } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { athletesOf } from "../../athletes/athlete.loader";
import { AthleteType } from "../../athletes/athlete.type";
import { builder, labelled } from "../../platform/graphql/builder";
import { assertPage, atMost, cursorId, goingOnWithin, maxPageSize } from "../../platform/graphql/connection";
import { badInput } from "../../platform/graphql/errors";
import { foundBy } from "../../platform/search.rules";
import { dayFromDatabase, dayToDatabase, firstOfMonth } from "../../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../platform/time/time-zone.rules";
import { whenKnown } from "../../platform/when-known";
import { ChargeType } from "../charges/charge.type";
import { planChargeOf, priceIn, type PlanCharge } from "../monthly-plan.rules";
import {
  monthRunProblem,
  monthStandingLabel,
  monthStandings,
  runnableMonths,
  type MonthStanding,
} from "./plan-standing.rules";
import { canSeePlan } from "./monthly-plan.access";
import {
  type MonthDue,
  monthsDue,
  mostPausesShown,
  mostPlanCharges,
  pausesOf,
  planChargesOf,
  plansStanding,
  pricesOf,
  rulesOf,
  runningPlans,
  standingsIn,
} from "./monthly-plan.loader";

const monthOf = (day: Date): string => dayFromDatabase(day).slice(0, 7);

const scope = { signedIn: true } as const;

const MonthlyChargeType = builder.objectRef<PlanCharge>("MonthlyCharge").implement({
  description: "What a plan asks for it, whether or not it is made (cobrança de um mês).",
  authScopes: scope,
  fields: (t) => ({
    amountInCents: t.exposeInt("amountInCents", { description: "Amount, in centavos (valor)." }),
    dueOn: t.field({
      type: "Date",
      description: "Today at the earliest, once it is made (vencimento).",
      resolve: ({ dueOn }) => dayToDatabase(dueOn),
    }),
  }),
});

export const MonthlyPlanType = builder.prismaNode("MonthlyPlan", {
  description: "What an athlete pays an arena every month (mensalidade). Seen by both, and admins.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (plan, ctx) => canSeePlan(plan, ctx.viewer),
  fields: (t) => ({
    description: t.exposeString("description", { description: "Description (descrição)." }),
    athleteName: t.string({
      description: "Athlete name, in full, for it is the receiver's own list (quem paga).",
      resolve: ({ athleteId }, _args, ctx) =>
        whenKnown(athletesOf(ctx).load(athleteId), ({ fullName }) => fullName),
    }),
    athlete: t.field({
      type: AthleteType,
      description: "Who pays (atleta).",
      resolve: ({ athleteId }, _args, ctx) => athletesOf(ctx).load(athleteId),
    }),
    amountInCents: t.int({
      description: "Amount, of this month, in centavos (valor).",
      resolve: ({ id, amountInCents }, _args, ctx) =>
        whenKnown(pricesOf(ctx).load(id), (prices) =>
          priceIn(
            {
              amountInCents,
              prices: prices.map((price) => ({ ...price, fromMonth: monthOf(price.fromMonth) })),
            },
            dayAt(ctx.now, brasiliaTime).slice(0, 7),
          ),
        ),
    }),
    dueDay: t.exposeInt("dueDay", { description: "Due day, 1 to 31 (dia do vencimento)." }),
    startsOn: t.expose("startsOn", { type: "Date", description: "Starts on (começo)." }),
    endsOn: t.expose("endsOn", {
      type: "Date",
      nullable: true,
      description: "Its last day; null while it goes on (fim).",
    }),
    proratesFirstMonth: t.exposeBoolean("proratesFirstMonth", {
      description: "Prorates first month, by days, or in full (primeiro mês proporcional).",
    }),
    pausedMonths: t.field({
      type: ["Date"],
      extensions: atMost(mostPausesShown, 1),
      description: "First days, from this month on (meses em pausa).",
      resolve: ({ id }, _args, ctx) =>
        whenKnown(pausesOf(ctx).load(id), (pauses) => pauses.map(({ month }) => month)),
    }),
    monthCharge: t.field({
      type: MonthlyChargeType,
      nullable: true,
      description:
        "The plan's charge for the month, created or not; null if paused, not started or ended (cobrança do mês).",
      args: {
        chargedMonth: t.arg({
          type: "Date",
          description: "Any day of this one or a later one; null for this one (mês).",
        }),
      },
      resolve: (plan, { chargedMonth }, ctx) =>
        whenKnown(pricesOf(ctx).load(plan.id), (prices) =>
          whenKnown(pausesOf(ctx).load(plan.id), (pauses) =>
            planChargeOf(
              rulesOf({ ...plan, prices, pauses }),
              (chargedMonth ?? dayAt(ctx.now, brasiliaTime)).slice(0, 7),
              [],
            ),
          ),
        ),
    }),
    charges: t.field({
      type: [ChargeType],
      extensions: atMost(mostPlanCharges, 2),
      description: "Charges, those of the last twelve months and ahead, the newest first (cobranças).",
      resolve: ({ id }, _args, ctx) => planChargesOf(ctx).load(id),
    }),
  }),
});

const MonthStandingType = builder.enumType("MonthStanding", {
  description: "Whether a plan is to be charged for a month, or why not (situação no mês).",
  values: labelled(monthStandings, (standing) => monthStandingLabel[standing]),
});

const StandingCountType = builder
  .objectRef<{ standing: MonthStanding; count: number }>("MonthStandingCount")
  .implement({
    description: "Month standing count (quantas mensalidades, por situação no mês).",
    authScopes: scope,
    fields: (t) => ({
      standing: t.expose("standing", { type: MonthStandingType, description: "Standing (situação no mês)." }),
      count: t.exposeInt("count", { description: "Count (quantas mensalidades)." }),
    }),
  });

const MonthDueType = builder.objectRef<MonthDue>("MonthDue").implement({
  description:
    "Charges that a run would create now, existing charges, and skipped plans (mensalidades de um mês).",
  authScopes: scope,
  fields: (t) => ({
    month: t.field({
      type: "Date",
      description: "Its first day (mês).",
      resolve: ({ month }) => dayToDatabase(month),
    }),
    count: t.int({
      description: "What a run would make now (quantas cobranças).",
      resolve: async ({ due }) => (await due()).count,
    }),
    totalInCents: t.float({
      description: "Total, of what a run would make now, in whole centavos (soma).",
      resolve: async ({ due }) => (await due()).totalInCents,
    }),
    chargedCount: t.int({
      description: "Number of charges, without cancelled ones (já geradas).",
      resolve: async ({ charged }) => (await charged()).count,
    }),
    chargedInCents: t.float({
      description: "Their sum, in whole centavos (já gerado).",
      resolve: async ({ charged }) => (await charged()).totalInCents,
    }),
    standings: t.field({
      type: [StandingCountType],
      extensions: atMost(monthStandings.length),
      description: "Number of plans in each state, including states without plans (situações).",
      resolve: (month, _args, { db }) => standingsIn(db, month),
    }),
    plans: t.prismaConnection(
      {
        type: MonthlyPlanType,
        cursor: "id",
        maxSize: maxPageSize,
        description: "Plans in this state for the month, by the athlete's name (mensalidades).",
        args: {
          standing: t.arg({
            type: MonthStandingType,
            description: "Standing in the month; null for those that are to be charged (situação no mês).",
          }),
        },
        resolve: (query, { arenaId, month }, { standing, ...args }, { db }) => {
          assertPage(args);
          cursorId(query.cursor);
          return db.monthlyPlan.findMany({
            ...query,
            where: goingOnWithin(args, plansStanding(arenaId, month, standing ?? "DUE"), (row) => ({
              arena: { monthlyPlans: { some: row } },
            })),
            orderBy: [{ athlete: { fullName: "asc" } }, { id: "asc" }],
          });
        },
      },
      {
        name: "MonthDuePlansConnection",
        description: "A page of month due plans (mensalidades de um mês).",
        authScopes: scope,
      },
      {
        name: "MonthDuePlansEdge",
        description: "Edge of month due plans (mensalidade na lista do mês).",
        authScopes: scope,
      },
    ),
  }),
});

builder.prismaObjectField(ArenaType, "monthsDue", (t) =>
  t.field({
    type: [MonthDueType],
    nullable: true,
    extensions: atMost(2),
    description:
      "Months due; null unless the viewer manages the arena (mensalidades deste mês e do próximo).",
    authScopes: ({ id }, _args, ctx) => canManageArena(id, ctx.viewer),
    unauthorizedResolver: () => null,
    resolve: ({ id, timeZone }, _args, { db, now }) =>
      monthsDue(db, id, runnableMonths(dayAt(now, timeZone))),
  }),
);

builder.prismaObjectField(ArenaType, "monthDue", (t) =>
  t.field({
    type: MonthDueType,
    nullable: true,
    description: "Month due; null unless the viewer manages the arena (mensalidades de um mês).",
    authScopes: ({ id }, _args, ctx) => canManageArena(id, ctx.viewer),
    unauthorizedResolver: () => null,
    args: {
      runMonth: t.arg({
        type: "Date",
        description: "Any day of this one or the next; null for this one (mês).",
      }),
    },
    resolve: ({ id, timeZone }, { runMonth }, { db, now }) => {
      const today = dayAt(now, timeZone);
      const month = firstOfMonth(runMonth ?? today);
      const problem = monthRunProblem(month, today);
      if (problem) throw badInput(`${problem}.`);
      const [due] = monthsDue(db, id, [month]);
      return due;
    },
  }),
);

const listed = (
  arenaId: string,
  args: { search?: string | null; running?: boolean | null },
  today: string,
): Prisma.MonthlyPlanWhereInput => {
  const named = foundBy<Prisma.AthleteSearchWhereInput>(args.search, (word) => [{ name: word }]);
  return {
    arenaId,
    AND: [
      typeof args.running === "boolean" ? runningPlans(args.running, today) : {},
      named ? { athlete: { search: named } } : {},
    ],
  };
};

builder.prismaObjectField(ArenaType, "monthlyPlans", (t) =>
  t.prismaConnection(
    {
      type: MonthlyPlanType,
      cursor: "id",
      maxSize: maxPageSize,
      nullable: true,
      description: "Newest first; null unless the viewer manages the arena (mensalidades).",
      authScopes: ({ id }, _args, ctx) => canManageArena(id, ctx.viewer),
      unauthorizedResolver: () => null,
      args: {
        search: t.arg.string({ description: "Words of the athlete's name (busca)." }),
        running: t.arg.boolean({
          description:
            "Running; true for those that go on, false for those that have ended, null for both (em vigor).",
        }),
      },
      resolve: (query, { id, timeZone }, args, { db, now }) => {
        assertPage(args);
        cursorId(query.cursor);
        return db.monthlyPlan.findMany({
          ...query,
          where: goingOnWithin(args, listed(id, args, dayAt(now, timeZone)), (row) => ({
            arena: { monthlyPlans: { some: row } },
          })),
          orderBy: { id: "desc" },
        });
      },
    },
    {
      name: "MonthlyPlansConnection",
      description: "A page of monthly plans (mensalidades).",
      authScopes: scope,
    },
    {
      name: "MonthlyPlansEdge",
      description: "Edge of monthly plans (mensalidade na lista).",
      authScopes: scope,
    },
  ),
);
