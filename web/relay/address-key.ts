const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const nobodysKey = "00000000-0000-0000-0000-000000000000";

/** The key in an address; an address without a well-formed one names nothing, and is asked for as such. */
export function keyInAddress(part: string | undefined): string {
  const key = part?.toLowerCase() ?? "";
  return uuid.test(key) ? key : nobodysKey;
}
