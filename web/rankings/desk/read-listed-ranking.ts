import { graphql, readInlineData } from "react-relay/hooks";
import type { readListedRanking_ranking$key } from "../../__generated__/readListedRanking_ranking.graphql";
import { readRanking } from "./read-ranking";

/** A ranking with its latest list, and who leads it. */
export function readListedRanking(ranking: readListedRanking_ranking$key) {
  const data = readInlineData(
    graphql`
      fragment readListedRanking_ranking on Ranking @inline {
        ...readRanking_ranking
        version {
          month
          number
          publishedAt
        }
        positions(first: 2) {
          edges {
            node {
              position
              athlete {
                displayName
              }
            }
          }
        }
      }
    `,
    ranking,
  );
  const { version, positions } = data;
  const leaders = positions.edges
    .filter(({ node }) => node.position === 1)
    .map(({ node }) => node.athlete.displayName || "Atleta");
  return {
    ...readRanking(data),
    latest: version
      ? { month: version.month, number: version.number, publishedAt: version.publishedAt }
      : null,
    leaders,
  };
}

export type ListedRanking = ReturnType<typeof readListedRanking>;
