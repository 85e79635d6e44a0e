import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useId } from "react";
import { counted } from "../../../server/platform/plural.rules";
import { MatchCards } from "./MatchCards";
import { MatchRows } from "../public/MatchRows";
import type { ShownMatch } from "./read-shown-match";

interface ResultsSectionProps {
  title: string;
  matches: readonly ShownMatch[];
  /** As cards that call for a result; else as lines. */
  highlighted: boolean;
}

export function ResultsSection({ title, matches, highlighted }: ResultsSectionProps) {
  const titleId = useId();
  return (
    <Stack as="section" gap="2.5" aria-labelledby={titleId}>
      <HStack gap="2" align="baseline">
        <Heading as="h3" id={titleId} textStyle="md" fontWeight="bold">
          {title}
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          {counted(matches.length, "jogo", "jogos")}
        </Text>
      </HStack>
      {highlighted ? (
        <MatchCards matches={matches} />
      ) : (
        <MatchRows rows={matches.map((match) => ({ match }))} />
      )}
    </Stack>
  );
}
