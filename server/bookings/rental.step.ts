import { randomUUID } from "node:crypto";
import { type Arena, type Court, type CourtBooking, Prisma } from "../../prisma/generated/client/client";
import { giveCourtsBack, occupy } from "../courts/occupy.step";
import { conflictsInWords, takenInWords } from "../courts/taken-in-words.rules";
import { ofChild, toldOf } from "../guardians/guardian.loader";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { InvalidInput, RuleViolation } from "../platform/errors";
import type { Mail } from "../platform/mail/mail.rules";
import { type BookingRecorder, bookingsCancelled, bookingsConfirmed } from "./booking.event";
import { onTheCourt, tariffOf } from "./rental.loader";
import { defaultCancellationRule, rentalCancellation, rentalPrice } from "./rental-price.rules";
import type { RentalInMail, RentalsInMail } from "./rental-mails.rules";
import { type BookingParty, rentalIsOver, type RentalTime, rentalWhen } from "./rental-words.rules";

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

/**
 * Checks that the athlete may request courts and day uses on the arena's page, which may be limited to its own
 * athletes.
 * @throws RuleViolation
 */
export async function assertMayAsk(
  tx: Transaction,
  { id: arenaId, rentalAudience }: Pick<Arena, "id" | "rentalAudience">,
  athleteId: string,
): Promise<void> {
  if (rentalAudience === "ANYONE") return;
  if ((await tx.arenaAthlete.count({ where: { arenaId, athleteId, active: true } })) > 0) return;
  throw new RuleViolation(
    "NOT_ITS_ATHLETE",
    "Esta arena só recebe pedidos dos seus atletas. Peça para entrar nela e tente de novo depois.",
  );
}

/** Who comes to the arena. @throws InvalidInput */
export async function clientAthlete(tx: Transaction, arenaId: string, athleteId: string) {
  const link = await tx.arenaAthlete.findFirst({
    where: { arenaId, athleteId, active: true, athlete: { status: "ACTIVE" } },
    select: { athlete: { select: { id: true, fullName: true, phone: true } } },
  });
  if (!link)
    throw new InvalidInput([{ path: ["athleteId"], message: "Escolha um atleta ativo desta arena" }]);
  return link.athlete;
}

/** Cancels rentals: what each costs all the same follows the rules, and their courts are free. Expects them to be locked. */
export async function dropRentals(
  tx: Transaction,
  recorder: BookingRecorder,
  rentals: readonly CourtBooking[],
  by: BookingParty,
  cancelReason: string | null,
): Promise<void> {
  const { now } = recorder;
  const fees = rentals.map((rental) => ({ id: rental.id, fee: feeOf(rental, by, now) }));
  // Group by fee: there are few distinct ones, since a late cancellation costs the full price and an early one nothing.
  for (const feeInCents of new Set(fees.map(({ fee }) => fee)))
    await tx.courtBooking.updateMany({
      where: { id: { in: fees.flatMap(({ id, fee }) => (fee === feeInCents ? [id] : [])) } },
      data: { status: "CANCELLED", cancelledAt: now, cancelledBy: by, feeInCents, cancelReason },
    });
  await giveCourtsBack(tx, rentals);
  const ids = rentals.flatMap(({ id, status }) => (status === "CONFIRMED" ? [id] : []));
  if (ids.length > 0) await bookingsCancelled.happened(tx, recorder, { service: "RENTAL", ids });
}

/** Cancellation fee; unconfirmed rentals cost nothing. */
function feeOf(
  { status, priceInCents, startsAt, freeCancelHours }: CourtBooking,
  by: BookingParty,
  cancelledAt: Date,
): number {
  if (status === "REQUESTED" || priceInCents === null) return 0;
  return rentalCancellation(
    { priceInCents, paidInCents: 0, startsAt, cancelledAt, by },
    { ...defaultCancellationRule, freeHours: freeCancelHours },
  ).chargeInCents;
}

/**
 * Cancels rentals on behalf of the arena, without a fee, and frees their courts. Skips rentals already cancelled.
 * Expects them to be locked.
 * @returns the rentals cancelled by this call.
 */
