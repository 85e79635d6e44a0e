import type { Prisma } from "../generated/client/client";
import { endsInOrder, type ContractDays } from "../../server/administration/contracts/contract-period.rules";
import {
  dayFromDatabase,
  dayToDatabase,
  optionalDayToDatabase,
} from "../../server/platform/time/calendar-day.rules";
import { arenas, federationIds } from "./arenas";
import type { DemoCalendar } from "./calendar";
import { demoId } from "./keys";

export const contractIds = { soon: demoId("contract:soon") } as const;

/** One that ends soon, one that renews itself, and one that was ended before its time. */
export function contractRows(calendar: DemoCalendar): Prisma.ContractCreateManyInput[] {
  const on = (days: number) => dayFromDatabase(calendar.day(days));
  const row = (key: string, days: ContractDays): Prisma.ContractCreateManyInput => ({
    id: demoId(`contract:${key}`),
    plan: "Plano Clube",
    billingPeriod: "MONTHLY",
    priceInCents: 49_000,
    firstDay: dayToDatabase(days.firstDay),
    lastDay: optionalDayToDatabase(days.lastDay),
    renewsItself: days.termMonths !== null,
    termMonths: days.termMonths,
    endedOn: optionalDayToDatabase(days.endedOn),
    endsInOrder: dayToDatabase(endsInOrder(days)),
    createdAt: calendar.at(-360, "10:00"),
  });
  return [
    {
      ...row("soon", { firstDay: on(-352), lastDay: on(12), termMonths: null, endedOn: null }),
      arenaId: arenas.main.id,
    },
    {
      ...row("federation", { firstDay: on(-400), lastDay: on(-36), termMonths: 12, endedOn: null }),
      federationId: federationIds.active,
      plan: "Plano Federação",
      billingPeriod: "YEARLY",
      priceInCents: 960_000,
      createdAt: calendar.at(-405, "15:30"),
    },
    {
      ...row("ended", { firstDay: on(-330), lastDay: null, termMonths: null, endedOn: on(-45) }),
      arenaId: arenas.second.id,
      plan: "Plano Básico",
      priceInCents: 29_000,
      endReason: "A arena mudou de plano e assina de novo em janeiro",
      createdAt: calendar.at(-331, "09:20"),
    },
  ];
}
