import { Box } from "@chakra-ui/react/box";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import type { ShownMatch } from "./read-shown-match";
import { ResultCard } from "./ResultCard";

/** The matches that call for a result. */
export function MatchCards({ matches }: { matches: readonly ShownMatch[] }) {
  return (
    <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2 }} gap="3">
      {matches.map((match) => (
        <Box as="li" key={match.id} minW="0">
          <ResultCard match={match} />
        </Box>
      ))}
    </SimpleGrid>
  );
}
