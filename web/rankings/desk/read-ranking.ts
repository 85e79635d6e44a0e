import { graphql, readInlineData } from "react-relay/hooks";
import type { readRanking_ranking$key } from "../../__generated__/readRanking_ranking.graphql";

/** What a ranking is and how it counts. */
export function readRanking(ranking: readRanking_ranking$key) {
  const data = readInlineData(
    graphql`
      fragment readRanking_ranking on Ranking @inline {
        id
        key
        name
        category
        gender
        scope
        window
        bestResults
        shares
        unaffiliated
        automatic
        active
      }
    `,
    ranking,
  );
  const {
    id,
    key,
    name,
    category,
    gender,
    scope,
    window,
    bestResults,
    shares,
    unaffiliated,
    automatic,
    active,
  } = data;
  return {
    id,
    key,
    name,
    category,
    gender: gender ?? null,
    scope,
    window,
    bestResults,
    shares,
    unaffiliated,
    automatic,
    active,
  };
}

export type ReadRanking = ReturnType<typeof readRanking>;
