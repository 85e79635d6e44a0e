import { graphql, readInlineData } from "react-relay/hooks";
import type { readMatch_match$key } from "../../__generated__/readMatch_match.graphql";
import type { MatchInWords } from "./match-words";

/** A match as the pure functions take it, which put it into words or into the score sheet. */
export function readMatch(match: readMatch_match$key): MatchInWords {
  const { status, outcome, sides } = readInlineData(
    graphql`
      fragment readMatch_match on Match @inline {
        status
        outcome
        sides {
          athletes {
            displayName
          }
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
    sides: sides.map(({ athletes, games, tieBreakPoints, isWinner }) => ({
      athletes: athletes.map(({ displayName }) => ({ displayName })),
      games,
      tieBreakPoints,
      isWinner,
    })),
  };
}
