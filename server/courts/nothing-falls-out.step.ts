import type { Transaction } from "../platform/database";
import { dateInDigits } from "../platform/time/time-in-words.rules";
import { clockAt, dayAt } from "../platform/time/zoned-time.rules";
import { fallsOut, type Opening } from "./opening.rules";
import { OccupancyAhead } from "./occupancy-ahead.errors";
import { hoursChanging, type Ahead } from "./opening.event";

const kindWords = { CLASS: "Aula", RENTAL: "Locação", BLOCK: "Bloqueio", MATCH: "Jogo" } as const;

/**
 * Nothing is marked from now on that lies within what the arena opens today, and not within what it is to open.
 * @throws OccupancyAhead with what is.
 */
export async function assertNothingFallsOut(
  tx: Transaction,
  arenaId: string,
  { today, wanted, since }: { today: Opening; wanted: Opening; since: Date },
): Promise<void> {
  const taken = await tx.courtOccupancy.findMany({
    where: { arenaId, endsAt: { gt: since }, court: { borrowedForId: null } },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    include: { court: true },
  });
  const { timeZone } = today.hours;
  const ahead: Ahead[] = taken
    .filter(({ court, ...span }) => fallsOut({ ...span, courtNumber: court.number }, today, wanted))
    .map(({ kind, court, startsAt, endsAt }) => {
      const [from, until] = [startsAt, endsAt].map((instant) => clockAt(instant, timeZone));
      const on = dateInDigits(dayAt(startsAt, timeZone));
      return { startsAt, sentence: `${kindWords[kind]}, ${court.name}: ${on}, ${from}–${until}` };
    });
  await hoursChanging.happened(tx, null, {
    arenaId,
    today: today.hours,
    wanted: wanted.hours,
    since,
    ahead,
  });
  if (ahead.length === 0) return;
  const byStart = ahead.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  throw new OccupancyAhead(byStart.map(({ sentence }) => sentence));
}
