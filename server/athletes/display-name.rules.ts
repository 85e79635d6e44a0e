import { addMonths, dayFromDatabase } from "../platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../platform/time/time-zone.rules";

const adultAge = 18;

/**
 * Whether a person is under 18 on a day.
 * @param birthDate YYYY-MM-DD; null if unknown, which counts as adult.
 * @param today YYYY-MM-DD.
 */
export function isMinor(birthDate: string | null, today: string): boolean {
  if (birthDate === null) return false;
  const comesOfAge = `${Number(birthDate.slice(0, 4)) + adultAge}${birthDate.slice(4)}`;
  return comesOfAge > today;
}

/** The latest birth date of an adult. @param today YYYY-MM-DD. */
export const adultSince = (today: string): string => addMonths(today, -12 * adultAge);

/** "Ana Beatriz de Souza" → "A. B. S."; words in lower case are left out, unless all of them are. */
export function initials(fullName: string): string {
  const words = fullName.split(/\s+/).filter((word) => word !== "");
  const names = words.filter((word) => word !== word.toLowerCase());
  return (names.length > 0 ? names : words).map((word) => `${[...word][0]?.toUpperCase() ?? ""}.`).join(" ");
}

/** An athlete's name as strangers see it: the full name, or the initials of a minor. */
export function nameToStrangers(
  { fullName, birthDate }: { fullName: string; birthDate: Date | null },
  now: Date,
): string {
  const minor = isMinor(birthDate && dayFromDatabase(birthDate), dayAt(now, brasiliaTime));
  return minor ? initials(fullName) : fullName;
}

/** "Atleta 9F2C": replaces the name of an anonymised person. */
export const pseudonym = (what: string, id: string): string => `${what} ${id.slice(-4).toUpperCase()}`;
