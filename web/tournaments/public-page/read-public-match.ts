import { graphql, readInlineData } from "react-relay/hooks";
import type { readPublicMatch_match$key } from "../../__generated__/readPublicMatch_match.graphql";
import { readSet } from "../../competition/public/read-set";
import type { PublicMatch } from "./public-match";

/** What the clock says of a match that waits for its time. */
export type MatchDelay = Pick<PublicMatch, "expectedAt" | "isLate">;

/** A match as the lists take it. @param delay none while it keeps to the plan. */
export function readPublicMatch(
  match: readPublicMatch_match$key,
  delay: MatchDelay | undefined,
): PublicMatch {
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
  const waiting = rest.status === "SCHEDULED" ? delay : undefined;
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
    expectedAt: waiting?.expectedAt ?? null,
    isLate: waiting?.isLate ?? false,
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
