import { counted } from "../platform/numbers.rules";
import { earlier } from "../platform/time/duration.rules";
import { shortDayInWords } from "../platform/time/time-in-words.rules";
import { clockAt, dayAt, timeOfPlace } from "../platform/time/time-zone.rules";

/** Most days ahead for a rental, and longest weekly series. */
export const furthestRentalDays = 366;
/** Most weeks of a series, and most rentals that can be cancelled for one. */
export const mostOfSeries = Math.floor(furthestRentalDays / 7) + 1;
export const mostCalledOff = 300;
/** Reason for cancelling a rental for a series, shown to its client. */
export const gaveWayReason = "A arena precisa deste horário para outra locação";
/** Most open rentals of an athlete at one arena. */
export const mostOwnRentals = 5;
/** Most of an athlete's own rentals shown: their requests, plus a whole series entered by the arena. */
export const mostShownRentals = 60;
/** Most of an athlete's own day uses shown, next first. */
export const mostOwnDayUses = 31;
/** Requests per athlete in 24 hours, including cancelled ones. */
export const mostAskedADay = 15;
/** Hours the arena has to answer; a request also expires when its time starts. */
export const hoursToAnswer = 24;
/** Shown on the request form and where the arena answers. */
export const unansweredRule = `Sem resposta em ${hoursToAnswer} horas, ou até o horário começar, o pedido é cancelado e a quadra fica livre.`;
/** Shown to the arena where it answers. */
export const requestRule =
  "O horário fica guardado até você responder. Se mais alguém pedir o mesmo, fica com quem você confirmar primeiro.";
/** Reason for cancelling an expired request, shown to the athlete. */
export const unansweredReason = "A arena não respondeu a tempo";
/** Options of an arena for its page: minimum length of a rental, and length increments. */
export const rentalMinMinutes = [30, 60, 90, 120] as const;
export const rentalStepMinutes = [15, 30, 60] as const;
/** Upper limits of an arena's settings: days ahead for requests, and hours before the start for free cancellation. */
export const mostHorizonDays = 120;
export const mostFreeCancelHours = 168;
/** Interval between possible starts: half an hour, or a quarter if lengths differ by quarters. */
export const startStepOf = (stepMinutes: number): number => Math.min(stepMinutes, 30);

/** Deadline of free cancellation: "até 4 horas antes". @param what the start it refers to: "de a arena abrir". */
export function freeUntilInWords(hours: number, what = ""): string {
  if (hours === 0) return `até a hora${what ? ` ${what}` : " de começar"}`;
  return `até ${counted(hours, "hora", "horas")} antes${what ? ` ${what}` : ""}`;
}

export const rentalAudiences = ["ANYONE", "ATHLETES"] as const;
export type RentalAudience = (typeof rentalAudiences)[number];
export const rentalAudienceLabel: Record<RentalAudience, string> = {
  ANYONE: "Quem tem conta na Praia",
  ATHLETES: "Só atletas desta arena",
};
/** Most people in one day use. */
export const mostPeople = 50;

/** Error for the loser of a race for the same hour. */
export const courtJustTaken = "Este horário acabou de ser ocupado. Escolha outro.";

export const rentalScopes = ["THIS", "THIS_AND_FOLLOWING"] as const;
export type RentalScope = (typeof rentalScopes)[number];
export const rentalScopeLabel: Record<RentalScope, string> = {
  THIS: "Só esta",
  THIS_AND_FOLLOWING: "Esta e as seguintes",
};

export const bookingParties = ["CLIENT", "ARENA"] as const;
export type BookingParty = (typeof bookingParties)[number];
export const bookingPartyLabel: Record<BookingParty, string> = { CLIENT: "O cliente", ARENA: "A arena" };

export const bookingStatuses = ["REQUESTED", "CONFIRMED", "CANCELLED"] as const;
export type BookingStatus = (typeof bookingStatuses)[number];
export const bookingStatusLabel: Record<BookingStatus, string> = {
  REQUESTED: "Pedida",
  CONFIRMED: "Confirmada",
  CANCELLED: "Cancelada",
};

/** Lines of a price table. */
export const mostPriceLines = 20;

export const onlineRentals = ["NONE", "ON_REQUEST", "AT_ONCE"] as const;
export type OnlineRentals = (typeof onlineRentals)[number];
export const onlineRentalsLabel: Record<OnlineRentals, string> = {
  NONE: "Não aceitar",
  ON_REQUEST: "Aceitar pedidos, que eu confirmo",
  AT_ONCE: "Reservar na hora",
};

export interface RentalTime {
  court: string;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
}

/** Whether its day is over where the arena is; one that goes on after midnight is over when it ends. */
export const rentalIsOver = ({ startsAt, endsAt, timeZone }: Omit<RentalTime, "court">, now: Date): boolean =>
  dayAt(startsAt, timeZone) < dayAt(now, timeZone) && endsAt <= now;

/** "Quadra 2, ter., 07/04, das 19:00 às 20:00 (horário de Brasília)" */
export const rentalWhen = ({ court, startsAt, endsAt, timeZone }: RentalTime): string =>
  `${court}, ${shortDayInWords(dayAt(startsAt, timeZone))}, das ${clockAt(startsAt, timeZone)} às ${clockAt(endsAt, timeZone)} (${timeOfPlace(timeZone)})`;

/** Requests made at or before this instant have expired. */
export const askedTooLongAgo = (now: Date): Date => earlier(now, { hours: hoursToAnswer });

/** Whether a court request has expired: 24 hours have passed, or its time has started. */
export const isUnanswered = (
  { createdAt, startsAt }: { createdAt: Date; startsAt: Date },
  now: Date,
): boolean => createdAt <= askedTooLongAgo(now) || startsAt <= now;
