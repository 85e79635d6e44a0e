import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { toast } from "../../ui/toaster";
import { AccessFrame } from "../AccessFrame";
import { AccessWait } from "../public/AccessWait";
import { useSession } from "../public/use-session";
import { adminPortal } from "./admin-portal";
import { SignInForm } from "./SignInForm";

/** The sign-in page for administrators. Other signed-in users are redirected to the front page. */
export function AdminSignInPage() {
  const state = useSession();
  const navigate = useNavigate();
  const session = state.status === "signedIn" ? state.session : null;
  const typed = useRef(null);

  useEffect(() => {
    if (!session) return;
    // A session with a temporary password has no roles yet.
    const welcome = session.mustChangePassword || session.roles.includes("ADMIN");
    if (!welcome) toast.error({ title: "Acesso negado. Apenas administradores podem acessar esta área." });
    void navigate(welcome ? session.homePath : "/", { replace: true });
  }, [session, navigate]);

  if (session) return <AccessWait label="Redirecionando..." />;
  return (
    <AccessFrame title={adminPortal.title} invitation={adminPortal.invitation}>
      <SignInForm portal={adminPortal} typed={typed} />
    </AccessFrame>
  );
}
