import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { toast } from "../ui/toaster";
import { AccessFrame } from "./AccessFrame";
import { adminDoor } from "./doors";
import { AccessWait } from "./public/AccessWait";
import { useSession } from "./public/use-session";
import { SignInForm } from "./SignInForm";

/** The administrators' door. Whoever is signed in and is not one of them is sent away. */
export function AdminSignInPage() {
  const state = useSession();
  const navigate = useNavigate();
  const session = state.status === "signedIn" ? state.session : null;

  useEffect(() => {
    if (!session) return;
    const isAdmin = session.roles.includes("ADMIN");
    if (!isAdmin) toast.error({ title: "Acesso negado. Apenas administradores podem acessar esta área." });
    void navigate(isAdmin ? session.homePath : "/", { replace: true });
  }, [session, navigate]);

  if (session) return <AccessWait label="Redirecionando..." />;
  return (
    <AccessFrame title={adminDoor.title} invitation={adminDoor.invitation}>
      <SignInForm door={adminDoor} />
    </AccessFrame>
  );
}
