import { isClosedOn } from "../../courts/arena-hours.rules";
import type { Ahead } from "../../courts/opening.event";
import { arenaDay, arenaDayOf, type OpeningHours } from "../../courts/opening.rules";
import type { Transaction } from "../../platform/database";
import { counted } from "../../platform/plural.rules";
import { dayFromDatabase, dayToDatabase } from "../../platform/time/calendar-day.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";

/** Adds the day uses on days that are open today and are to be closed. */
export async function addDayUsesAhead(
  tx: Transaction,
  _ctx: null,
  {
    arenaId,
    today,
    wanted,
    since,
    ahead,
  }: { arenaId: string; today: OpeningHours; wanted: OpeningHours; since: Date; ahead: Ahead[] },
): Promise<void> {
  const dayUses = await tx.dayUse.findMany({
    where: { arenaId, cancelledAt: null, date: { gte: dayToDatabase(arenaDayOf(today, since)) } },
    select: { date: true, people: true },
    orderBy: [{ date: "asc" }, { id: "asc" }],
  });
  for (const { date, people } of dayUses) {
    const day = dayFromDatabase(date);
    if (isClosedOn(today, day) || !isClosedOn(wanted, day)) continue;
    const sentence = `Day Use: ${dateInDigits(day)}, ${counted(people, "pessoa", "pessoas")}`;
    ahead.push({ startsAt: arenaDay(today, day).begins, sentence });
  }
}
