import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import { useEffect, useRef } from "react";
import { Notice } from "../Notice";

interface ChangedMeanwhileProps {
  /** What the server said. */
  message: string;
  /** What somebody else has saved, by the words of the form. */
  changes: readonly { label: string; now: string }[];
}

/** Two people edited the same record: what the other one saved, above what is still typed here. */
export function ChangedMeanwhile({ message, changes }: ChangedMeanwhileProps) {
  // A dialog may be scrolled down to its button, and a button that was pressed must not seem dead.
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => told.current?.focus(), [message, changes]);
  return (
    <Box ref={told} role="alert" tabIndex={-1}>
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
