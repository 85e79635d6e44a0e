import { Button } from "@chakra-ui/react/button";
import { Spinner } from "@chakra-ui/react/spinner";
import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { renewAccess } from "../../relay/access";
import { ButtonLink } from "../../ui/ButtonLink";
import { AccessFrame } from "../AccessFrame";
import { keptWayBack } from "../public/way-back";
import { BadConfirmationLink } from "./BadConfirmationLink";
import { useConfirmEmailMutation } from "./use-confirmation-mutations";

type Outcome =
  | { kind: "asking" }
  | { kind: "confirmed"; email: string }
  | { kind: "badLink"; message: string }
  | { kind: "unanswered" };

const incompleteLink: Outcome = { kind: "badLink", message: "Este link de confirmação está incompleto." };

/** Where the link in a confirmation mail leads: it proves the address of a new account, or the new one of an old. */
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
    if (answer?.__typename === "ConfirmEmailSuccess") {
      setOutcome({ kind: "confirmed", email: answer.email });
      // Whoever is signed in here may have another address from now on.
      void renewAccess().catch(() => undefined);
    } else if (answer?.__typename === "InvalidLink") setOutcome({ kind: "badLink", message: answer.message });
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
        <AccessFrame title="Confirmando seu e-mail" invitation="É rapidinho.">
          <HStack as="output" gap="3">
            <Spinner color="coral.solid" />
            <Text>Confirmando…</Text>
          </HStack>
        </AccessFrame>
      );
    case "confirmed":
      return (
        <AccessFrame
          title="E-mail confirmado!"
          invitation={`Tudo pronto: use ${outcome.email} para entrar na sua conta.`}
        >
          <ButtonLink to={keptWayBack() ?? "/"} size="lg" alignSelf="flex-start">
            Entrar
          </ButtonLink>
        </AccessFrame>
      );
    case "badLink":
      return <BadConfirmationLink message={outcome.message} />;
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
