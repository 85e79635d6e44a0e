import { graphql, readInlineData } from "react-relay/hooks";
import type { SetScore } from "../../../server/sport/scores/score.rules";
import type { readSet_set$key } from "../../__generated__/readSet_set.graphql";

/** A set as the pure functions take it. */
export function readSet(set: readSet_set$key): SetScore {
  const stored = readInlineData(
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
  return setScore(stored);
}

interface StoredSet {
  readonly gamesSide1: number;
  readonly gamesSide2: number;
  readonly tieBreakSide1?: number | null;
  readonly tieBreakSide2?: number | null;
}

export function setScore({ gamesSide1, gamesSide2, tieBreakSide1, tieBreakSide2 }: StoredSet): SetScore {
  return {
    games: [gamesSide1, gamesSide2],
    tiebreak:
      typeof tieBreakSide1 === "number" && typeof tieBreakSide2 === "number"
        ? [tieBreakSide1, tieBreakSide2]
        : null,
  };
}
