import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { frontPageRedirect } from "../../server/identity/roles.rules";
import type { Session } from "../identity/public/session";
import { useSession } from "../identity/public/use-session";

/** The key the router gives to the address one entered the product by; later steps have keys of their own. */
const arrivalKey = "default";

/**
 * Someone signed in who enters the product by its front page lands at their own home.
 * Whoever comes here on purpose, by 'Início' or from a page they may not see, stays.
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
