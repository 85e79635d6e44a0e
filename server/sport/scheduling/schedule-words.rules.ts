import type { EpochMinute, Interval, ScheduleSetting } from "./schedule-plan.rules";
import { addDays } from "../../platform/time/calendar-day.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";
import { clockAt, dayAt } from "../../platform/time/time-zone.rules";

/** "09:40". */
export const clockWords = (minute: EpochMinute, timeZone: string): string =>
  clockAt(minute * 60_000, timeZone);

/** "21/11". */
export const dayWords = (minute: EpochMinute, timeZone: string): string =>
  dateInDigits(dayAt(minute * 60_000, timeZone)).slice(0, 5);

export const isLaterDay = (minute: EpochMinute, now: EpochMinute, timeZone: string): boolean =>
  dayAt(minute * 60_000, timeZone) > dayAt(now * 60_000, timeZone);

/** "amanhã, às 6h", "em 28/11, às 18h30". */
export function dayAheadWords(minute: EpochMinute, now: EpochMinute, timeZone: string): string {
  const day = dayAt(minute * 60_000, timeZone);
  const isTomorrow = day === addDays(dayAt(now * 60_000, timeZone), 1);
  const [hours = "", minutes = ""] = clockWords(minute, timeZone).split(":");
  const clock = `${Number(hours) === 1 ? "à" : "às"} ${Number(hours)}h${minutes === "00" ? "" : minutes}`;
  return `${isTomorrow ? "amanhã" : `em ${dayWords(minute, timeZone)}`}, ${clock}`;
}

/** "das 09:00 às 09:40". */
export const spanWords = ({ startsAt, endsAt }: Interval, timeZone: string): string =>
  `das ${clockWords(startsAt, timeZone)} às ${clockWords(endsAt, timeZone)}`;

/** "Quadra 2", "Quadra 2 (Arena Mar)". @param venue null where there is only one. */
export const courtWords = (name: string, venue: string | null): string =>
  venue === null ? name : `${name} (${venue})`;

/** "Ana Souza", "Ana Souza e Bia Lima", "Ana Souza e mais 3 atletas"; and whether the verb is in the plural. */
export function athleteWords(
  athleteIds: readonly string[],
  { athleteNames }: Pick<ScheduleSetting, "athleteNames">,
): { words: string; plural: boolean } {
  const [first = "", second = ""] = athleteIds;
  const name = (id: string) => athleteNames.get(id) ?? "um atleta";
  const count = athleteIds.length;
  if (count <= 1) return { words: capital(name(first)), plural: false };
  if (count === 2) return { words: capital(`${name(first)} e ${name(second)}`), plural: true };
  return { words: capital(`${name(first)} e mais ${count - 1} atletas`), plural: true };
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase("pt-BR") + text.slice(1);
