import { timeZoneInWords, utcOffset } from "../../server/platform/time/time-zone.rules";

/** The device's UTC offset in minutes, positive to the east: the opposite sign of `getTimezoneOffset`. */
export const deviceOffset = (now: Date): number => -now.getTimezoneOffset();

/**
 * "Horários de Manaus (UTC−4)": names the time zones of the times on a page.
 * @param timeZones those of its places. @param own see `deviceOffset`.
 * @returns null if the device has the same UTC offset as all of them.
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
