import { assertRunning } from "../arenas/running-arena.step";
import type { ActionContext } from "../platform/context";
import { inTransaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { bookingsConfirmed } from "./booking.event";
import { dropRentals } from "./drop-rentals.step";
import { lockRental } from "./lock-rental.step";
import { rentalConfirmedMail, rentalRefusedMail } from "./rental-mails.rules";
import { isUnanswered } from "./request-expiry.rules";
import { tellClient } from "./tell-client.step";

/**
 * The arena says yes or no to whoever asked for a court. The same answer again changes nothing.
 * @throws RuleViolation
 */
export async function answerRental(ctx: ActionContext, id: string, accept: boolean): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
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
    await tx.courtBooking.update({ where: { id }, data: { status: "CONFIRMED" } });
    await bookingsConfirmed.happened(tx, ctx, { service: "RENTAL", ids: [id] });
    await tellClient(tx, ctx, id, rentalConfirmedMail);
  });
}
