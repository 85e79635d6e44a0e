import { graphql, readInlineData } from "react-relay/hooks";
import type { readListedMatch_match$key } from "../../__generated__/readListedMatch_match.graphql";
import type { ListedMatch } from "./results-sections";

/** A match as far as its place in the list of results needs it. */
export function readListedMatch(match: readListedMatch_match$key): ListedMatch {
  const { number, status, outcome, sides } = readInlineData(
    graphql`
      fragment readListedMatch_match on Match @inline {
        number
        status
        outcome
        sides {
          pair {
            id
          }
        }
      }
    `,
    match,
  );
  return { number: number ?? 0, status, outcome, sidesKnown: sides.every(({ pair }) => Boolean(pair?.id)) };
}
