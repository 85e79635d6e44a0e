import { keyInAddress } from "../../relay/address-key";
import { athleteKeyOf } from "./session";
import { sessionState } from "./session-store";

/** The athlete of this session, or the minor for whom a guardian acts: for the query of a page of one's own. */
export function ownAthleteKey(): string {
  const state = sessionState();
  return keyInAddress(state.status === "signedIn" ? athleteKeyOf(state.session) : undefined);
}
