import { assertRunning } from "../arenas/running-arena.step";
import { isClosedOn } from "../courts/arena-hours.rules";
import { orCourtTaken } from "../courts/court-taken.errors";
import { assertOpenCourt } from "../courts/open-court.step";
import { arenaDayOf } from "../courts/opening.rules";
import { assertWithinHours, openPlace } from "../courts/open-place.step";
import { takenInWords } from "../courts/taken-in-words.rules";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { spanOn, weeklyDays } from "../platform/time/day-span.rules";
import { weekdayNameOf } from "../platform/time/weekday.rules";
import { clientAthlete } from "./client-athlete.step";
import { dropRentals } from "./drop-rentals.step";
import { onTheCourt, type OnTheCourt } from "./on-the-court.loader";
import { RentalCollisions } from "./rental-collisions.errors";
import { rentalsCancelledMail } from "./rental-mails.rules";
import { rentalPrice } from "./rental-price.rules";
import { rentalDayProblem, rentCourtSchema, type NewRental } from "./rental.rules";
import { courtJustTaken, gaveWayReason } from "./rental-words.rules";
import { assertCourtFree, takeCourt } from "./take-court.step";
import { tariffOf } from "./tariff.loader";
import { tellClients } from "./tell-client.step";

interface DateOfSeries {
  /** YYYY-MM-DD */
  on: string;
  startsAt: Date;
  endsAt: Date;
}

/**
 * 'Locação de Quadra', 'Por Período': rents a court once or weekly until a day, except on days on which the arena is
 * closed. All or nothing. For each date of a series with a conflict, the manager chooses, after seeing the conflicts,
 * to skip the date or to cancel the existing rentals.
 * @returns the id of the first rental.
 * @throws InvalidInput, RuleViolation that names the conflict, RentalCollisions with the dates that have conflicts.
 */
export async function rentCourt(ctx: ActionContext, arenaId: string, input: unknown): Promise<string> {
  const wanted = parseInput(rentCourtSchema, input);
  const { clientName, contact, courtKey, date, startsAt, endsAt, until, priceInCents, note } = wanted;
  const work = inTransaction(ctx.db, async (tx) => {
    await assertRunning(tx, arenaId);
    const place = await openPlace(tx, arenaId);
    const { timeZone, hours } = place;
    const message = rentalDayProblem(date, arenaDayOf(hours, ctx.now));
    if (message !== null) throw new InvalidInput([{ path: ["date"], message }]);
    await assertOpenCourt(tx, arenaId, courtKey);
    const athlete = wanted.athleteId === null ? null : await clientAthlete(tx, arenaId, wanted.athleteId);
    const weeks = until === null ? [date] : weeklyDays(weekdayNameOf(date), date, until);
    const spans = weeks.map((on) => ({ on, ...spanOn(on, { starts: startsAt, ends: endsAt }, timeZone) }));
    // An hour after midnight belongs to the evening before, which is what may be closed.
    const closedDays = spans
      .filter((span) => span.on !== date && isClosedOn(hours, arenaDayOf(hours, span.startsAt)))
      .map(({ on }) => on);
    const dates = spans.filter(({ on }) => !closedDays.includes(on));
    const skipped = until === null ? [] : wanted.skipped;
    const taken = dates.filter(({ on }) => !skipped.includes(on));
    if (taken.length === 0)
      throw new InvalidInput([{ path: ["until"], message: "Todas as datas ficariam de fora" }]);
    assertWithinHours(taken, place);
    const mayGo = await lockGivingWay(tx, arenaId, wanted.calledOff);
    if (until === null) await assertCourtFree(tx, { courtId: courtKey, spans: dates, timeZone });
    else await clearSeries(tx, ctx, { wanted, arenaId, dates, skipped, mayGo, closedDays, timeZone });
    return takeCourt(tx, ctx, {
      arenaId,
      timeZone,
      courtId: courtKey,
      label: athlete?.fullName ?? clientName,
      contact: contact ?? athlete?.phone ?? null,
      athleteId: athlete?.id ?? null,
      bookedByArena: athlete !== null,
      status: "CONFIRMED",
      spans: taken.map((span) => ({ startsAt: span.startsAt, endsAt: span.endsAt })),
      priceInCents,
      note,
    });
  });
  return orCourtTaken(work, courtJustTaken);
}

