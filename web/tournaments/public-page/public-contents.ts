import { graphql, readInlineData } from "react-relay/hooks";
import type { publicContents_tournament$key } from "../../__generated__/publicContents_tournament.graphql";
import { hasBracket } from "./public-brackets";
import { isPlayed } from "./public-match";
import type { PublicContents } from "./public-sections";
import type { PublicCategory } from "./read-public-draw";

/** What there is to show of a tournament, of one of its categories. */
export function contentsOf(
  key: publicContents_tournament$key,
  category: PublicCategory | undefined,
): PublicContents {
  const { status, categories } = readInlineData(
    graphql`
      fragment publicContents_tournament on Tournament @inline {
        status
        categories {
          id
          inPairs
          settledAt
          groups {
            __typename
          }
          finalPositions {
            __typename
          }
        }
      }
    `,
    key,
  );
  const shown = categories.find(({ id }) => id === category?.id);
  const matches = category?.matches ?? [];
  const isSuperN = shown?.inPairs === false;
  const drawnSuperN = isSuperN && matches.length > 0;
  return {
    status,
    isSuperN,
    matches: matches.length,
    played: matches.filter(isPlayed).length,
    hasGroups: drawnSuperN || (shown?.groups.length ?? 0) > 0,
    hasBracket: drawnSuperN || (category !== undefined && hasBracket(category)),
    hasPodium: (isSuperN && Boolean(shown?.settledAt)) || (shown?.finalPositions.length ?? 0) > 0,
  };
}
