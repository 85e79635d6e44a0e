import { assertRunning, lockArena, setRentalTerms } from "../arenas/arena.step";
import { arenaDayOf, isClosedOn } from "../courts/opening.rules";
import { orCourtTaken } from "../courts/occupancy.errors";
import {
  assertOpenCourt,
  assertWithinHours,
  freeBooking,
  lockCourt,
  occupy,
  openPlace,
  settleMatches,
} from "../courts/occupy.step";
import { takenInWords } from "../courts/taken-in-words.rules";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { InvalidInput, RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { clockToDatabase, spanOn, weeklyDays } from "../platform/time/clock-time.rules";
import { weekdayNameOf } from "../platform/time/calendar-day.rules";
import { dayAt } from "../platform/time/time-zone.rules";
import { bookingsConfirmed, rentalMoved } from "./booking.event";
import {
  assertCourtFree,
  clientAthlete,
  dropRentals,
  type LockedRental,
  lockRental,
  removeBlock,
  takeCourt,
  tellClient,
  tellClients,
} from "./rental.step";
import { onTheCourt, type OnTheCourt, tariffOf } from "./rental.loader";
import { RentalCollisions } from "./rental-collisions.errors";
import {
  rentalConfirmedMail,
  rentalMovedMail,
  rentalRefusedMail,
  rentalsCancelledMail,
  toPayUrl,
} from "./rental-mails.rules";
import { rentalPrice } from "./rental-price.rules";
import { rentalTermsSchema } from "./rental-terms.rules";
import { courtJustTaken, gaveWayReason, isUnanswered } from "./rental-words.rules";
import { moveRentalSchema, type NewRental, rentalDayProblem, rentCourtSchema } from "./rental.rules";

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

/**
 * The arena confirms or refuses a court request. Idempotent. If several athletes ask for the same hour, the first one
 * confirmed gets it.
 * @throws RuleViolation that names the conflict.
 */
export async function answerRental(ctx: ActionContext, id: string, accept: boolean): Promise<void> {
  const work = inTransaction(ctx.db, async (tx) => {
    const rental = await lockRental(tx, id, ctx.now);
    if (rental.status === "CONFIRMED" && accept) return;
    if (rental.status === "CONFIRMED")
      throw new RuleViolation(
        "RENTAL_CONFIRMED",
        "Esta locação já foi confirmada. Cancele-a se for preciso.",
      );
    if (isUnanswered(rental, ctx.now))
      throw new RuleViolation(
        "REQUEST_EXPIRED",
        "O prazo para responder passou: o pedido está sendo cancelado, e quem pediu recebe um e-mail.",
      );
    if (!accept) {
      await dropRentals(tx, ctx, [rental], "ARENA", null);
      return tellClient(tx, ctx, id, rentalRefusedMail);
    }
    await assertRunning(tx, rental.court.arenaId);
    await takeCourtOfRequest(tx, rental);
    await tx.courtBooking.update({ where: { id }, data: { status: "CONFIRMED" } });
    await bookingsConfirmed.happened(tx, ctx, { service: "RENTAL", ids: [id], athleteIsTold: true });
    const { priceInCents, athleteId } = rental;
    const dueOn = dayAt(rental.startsAt, rental.court.arena.timeZone);
    await tellClient(tx, ctx, id, (details) =>
      rentalConfirmedMail(
        details,
        priceInCents === null || priceInCents === 0
          ? null
          : { amountInCents: priceInCents, dueOn, url: toPayUrl(ctx.publicUrl, athleteId, details) },
      ),
    );
  });
  await orCourtTaken(work, courtJustTaken);
}

/**
 * A confirmed queued request takes the court from the other requests: they stay pending, and confirming them fails from
 * now on.
 * @throws RuleViolation that names the conflict.
 */
async function takeCourtOfRequest(
  tx: Transaction,
  { id, courtId, startsAt, endsAt, court }: LockedRental,
): Promise<void> {
  if ((await tx.courtOccupancy.count({ where: { bookingId: id } })) > 0) return;
  const place = { courtId, spans: [{ startsAt, endsAt }], timeZone: court.arena.timeZone };
  // A queued request held no court, so the day or the court may have been closed without a warning.
  await assertOpenCourt(tx, court.arenaId, courtId);
  assertWithinHours(place.spans, await openPlace(tx, court.arenaId));
  const holding = (await onTheCourt(tx, courtId, place.spans)).flatMap(({ rentalId, isRequest }) =>
    isRequest && rentalId !== null ? [rentalId] : [],
  );
  // Lock and re-read the requests: a concurrent answer may have confirmed one of them.
  const pending = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM locacoes WHERE id = ANY(${holding}::uuid[]) AND status = 'pedida' ORDER BY id FOR UPDATE`;
  for (const request of pending) await freeBooking(tx, request.id);
  await assertCourtFree(tx, place, id);
  await occupy(tx, [{ kind: "RENTAL", bookingId: id, courtId, startsAt, endsAt }]);
}

/**
 * Moves a rental to another court, day or time. Does nothing if all are unchanged.
 * @throws InvalidInput, RuleViolation that names the conflict.
 */
export async function moveRental(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const { courtKey, date, startsAt, endsAt, priceInCents } = parseInput(moveRentalSchema, input);
  const work = inTransaction(ctx.db, async (tx) => {
    const rental = await lockRental(tx, id, ctx.now);
    const { arenaId } = rental.court;
    const place = await openPlace(tx, arenaId);
    const { timeZone } = place;
    const span = spanOn(date, { starts: startsAt, ends: endsAt }, timeZone);
    const sameTime =
      span.startsAt.getTime() === rental.startsAt.getTime() &&
      span.endsAt.getTime() === rental.endsAt.getTime();
    const message = sameTime ? null : rentalDayProblem(date, dayAt(ctx.now, timeZone));
    if (message !== null) throw new InvalidInput([{ path: ["date"], message }]);
    if (courtKey !== rental.courtId) await assertOpenCourt(tx, arenaId, courtKey);
    if (!sameTime) assertWithinHours([span], place);
    const price =
      priceInCents ?? rentalPrice({ ...span, timeZone }, await tariffOf(tx, arenaId)).priceInCents;
    const tellMoved = async () => {
      if (rental.status === "CONFIRMED")
        await rentalMoved.happened(tx, ctx, { id, previousPriceInCents: rental.priceInCents });
    };
    if (sameTime && courtKey === rental.courtId) {
      await tx.courtBooking.update({ where: { id }, data: { priceInCents: price } });
      return tellMoved();
    }
    await assertCourtFree(tx, { courtId: courtKey, spans: [span], timeZone }, id);
    await freeBooking(tx, id);
    await tx.courtBooking.update({
      where: { id },
      data: { ...span, courtId: courtKey, priceInCents: price },
    });
    await occupy(tx, [{ kind: "RENTAL", bookingId: id, courtId: courtKey, ...span }]);
    await tellMoved();
    await tellClient(tx, ctx, id, rentalMovedMail);
  });
  await orCourtTaken(work, courtJustTaken);
}

/** The arena opens a court that is blocked again, whichever tournament it was blocked for. Idempotent. @throws InvalidInput */
export function liftBlock(
  ctx: ActionContext,
  arenaId: string,
  { courtKey, startsAt }: { courtKey: string; startsAt: Date },
): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    if ((await tx.court.count({ where: { id: courtKey, arenaId } })) === 0)
      throw new InvalidInput([{ path: ["courtKey"], message: "Esta quadra não é desta arena" }]);
    await lockCourt(tx, courtKey);
    await removeBlock(tx, courtKey, startsAt);
    await settleMatches(tx, courtKey);
  });
}

/**
 * Saves the arena's rental terms for new rentals. Existing rentals keep their price.
 * @throws InvalidInput
 */
export async function saveRentalTerms(ctx: ActionContext, arenaId: string, input: unknown): Promise<void> {
  const { priceLines, ...terms } = parseInput(rentalTermsSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    await lockArena(tx, arenaId);
    await setRentalTerms(tx, arenaId, terms);
    await tx.priceLine.deleteMany({ where: { arenaId } });
    await tx.priceLine.createMany({
      data: priceLines.map((line, position) => ({
        ...line,
        arenaId,
        position,
        from: clockToDatabase(line.from),
        to: clockToDatabase(line.to),
      })),
    });
  });
}
