import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import { useEffect, useRef } from "react";
import { Notice } from "../Notice";

interface ChangedMeanwhileProps {
  /** The server's message. */
  message: string;
  /** The fields that the other user changed, with their labels in the form and their saved values. */
  changes: readonly { label: string; now: string }[];
}

/** Edit conflict: shows what another user has saved, above the form, which keeps what was typed. */
export function ChangedMeanwhile({ message, changes }: ChangedMeanwhileProps) {
  // Scroll to the notice: in a scrolled dialog it may be out of view, and the button would seem to do nothing.
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [message, changes]);
  return (
    <Box ref={notice} role="alert" tabIndex={-1}>
      <Notice tone="warning">
        <Text fontWeight="semibold">{message}</Text>
        <Text mt="1">
          O que você digitou continua aqui, e o resto já está como ficou. Ao salvar de novo, vale o que está
          na tela.
        </Text>
        <Box as="ul" mt="2" listStyleType="none">
          {changes.map(({ label, now }) => (
            <Text as="li" key={label} overflowWrap="anywhere">
              {label} agora é: {now || "vazio"}
            </Text>
          ))}
        </Box>
      </Notice>
    </Box>
  );
}
