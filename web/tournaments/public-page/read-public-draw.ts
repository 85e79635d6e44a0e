import { graphql, readInlineData } from "react-relay/hooks";
import type { readPublicDraw_tournament$key } from "../../__generated__/readPublicDraw_tournament.graphql";
import type { PublicMatch } from "./public-match";
import { readPublicMatch } from "./read-public-match";

export interface PublicCategory {
  id: string;
  name: string;
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
  return categories.map(({ id, name, matches }) => ({
    id,
    name,
    matches: ofRounds.length > 0 ? ofRounds : matches.map((match) => readPublicMatch(match)),
  }));
}
