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
  /** Renders buttons instead of radio buttons if choosing acts at once: arrow keys would choose a radio button. */
  atOnce?: boolean;
  /** Shown if there are no choices. */
  empty: string;
}

/** A choice among a few search results. */
export function ChoiceList({ legend, choices, chosen, onChoose, atOnce = false, empty }: ChoiceListProps) {
  const group = useId();
  if (choices.length === 0) return <Text color="fg.muted">{empty}</Text>;
  return (
    <Stack as="fieldset" gap="1" minW="0">
      <chakra.legend srOnly>{legend}</chakra.legend>
      {choices.map(({ key, name, facts }) =>
        atOnce ? (
          <RowButton key={key} type="button" aria-pressed={chosen === key} onClick={() => onChoose(key)}>
            <ChoiceText name={name} facts={facts} />
          </RowButton>
        ) : (
          <RowLabel key={key}>
            <chakra.input
              type="radio"
              name={group}
              checked={chosen === key}
              onChange={() => onChoose(key)}
              boxSize="5"
              flexShrink="0"
              accentColor="sea.solid"
            />
            <ChoiceText name={name} facts={facts} />
          </RowLabel>
        ),
      )}
    </Stack>
  );
}

const row = {
  display: "flex",
  gap: "3",
  alignItems: "center",
  minH: "11",
  px: "3",
  py: "1.5",
  borderRadius: "l2",
  cursor: "pointer",
  textAlign: "start",
  _hover: { bg: "bg.muted" },
  "&[aria-pressed=true]": { bg: "bg.muted" },
} as const;
const RowLabel = chakra("label", { base: row });
const RowButton = chakra("button", { base: row });

function ChoiceText({ name, facts }: { name: string; facts: string | null }) {
  return (
    <Box as="span" display="block" minW="0">
      <Text as="span" display="block" fontWeight="medium" overflowWrap="anywhere">
        {name}
      </Text>
      {facts ? (
        <Text as="span" display="block" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {facts}
        </Text>
      ) : null}
    </Box>
  );
}
