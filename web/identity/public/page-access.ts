import { newPasswordPath } from "../../../server/identity/roles.rules";
import type { Role } from "../../../server/platform/role.rules";
import type { Session, SessionState } from "./session";

/**
 * Who may enter a page: "signedIn", anyone signed in; a list of roles, those with at least one of them; "federation",
 * who manages one and works for it now, for a role alone outlives the work; "temporaryPassword", those who have yet to
 * replace theirs, and who may enter nowhere else.
 */
export type Access = "signedIn" | "federation" | "temporaryPassword" | readonly Role[];

export type Decision = "wait" | "enter" | "signIn" | "deny" | "notMember" | "changePassword" | "goHome";

/** The route guard's decision. The API decides again on each request: this one only chooses the screen. */
export function decideAccess(state: SessionState, access: Access): Decision {
  if (state.status === "loading") return "wait";
  if (state.status === "anonymous") return "signIn";
  const { mustChangePassword, roles } = state.session;
  if (access === "temporaryPassword") return mustChangePassword ? "enter" : "goHome";
  if (mustChangePassword) return "changePassword";
  if (access === "signedIn") return "enter";
  if (access === "federation") return managesFederation(state.session) ? "enter" : "notMember";
  return access.some((role) => roles.includes(role)) ? "enter" : "deny";
}

/** Whether the user has the role and is a member of a federation that has not ended the membership. */
export const managesFederation = ({ roles, workplaces }: Pick<Session, "roles" | "workplaces">): boolean =>
  roles.includes("FEDERATION_MANAGER") && workplaces.some(({ kind }) => kind === "FEDERATION");

/** Where the decision leads; null where it stays at the address. */
export function wayOf(decision: Decision, state: SessionState): string | null {
  switch (decision) {
    case "signIn":
      return "/auth";
    case "deny":
      return "/";
    case "changePassword":
      return newPasswordPath;
    case "goHome":
      return state.status === "signedIn" ? state.session.homePath : "/";
    case "wait":
    case "enter":
    case "notMember":
      return null;
  }
}
