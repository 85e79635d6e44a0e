import type { Prisma } from "../generated/client/client";
import { arenas } from "./arenas";
import type { DemoAthlete } from "./athletes";
import type { DemoCalendar } from "./calendar";
import { choose, demoId, fraction } from "./keys";
import { people } from "./people";

const monthlyFees = [18000, 24000, 32000] as const;
export const monthlyFeeOf = (athleteId: string): number => choose(monthlyFees, `plan:${athleteId}`);
export const monthlyDueDay = 5;

export const planIdOf = (athleteId: string): string => demoId(`monthly-plan:${athleteId}`);

/** Half of the athletes pay by the month. */
export const payByMonth = (athletes: readonly DemoAthlete[]): DemoAthlete[] =>
  athletes.filter(
    ({ id, active }) => active && (id === people.athlete.id || fraction(`member:${id}`) < 0.52),
  );

interface PlanRows {
  classPlans: Prisma.ClassPlanCreateManyInput[];
  monthlyPlans: Prisma.MonthlyPlanCreateManyInput[];
  monthlyPlanPrices: Prisma.MonthlyPlanPriceCreateManyInput[];
  monthlyPlanPauses: Prisma.MonthlyPlanPauseCreateManyInput[];
}

/** What the main arena sells. */
const sold = [
  ["Aula avulsa", { kind: "SINGLE", priceInCents: 7000 }],
  ["Pacote de 8 aulas", { kind: "PACKAGE", priceInCents: 48_000, classCount: 8, validDays: 60 }],
  ["Duas vezes por semana", { kind: "MONTHLY", priceInCents: 32_000 }],
] as const;

/** Each since the first visit; a few rest next month, and a few pay more from then on. */
export function monthlyPlanRows(calendar: DemoCalendar, athletes: readonly DemoAthlete[]): PlanRows {
  const members = payByMonth(athletes);
  const some = (key: string, share: number) => members.filter(({ id }) => fraction(`${key}:${id}`) < share);
  const next = calendar.month(1);
  return {
    classPlans: sold.map(([name, plan]) => ({
      id: demoId(`class-plan:${name}`),
      arenaId: arenas.main.id,
      name,
      ...plan,
      requestKey: demoId(`class-plan:${name}`),
      createdAt: calendar.past(-90, "08:00"),
    })),
    monthlyPlans: members.map(({ id, arena, firstVisit }) => ({
      id: planIdOf(id),
      arenaId: arenas[arena].id,
      athleteId: id,
      description: "Mensalidade",
      amountInCents: monthlyFeeOf(id),
      dueDay: monthlyDueDay,
      startsOn: calendar.day(firstVisit),
      proratesFirstMonth: false,
      requestKey: planIdOf(id),
      createdAt: calendar.past(firstVisit, "08:00"),
    })),
    monthlyPlanPrices: some("dearer", 0.1).map(({ id }) => ({
      id: demoId(`monthly-price:${id}`),
      monthlyPlanId: planIdOf(id),
      fromMonth: next,
      amountInCents: monthlyFeeOf(id) + 2000,
      recordedAt: calendar.past(-1, "09:00"),
    })),
    monthlyPlanPauses: some("rests", 0.12).map(({ id }) => ({ monthlyPlanId: planIdOf(id), month: next })),
  };
}
