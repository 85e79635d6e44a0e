import { chakra } from "@chakra-ui/react/styled-system";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { graphql, readInlineData } from "react-relay/hooks";
import type { TvTable_tournament$key } from "../../../__generated__/TvTable_tournament.graphql";
import { shortName, signed } from "../../../competition/public/competition-words";
import { tvUnit } from "./TvWall";

interface TvTableRow {
  position: number;
  name: string;
  /** Null in a table of final positions. */
  score: { victories: number; gameBalance: number } | null;
}

interface TvTableContents {
  title: string;
  rows: TvTableRow[];
}

/** The tables on the television: standings of open groups and of a Super N, or the final positions of a category. */
export function readTvTables(tournament: TvTable_tournament$key): TvTableContents[] {
  const { categories } = readInlineData(
    graphql`
      fragment TvTable_tournament on Tournament @inline {
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

const Cell = chakra("td", {
  base: { py: tvUnit(0.7), px: "0.8vw", fontSize: tvUnit(3.5), whiteSpace: "nowrap" },
});
const most = 8;
/** So many letters fit beside the figures; longer pairs are written smaller. */
const room = 24;

/** Who leads, by victories and balance of games. */
export function TvTable({ table: { title, rows } }: { table: TvTableContents }) {
  const hasScore = rows.some(({ score }) => score !== null);
  return (
    <chakra.table w="full" css={{ tableLayout: "fixed" }} borderCollapse="collapse">
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead>
        <chakra.tr fontSize={tvUnit(2.6)} color="sand.300" textAlign="left">
          <chakra.th w={tvUnit(7)} scope="col">
            <VisuallyHidden>Posição</VisuallyHidden>
          </chakra.th>
          <chakra.th scope="col" px="0.8vw">
            <VisuallyHidden>Quem</VisuallyHidden>
          </chakra.th>
          {hasScore ? (
            <>
              <chakra.th w={tvUnit(11)} scope="col" textAlign="right" px="0.8vw">
                Vit.
              </chakra.th>
              <chakra.th w={tvUnit(13)} scope="col" textAlign="right" px="0.8vw" aria-label="Saldo de games">
                Saldo
              </chakra.th>
            </>
          ) : null}
        </chakra.tr>
      </thead>
      <tbody>
        {rows.slice(0, most).map(({ position, name, score }) => (
          <chakra.tr key={`${position} ${name}`} borderTopWidth="1px" borderColor="sea.700">
            <Cell fontWeight="bold" color={position <= 2 ? "sun.300" : "sand.300"}>
              {position}º
            </Cell>
            <Cell fontWeight="medium" truncate fontSize={tvUnit((3.5 * room) / Math.max(room, name.length))}>
              {name}
            </Cell>
            {score ? (
              <>
                <Cell textAlign="right" fontWeight="bold">
                  {score.victories}
                </Cell>
                <Cell textAlign="right">{signed(score.gameBalance)}</Cell>
              </>
            ) : null}
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
