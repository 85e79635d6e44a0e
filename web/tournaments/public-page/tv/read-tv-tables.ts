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

/** Whoever leads: of each group, or of the Super 8. */
export function readTvTables(tournament: readTvTables_tournament$key): TvTableContents[] {
  const { categories, standings } = readInlineData(
    graphql`
      fragment readTvTables_tournament on Tournament @inline {
        categories {
          name
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
        standings {
          position
          victories
          gameBalance
          athlete {
            displayName
          }
        }
      }
    `,
    tournament,
  );
  const groups = categories.flatMap(({ name, groups: ofCategory }) =>
    ofCategory.map(({ letter, standings: rows }) => ({
      title: categories.length > 1 ? `${name} · Grupo ${letter}` : `Grupo ${letter}`,
      rows: rows.map(({ position, victories, gameBalance, pair }) => ({
        position,
        victories,
        gameBalance,
        name: pair?.athletes.map(({ displayName }) => shortName(displayName)).join(" / ") ?? "Dupla retirada",
      })),
    })),
  );
  const ofSuper8 = standings.map(({ position, victories, gameBalance, athlete }) => ({
    position,
    victories,
    gameBalance,
    name: shortName(athlete.displayName),
  }));
  return ofSuper8.length > 0 ? [{ title: "Classificação", rows: ofSuper8 }, ...groups] : groups;
}
