import { graphql, readInlineData } from "react-relay/hooks";
import type { StoredMatchOutcome } from "../../../server/sport/scores/match-outcome.rules";
import { playedSets, type Points, type SetScore } from "../../../server/sport/scores/score.rules";
import type { readMatch_match$key } from "../../__generated__/readMatch_match.graphql";
import type { readMatch_set$key } from "../../__generated__/readMatch_set.graphql";
import type { MatchInWords, SideInWords } from "./competition-words";

/** A set as the pure functions take it. */
export function readSet(set: readMatch_set$key): SetScore {
  const stored = readInlineData(
    graphql`
      fragment readMatch_set on MatchSet @inline {
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
          ...readMatch_set
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
