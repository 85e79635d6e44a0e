import { graphql, readInlineData } from "react-relay/hooks";
import type { readPublicMatch_match$key } from "../../__generated__/readPublicMatch_match.graphql";
import { readSet } from "../matches/read-set";
import type { PublicMatch } from "./public-match";

/** A match as the lists take it. */
export function readPublicMatch(match: readPublicMatch_match$key): PublicMatch {
  const { number, stage, group, outcome, scheduledFor, playedAt, courtLabel, sides, sets, ...rest } =
    readInlineData(
      graphql`
        fragment readPublicMatch_match on Match @inline {
          id
          number
          stage
          group
          round
          order
          status
          outcome
          scheduledFor
          playedAt
          courtLabel
          sides {
            athletes {
              id
              key
              displayName
            }
            origin
            isWinner
          }
          sets {
            ...readSet_set
          }
        }
      `,
      match,
    );
  return {
    id: rest.id,
    round: rest.round,
    order: rest.order,
    status: rest.status,
    number: number ?? null,
    stage: stage ?? null,
    group: group ?? null,
    outcome: outcome ?? null,
    scheduledFor: scheduledFor ?? null,
    playedAt: playedAt ?? null,
    court: courtLabel ?? null,
    sides: sides.map(({ athletes, origin, isWinner }) => ({
      athletes: athletes.map(({ id, key, displayName }) => ({ id, key, displayName })),
      origin: origin ?? null,
      isWinner,
    })),
    sets: sets.map((set) => readSet(set)),
  };
}
