import { graphql, readInlineData } from "react-relay/hooks";
import type { readTvTables_tournament$key } from "../../../__generated__/readTvTables_tournament.graphql";
import { shortName } from "../../../competition/public/match-words";

export interface TvTableRow {
  position: number;
  name: string;
  /** Null in a table of final positions. */
  score: { victories: number; gameBalance: number } | null;
}

export interface TvTableContents {
  title: string;
  rows: TvTableRow[];
}

/** The tables on the television: standings of open groups and of a Super N, or the final positions of a category. */
export function readTvTables(tournament: readTvTables_tournament$key): TvTableContents[] {
  const { categories } = readInlineData(
    graphql`
      fragment readTvTables_tournament on Tournament @inline {
        categories {
          name
          draw {
            brackets {
              __typename
            }
          }
          standings {
            position
            victories
            gameBalance
            athlete {
              displayName
            }
          }
          finalPositions {
            position
            pair {
              athletes {
                displayName
              }
            }
          }
          groups {
            letter
            isSettled
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
  const titled = (category: string, title: string) =>
    categories.length > 1 ? `${category} · ${title}` : title;
  return categories.flatMap(({ name, draw, groups, finalPositions, standings }): TvTableContents[] => {
    if (standings.length > 0)
      return [
        {
          title: titled(name, "Classificação"),
          rows: standings.map(({ position, victories, gameBalance, athlete }) => ({
            position,
            name: shortName(athlete.displayName),
            score: { victories, gameBalance },
          })),
        },
      ];
    return finalPositions.length > 0
      ? [
          {
            title: titled(name, "Classificação final"),
            rows: finalPositions.map(({ position, pair }) => ({ position, name: nameOf(pair), score: null })),
          },
        ]
      : groups
          // Once a group is settled, the bracket shows who advanced.
          .filter(({ isSettled }) => !isSettled || !draw || draw.brackets.length === 0)
          .map(({ letter, standings: rows }) => ({
            title: titled(name, `Grupo ${letter}`),
            rows: rows.map(({ position, victories, gameBalance, pair }) => ({
              position,
              name: pair ? nameOf(pair) : "Dupla retirada",
              score: { victories, gameBalance },
            })),
          }));
  });
}

const nameOf = ({ athletes }: { athletes: readonly { displayName: string }[] }): string =>
  athletes.map(({ displayName }) => shortName(displayName)).join(" / ");
