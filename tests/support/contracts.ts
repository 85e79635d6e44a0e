import type { Prisma } from "../../prisma/generated/client/client";
import { endsInOrder } from "../../server/administration/contracts/contract-period.rules";
import { addDays, dayToDatabase, optionalDayToDatabase } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import type { TestApi } from "./api";

/** The day that many days from today, in Brasília time. */
export const inDays = (days: number): string => addDays(dayAt(new Date(), brasiliaTime), days);

interface Days {
  firstDay?: string;
  lastDay?: string | null;
  termMonths?: number | null;
  endedOn?: string | null;
}

/** Inserts a contract; by default it runs for another year. @returns the id. */
export async function createContract(
  api: TestApi,
  party: { arenaId: string } | { federationId: string },
  { firstDay = inDays(-10), lastDay = inDays(355), termMonths = null, endedOn = null }: Days = {},
  more: Partial<Prisma.ContractUncheckedCreateInput> = {},
): Promise<string> {
  const { id } = await api.db.contract.create({
    data: {
      ...party,
      plan: "Plano Clube",
      billingPeriod: "MONTHLY",
      priceInCents: 49_000,
      firstDay: dayToDatabase(firstDay),
      lastDay: optionalDayToDatabase(lastDay),
      renewsItself: termMonths !== null,
      termMonths,
      endedOn: optionalDayToDatabase(endedOn),
      endReason: endedOn && "Encerrado a pedido",
      endsInOrder: dayToDatabase(endsInOrder({ lastDay, termMonths, endedOn })),
      createdAt: new Date(),
      ...more,
    },
    select: { id: true },
  });
  return id;
}
