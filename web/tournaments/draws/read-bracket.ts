import { graphql, readInlineData } from "react-relay/hooks";
import type { DrawStage } from "../../../server/tournaments/draws/draw-plan.rules";
import { matchStatusLabel } from "../../../server/tournaments/matches/match-status.rules";
import { matchOutcomeLabel } from "../../../server/tournaments/matches/outcome.rules";
import type {
  readBracket_match$data,
  readBracket_match$key,
} from "../../__generated__/readBracket_match.graphql";
import type { readBracket_bracket$key } from "../../__generated__/readBracket_bracket.graphql";
import type { readBracket_previewBracket$key } from "../../__generated__/readBracket_previewBracket.graphql";
import type { readPair_pair$key } from "../../__generated__/readPair_pair.graphql";
import type { BracketMatch, BracketRound, BracketSide } from "./bracket-view";
import { readPair } from "./read-pair";

export interface ReadBracket {
  stage: DrawStage;
  rounds: BracketRound[];
}

/** A match of a draw as brackets and groups show it. */
export function readDrawnMatch(key: readBracket_match$key): BracketMatch {
  const match = readInlineData(
    graphql`
      fragment readBracket_match on Match @inline {
        number
        order
        status
        outcome
        sets {
          gamesSide1
          gamesSide2
        }
        sides {
          number
          origin
          isWinner
          pair {
            ...readPair_pair
          }
        }
      }
    `,
    key,
  );
  return {
    number: match.number ?? 0,
    order: match.order,
    note: noteOf(match),
    sides: match.sides.map(({ number, pair, origin, isWinner }) => ({
      ...sideOf(pair, origin),
      games: match.sets.map((set) => (number === 1 ? set.gamesSide1 : set.gamesSide2)),
      isWinner,
    })),
  };
}

export function readDrawnBracket(key: readBracket_bracket$key): ReadBracket {
  const { stage, rounds } = readInlineData(
    graphql`
      fragment readBracket_bracket on DrawBracket @inline {
        stage
        rounds {
          name
          matches {
            ...readBracket_match
          }
        }
      }
    `,
    key,
  );
  return {
    stage,
    rounds: rounds.map(({ name, matches }) => ({ name, matches: matches.map(readDrawnMatch) })),
  };
}

export function readPreviewBracket(key: readBracket_previewBracket$key): ReadBracket {
  const { stage, rounds } = readInlineData(
    graphql`
      fragment readBracket_previewBracket on DrawPreviewBracket @inline {
        stage
        rounds {
          name
          matches {
            number
            order
            sides {
              origin
              pair {
                ...readPair_pair
              }
            }
          }
        }
      }
    `,
    key,
  );
  return {
    stage,
    rounds: rounds.map(({ name, matches }) => ({
      name,
      matches: matches.map(({ number, order, sides }) => ({
        number,
        order,
        note: null,
        sides: sides.map(({ pair, origin }) => ({ ...sideOf(pair, origin), games: [], isWinner: false })),
      })),
    })),
  };
}

const sideOf = (
  pair: readPair_pair$key | null | undefined,
  origin: string | null | undefined,
): Pick<BracketSide, "names" | "seed" | "origin"> => ({
  ...(pair ? readPair(pair) : { names: [], seed: null }),
  origin: origin ?? null,
});

function noteOf({ status, outcome }: readBracket_match$data): string | null {
  if (status === "PLAYED") return outcome && outcome !== "COMPLETED" ? matchOutcomeLabel[outcome] : null;
  return status === "SCHEDULED" ? null : matchStatusLabel[status];
}
