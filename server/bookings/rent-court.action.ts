import { assertRunning } from "../arenas/running-arena.step";
import { isClosedOn } from "../courts/arena-hours.rules";
import { orCourtTaken } from "../courts/court-taken.errors";
import { assertOpenCourt } from "../courts/open-court.step";
import { assertWithinHours, openPlace } from "../courts/open-place.step";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { spanOn, weeklyDays } from "../platform/time/day-span.rules";
import { weekdayNameOf } from "../platform/time/weekday.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { rentalDayProblem, rentCourtSchema } from "./rental.rules";
import { courtJustTaken } from "./rental-words.rules";
import { assertCourtFree, takeCourt } from "./take-court.step";

/**
 * 'Locação de Quadra', 'Por Período': once, or every week until a day, save on days on which the arena is closed. All of
 * them, or none.
 * @returns the id of the first.
 * @throws InvalidInput, RuleViolation with what is in its way.
 */
export async function rentCourt(ctx: ActionContext, arenaId: string, input: unknown): Promise<string> {
  const { clientName, contact, courtKey, date, startsAt, endsAt, until, priceInCents } = parseInput(
    rentCourtSchema,
    input,
  );
  const work = inTransaction(ctx.db, async (tx) => {
    await assertRunning(tx, arenaId);
    const place = await openPlace(tx, arenaId);
    const { timeZone, hours } = place;
    const message = rentalDayProblem(date, dayAt(ctx.now, timeZone));
    if (message !== null) throw new InvalidInput([{ path: ["date"], message }]);
    await assertOpenCourt(tx, arenaId, courtKey);
    const weeks = until === null ? [date] : weeklyDays(weekdayNameOf(date), date, until);
    const spans = weeks
      .filter((day) => day === date || !isClosedOn(hours, day))
      .map((day) => spanOn(day, { starts: startsAt, ends: endsAt }, timeZone));
    assertWithinHours(spans, place);
    await assertCourtFree(tx, { courtId: courtKey, spans, timeZone });
    return takeCourt(tx, ctx, {
      arenaId,
      timeZone,
      courtId: courtKey,
      label: clientName,
      contact,
      athleteId: null,
      status: "CONFIRMED",
      spans,
      priceInCents,
    });
  });
  return orCourtTaken(work, courtJustTaken);
}
