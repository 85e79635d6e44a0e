import { orCourtTaken } from "../courts/court-taken.errors";
import { freeBooking, occupy } from "../courts/occupy.step";
import { assertOpenCourt } from "../courts/open-court.step";
import { assertWithinHours, openPlace } from "../courts/open-place.step";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { spanOn } from "../platform/time/day-span.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { rentalMoved } from "./booking.event";
import { lockRental } from "./lock-rental.step";
import { rentalMovedMail } from "./rental-mails.rules";
import { rentalPrice } from "./rental-price.rules";
import { moveRentalSchema, rentalDayProblem } from "./rental.rules";
import { courtJustTaken } from "./rental-words.rules";
import { assertCourtFree } from "./take-court.step";
import { tariffOf } from "./tariff.loader";
import { tellClient } from "./tell-client.step";

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
