import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";

interface TvPlaceProps {
  category: string | null;
  /** Never cut: "Semifinal". */
  round: string;
  /** What stands before it: a court. */
  before?: string | null;
}

/** Where a match belongs: "Quadra 1 · Mista C · Semifinal"; where there is no room for all the category is cut. */
export function TvPlace({ category, round, before = null }: TvPlaceProps) {
  return (
    <Flex flex="1" minW="0" whiteSpace="pre">
      {before === null ? null : <Box flexShrink="0">{`${before} · `}</Box>}
      {category === null ? null : (
        <>
          <Box minW="0" truncate>
            {category}
          </Box>
          <Box flexShrink="0">{" · "}</Box>
        </>
      )}
      <Box flexShrink="0">{round}</Box>
    </Flex>
  );
}
