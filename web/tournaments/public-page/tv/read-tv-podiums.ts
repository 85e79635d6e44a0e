import { graphql, readInlineData } from "react-relay/hooks";
import type { readTvPodiums_tournament$key } from "../../../__generated__/readTvPodiums_tournament.graphql";
import { athleteTitles, pairTitles } from "../../../competition/public/champion-titles";
import { shortName } from "../../../competition/public/match-words";

export interface TvPodiumStep {
  readonly id: string;
  readonly position: number;
  readonly names: readonly string[];
}

export interface TvPodiumContents {
  /** Null where there is only one. */
  readonly category: string | null;
  /** "Campeãs". */
  readonly title: string;
  /** From the first to the third place; two of a place may stand there. */
  readonly steps: readonly TvPodiumStep[];
}

/** The first three of each category that has its champion. */
export function readTvPodiums(tournament: readTvPodiums_tournament$key): TvPodiumContents[] {
  const { categories } = readInlineData(
    graphql`
      fragment readTvPodiums_tournament on Tournament @inline {
        categories {
          name
          gender
          settledAt
          standings {
            position
            athlete {
              id
              displayName
            }
          }
          finalPositions {
            position
            pair {
              id
              athletes {
                displayName
              }
            }
          }
        }
      }
    `,
    tournament,
  );
  return categories.flatMap(({ name, gender, settledAt, standings, finalPositions }) => {
    if (!settledAt) return [];
    const ofSuperN = standings.length > 0;
    const placed = ofSuperN
      ? standings.map(({ position, athlete }) => ({ id: athlete.id, position, athletes: [athlete] }))
      : finalPositions.map(({ position, pair: { id, athletes } }) => ({ id, position, athletes }));
    const steps = placed
      .filter(({ position }) => position <= 3)
      .map(({ id, position, athletes }) => ({
        id,
        position,
        names: athletes.map(({ displayName }) => shortName(displayName)),
      }));
    if (!steps.some(({ position }) => position === 1)) return [];
    const title = (ofSuperN ? athleteTitles : pairTitles)[gender ?? "MIXED"];
    return [{ category: categories.length > 1 ? name : null, title, steps }];
  });
}
