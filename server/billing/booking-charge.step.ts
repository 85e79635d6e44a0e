import type { BookingRecorder, BookingsChanged } from "../bookings/booking.event";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { counted } from "../platform/plural.rules";
import { dayFromDatabase, dayToDatabase } from "../platform/time/calendar-day.rules";
import { dateInDigits } from "../platform/time/time-in-words.rules";
import { clockAt, dayAt } from "../platform/time/zoned-time.rules";
import { afterCancelling, followsBooking } from "./booking-charge.rules";
import { chargeKindLabel, serviceOf } from "./charges/charge-kind.rules";
import { tellCharged } from "./charges/tell-charged.step";
import { issueCharges, record, type Locked } from "./ledger.step";

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
  { service, ids }: BookingsChanged,
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
  // Those made together are one client's: a series is told in one mail.
  const { athleteId, description, day: dueOn } = first;
  if (athleteId === null) return;
  const what =
    owed.length === 1
      ? description
      : `${description}, e mais ${counted(owed.length - 1, "data", "datas")}, cada uma a pagar até o seu dia`;
  const amountInCents = owed.reduce((sum, booking) => sum + booking.amountInCents, 0);
  await tellCharged(tx, ctx, first.arenaId, [{ athleteId, what, amountInCents, dueOn }]);
}

/** Of cancelled rentals or day uses only the fee is owed. What was paid stays paid: see `refundDueInCents`. */
export async function dropBookingCharges(
  tx: Transaction,
  recorder: BookingRecorder,
  { service, ids }: BookingsChanged,
): Promise<void> {
  const fees = new Map((await readBookings(tx, service, ids)).map(({ id, feeInCents }) => [id, feeInCents]));
  const link = linkOf[service];
  await record(tx, recorder, { [link]: { in: [...ids] } }, ({ charge, standing }) => {
    const event = afterCancelling(stateOf(standing), fees.get(charge[link] ?? "") ?? 0);
    return event?.kind === "CANCELLATION" ? { ...event, reason: cancelledReason[service] } : event;
  });
}

/**
 * The charge of a rental that was moved gets its new day and price while nothing of it has been paid. A charge that is paid,
 * or that the arena has cancelled by hand, stays as it is.
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
