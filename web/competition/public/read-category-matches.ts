import { graphql, readInlineData } from "react-relay/hooks";
import type { readCategoryMatches_tournament$key } from "../../__generated__/readCategoryMatches_tournament.graphql";
import { readShownMatch, type ShownMatch } from "../matches/shown-matches";

/** A category's matches by its id. */
export type CategoryMatches = ReadonlyMap<string, readonly ShownMatch[]>;

/** Every match by category, read once for all that shows some of them: what an operation may ask for is counted. */
export function readCategoryMatches(tournament: readCategoryMatches_tournament$key): CategoryMatches {
  const { categories } = readInlineData(
    graphql`
      fragment readCategoryMatches_tournament on Tournament @inline {
        categories {
          id
          matches {
            ...shownMatches_match
          }
        }
      }
    `,
    tournament,
  );
  return new Map(categories.map(({ id, matches }) => [id, matches.map((match) => readShownMatch(match))]));
}

/** What the pairs of a group play. */
export const gamesOfGroup = (matches: readonly ShownMatch[], letter: string): { match: ShownMatch }[] =>
  matches.filter(({ group }) => group === letter).map((match) => ({ match }));
