import type { ButtonProps } from "@chakra-ui/react/button";
import { PendingButton } from "../../ui/form/PendingButton";
import { LiveText } from "../../ui/LiveText";
import { countdownLook } from "../use-mail-wait";
import { useResend } from "./use-resend";

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
