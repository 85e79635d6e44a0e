import { Box } from "@chakra-ui/react/box";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import type { ShownMatch } from "./read-shown-match";
import { ResultCard } from "./ResultCard";

interface MatchCardsProps {
  matches: readonly ShownMatch[];
  /** Absent where the viewer may not enter results. */
  onOpen?: (matchId: string) => void;
}

/** The matches that call for a result. */
export function MatchCards({ matches, onOpen }: MatchCardsProps) {
  return (
    <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2 }} gap="3">
      {matches.map((match) => (
        <Box as="li" key={match.id} minW="0">
          <ResultCard match={match} onOpen={onOpen} />
        </Box>
      ))}
    </SimpleGrid>
  );
}
