import { isUuid } from "../../server/platform/uuid.rules";

const unmatchedKey = "00000000-0000-0000-0000-000000000000";

/** The key in an address; an address without a well-formed one names nothing, and is asked for as such. */
export function keyInAddress(part: string | undefined): string {
  const key = part?.toLowerCase() ?? "";
  return isUuid(key) ? key : unmatchedKey;
}
