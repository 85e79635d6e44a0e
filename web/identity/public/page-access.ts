import { newPasswordPath } from "../../../server/identity/roles.rules";
import type { Role } from "../../../server/platform/access.rules";
import type { Session, SessionState } from "./session";

/**
 * Who may open a page: "signedIn" is any signed-in user; a list of roles is a user with at least one of them;
 * "federation" is a manager who still belongs to a federation, as the role remains after leaving it; "temporaryPassword"
 * is a user who still has to replace a temporary password, and may open no other page.
 */
export type Access = "signedIn" | "federation" | "temporaryPassword" | readonly Role[];

export type Decision = "wait" | "enter" | "signIn" | "deny" | "notMember" | "changePassword" | "goHome";

/** The route guard's decision. It only chooses the screen: the API authorises every request again. */
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

/** Path to redirect to after a decision; null to stay. */
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
