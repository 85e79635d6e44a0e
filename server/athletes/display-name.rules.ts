import { addMonths } from "../platform/time/calendar-day.rules";

const adultAge = 18;

/**
 * Whether somebody is under age on a day.
 * @param birthDate YYYY-MM-DD, or null when it is not known: then they count as adults.
 * @param today YYYY-MM-DD.
 */
export function isMinor(birthDate: string | null, today: string): boolean {
  if (birthDate === null) return false;
  const comesOfAge = `${Number(birthDate.slice(0, 4)) + adultAge}${birthDate.slice(4)}`;
  return comesOfAge > today;
}

/** The latest day of birth of somebody who is of age. @param today YYYY-MM-DD. */
export const adultSince = (today: string): string => addMonths(today, -12 * adultAge);

/** "Ana Beatriz de Souza" → "A. B. S."; words in lower case are left out, unless all of them are. */
export function initials(fullName: string): string {
  const words = fullName.split(/\s+/).filter((word) => word !== "");
  const names = words.filter((word) => word !== word.toLowerCase());
  return (names.length > 0 ? names : words).map((word) => `${[...word][0]?.toUpperCase() ?? ""}.`).join(" ");
}

/** "Atleta 9F2C": what is left of the name of somebody who asked to be forgotten. */
export const pseudonym = (what: string, id: string): string => `${what} ${id.slice(-4).toUpperCase()}`;
