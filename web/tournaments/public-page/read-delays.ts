import { graphql, readInlineData } from "react-relay/hooks";
import type { readDelays_tournament$key } from "../../__generated__/readDelays_tournament.graphql";
import type { MatchDelay } from "./read-public-match";

/** Which matches will probably begin later than planned, by their ids. */
export function readDelays(tournament: readDelays_tournament$key): Map<string, MatchDelay> {
  const { delays } = readInlineData(
    graphql`
      fragment readDelays_tournament on Tournament @inline {
        delays {
          estimatedAt
          match {
            id
            isLate
          }
        }
      }
    `,
    tournament,
  );
  return new Map(
    delays.map(({ estimatedAt, match }) => [match.id, { expectedAt: estimatedAt, isLate: match.isLate }]),
  );
}
