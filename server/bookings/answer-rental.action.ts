import { assertRunning } from "../arenas/running-arena.step";
import { orCourtTaken } from "../courts/court-taken.errors";
import { freeBooking, occupy } from "../courts/occupy.step";
import { assertOpenCourt } from "../courts/open-court.step";
import { assertWithinHours, openPlace } from "../courts/open-place.step";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { dayAt } from "../platform/time/zoned-time.rules";
import { bookingsConfirmed } from "./booking.event";
import { dropRentals } from "./drop-rentals.step";
import { lockRental, type LockedRental } from "./lock-rental.step";
import { onTheCourt } from "./on-the-court.loader";
import { rentalConfirmedMail, rentalRefusedMail, toPayUrl } from "./rental-mails.rules";
import { courtJustTaken } from "./rental-words.rules";
import { assertCourtFree } from "./take-court.step";
import { isUnanswered } from "./request-expiry.rules";
import { tellClient } from "./tell-client.step";

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
