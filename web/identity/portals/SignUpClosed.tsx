import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useEffect, useRef } from "react";
import { signUpClosedText } from "../../../server/platform-settings/platform.rules";
import { MailLink, PhoneLink } from "../../platform-settings/public/ContactLinks";
import { platform } from "../../platform-settings/public/platform";
import { Notice } from "../../ui/PageStates";
import type { SignUpPortal } from "./portals";

interface SignUpClosedProps {
  portal: SignUpPortal;
  /** What the server said, in place of the form, with which the focus went; null where the page knew before. */
  refusal: string | null;
  onSignIn: () => void;
}

/** In place of the form: why there is none, whom to ask, and the way in for who has an account. */
export function SignUpClosed({ portal, refusal, onSignIn }: SignUpClosedProps) {
  const { contactEmail, contactPhone } = platform();
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (refusal !== null) heading.current?.focus();
  }, [refusal]);
  return (
    <Stack gap="5" align="flex-start">
      <Notice tone="info">
        <Text ref={heading} tabIndex={-1} outline="0" fontWeight="semibold">
          {refusal ?? signUpClosedText[portal.signUp.kind]}
        </Text>
        <Text mt="1">Quem já tem conta entra normalmente.</Text>
      </Notice>
      {contactEmail || contactPhone ? (
        <Text>
          Quer saber quando abre de novo? Fale com a gente:{" "}
          {contactEmail ? <MailLink email={contactEmail} /> : null}
          {contactEmail && contactPhone ? " ou " : null}
          {contactPhone ? <PhoneLink phone={contactPhone} /> : null}.
        </Text>
      ) : null}
      <Button variant="outline" colorPalette="gray" onClick={onSignIn}>
        Já tenho conta, entrar
      </Button>
    </Stack>
  );
}
