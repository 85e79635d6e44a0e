import { graphql, readInlineData } from "react-relay/hooks";
import type { readRound_round$key } from "../../__generated__/readRound_round.graphql";
import type { RoundProgress } from "./current-round";

/** A round as far as its progress goes. */
export function readRound(round: readRound_round$key): RoundProgress {
  const { number, matches } = readInlineData(
    graphql`
      fragment readRound_round on Super8Round @inline {
        number
        matches {
          status
        }
      }
    `,
    round,
  );
  return { number, matches: matches.map(({ status }) => ({ status })) };
}
