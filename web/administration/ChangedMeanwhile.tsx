import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import { Notice } from "../ui/Notice";

interface ChangedMeanwhileProps {
  /** What the server said. */
  message: string;
  /** What somebody else has saved, by the words of the form. */
  changes: readonly { label: string; now: string }[];
}

/** Two admins edited the same: what the other one saved, above what is still typed here. */
export function ChangedMeanwhile({ message, changes }: ChangedMeanwhileProps) {
  return (
    <Notice tone="warning">
      <Text fontWeight="semibold">{message}</Text>
      <Text mt="1">O que você digitou continua aqui; ao salvar de novo, vale o seu texto.</Text>
      <Box as="ul" mt="2" listStyleType="none">
        {changes.map(({ label, now }) => (
          <Text as="li" key={label} overflowWrap="anywhere">
            {label} agora é: {now || "vazio"}
          </Text>
        ))}
      </Box>
    </Notice>
  );
}
