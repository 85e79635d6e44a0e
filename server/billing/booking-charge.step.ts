import type { Charge } from "../../prisma/generated/client/client";
import { runsNow } from "../arenas/arena.step";
import type { BookingRecorder, BookingsChanged } from "../bookings/booking.event";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { counted } from "../platform/numbers.rules";
import { dayFromDatabase, dayToDatabase } from "../platform/time/calendar-day.rules";
import { dateInDigits } from "../platform/time/time-in-words.rules";
import { clockAt, dayAt } from "../platform/time/time-zone.rules";
import { afterCancelling, followsBooking } from "./booking-charge.rules";
import { chargeKindLabel, serviceOf } from "./charges/charge-kind.rules";
import { tellCharged } from "./charges/tell-charged.step";
import { issueCharge, issueCharges, moveCredit, record, type Locked } from "./ledger.step";

type Notifying = BookingRecorder & Pick<ActionContext, "outbox" | "publicUrl">;
type Service = BookingsChanged["service"];

/** A rental or day use as its charge repeats it. */
interface ChargedBooking {
  id: string;
  arenaId: string;
  athleteId: string | null;
  clientName: string;
  amountInCents: number;
  feeInCents: number;
  /** YYYY-MM-DD, on the calendar of the arena. */
  day: string;
  description: string;
}

const kindOf = { RENTAL: "COURT_RENTAL", DAY_USE: "DAY_USE" } as const satisfies Record<Service, string>;
const linkOf = { RENTAL: "rentalId", DAY_USE: "dayUseId" } as const;
const cancelledReason = { RENTAL: "Locação cancelada", DAY_USE: "Day Use cancelado" } as const;

/** The price of each confirmed rental or day use is owed, on its day at the latest; a price of 0 issues no charge. */
export async function chargeBookings(
  tx: Transaction,
  ctx: Notifying,
  { service, ids, athleteIsTold = false }: BookingsChanged,
): Promise<void> {
  const bookings = await readBookings(tx, service, ids);
  const owed = bookings.filter(({ amountInCents }) => amountInCents > 0);
  const [first] = owed;
  if (!first) return;
  const kind = kindOf[service];
  await issueCharges(
    tx,
    ctx,
    owed.map(({ id, arenaId, athleteId, clientName, amountInCents, day, description }) => ({
      arenaId,
      athleteId,
      clientName: athleteId === null ? clientName : null,
      [linkOf[service]]: id,
      kind,
      serviceType: serviceOf[kind],
      description,
      amountInCents,
      serviceDate: dayToDatabase(day),
      dueOn: dayToDatabase(day),
    })),
  );
  // Charges created together belong to one client, who gets one mail for the whole series.
  const { athleteId, description, day: dueOn } = first;
  if (athleteId === null || athleteIsTold) return;
  const what =
    owed.length === 1
      ? description
      : `${description}, e mais ${counted(owed.length - 1, "data", "datas")}, cada uma a pagar até o seu dia`;
  const amountInCents = owed.reduce((sum, booking) => sum + booking.amountInCents, 0);
  await tellCharged(tx, ctx, first.arenaId, [{ athleteId, what, amountInCents, dueOn }]);
}

/**
 * Reduces the charges of cancelled rentals or day uses to the cancellation fee. Fully paid charges do not change: see
 * `refundDueInCents`. A partial payment becomes credit, which pays as much as possible of a new charge for the fee.
 */
export async function dropBookingCharges(
  tx: Transaction,
  recorder: BookingRecorder,
  { service, ids }: BookingsChanged,
): Promise<void> {
  const bookings = new Map((await readBookings(tx, service, ids)).map((booking) => [booking.id, booking]));
  const link = linkOf[service];
  const outcomes = await record(tx, recorder, { [link]: { in: [...ids] } }, ({ charge, standing }) => {
    const event = afterCancelling(stateOf(standing), bookings.get(charge[link] ?? "")?.feeInCents ?? 0);
    return event?.kind === "CANCELLATION" ? { ...event, reason: cancelledReason[service] } : event;
  });
  for (const { charge, before, after } of outcomes) {
    const booking = bookings.get(charge[link] ?? "");
    if (!booking || booking.feeInCents === 0 || before.received === 0 || after.status !== "CANCELLED")
      continue;
    await chargeFee(tx, recorder, { service, booking, from: charge, creditInCents: after.credit });
  }
}

