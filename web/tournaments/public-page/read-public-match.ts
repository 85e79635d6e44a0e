import { graphql, readInlineData } from "react-relay/hooks";
import type { readPublicMatch_match$key } from "../../__generated__/readPublicMatch_match.graphql";
import { readMatch } from "../../competition/public/read-match";
import type { PublicMatch } from "./public-match";

/** What the clock says of a match that waits for its time. */
export type MatchDelay = Pick<PublicMatch, "expectedAt" | "isLate">;

/** A match as the lists take it. @param delay none while it keeps to the plan. */
export function readPublicMatch(
  match: readPublicMatch_match$key,
  delay: MatchDelay | undefined,
): PublicMatch {
  const row = readInlineData(
    graphql`
      fragment readPublicMatch_match on Match @inline {
        id
        number
        stage
        group
        round
        order
        scheduledFor
        playedAt
        courtLabel
        sides {
          athletes {
            id
            key
            displayName
          }
        }
        ...readMatch_match
      }
    `,
    match,
  );
  const read = readMatch(row);
  const waiting = read.status === "SCHEDULED" ? delay : undefined;
  return {
    ...read,
    id: row.id,
    round: row.round,
    order: row.order,
    number: row.number ?? null,
    stage: row.stage ?? null,
    group: row.group ?? null,
    scheduledFor: row.scheduledFor ?? null,
    expectedAt: waiting?.expectedAt ?? null,
    isLate: waiting?.isLate ?? false,
    playedAt: row.playedAt ?? null,
    court: row.courtLabel ?? null,
    sides: read.sides.map((side, at) => ({
      ...side,
      athletes: (row.sides[at]?.athletes ?? []).map(({ id, key, displayName }) => ({ id, key, displayName })),
    })),
  };
}
