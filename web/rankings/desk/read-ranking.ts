import { Archive, ArchiveRestore, Pencil } from "lucide-react";
import { graphql, readInlineData } from "react-relay/hooks";
import type { readRanking_ranking$key } from "../../__generated__/readRanking_ranking.graphql";
import type { readRanking_readListedRankingRanking$key } from "../../__generated__/readRanking_readListedRankingRanking.graphql";
import type { readRanking_row$key } from "../../__generated__/readRanking_row.graphql";
import type { MenuAction } from "../../ui/OpenMenu";
import type { ListedPosition } from "../ranking-page/position-columns";

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

/** A ranking with its latest list, and who leads it. */
export function readListedRanking(ranking: readRanking_readListedRankingRanking$key) {
  const data = readInlineData(
    graphql`
      fragment readRanking_readListedRankingRanking on Ranking @inline {
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

/** A row of the unpublished list; its id is the athlete's key. */
export function readDraftRow(row: readRanking_row$key): ListedPosition {
  const data = readInlineData(
    graphql`
      fragment readRanking_row on RankingDraftRow @inline {
        position
        points
        titles
        eventsPlayed
        change
        changeBy
        athlete {
          key
          displayName
        }
      }
    `,
    row,
  );
  const { position, points, titles, eventsPlayed, change, changeBy, athlete } = data;
  const name = athlete.displayName || "Atleta";
  return { id: athlete.key, position, points, titles, eventsPlayed, change, changeBy, name };
}

/** Whose rankings they are, by its global id. */
export type RankingOwner = { readonly federationId: string } | { readonly arenaId: string };

/** What is done with a ranking as a whole: made, changed, or stopped and taken up again. */
export type ActingOnRanking =
  | { readonly act: "save"; readonly of: ReadRanking | RankingOwner }
  | { readonly act: "stop"; readonly of: ReadRanking };

/** What a menu offers. */
export const actsOnRanking = (of: ReadRanking, act: (acting: ActingOnRanking) => void): MenuAction[] => [
  { label: "Editar", icon: Pencil, onSelect: () => act({ act: "save", of }) },
  {
    ...(of.active
      ? { label: "Encerrar", icon: Archive, dangerous: true }
      : { label: "Reabrir", icon: ArchiveRestore }),
    onSelect: () => act({ act: "stop", of }),
  },
];
