import { Button } from "@chakra-ui/react/button";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { fetchQuery, graphql } from "react-relay/hooks";
import { FormSkeleton } from "../../ui/Skeletons";
import { toast, type ToastText } from "../../ui/toaster";
import { AccessFrame } from "../AccessFrame";
import { AccessWait } from "../public/AccessWait";
import { readResetLink } from "./reset-link";
import { ResetPasswordForm } from "./ResetPasswordForm";
import { ButtonLink } from "../../ui/ButtonLink";
import { focusContent } from "../../ui/focus-content";
import type { ResetPasswordPageLinkQuery } from "../../__generated__/ResetPasswordPageLinkQuery.graphql";
import { relayEnvironment } from "../../relay/environment";

const stayMs = 3_000;

function PasswordWasReset() {
  const navigate = useNavigate();
  useEffect(() => {
    focusContent();
    const timer = setTimeout(() => void navigate("/auth", { replace: true }), stayMs);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <AccessFrame
      title="Senha redefinida!"
      invitation="Agora é só entrar com a nova senha. Você será levado ao login em instantes."
    >
      <ButtonLink to="/auth" replace size="lg" alignSelf="flex-start">
        Ir para Login
      </ButtonLink>
    </AccessFrame>
  );
}

/** Why a reset link leads nowhere; "closed" is what the API says of a token that ran out, served or never was one. */
type BadResetLink = "none" | "otherPurpose" | "incomplete" | "closed";

const badResetLink: Record<BadResetLink, ToastText> = {
  none: {
    title: "Acesso direto não permitido",
    description: "Você deve acessar esta página através do link enviado por e-mail.",
  },
  otherPurpose: { title: "Link inválido", description: "Este link não é para redefinição de senha." },
  incomplete: {
    title: "Link incompleto",
    description: "Este link de redefinição de senha está incompleto.",
  },
  closed: {
    title: "Link inválido",
    description: "Este link de redefinição de senha é inválido ou expirou.",
  },
};

const title = "Defina sua nova senha";

/** Where the link of the reset mail leads. */
export function ResetPasswordPage() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [done, setDone] = useState(false);
  const link = readResetLink(search);
  const token = link.kind === "complete" ? link.token : keptToken(state);
  const inAddress = link.kind === "complete";

  // Out of the address bar, where it would be seen and shared; the history's entry keeps it for a reload.
  useEffect(() => {
    if (inAddress) void navigate("/reset-password", { replace: true, state: { resetToken: token } });
  }, [inAddress, token, navigate]);

  if (done) return <PasswordWasReset />;
  if (link.kind === "otherPurpose" || link.kind === "incomplete") return <TurnAway because={link.kind} />;
  if (token === null) return <TurnAway because="none" />;
  return <CheckedLink token={token} onDone={() => setDone(true)} />;
}

function keptToken(state: unknown): string | null {
  const kept = (state as { resetToken?: unknown } | null)?.resetToken;
  return typeof kept === "string" ? kept : null;
}

function CheckedLink({ token, onDone }: { token: string; onDone: () => void }) {
  const [state, retry] = useResetLinkCheck(token);
  switch (state) {
    case "closed":
      return <TurnAway because="closed" />;
    case "open":
      return (
        <AccessFrame
          title={title}
          invitation="Use letras maiúsculas, minúsculas e números. Depois, entre com a nova senha."
        >
          <ResetPasswordForm token={token} onDone={onDone} />
        </AccessFrame>
      );
    case "checking":
      return (
        <AccessFrame title={title} invitation="Um instante: estamos verificando o seu link.">
          <FormSkeleton fields={3} />
        </AccessFrame>
      );
    case "unreachable":
      return (
        <AccessFrame
          title={title}
          invitation="Não foi possível verificar o seu link. Confira sua conexão com a internet e tente novamente."
        >
          <Button size="lg" alignSelf="flex-start" onClick={retry}>
            Tentar novamente
          </Button>
        </AccessFrame>
      );
  }
}

/** A link that leads nowhere: to the portal, with the reason. */
function TurnAway({ because }: { because: BadResetLink }) {
  const navigate = useNavigate();
  useEffect(() => {
    toast.error(badResetLink[because]);
    void navigate("/auth", { replace: true });
  }, [because, navigate]);
  return <AccessWait label="Redirecionando..." />;
}

/** "unreachable": the server could not be asked, so nothing is known of the link. */
type LinkState = "checking" | "open" | "closed" | "unreachable";

/** Asks whether the token of a reset link still works. @returns what is known, and how to ask again. */
function useResetLinkCheck(token: string): [state: LinkState, retry: () => void] {
  const [state, setState] = useState<LinkState>("checking");
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const query = fetchQuery<ResetPasswordPageLinkQuery>(
      relayEnvironment(),
      graphql`
        query ResetPasswordPageLinkQuery($token: String!) {
          passwordResetLinkIsOpen(token: $token)
        }
      `,
      { token },
    ).subscribe({
      next: ({ passwordResetLinkIsOpen }) => setState(passwordResetLinkIsOpen ? "open" : "closed"),
      error: () => setState("unreachable"),
    });
    return () => query.unsubscribe();
  }, [token, attempt]);

  const retry = () => {
    setState("checking");
    setAttempt(attempt + 1);
  };
  return [state, retry];
}
