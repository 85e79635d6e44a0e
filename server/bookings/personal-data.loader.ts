import type { Database } from "../platform/database";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { dayUseStatus, dayUseStatusLabel } from "./day-use/day-use.rules";
import { bookingStatusLabel } from "./rental-words.rules";

/** Every court rental of an athlete, latest first, with the labels the screens use. */
export async function rentalsOf(db: Database, athleteId: string) {
  const rentals = await db.courtBooking.findMany({
    where: { athleteId, kind: "RENTAL" },
    include: { court: { include: { arena: { select: { name: true } } } } },
    orderBy: [{ startsAt: "desc" }, { id: "desc" }],
  });
  return rentals.map(
    ({ court, startsAt, endsAt, status, label, contact, priceInCents, feeInCents, cancelReason, note }) => ({
      arena: court.arena.name,
      quadra: court.name,
      inicio: startsAt,
      fim: endsAt,
      situacao: bookingStatusLabel[status],
      cliente: label,
      motivoDoCancelamento: cancelReason,
      contato: contact,
      observacaoDaArena: note,
      valorEmCentavos: priceInCents,
      multaEmCentavos: feeInCents,
    }),
  );
}

/** Every day use of an athlete, latest first. */
export async function dayUsesOf(db: Database, athleteId: string) {
  const dayUses = await db.dayUse.findMany({
    where: { athleteId },
    include: { arena: { select: { name: true } } },
    orderBy: [{ date: "desc" }, { id: "desc" }],
  });
  return dayUses.map(({ arena, date, clientName, contact, priceInCents, feeInCents, ...dayUse }) => ({
    arena: arena.name,
    dia: dayFromDatabase(date),
    situacao: dayUseStatusLabel[dayUseStatus(dayUse)],
    cliente: clientName,
    motivoDoCancelamento: dayUse.cancelReason,
    contato: contact,
    valorEmCentavos: priceInCents,
    multaEmCentavos: feeInCents,
  }));
}
