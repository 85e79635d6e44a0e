import type { CourtBooking } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { inTransaction, type Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { parseInput } from "../platform/parse-input";
import { dropRentals } from "./drop-rentals.step";
import { lockRental } from "./lock-rental.step";
import { rentalsCancelledMail } from "./rental-mails.rules";
import { cancelRentalSchema } from "./rental.rules";
import { tellClients } from "./tell-client.step";

/**
 * Cancels a rental, or it and the later ones of its series, and frees the court. For the cancellation fee see
 * `rentalCancellation`.
 * @throws InvalidInput, RuleViolation
 */
export async function cancelRental(ctx: ActionContext, id: string, input: unknown): Promise<void> {
  const { scope, by, reason } = parseInput(cancelRentalSchema, input);
  await inTransaction(ctx.db, async (tx) => {
    const rental = await lockRental(tx, id, ctx.now);
    const all = scope === "THIS" ? [rental] : [rental, ...(await laterOnes(tx, rental))];
    await dropRentals(tx, ctx, all, by, reason);
    if (by !== "ARENA") return;
    const ids = all.map((one) => one.id);
    await tellClients(tx, ctx, ids, (details) => rentalsCancelledMail(details, reason));
  });
}

/**
 * An athlete cancels their own rental. If it was confirmed, the arena is notified within minutes, together with other
 * cancellations.
 * @throws RuleViolation
 */
export async function cancelOwnRental(ctx: ActionContext, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const rental = await lockRental(tx, id, ctx.now);
    if (rental.startsAt <= ctx.now)
      throw new RuleViolation("RENTAL_BEGUN", "Esta locação já começou. Fale com a arena.");
    await dropRentals(tx, ctx, [rental], "CLIENT", null);
    if (rental.status === "CONFIRMED")
      await tx.courtBooking.update({ where: { id }, data: { arenaUntold: true } });
  });
}

/** Later rentals of the same series, locked. */
async function laterOnes(tx: Transaction, { seriesId, startsAt }: CourtBooking): Promise<CourtBooking[]> {
  if (seriesId === null) return [];
  await tx.$queryRaw`SELECT id FROM locacoes WHERE serie_id = ${seriesId}::uuid AND inicio > ${startsAt} ORDER BY inicio FOR UPDATE`;
  return tx.courtBooking.findMany({
    where: { seriesId, startsAt: { gt: startsAt }, status: { not: "CANCELLED" } },
  });
}
