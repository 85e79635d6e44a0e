import { graphql, readInlineData } from "react-relay/hooks";
import type { DrawFormat } from "../../../server/sport/draws/draw-plan.rules";
import type { readPublicDraw_delays$key } from "../../__generated__/readPublicDraw_delays.graphql";
import type { readPublicDraw_tournament$key } from "../../__generated__/readPublicDraw_tournament.graphql";
import type { readPublicDraw_match$key } from "../../__generated__/readPublicDraw_match.graphql";
import { readMatch } from "../../competition/public/read-match";
import type { PublicMatch } from "./public-match";

/** What the clock says of a match that waits for its time. */
type MatchDelay = Pick<PublicMatch, "expectedAt" | "isLate">;

/** A match as the lists take it. @param delay none while it keeps to the plan. */
function readPublicMatch(match: readPublicDraw_match$key, delay: MatchDelay | undefined): PublicMatch {
  const row = readInlineData(
    graphql`
      fragment readPublicDraw_match on Match @inline {
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

export interface PublicCategory {
  id: string;
  name: string;
  /** How its pairs were drawn; null before, and of a Super N. */
  format: DrawFormat | null;
  /** Whether its groups' letters are given by their results. */
  lettersByResult: boolean;
  matches: PublicMatch[];
}

/** Every match by category. */
export function readPublicDraw(tournament: readPublicDraw_tournament$key): PublicCategory[] {
  const read = readInlineData(
    graphql`
      fragment readPublicDraw_tournament on Tournament @inline {
        categories {
          id
          name
          draw {
            format
            lettersByResult
          }
          matches {
            id
            ...readPublicDraw_match
          }
        }
        ...readPublicDraw_delays
      }
    `,
    tournament,
  );
  const delays = readDelays(read);
  return read.categories.map(({ id, name, draw, matches }) => ({
    id,
    name,
    format: draw && draw.format !== "SUPER_N" ? draw.format : null,
    lettersByResult: draw?.lettersByResult ?? false,
    matches: matches.map((match) => readPublicMatch(match, delays.get(match.id))),
  }));
}

/** Which matches will probably begin later than planned, by their ids. */
function readDelays(tournament: readPublicDraw_delays$key): Map<string, MatchDelay> {
  const { delays } = readInlineData(
    graphql`
      fragment readPublicDraw_delays on Tournament @inline {
        delays {
          estimatedAt
          match {
            id
            isLate
          }
        }
      }
    `,
    tournament,
  );
  return new Map(
    delays.map(({ estimatedAt, match }) => [match.id, { expectedAt: estimatedAt, isLate: match.isLate }]),
  );
}
