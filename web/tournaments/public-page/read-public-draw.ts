import { graphql, readInlineData } from "react-relay/hooks";
import type { DrawFormat } from "../../../server/sport/draws/draw-plan.rules";
import type { readPublicDraw_tournament$key } from "../../__generated__/readPublicDraw_tournament.graphql";
import type { PublicMatch } from "./public-match";
import { readPublicMatch, type MatchDelay } from "./read-public-match";
import type { readPublicDraw_delays$key } from "../../__generated__/readPublicDraw_delays.graphql";

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
            ...readPublicMatch_match
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
