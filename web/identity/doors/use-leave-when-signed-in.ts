import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useSession } from "../public/use-session";

/** Someone already inside has nothing to do at a door: they go home. */
export function useLeaveWhenSignedIn(): boolean {
  const state = useSession();
  const navigate = useNavigate();
  const home = state.status === "signedIn" ? state.session.homePath : null;

  useEffect(() => {
    if (home !== null) void navigate(home, { replace: true });
  }, [home, navigate]);

  return home !== null;
}
