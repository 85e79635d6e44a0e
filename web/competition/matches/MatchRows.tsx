import { Box } from "@chakra-ui/react/box";
import { Panel } from "../../ui/Card";
import { MatchListRow } from "./MatchListRow";
import type { ShownMatch } from "./read-shown-match";

/** Matches as lines of one panel. */
export function MatchRows({ matches }: { matches: readonly ShownMatch[] }) {
  return (
    <Panel as="ul" listStyleType="none" p="0" overflow="hidden">
      {matches.map((match) => (
        <Box as="li" key={match.id} _notFirst={{ borderTopWidth: "1px" }} borderColor="border.muted">
          <MatchListRow match={match} />
        </Box>
      ))}
    </Panel>
  );
}
