import { useState } from "react";
import { mailWaitSeconds, useMailWait } from "../use-mail-wait";
import { useResendConfirmationMutation } from "./use-confirmation-mutations";

interface ResendOutcome {
  kind: "sent" | "tooSoon" | "refused";
  message: string;
}

/**
 * Asks for the confirmation mail once more, for the address that stands in `email` now.
 * @param mailedAt when the last one went there, in milliseconds, if that is known.
 */
export function useResend(email: string, mailedAt?: number) {
  const [run, pending] = useResendConfirmationMutation();
  const [secondsLeft, wait] = useMailWait(email, mailedAt);
  const [outcome, setOutcome] = useState<ResendOutcome | null>(null);

  const resend = async () => {
    setOutcome(null);
    const answer = (await run({ input: { email } }))?.resendConfirmation;

    if (answer?.done) {
      wait(mailWaitSeconds);
      return setOutcome({
        kind: "sent",
        message: `Pronto! Se ${answer.done.email} ainda espera confirmação, um novo link chega em instantes.`,
      });
    }
    if (answer?.tooManyAttempts) {
      wait(answer.tooManyAttempts.retryInSeconds);
      return setOutcome({ kind: "tooSoon", message: "Espere um pouco antes de pedir outra mensagem." });
    }
    if (answer?.refusal) {
      return setOutcome({ kind: "refused", message: answer.refusal.message });
    }
  };

  const label = pending
    ? "Enviando…"
    : secondsLeft > 0
      ? `Reenviar e-mail em ${secondsLeft} s`
      : "Reenviar e-mail";
  return { resend, label, busy: pending || secondsLeft > 0, outcome };
}
