import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { useId } from "react";

interface ChoiceListProps {
  legend: string;
  choices: readonly { key: string; name: string; facts: string | null }[];
  chosen: string | null;
  onChoose: (key: string) => void;
  /** Stands in place of no choices. */
  empty: string;
}

/** One of a few that a search has found. */
export function ChoiceList({ legend, choices, chosen, onChoose, empty }: ChoiceListProps) {
  const group = useId();
  if (choices.length === 0) return <Text color="fg.muted">{empty}</Text>;
  return (
    <Stack as="fieldset" gap="1" minW="0">
      <chakra.legend srOnly>{legend}</chakra.legend>
      {choices.map(({ key, name, facts }) => (
        <chakra.label
          key={key}
          display="flex"
          gap="3"
          alignItems="center"
          minH="11"
          px="3"
          py="1.5"
          borderRadius="l2"
          cursor="pointer"
          _hover={{ bg: "bg.muted" }}
        >
          <chakra.input
            type="radio"
            name={group}
            checked={chosen === key}
            onChange={() => onChoose(key)}
            boxSize="5"
            flexShrink="0"
            accentColor="sea.solid"
          />
          <Box minW="0">
            <Text fontWeight="medium" overflowWrap="anywhere">
              {name}
            </Text>
            {facts ? (
              <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
                {facts}
              </Text>
            ) : null}
          </Box>
        </chakra.label>
      ))}
    </Stack>
  );
}
