import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { toast } from "../../ui/toaster";
import { AccessFrame } from "../AccessFrame";
import { AccessWait } from "../public/Guard";
import { useSession } from "../public/session";
import { SignInForm } from "./SignInForm";
import type { Portal } from "./portals";

export const adminPortal: Portal = {
  path: "/admin-auth",
  title: "Acesso Administrativo",
  invitation: "Área restrita à equipe da plataforma.",
  submitLabel: "Entrar como Admin",
  help: {
    // The link is for any account; afterwards one enters where one likes.
    portal: "ARENA",
    description: "Informe o e-mail da sua conta e enviaremos um link para criar uma nova senha.",
  },
  admits: (roles) => roles.includes("ADMIN"),
  failure: { title: "Erro interno. Tente novamente." },
  refusal: (reason, message) => {
    if (reason === "credentials") return { title: "Credenciais de admin inválidas" };
    if (reason === "unconfirmed") return { title: "Email não confirmado. Entre em contato com o suporte." };
    return { title: message || "Erro ao fazer login" };
  },
};

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
