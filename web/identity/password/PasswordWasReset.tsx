import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { ButtonLink } from "../../ui/ButtonLink";
import { focusContent } from "../../ui/focus-content";
import { AccessFrame } from "../AccessFrame";

const stayMs = 3_000;

export function PasswordWasReset() {
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
