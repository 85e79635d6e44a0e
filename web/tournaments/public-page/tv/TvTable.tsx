import { chakra } from "@chakra-ui/react/styled-system";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { signed } from "../../../competition/public/signed";
import type { TvTableContents } from "./read-tv-tables";
import { tvUnit } from "./tv-unit";

const Cell = chakra("td", {
  base: { py: tvUnit(1), px: "0.8vw", fontSize: tvUnit(3.8), whiteSpace: "nowrap" },
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
            <Cell fontWeight="medium" truncate fontSize={tvUnit((3.8 * room) / Math.max(room, name.length))}>
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
