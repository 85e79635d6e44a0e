import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { useId } from "react";
import { counted } from "../../../server/platform/plural.rules";
import type { ResultCard_match$key } from "../../__generated__/ResultCard_match.graphql";
import type { readListedMatch_match$key } from "../../__generated__/readListedMatch_match.graphql";
import { StatusBadge } from "../../ui/StatusBadge";
import { ResultCard } from "./ResultCard";
import { readListedMatch } from "./read-listed-match";
import { takesResult } from "./results-sections";

type SectionMatch = ResultCard_match$key & readListedMatch_match$key & { readonly id: string };

interface ResultsSectionProps {
  title: string;
  matches: readonly SectionMatch[];
  highlighted: boolean;
  /** Absent where the viewer may not enter results. */
  onOpen?: (matchId: string) => void;
}

export function ResultsSection({ title, matches, highlighted, onOpen }: ResultsSectionProps) {
  const titleId = useId();
  return (
    <Stack as="section" gap="2.5" aria-labelledby={titleId}>
      <HStack gap="3">
        <Heading as="h3" id={titleId} textStyle="md" fontWeight="bold">
          {title}
        </Heading>
        <StatusBadge tone={highlighted ? "running" : "over"}>
          {counted(matches.length, "jogo", "jogos")}
        </StatusBadge>
      </HStack>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2 }} gap="3">
        {matches.map((match) => (
          <Box as="li" key={match.id} minW="0">
            <ResultCard
              match={match}
              highlighted={highlighted}
              onOpen={takesResult(readListedMatch(match)) ? onOpen : undefined}
            />
          </Box>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
