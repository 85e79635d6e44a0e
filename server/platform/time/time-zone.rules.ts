import { tzOffset } from "@date-fns/tz/tzOffset";
import { addMinutes } from "date-fns/addMinutes";
import { addDays } from "./calendar-day.rules";

/** The legal time of Brazil, for what happens at no place in particular. */
export const brasiliaTime = "America/Sao_Paulo";

/** Brazil's zones by their IANA names, from east to west, each by the city whose time people call it. */
const cityOf = {
  "America/Noronha": "Fernando de Noronha",
  [brasiliaTime]: "Brasília",
  "America/Araguaina": "Araguaína",
  "America/Belem": "Belém",
  "America/Fortaleza": "Fortaleza",
  "America/Maceio": "Maceió",
  "America/Recife": "Recife",
  "America/Bahia": "Salvador",
  "America/Santarem": "Santarém",
  "America/Boa_Vista": "Boa Vista",
  "America/Campo_Grande": "Campo Grande",
  "America/Cuiaba": "Cuiabá",
  "America/Manaus": "Manaus",
  "America/Porto_Velho": "Porto Velho",
  "America/Eirunepe": "Eirunepé",
  "America/Rio_Branco": "Rio Branco",
} as const;

type BrazilianTimeZone = keyof typeof cityOf;

/** From east to west. */
export const brazilianTimeZones = Object.keys(cityOf) as BrazilianTimeZone[];

const isBrazilian = (timeZone: string): timeZone is BrazilianTimeZone => timeZone in cityOf;

/** "Manaus"; a zone beyond Brazil by its IANA name. */
const cityOfTimeZone = (timeZone: string): string => (isBrazilian(timeZone) ? cityOf[timeZone] : timeZone);

/** "horário de Manaus". */
export const timeOfPlace = (timeZone: string): string => `horário de ${cityOfTimeZone(timeZone)}`;

/** How far the clocks in a zone are ahead of UTC at an instant, in minutes. */
export const utcOffset = (timeZone: string, instant: Date): number => tzOffset(timeZone, instant);

/** "Manaus (UTC−4)", "Asia/Kolkata (UTC+5:30)", as clocks stand at an instant. */
export function timeZoneInWords(timeZone: string, instant: Date): string {
  const offset = utcOffset(timeZone, instant);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const ahead = offset === 0 ? "" : `${offset < 0 ? "−" : "+"}${hours}${minutes === 0 ? "" : `:${minutes}`}`;
  return `${cityOfTimeZone(timeZone)} (UTC${ahead})`;
}

/** The day on the calendar in a zone at an instant, "2026-11-21". @param instant a number is in ms since 1970 UTC. */
export const dayAt = (instant: Date | number, timeZone: string): string =>
  shownAt(instant, timeZone).slice(0, 10);

/** What the clocks in a zone show at an instant, "09:40". @param instant a number is in ms since 1970 UTC. */
export const clockAt = (instant: Date | number, timeZone: string): string =>
  shownAt(instant, timeZone).slice(11, 16);

/** As if it were UTC: reading every field off a TZDate takes eight times as long, and a schedule asks thousands of times. */
const shownAt = (instant: Date | number, timeZone: string): string =>
  addMinutes(instant, tzOffset(timeZone, new Date(instant))).toISOString();

const aDay = 24 * 60;

/**
 * The instant at which a calendar and a clock in a zone show this day and time. Where clocks are put forward over it, as
 * long after the gap as it is after its beginning; where they are put back over it, the first of the two.
 * @param day "YYYY-MM-DD" @param clock "HH:mm"
 */
export function instantAt(day: string, clock: string, timeZone: string): Date {
  const shown = new Date(`${day}T${clock}:00Z`);
  const offsetThen = (instant: Date) => tzOffset(timeZone, instant);
  const [before, after] = [offsetThen(addMinutes(shown, -aDay)), offsetThen(addMinutes(shown, aDay))];
  const first = addMinutes(shown, -before);
  if (before === after || offsetThen(first) === before) return first;
  const second = addMinutes(shown, -after);
  return offsetThen(second) === after ? second : first;
}

/** The last instant of a day in a zone, to the millisecond. @param day "YYYY-MM-DD" */
export const endOfDay = (day: string, timeZone: string): Date =>
  new Date(instantAt(addDays(day, 1), "00:00", timeZone).getTime() - 1);
