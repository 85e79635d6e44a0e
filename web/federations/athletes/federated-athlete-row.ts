import { graphql, readInlineData } from "react-relay/hooks";
import type { AthleteLevel } from "../../../server/sport/athlete-level.rules";
import type { federatedAthleteRow_row$key } from "../../__generated__/federatedAthleteRow_row.graphql";

export interface FederatedAthleteOfList {
  /** Of the athlete, as addresses carry it. */
  id: string;
  name: string;
  level: AthleteLevel;
  clubs: readonly string[];
  /** In the federation's rankings, the best first. */
  positions: readonly { position: number; ranking: string }[];
}

/** What the list of a federation's athletes tells of one. */
export function federatedAthleteRow(key: federatedAthleteRow_row$key): FederatedAthleteOfList {
  const { athlete, arenas, positions } = readInlineData(
    graphql`
      fragment federatedAthleteRow_row on FederatedAthlete @inline {
        athlete {
          key
          displayName
          level
        }
        arenas {
          name
        }
        positions {
          position
          ranking {
            name
          }
        }
      }
    `,
    key,
  );
  return {
    id: athlete.key,
    name: athlete.displayName || "Atleta",
    level: athlete.level,
    clubs: arenas.map(({ name }) => name),
    positions: positions.map(({ position, ranking }) => ({ position, ranking: ranking.name })),
  };
}
