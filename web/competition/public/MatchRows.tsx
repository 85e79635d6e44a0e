import { Box } from "@chakra-ui/react/box";
import { Panel } from "../../ui/Card";
import type { ShownMatch } from "../matches/read-shown-match";
import { MatchListRow } from "./MatchListRow";

/** A match in a list, and how the list shows it. */
export interface ListedRow {
  match: ShownMatch;
  /** The side to highlight. */
  own?: number | null;
  /** Whether it has no further details to open. */
  closed?: boolean;
}

interface MatchRowsProps {
  rows: readonly ListedRow[];
  /** For use within a card. */
  narrow?: boolean;
  label?: string;
}

/** Matches as lines of one panel, or of the card around them. */
export function MatchRows({ rows, narrow = false, label }: MatchRowsProps) {
  const lines = rows.map(({ match, ...row }) => (
    <Box as="li" key={match.id} _notFirst={{ borderTopWidth: "1px" }} borderColor="border.muted">
      <MatchListRow match={match} narrow={narrow} {...row} />
    </Box>
  ));
  return narrow ? (
    <Box as="ul" listStyleType="none" aria-label={label}>
      {lines}
    </Box>
  ) : (
    <Panel as="ul" listStyleType="none" p="0" overflow="hidden" aria-label={label}>
      {lines}
    </Panel>
  );
}
