import type { Role } from "../../../server/platform/role.rules";
import type { SessionState } from "./session";

/** Who may enter a page: "anyone signed in", or those with at least one of the roles. */
export type Access = "signedIn" | readonly Role[];

export type Entry = "wait" | "enter" | "signIn" | "deny";

/** The route guard's decision. The API decides again on each request: this one only chooses the screen. */
export function decideEntry(state: SessionState, access: Access): Entry {
  if (state.status === "loading") return "wait";
  if (state.status === "anonymous") return "signIn";
  if (access === "signedIn") return "enter";
  return access.some((role) => state.session.roles.includes(role)) ? "enter" : "deny";
}
