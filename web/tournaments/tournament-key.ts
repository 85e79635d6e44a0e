const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const nobodysKey = "00000000-0000-0000-0000-000000000000";

/** The key in an address; an address without a well-formed one names no tournament, and is asked for as such. */
export function tournamentKey(fromAddress: string | undefined): string {
  const key = fromAddress?.toLowerCase() ?? "";
  return uuid.test(key) ? key : nobodysKey;
}
