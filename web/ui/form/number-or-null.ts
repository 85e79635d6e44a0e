/** A number as a field sends it: blank means that there is none. */
export function numberOrNull(value: unknown): number | null {
  return value === "" || value === null || value === undefined ? null : Number(value);
}
