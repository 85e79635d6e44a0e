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

/** "Ana Beatriz de Souza" → "A. B. S."; words in lower case are left out. */
export const initials = (fullName: string): string =>
  fullName
    .split(/\s+/)
    .filter((word) => word !== "" && word !== word.toLowerCase())
    .map((word) => `${[...word][0] ?? ""}.`)
    .join(" ");
