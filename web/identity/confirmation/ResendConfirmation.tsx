import type { ButtonProps } from "@chakra-ui/react/button";
import { Box } from "@chakra-ui/react/box";
import { PendingButton } from "../../ui/form/PendingButton";
import { countdownLook } from "../use-mail-wait";
import { useResend } from "./use-resend";

interface ResendConfirmationProps extends Pick<ButtonProps, "variant" | "size" | "colorPalette"> {
  email: string;
  /** When the last mail went there, in milliseconds, if that is known: the next one has to wait. */
  mailedAt?: number;
}

/** 'Reenviar email', with how it went below. */
export function ResendConfirmation({ email, mailedAt, ...look }: ResendConfirmationProps) {
  const { resend, label, busy, outcome } = useResend(email, mailedAt);
  return (
    <>
      <PendingButton {...look} pending={busy} {...countdownLook} onClick={() => void resend()}>
        {label}
      </PendingButton>
      <Box aria-live="polite" textStyle="sm" fontWeight="medium" _empty={{ display: "none" }}>
        {outcome?.message}
      </Box>
    </>
  );
}
