import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { frontPageRedirect } from "../../server/identity/roles.rules";
import type { Session } from "../identity/public/session";
import { useSession } from "../identity/public/use-session";

/** The router's location key for the first page of a visit; later navigations have other keys. */
const arrivalKey = "default";

/**
 * Redirects a signed-in user who enters the product through the front page to their own home. A user who navigates to
 * it ('Início'), or is redirected from a forbidden page, stays.
 */
export function useGoHomeOnArrival() {
  const state = useSession();
  const { key } = useLocation();
  const navigate = useNavigate();
  const home = state.status === "signedIn" ? homeFromFrontPage(state.session) : "/";

  useEffect(() => {
    if (key === arrivalKey && home !== "/") void navigate(home, { replace: true });
  }, [key, home, navigate]);
}

function homeFromFrontPage({ mustChangePassword, homePath, roles, userKey }: Session): string {
  return mustChangePassword ? homePath : frontPageRedirect(roles, userKey);
}
