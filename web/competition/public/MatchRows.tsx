import { Box } from "@chakra-ui/react/box";
import { Panel } from "../../ui/Card";
import type { ShownMatch } from "../matches/read-shown-match";
import { MatchListRow } from "./MatchListRow";

/** A match in a list, and what the list knows of it. */
export interface ListedRow {
  match: ShownMatch;
  /** Which side is looked for: it stands out. */
  own?: number | null;
  /** Nothing more is told of it than in the list. */
  closed?: boolean;
}

interface MatchRowsProps {
  rows: readonly ListedRow[];
  /** Within a card, in little room. */
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
