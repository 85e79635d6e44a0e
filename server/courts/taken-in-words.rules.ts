import { counted } from "../platform/numbers.rules";
import { shortDayInWords } from "../platform/time/time-in-words.rules";
import { clockAt, dayAt } from "../platform/time/time-zone.rules";

interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** "em ter., 07/04, das 19:00 às 20:00" */
export function whenInWords({ startsAt, endsAt }: Span, timeZone: string): string {
  const [from, until] = [startsAt, endsAt].map((instant) => clockAt(instant, timeZone));
  return `em ${shortDayInWords(dayAt(startsAt, timeZone))}, das ${from} às ${until}`;
}

/** "Quadra 2 está ocupada em ter., 07/04, das 19:00 às 20:00: aula de Ana." */
export const takenInWords = (
  { court, what, ...span }: Span & { court: string; what: string },
  timeZone: string,
): string => `${court} está ocupada ${whenInWords(span, timeZone)}: ${what}.`;

const mostTold = 3;

/** What is in the way, so many of it as one reads. @param sentences one for each conflict, the first first. */
export function conflictsInWords(sentences: readonly string[]): string {
  const more = sentences.length - mostTold;
  const rest = more > 0 ? [`E mais ${counted(more, "conflito", "conflitos")}.`] : [];
  return [...sentences.slice(0, mostTold), ...rest].join(" ");
}
