import { graphql, readInlineData } from "react-relay/hooks";
import type { SetScore } from "../../../server/sport/scores/score.rules";
import type { readSet_set$key } from "../../__generated__/readSet_set.graphql";

/** A set as the pure functions take it. */
export function readSet(set: readSet_set$key): SetScore {
  const { gamesSide1, gamesSide2, tieBreakSide1, tieBreakSide2 } = readInlineData(
    graphql`
      fragment readSet_set on MatchSet @inline {
        gamesSide1
        gamesSide2
        tieBreakSide1
        tieBreakSide2
      }
    `,
    set,
  );
  return {
    games: [gamesSide1, gamesSide2],
    tiebreak:
      typeof tieBreakSide1 === "number" && typeof tieBreakSide2 === "number"
        ? [tieBreakSide1, tieBreakSide2]
        : null,
  };
}
