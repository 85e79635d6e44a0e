import type { Arena, Court, CourtBooking } from "../../prisma/generated/client/client";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { rentalIsOver } from "./rental-when.rules";

export type LockedRental = CourtBooking & { court: Court & { arena: Arena } };

/**
 * Locks a rental, so that changes are serialized.
 * @throws RuleViolation if its day is over in arena time, unless it continues after midnight.
 */
export async function lockRental(tx: Transaction, id: string, now: Date): Promise<LockedRental> {
  await tx.$queryRaw`SELECT id FROM locacoes WHERE id = ${id}::uuid FOR UPDATE`;
  const rental = await tx.courtBooking.findFirst({
    where: { id, kind: "RENTAL" },
    include: { court: { include: { arena: true } } },
  });
  if (!rental) throw new RuleViolation("RENTAL_GONE", "Esta locação não existe mais.");
  if (rental.status === "CANCELLED")
    throw new RuleViolation("RENTAL_CANCELLED", "Esta locação já foi cancelada.");
  const { timeZone } = rental.court.arena;
  if (rentalIsOver({ ...rental, timeZone }, now))
    throw new RuleViolation("RENTAL_OVER", "Esta locação já passou e não muda mais.");
  return rental;
}
