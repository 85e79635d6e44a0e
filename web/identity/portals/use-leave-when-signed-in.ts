import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useSession } from "../public/use-session";
import { forgetWayBack, wayBackFrom } from "../public/way-back";

/** Someone already inside has nothing to do at a portal: they go back to where they came from, else home. */
export function useLeaveWhenSignedIn(): boolean {
  const state = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const session = state.status === "signedIn" ? state.session : null;
  const back = session?.mustChangePassword ? null : wayBackFrom(search);
  const way = session === null ? null : (back ?? session.homePath);

  useEffect(() => {
    if (way === null) return;
    if (back !== null) forgetWayBack();
    void navigate(way, { replace: true });
  }, [way, back, navigate]);

  return way !== null;
}
