import { graphql, readInlineData } from "react-relay/hooks";
import type { readMatch_match$key } from "../../__generated__/readMatch_match.graphql";
import type { MatchInWords } from "../public/match-words";
import { readSet } from "../public/read-set";

/** A match as the pure functions take it, which put it into words or into the score sheet. */
export function readMatch(match: readMatch_match$key): MatchInWords {
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
          games
          tieBreakPoints
          isWinner
        }
      }
    `,
    match,
  );
  return {
    status,
    outcome,
    sets: sets.map((set) => readSet(set)),
    sides: sides.map(({ athletes, origin, games, tieBreakPoints, isWinner }) => ({
      athletes: athletes.map(({ displayName }) => ({ displayName })),
      origin,
      games,
      tieBreakPoints,
      isWinner,
    })),
  };
}
