import { playedSets } from "../../../server/sport/scores/score.rules";
import { graphql, readInlineData } from "react-relay/hooks";
import type { DrawStage } from "../../../server/sport/draws/draw-plan.rules";
import type { readBracket_match$key } from "../../__generated__/readBracket_match.graphql";
import type { readBracket_bracket$key } from "../../__generated__/readBracket_bracket.graphql";
import type { readBracket_previewBracket$key } from "../../__generated__/readBracket_previewBracket.graphql";
import type { readPair_pair$key } from "../../__generated__/readPair_pair.graphql";
import { shownSets } from "./match-words";
import { readSet } from "./read-set";
import type { BracketMatch, BracketRound, BracketSide } from "./bracket-view";
import { noteOf, stateOf } from "./bracket-words";
import { wayInto } from "./match-way";
import { readPair } from "../draws/read-pair";

export interface ReadBracket {
  stage: DrawStage;
  rounds: BracketRound[];
}

/** A match of a draw as brackets and groups show it, its time by the clocks in a zone. */
export function readDrawnMatch(key: readBracket_match$key, timeZone: string): BracketMatch {
  const match = readInlineData(
    graphql`
      fragment readBracket_match on Match @inline {
        id
        number
        order
        status
        outcome
        scheduledFor
        courtLabel
        sets {
          ...readSet_set
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
  const sets = playedSets(match.sets.map((set) => readSet(set)));
  return {
    id: match.id,
    way: wayInto({ ...match, sidesKnown: match.sides.every(({ pair }) => pair) }),
    number: match.number ?? 0,
    order: match.order,
    state: stateOf(match.status),
    note: noteOf(
      {
        status: match.status,
        outcome: match.outcome ?? null,
        scheduledFor: match.scheduledFor ?? null,
        court: match.courtLabel ?? null,
      },
      timeZone,
    ),
    sides: match.sides.map(({ number, pair, origin, isWinner }) => ({
      ...sideOf(pair, origin),
      sets: shownSets(sets, number === 1 ? 0 : 1),
      isWinner,
    })),
  };
}

export function readDrawnBracket(key: readBracket_bracket$key, timeZone: string): ReadBracket {
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
    rounds: rounds.map(({ name, matches }) => ({
      name,
      matches: matches.map((match) => readDrawnMatch(match, timeZone)),
    })),
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
        id: null,
        way: "details",
        number,
        order,
        note: null,
        state: "open",
        sides: sides.map(({ pair, origin }) => ({ ...sideOf(pair, origin), sets: [], isWinner: false })),
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