/** The fee takes the place of a charge that was paid in part, and what came of that pays it. */
async function chargeFee(
  tx: Transaction,
  recorder: BookingRecorder,
  {
    service,
    booking: { id, day, description, feeInCents },
    from,
    creditInCents,
  }: { service: Service; booking: ChargedBooking; from: Charge; creditInCents: number },
): Promise<void> {
  // A suspended arena may finish bookings but create no charges: skip the fee, so that the whole payment is refunded.
  if (from.arenaId === null || !(await runsNow(tx, from.arenaId))) return;
  const link = linkOf[service];
  await tx.charge.update({ where: { id: from.id }, data: { [link]: null } });
  const { arenaId, athleteId, clientName, kind, serviceType } = from;
  const to = await issueCharge(tx, recorder, {
    arenaId,
    athleteId,
    clientName,
    [link]: id,
    kind,
    serviceType,
    description: `Taxa de cancelamento: ${description}`,
    amountInCents: feeInCents,
    serviceDate: dayToDatabase(day),
    dueOn: dayToDatabase(day),
  });
  const amountInCents = Math.min(creditInCents, feeInCents);
  await moveCredit(tx, recorder, { from: from.id, to, amountInCents, reason: "Crédito usado na taxa" });
}

/**
 * Updates date and amount of the charge of a moved rental while it is unpaid. A charge that is paid, or that the arena
 * cancelled by hand, does not change.
 */
export async function adjustRentalCharge(
  tx: Transaction,
  ctx: Notifying,
  { id, previousPriceInCents }: { id: string; previousPriceInCents: number | null },
): Promise<void> {
  const [rental] = await readBookings(tx, "RENTAL", [id]);
  const charge = await tx.charge.findUnique({ where: { rentalId: id }, select: { serviceDate: true } });
  if (!rental) return;
  const { amountInCents, day, description } = rental;
  const repriced = amountInCents !== (previousPriceInCents ?? 0);
  if (!charge) {
    // What had a price and no charge is older than charges of rentals.
    if ((previousPriceInCents ?? 0) === 0) await chargeBookings(tx, ctx, { service: "RENTAL", ids: [id] });
    return;
  }
  const which = { rentalId: id };
  const open = ({ standing }: Locked) => followsBooking(stateOf(standing));
  if (amountInCents === 0) {
    const outcomes = await record(tx, ctx, which, (locked) =>
      open(locked) ? { kind: "CANCELLATION", reason: "Locação sem valor" } : null,
    );
    // A price that it gets later is owed by a new charge.
    if (outcomes.length > 0) await tx.charge.update({ where: which, data: { rentalId: null } });
    return;
  }
  const moved = dayFromDatabase(charge.serviceDate) !== day;
  await record(tx, ctx, which, (locked) =>
    repriced && open(locked) && locked.standing.amount !== amountInCents
      ? { kind: "AMOUNT", amountInCents }
      : null,
  );
  await record(tx, ctx, which, (locked) =>
    moved && open(locked) ? { kind: "DUE_DATE", dueOn: dayToDatabase(day) } : null,
  );
  await tx.charge.updateMany({
    where: { ...which, status: "PENDING", receivedInCents: 0 },
    data: { description, serviceDate: dayToDatabase(day) },
  });
}

const stateOf = ({ status, received, amount }: Locked["standing"]) => ({
  status,
  receivedInCents: received,
  amountInCents: amount,
});

const readBookings = (tx: Transaction, service: Service, ids: readonly string[]) =>
  service === "RENTAL" ? readRentals(tx, ids) : readDayUses(tx, ids);

async function readRentals(tx: Transaction, ids: readonly string[]): Promise<ChargedBooking[]> {
  const rows = await tx.courtBooking.findMany({
    where: { id: { in: [...ids] }, kind: "RENTAL" },
    include: { court: { select: { name: true, arena: { select: { id: true, timeZone: true } } } } },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
  return rows.map(({ id, court, athleteId, label, startsAt, endsAt, priceInCents, feeInCents }) => {
    const { id: arenaId, timeZone } = court.arena;
    const day = dayAt(startsAt, timeZone);
    const hours = `das ${clockAt(startsAt, timeZone)} às ${clockAt(endsAt, timeZone)}`;
    return {
      id,
      arenaId,
      athleteId,
      clientName: label,
      amountInCents: priceInCents ?? 0,
      feeInCents: feeInCents ?? 0,
      day,
      description: `${chargeKindLabel.COURT_RENTAL} de ${dateInDigits(day)}: ${court.name}, ${hours}`,
    };
  });
}

async function readDayUses(tx: Transaction, ids: readonly string[]): Promise<ChargedBooking[]> {
  const rows = await tx.dayUse.findMany({ where: { id: { in: [...ids] } }, orderBy: { id: "asc" } });
  return rows.map(({ id, arenaId, athleteId, clientName, date, people, priceInCents, feeInCents }) => {
    const day = dayFromDatabase(date);
    const party = people > 1 ? `: ${counted(people, "pessoa", "pessoas")}` : "";
    return {
      id,
      arenaId,
      athleteId,
      clientName,
      amountInCents: priceInCents,
      feeInCents: feeInCents ?? 0,
      day,
      description: `${chargeKindLabel.DAY_USE} de ${dateInDigits(day)}${party}`,
    };
  });
}
