import { graphql, readInlineData } from "react-relay/hooks";
import type { readMoves_moves$key } from "../../__generated__/readMoves_moves.graphql";
import type { ComingSide, Move } from "./MatchMoves";

/** What a correction would move, before it does. */
export interface AskedMoves {
  /** What would happen, in a sentence. */
  readonly sentence: string;
  readonly moves: readonly Move[];
}

/** Out of the answer itself and not out of the store: the moves may never happen. */
export function readMoves(answer: readMoves_moves$key): AskedMoves {
  const { message, moves } = readInlineData(
    graphql`
      fragment readMoves_moves on ResultMovesMatches @inline {
        message
        moves {
          losesResult
          match {
            id
            number
            phase
          }
          before {
            vacant
            pair {
              athletes {
                displayName
              }
            }
          }
          after {
            vacant
            pair {
              athletes {
                displayName
              }
            }
          }
        }
      }
    `,
    answer,
  );
  return {
    sentence: message,
    moves: moves.map(({ losesResult, match, before, after }) => ({
      losesResult,
      match: match && { id: match.id, number: match.number, phase: match.phase },
      before: before.map(readSide),
      after: after.map(readSide),
    })),
  };
}

const readSide = ({ vacant, pair }: ComingSide): ComingSide => ({
  vacant,
  pair: pair && { athletes: pair.athletes.map(({ displayName }) => ({ displayName })) },
});
