import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { ViewMatch } from "./public/schedule-view";

/** Who plays, one side below the other. */
export function MatchSides({ match, truncated = false }: { match: ViewMatch; truncated?: boolean }) {
  return (
    <Stack as="span" gap="0" minW="0">
      {match.sides.map((side, index) => (
        <Text as="span" key={index} fontWeight="semibold" truncate={truncated} lineHeight="1.35">
          {side}
        </Text>
      ))}
    </Stack>
  );
}
