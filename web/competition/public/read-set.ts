import { graphql, readInlineData } from "react-relay/hooks";
import type { Points, SetScore } from "../../../server/sport/scores/score.rules";
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
        playedGamesSide1
        playedGamesSide2
        playedTieBreakSide1
        playedTieBreakSide2
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
  readonly playedGamesSide1?: number | null;
  readonly playedGamesSide2?: number | null;
  readonly playedTieBreakSide1?: number | null;
  readonly playedTieBreakSide2?: number | null;
}

export function setScore(set: StoredSet): SetScore {
  const played = both(set.playedGamesSide1, set.playedGamesSide2);
  return {
    games: [set.gamesSide1, set.gamesSide2],
    tiebreak: both(set.tieBreakSide1, set.tieBreakSide2),
    ...(played
      ? { played: { games: played, tiebreak: both(set.playedTieBreakSide1, set.playedTieBreakSide2) } }
      : {}),
  };
}

const both = (first: number | null | undefined, second: number | null | undefined): Points | null =>
  typeof first === "number" && typeof second === "number" ? [first, second] : null;