interface Series {
  wanted: NewRental;
  arenaId: string;
  dates: readonly DateOfSeries[];
  skipped: readonly string[];
  /** Rentals, by id, that give way where the series comes. */
  mayGo: ReadonlySet<string>;
  closedDays: readonly string[];
  timeZone: string;
}

/**
 * Locks the rentals that may be cancelled before reading their times, so that they cannot move in between.
 * @throws RuleViolation
 */
async function lockGivingWay(tx: Transaction, arenaId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT l.id::text FROM locacoes l JOIN quadras q ON q.id = l.quadra_id
    WHERE l.id = ANY(${[...ids]}::uuid[]) AND l.tipo = 'locacao' AND q.arena_id = ${arenaId}::uuid ORDER BY l.id FOR UPDATE OF l`;
  const found = new Set(rows.map(({ id }) => id));
  if (!ids.every((id) => found.has(id)))
    throw new RuleViolation("RENTAL_GONE", "Uma das locações a cancelar não existe mais.");
  return found;
}

/**
 * Cancels the rentals that the manager chose to give way to a series. If there is a conflict that the manager has not
 * seen, throws the new list instead of cancelling anything.
 * @throws RentalCollisions
 */
async function clearSeries(tx: Transaction, ctx: ActionContext, series: Series): Promise<void> {
  const { wanted, dates, skipped, mayGo } = series;
  const ways = await onTheCourt(tx, wanted.courtKey, dates);
  const inTheWay = ({ startsAt, endsAt }: DateOfSeries) =>
    ways.filter((way) => way.startsAt < endsAt && way.endsAt > startsAt);
  const goes = ({ rentalId }: OnTheCourt) => rentalId !== null && mayGo.has(rentalId);
  const chosen = dates.filter(({ on }) => !skipped.includes(on));
  if (chosen.some((date) => !inTheWay(date).every(goes))) throw await collisionsOf(tx, series, inTheWay);
  const ids = [...new Set(chosen.flatMap(inTheWay).flatMap(({ rentalId }) => rentalId ?? []))];
  if (ids.length === 0) return;
  const rentals = await tx.courtBooking.findMany({ where: { id: { in: ids } }, orderBy: { id: "asc" } });
  await dropRentals(tx, ctx, rentals, "ARENA", gaveWayReason);
  await tellClients(tx, ctx, ids, (details) => rentalsCancelledMail(details, gaveWayReason));
}

async function collisionsOf(
  tx: Transaction,
  { wanted, arenaId, dates, closedDays, timeZone }: Series,
  inTheWay: (date: DateOfSeries) => OnTheCourt[],
): Promise<RentalCollisions> {
  const tariff = await tariffOf(tx, arenaId);
  const priced = dates.map((date) => ({
    on: date.on,
    priceInCents: wanted.priceInCents ?? rentalPrice({ ...date, timeZone }, tariff).priceInCents,
    ways: inTheWay(date),
  }));
  const free = priced.filter(({ ways }) => ways.length === 0);
  return new RentalCollisions(
    priced
      .filter(({ ways }) => ways.length > 0)
      .map(({ on, priceInCents, ways }) => ({
        on,
        priceInCents,
        inTheWay: ways.map((way) => takenInWords(way, timeZone)),
        rentalIds: ways.every(({ rentalId }) => rentalId !== null)
          ? ways.flatMap(({ rentalId }) => rentalId ?? [])
          : [],
      })),
    { count: free.length, priceInCents: free.reduce((sum, { priceInCents }) => sum + priceInCents, 0) },
    closedDays,
  );
}
