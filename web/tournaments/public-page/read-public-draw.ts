import { graphql, readInlineData } from "react-relay/hooks";
import type { DrawFormat } from "../../../server/tournaments/draws/draw-plan.rules";
import type { readPublicDraw_tournament$key } from "../../__generated__/readPublicDraw_tournament.graphql";
import type { PublicMatch } from "./public-match";
import { readPublicMatch } from "./read-public-match";

export interface PublicCategory {
  id: string;
  name: string;
  /** How it was drawn; null before, and of a Super 8. */
  format: DrawFormat | null;
  /** Whether its groups' letters are given by their results. */
  lettersByResult: boolean;
  matches: PublicMatch[];
}

/** Every match by category. A Super 8 has one category, whose rounds are its matches. */
export function readPublicDraw(tournament: readPublicDraw_tournament$key): PublicCategory[] {
  const { categories, rounds } = readInlineData(
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
            ...readPublicMatch_match
          }
        }
        rounds {
          matches {
            ...readPublicMatch_match
          }
        }
      }
    `,
    tournament,
  );
  const ofRounds = rounds.flatMap(({ matches }) => matches.map((match) => readPublicMatch(match)));
  return categories.map(({ id, name, draw, matches }) => ({
    id,
    name,
    format: draw?.format ?? null,
    lettersByResult: draw?.lettersByResult ?? false,
    matches: ofRounds.length > 0 ? ofRounds : matches.map((match) => readPublicMatch(match)),
  }));
}
