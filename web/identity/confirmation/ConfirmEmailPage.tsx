import { Button } from "@chakra-ui/react/button";
import { Spinner } from "@chakra-ui/react/spinner";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { ButtonLink } from "../ui/ButtonLink";
import { AccessFrame } from "./AccessFrame";
import { useConfirmEmailMutation } from "./use-confirm-email-mutation";

type Outcome =
  | { kind: "asking" }
  | { kind: "confirmed"; email: string }
  | { kind: "badLink"; message: string }
  | { kind: "unanswered" };

const incompleteLink: Outcome = { kind: "badLink", message: "Este link de confirmação está incompleto." };

/** Where the link in the confirmation mail leads. */
export function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const token = search.get("token");
  const [outcome, setOutcome] = useState<Outcome>(token ? { kind: "asking" } : incompleteLink);
  const [confirmEmail] = useConfirmEmailMutation();
  const asked = useRef(false);

  const ask = async () => {
    if (!token) return;
    setOutcome({ kind: "asking" });
    const answer = (await confirmEmail({ input: { token } }))?.confirmEmail;
    if (answer?.__typename === "ConfirmEmailSuccess") setOutcome({ kind: "confirmed", email: answer.email });
    else if (answer?.__typename === "InvalidLink") setOutcome({ kind: "badLink", message: answer.message });
    else setOutcome({ kind: "unanswered" });
  };

  // The link works once, and effects may run twice.
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void ask();
  });

  return <ConfirmEmailOutcome outcome={outcome} onRetry={() => void ask()} />;
}

function ConfirmEmailOutcome({ outcome, onRetry }: { outcome: Outcome; onRetry: () => void }) {
  switch (outcome.kind) {
    case "asking":
      return (
        <AccessFrame title="Confirmando seu email" invitation="É rapidinho.">
          <HStack as="output" gap="3">
            <Spinner color="coral.solid" />
            <Text>Confirmando...</Text>
          </HStack>
        </AccessFrame>
      );
    case "confirmed":
      return (
        <AccessFrame
          title="Email confirmado!"
          invitation={`A conta de ${outcome.email} está pronta para uso.`}
        >
          <ButtonLink to="/auth" size="lg" alignSelf="flex-start">
            Entrar
          </ButtonLink>
        </AccessFrame>
      );
    case "badLink":
      return (
        <AccessFrame title="Link inválido" invitation={outcome.message}>
          <Stack gap="4" align="flex-start">
            <Text color="fg.muted">Se você já confirmou este email antes, é só entrar.</Text>
            <ButtonLink to="/auth" size="lg">
              Ir para o login
            </ButtonLink>
          </Stack>
        </AccessFrame>
      );
    case "unanswered":
      return (
        <AccessFrame
          title="Não foi possível confirmar"
          invitation="Verifique sua conexão com a internet e tente novamente."
        >
          <Button size="lg" alignSelf="flex-start" onClick={onRetry}>
            Tentar novamente
          </Button>
        </AccessFrame>
      );
  }
}
