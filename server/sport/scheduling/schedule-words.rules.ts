import type { EpochMinute, Interval, ScheduleSetting } from "./schedule-plan.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";
import { clockAt, dayAt } from "../../platform/time/zoned-time.rules";

/** "09:40". */
export const clockWords = (minute: EpochMinute, timeZone: string): string =>
  clockAt(minute * 60_000, timeZone);

/** "21/11". */
export const dayWords = (minute: EpochMinute, timeZone: string): string =>
  dateInDigits(dayAt(minute * 60_000, timeZone)).slice(0, 5);

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
