import { timeZoneInWords, utcOffset } from "../../server/platform/time/time-zone.rules";

/** How far the clocks of the device are ahead of UTC, in minutes: what they show is nobody's business but that. */
export const deviceOffset = (now: Date): number => -now.getTimezoneOffset();

/**
 * "Horários de Manaus (UTC−4)": by whose clocks a page tells times.
 * @param timeZones those of its places. @param own see `deviceOffset`.
 * @returns null for whose clocks show the same.
 */
export function placeClocksInWords(timeZones: readonly string[], now: Date, own: number): string | null {
  const places = [...new Set(timeZones)];
  if (places.every((timeZone) => utcOffset(timeZone, now) === own)) return null;
  const names = together(places.map((timeZone) => timeZoneInWords(timeZone, now)));
  return places.length === 1 ? `Horários de ${names}` : `Horários do lugar de cada torneio: ${names}`;
}

/** "Manaus", "Manaus e Belém", "Manaus, Belém e Recife". */
export const together = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} e ${names.at(-1)}`;
