import type { ButtonProps } from "@chakra-ui/react/button";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import type { EmailConfirmationConfirmMutation as ConfirmEmailMutation } from "../../__generated__/EmailConfirmationConfirmMutation.graphql";
import type { EmailConfirmationResendMutation as ResendConfirmationMutation } from "../../__generated__/EmailConfirmationResendMutation.graphql";
import { useAction } from "../../relay/use-action";
import { PendingButton } from "../../ui/form/PendingButton";
import { LiveText } from "../../ui/PageStates";
import { countdownLook, mailWaitSeconds, useMailWait } from "../use-mail-wait";

export function useConfirmEmailMutation() {
  return useAction<ConfirmEmailMutation>(graphql`
    mutation EmailConfirmationConfirmMutation($input: ConfirmEmailInput!) {
      confirmEmail(input: $input) {
        ... on ConfirmEmailSuccess @alias(as: "done") {
          email
        }
        ...refusal_error @alias(as: "refusal") @relay(mask: false)
      }
    }
  `);
}

function useResendConfirmationMutation() {
  return useAction<ResendConfirmationMutation>(
    graphql`
      mutation EmailConfirmationResendMutation($input: ResendConfirmationInput!) {
        resendConfirmation(input: $input) {
          ... on ResendConfirmationSuccess @alias(as: "done") {
            email
          }
          ... on TooManyAttempts @alias(as: "tooManyAttempts") {
            retryInSeconds
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    { failure: { title: "Erro ao enviar e-mail", description: "Ocorreu um erro. Tente novamente." } },
  );
}

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

interface ResendConfirmationProps extends Pick<ButtonProps, "variant" | "size" | "colorPalette"> {
  email: string;
  /** When the last mail went there, in milliseconds, if that is known: the next one has to wait. */
  mailedAt?: number;
}

/** 'Reenviar e-mail', with how it went below. */
export function ResendConfirmation({ email, mailedAt, ...look }: ResendConfirmationProps) {
  const { resend, label, busy, outcome } = useResend(email, mailedAt);
  return (
    <>
      <PendingButton {...look} pending={busy} {...countdownLook} onClick={() => void resend()}>
        {label}
      </PendingButton>
      <LiveText textStyle="sm" fontWeight="medium">
        {outcome?.message}
      </LiveText>
    </>
  );
}
