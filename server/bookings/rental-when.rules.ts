import { shortDayInWords } from "../platform/time/time-in-words.rules";
import { timeOfPlace } from "../platform/time/time-zone.rules";
import { clockAt, dayAt } from "../platform/time/zoned-time.rules";

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
