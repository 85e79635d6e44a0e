import { shortDayInWords } from "../../platform/time/time-in-words.rules";
import { clockAt, dayAt, timeOfPlace } from "../../platform/time/time-zone.rules";
import { defaultCancellationRule, rentalCancellation } from "../rental-price.rules";
import { type BookingParty, type BookingStatus, hoursToAnswer, isUnanswered } from "../rental-words.rules";

/** Number of free places; null if unlimited. */
export const freePlaces = (places: number | null, taken: number): number | null =>
  places === null ? null : Math.max(0, places - taken);

export const dayUseStatus = ({
  requested,
  cancelledAt,
}: {
  requested: boolean;
  cancelledAt: Date | null;
}): BookingStatus => {
  if (cancelledAt !== null) return "CANCELLED";
  return requested ? "REQUESTED" : "CONFIRMED";
};

/** Of one that an athlete asked for: when they did, and from when until when the arena is open that day. */
export interface AskedDay {
  createdAt: Date;
  opensAt: Date;
  closesAt: Date;
}

/** Whether a request has expired: as for a court, but if the day had begun when it was made, at the end of the day. */
export const isDayUseUnanswered = ({ createdAt, opensAt, closesAt }: AskedDay, now: Date): boolean =>
  isUnanswered({ createdAt, startsAt: createdAt < opensAt ? opensAt : closesAt }, now);

/**
 * Cancellation or no-show fee: as for a court rental that starts when the arena opens. A day use that was never
 * confirmed costs nothing.
 */
export function dayUseFee(
  dayUse: { requested: boolean; priceInCents: number; opensAt: Date | null; freeCancelHours: number },
  by: BookingParty,
  cancelledAt: Date,
): number {
  const { requested, priceInCents, opensAt, freeCancelHours } = dayUse;
  if (requested || opensAt === null) return 0;
  return rentalCancellation(
    { priceInCents, paidInCents: 0, startsAt: opensAt, cancelledAt, by },
    { ...defaultCancellationRule, freeHours: freeCancelHours },
  ).chargeInCents;
}

/** Whether the athlete can still cancel: until the day opens, or until it closes if the request is unanswered. */
export const canGiveBack = (
  { requested, opensAt, closesAt }: { requested: boolean; opensAt: Date; closesAt: Date },
  now: Date,
): boolean => now < (requested ? closesAt : opensAt);

export interface DayUseTime {
  opensAt: Date;
  closesAt: Date;
  timeZone: string;
}

/** "Day Use, ter., 07/04, das 06:00 às 22:00 (horário de Brasília)" */
export const dayUseWhen = ({ opensAt, closesAt, timeZone }: DayUseTime): string =>
  `Day Use, ${shortDayInWords(dayAt(opensAt, timeZone))}, das ${clockAt(opensAt, timeZone)} às ${clockAt(closesAt, timeZone)} (${timeOfPlace(timeZone)})`;

export const dayUseStatusLabel: Record<BookingStatus, string> = {
  REQUESTED: "Pedido",
  CONFIRMED: "Confirmado",
  CANCELLED: "Cancelado",
};

/** Shown on the request form and where the arena answers. */
export const unansweredDayUse = `Sem resposta em ${hoursToAnswer} horas, ou até a arena abrir nesse dia, o pedido é cancelado e a vaga fica livre.`;
/** Error when a day is full. */
export const noDayUseLeft = "Não há mais vagas de Day Use neste dia.";
