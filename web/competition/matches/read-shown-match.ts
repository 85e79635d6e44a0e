import { graphql, readInlineData } from "react-relay/hooks";
import type { readShownMatch_match$key } from "../../__generated__/readShownMatch_match.graphql";
import { readMatch, type ReadMatch } from "../public/read-match";
import type { ListedMatch } from "./results-sections";
import type { MatchRules } from "../../../server/sport/scores/match-format.rules";
import type { readShownMatch_rules$key } from "../../__generated__/readShownMatch_rules.graphql";

/** A match as the lists of results show it, as a card or as a line. */
export interface ShownMatch extends ReadMatch {
  readonly id: string;
  /** Null in a Super 8. */
  readonly number: number | null;
  readonly phase: string | null;
  /** Its letter; null outside the groups. */
  readonly group: string | null;
  readonly courtLabel: string | null;
  /** UTC; null without a time. */
  readonly scheduledFor: string | null;
  /** UTC; null while it has no result. */
  readonly playedAt: string | null;
}

export function readShownMatch(key: readShownMatch_match$key): ShownMatch {
  const match = readInlineData(
    graphql`
      fragment readShownMatch_match on Match @inline {
        id
        number
        phase
        group
        courtLabel
        scheduledFor
        playedAt
        ...readMatch_match
      }
    `,
    key,
  );
  return {
    id: match.id,
    number: match.number ?? null,
    phase: match.phase ?? null,
    group: match.group ?? null,
    courtLabel: match.courtLabel ?? null,
    scheduledFor: match.scheduledFor ?? null,
    playedAt: match.playedAt ?? null,
    ...readMatch(match),
  };
}

/** A match as far as its place in the list of results needs it. */
export const asListed = ({ number, status, outcome, sides }: ShownMatch): ListedMatch => ({
  number: number ?? 0,
  status,
  outcome,
  sidesKnown: sides.every(({ athletes }) => athletes.length > 0),
});

/** What a match is played by, as the rules of scores take it. */
export function readRules(match: readShownMatch_rules$key): MatchRules {
  const { rules } = readInlineData(
    graphql`
      fragment readShownMatch_rules on Match @inline {
        rules {
          matchFormat
          setFormat
          fixedGames
          someoneGoesOn
        }
      }
    `,
    match,
  );
  const { matchFormat, setFormat, fixedGames, someoneGoesOn } = rules;
  return { matchFormat, setFormat, fixedGames, someoneGoesOn };
}
