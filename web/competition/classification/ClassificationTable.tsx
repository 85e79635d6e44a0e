import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { ReactNode } from "react";
import { counted } from "../../../server/platform/plural.rules";
import { signed } from "../public/signed";
import { StandingPlace } from "../super-n/StandingPlace";
import { Td, Th } from "./standings-cells";

interface Classified {
  readonly position: number;
  readonly played: number;
  readonly victories: number;
  readonly gamesWon: number;
  readonly gamesLost: number;
  readonly gameBalance: number;
}

interface ClassificationTableProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  caption: string;
  /** Who is classified: Dupla, Atleta. */
  who: string;
  name: (row: Row) => ReactNode;
  /** Why somebody stands where they stand. */
  explanation: (row: Row) => ReactNode;
  /** The column that one kind has and the other has not, and how it reads under the name. */
  own: { title: string; cell: (row: Row) => ReactNode; inWords: (row: Row) => string };
  /** For a narrow place on a wide screen. */
  compact?: boolean;
}

/** A classification. On a phone what has no room for a column of its own stands under the name; paper has room. */
export function ClassificationTable<Row extends Classified>({
  rows,
  rowKey,
  caption,
  who,
  name,
  explanation,
  own,
  compact = false,
}: ClassificationTableProps<Row>) {
  const wideOnly = {
    display: compact ? "none" : { base: "none", md: "table-cell" },
    _print: { display: "table-cell" },
  } as const;
  const narrowOnly = {
    display: compact ? "block" : { base: "block", md: "none" },
    _print: { display: "none" },
  } as const;
  return (
    <chakra.table w="full" borderCollapse="collapse" textStyle="sm">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <Th scope="col" w="10">
            <VisuallyHidden>Posição</VisuallyHidden>
            <span aria-hidden="true">#</span>
          </Th>
          <Th scope="col" textAlign="left">
            {who}
          </Th>
          <Th scope="col" {...wideOnly}>
            Jogos
          </Th>
          <Th scope="col">Vitórias</Th>
          <Th scope="col" {...wideOnly}>
            {own.title}
          </Th>
          <Th scope="col" {...wideOnly}>
            Games
          </Th>
          <Th scope="col">Saldo</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <chakra.tr key={rowKey(row)} borderTopWidth="1px" borderColor="border.muted" breakInside="avoid">
            <Td>
              <StandingPlace position={row.position} />
            </Td>
            <Td as="th" scope="row" textAlign="left" fontWeight="normal">
              <Box fontWeight="semibold" textStyle="md" lineHeight="1.3" overflowWrap="anywhere">
                {name(row)}
              </Box>
              <Text textStyle="xs" color="fg.muted" {...narrowOnly}>
                {counted(row.played, "jogo", "jogos")} · {own.inWords(row)} ·{" "}
                <Box as="span" whiteSpace="nowrap">
                  games {row.gamesWon}–{row.gamesLost}
                </Box>
              </Text>
              {explanation(row)}
            </Td>
            <Td {...wideOnly}>{row.played}</Td>
            <Td fontWeight="bold" textStyle="md">
              {row.victories}
            </Td>
            <Td {...wideOnly} whiteSpace="nowrap">
              {own.cell(row)}
            </Td>
            <Td {...wideOnly} whiteSpace="nowrap">
              {row.gamesWon}–{row.gamesLost}
            </Td>
            <Td fontWeight="bold" textStyle="md" whiteSpace="nowrap">
              {signed(row.gameBalance)}
            </Td>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
