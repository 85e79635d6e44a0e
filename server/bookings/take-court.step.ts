import { randomUUID } from "node:crypto";
import type { CourtBooking } from "../../prisma/generated/client/client";
import { conflictsInWords, takenInWords } from "../courts/taken-in-words.rules";
import { occupy } from "../courts/occupy.step";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { RuleViolation } from "../platform/errors";
import { bookingsConfirmed } from "./booking.event";
import { onTheCourt } from "./on-the-court.loader";
import { rentalPrice } from "./rental-price.rules";
import { tariffOf } from "./tariff.loader";

interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** A rental as it is asked for, at one or more times. */
export interface WantedRental extends Pick<
  CourtBooking,
  "courtId" | "label" | "contact" | "athleteId" | "status"
> {
  arenaId: string;
  timeZone: string;
  spans: readonly Span[];
  /** Price of each rental; null for the arena's price table. */
  priceInCents: number | null;
  /** The arena's internal note on each rental. */
  note?: string | null;
  /** Whether the arena entered the rental for this athlete. */
  bookedByArena?: boolean;
  /** Queued behind other requests for the same hour; it occupies the court only when the arena confirms it. */
  queued?: boolean;
}

/**
 * @param except the rental to place, which does not conflict with itself.
 * @throws RuleViolation that names the conflict.
 */
export async function assertCourtFree(
  tx: Transaction,
  { courtId, spans, timeZone }: Pick<WantedRental, "courtId" | "spans" | "timeZone">,
  except: string | null = null,
): Promise<void> {
  const ways = await onTheCourt(tx, courtId, spans, except);
  if (ways.length === 0) return;
  const sentences = ways.map((way) => takenInWords(way, timeZone));
  throw new RuleViolation("COURT_TAKEN", conflictsInWords(sentences), ["courtKey"]);
}

/**
 * Writes rentals and occupies their courts, all or nothing. Confirmed rentals are charged from now on. Expects the
 * caller to have checked that the courts are free.
 * @returns the id of the first rental.
 * @throws an overlap violation if a concurrent transaction took a court first.
 */
export async function takeCourt(tx: Transaction, ctx: ActionContext, wanted: WantedRental): Promise<string> {
  const { arenaId, timeZone, spans, priceInCents, queued = false, ...details } = wanted;
  const tariff = await tariffOf(tx, arenaId);
  const seriesId = spans.length > 1 ? randomUUID() : null;
  const rows = spans.map((span) => ({
    ...details,
    ...span,
    id: randomUUID(),
    kind: "RENTAL" as const,
    seriesId,
    freeCancelHours: tariff.freeCancelHours,
    priceInCents: priceInCents ?? rentalPrice({ ...span, timeZone }, tariff).priceInCents,
  }));
  await tx.courtBooking.createMany({ data: rows });
  if (queued) return rows[0]!.id;
  await occupy(
    tx,
    rows.map(({ id: bookingId, courtId, startsAt, endsAt }) => ({
      kind: "RENTAL" as const,
      bookingId,
      courtId,
      startsAt,
      endsAt,
    })),
  );
  if (details.status === "CONFIRMED")
    await bookingsConfirmed.happened(tx, ctx, { service: "RENTAL", ids: rows.map(({ id }) => id) });
  return rows[0]!.id;
}

/** A court is out of use for a while. @returns the block's id. */
export async function createBlock(
  tx: Transaction,
  block: { courtId: string; startsAt: Date; endsAt: Date; label: string },
): Promise<string> {
  const { id } = await tx.courtBooking.create({ data: { ...block, kind: "BLOCK" }, select: { id: true } });
  return id;
}

/** Removes the block that starts then. Idempotent. */
export async function removeBlock(tx: Transaction, courtId: string, startsAt: Date): Promise<void> {
  await tx.courtBooking.deleteMany({ where: { courtId, startsAt, kind: "BLOCK" } });
}
