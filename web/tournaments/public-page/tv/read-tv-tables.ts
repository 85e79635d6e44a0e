import { graphql, readInlineData } from "react-relay/hooks";
import type { readTvTables_tournament$key } from "../../../__generated__/readTvTables_tournament.graphql";
import { shortName } from "../../matches/match-words";

export interface TvTableRow {
  position: number;
  name: string;
  victories: number;
  gameBalance: number;
}

export interface TvTableContents {
  title: string;
  rows: TvTableRow[];
}

/** Whoever leads: of each group, and of each Super N. */
export function readTvTables(tournament: readTvTables_tournament$key): TvTableContents[] {
  const { categories } = readInlineData(
    graphql`
      fragment readTvTables_tournament on Tournament @inline {
        categories {
          name
          standings {
            position
            victories
            gameBalance
            athlete {
              displayName
            }
          }
          groups {
            letter
            standings {
              position
              victories
              gameBalance
              pair {
                athletes {
                  displayName
                }
              }
            }
          }
        }
      }
    `,
    tournament,
  );
  const several = categories.length > 1;
  return categories.flatMap(({ name, groups, standings }) => [
    ...(standings.length === 0
      ? []
      : [
          {
            title: several ? name : "Classificação",
            rows: standings.map(({ position, victories, gameBalance, athlete }) => ({
              position,
              victories,
              gameBalance,
              name: shortName(athlete.displayName),
            })),
          },
        ]),
    ...groups.map(({ letter, standings: rows }) => ({
      title: several ? `${name} · Grupo ${letter}` : `Grupo ${letter}`,
      rows: rows.map(({ position, victories, gameBalance, pair }) => ({
        position,
        victories,
        gameBalance,
        name: pair?.athletes.map(({ displayName }) => shortName(displayName)).join(" / ") ?? "Dupla retirada",
      })),
    })),
  ]);
}
