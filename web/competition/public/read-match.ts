import { graphql, readInlineData } from "react-relay/hooks";
import type { StoredMatchOutcome } from "../../../server/sport/scores/outcome.rules";
import { playedSets, type SetScore } from "../../../server/sport/scores/score.rules";
import type { readMatch_match$key } from "../../__generated__/readMatch_match.graphql";
import type { MatchInWords, SideInWords } from "./match-words";
import { readSet } from "./read-set";

/** How a match stands, wherever one looks at it: who plays, what was played, how it ended. */
export interface ReadMatch extends MatchInWords {
  readonly outcome: StoredMatchOutcome | null;
  readonly sides: readonly (SideInWords & { readonly origin: string | null })[];
  readonly sets: readonly SetScore[];
}

/** A match as the pure functions take it, which put it into words, lists or the score sheet. */
export function readMatch(match: readMatch_match$key): ReadMatch {
  const { status, outcome, sides, sets } = readInlineData(
    graphql`
      fragment readMatch_match on Match @inline {
        status
        outcome
        sets {
          ...readSet_set
        }
        sides {
          athletes {
            displayName
          }
          origin
          isWinner
        }
      }
    `,
    match,
  );
  return {
    status,
    outcome: outcome ?? null,
    sets: playedSets(sets.map((set) => readSet(set))),
    sides: sides.map(({ athletes, origin, isWinner }) => ({
      athletes: athletes.map(({ displayName }) => ({ displayName })),
      origin: origin ?? null,
      isWinner,
    })),
  };
}