export async function callOffRentals(
  tx: Transaction,
  recorder: BookingRecorder,
  ids: readonly string[],
  reason: string,
): Promise<string[]> {
  const rentals = await tx.courtBooking.findMany({
    where: { id: { in: [...ids] }, kind: "RENTAL", status: { not: "CANCELLED" } },
    orderBy: { id: "asc" },
  });
  await dropRentals(tx, recorder, rentals, "ARENA", reason);
  return rentals.map(({ id }) => id);
}

interface RentalTold extends Omit<RentalInMail, "when">, RentalTime {}

/** When and where, for the mail of an athlete or a guardian. */
export const toldWhen = ({ court, startsAt, endsAt, timeZone, child }: RentalTold): string =>
  ofChild(rentalWhen({ court, startsAt, endsAt, timeZone }), { child });

const inMail = (rental: RentalTold): RentalInMail => {
  const { email, name, child, arena, freeCancelHours } = rental;
  return { email, name, child, arena, freeCancelHours, when: toldWhen(rental) };
};

/**
 * Athletes of these rentals, and the guardians of minors. A client without an account gets no mail: the arena informs
 * them.
 */
export const clientsOf = (
  tx: Transaction,
  rentalIds: readonly string[],
  now: Date,
): Promise<RentalTold[]> => tx.$queryRaw<RentalTold[]>`
  SELECT p.email, p.name, p.child, ar.nome_arena AS arena, q.nome AS court, l.inicio AS "startsAt", l.fim AS "endsAt",
    ar.fuso_horario AS "timeZone", l.cancelamento_horas AS "freeCancelHours"
  FROM locacoes l JOIN quadras q ON q.id = l.quadra_id JOIN arenas ar ON ar.id = q.arena_id
    JOIN LATERAL ${toldOf(Prisma.sql`l.aluno_id`, now)} p ON true
  WHERE l.id = ANY(${[...rentalIds]}::uuid[]) ORDER BY l.inicio, l.id, p.email`;

/** Mails the athlete of a rental, and the guardians of a minor. */
export async function tellClient(
  tx: Transaction,
  { outbox, now }: Pick<ActionContext, "outbox" | "now">,
  rentalId: string,
  write: (rental: RentalInMail) => Mail,
): Promise<void> {
  for (const client of await clientsOf(tx, [rentalId], now)) await outbox.put(tx, write(inMail(client)));
}

/** One mail to each who asked for some of these rentals or is a guardian of who did, for each arena. */
export async function tellClients(
  tx: Transaction,
  { outbox, now }: Pick<ActionContext, "outbox" | "now">,
  rentalIds: readonly string[],
  write: (rentals: RentalsInMail) => Mail,
): Promise<void> {
  const mails = new Map<string, RentalsInMail>();
  for (const client of await clientsOf(tx, rentalIds, now)) {
    const { email, name, arena, when } = inMail(client);
    const key = JSON.stringify([email, arena]);
    const { rentals } = mails.get(key) ?? { rentals: [] };
    mails.set(key, { email, name, arena, rentals: [...rentals, when] });
  }
  await outbox.putAll(tx, [...mails.values()].map(write));
}

/** Mails the owner of a rental's arena. */
export async function tellArena(
  tx: Transaction,
  { outbox }: Pick<ActionContext, "outbox">,
  rentalId: string,
  write: (rental: RentalInMail) => Mail,
): Promise<void> {
  const owners = await tx.$queryRaw<RentalTold[]>`
    SELECT u.email, ar.responsavel AS name, ar.nome_arena AS arena, q.nome AS court, l.inicio AS "startsAt", l.fim AS "endsAt",
      ar.fuso_horario AS "timeZone", l.cancelamento_horas AS "freeCancelHours"
    FROM locacoes l JOIN quadras q ON q.id = l.quadra_id JOIN arenas ar ON ar.id = q.arena_id
      JOIN usuarios u ON u.id = ar.user_id AND u.desativado_em IS NULL
    WHERE l.id = ${rentalId}::uuid`;
  for (const owner of owners) await outbox.put(tx, write(inMail(owner)));
}
