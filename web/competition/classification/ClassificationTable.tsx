import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { ReactNode } from "react";
import { counted } from "../../../server/platform/numbers.rules";
import { writeScore } from "../../../server/sport/scores/score.rules";
import { signed } from "../public/competition-words";
import { Center } from "@chakra-ui/react/center";

const medals: Record<number, { bg: string; color: string }> = {
  1: { bg: "medal.gold", color: "medal.contrast" },
  2: { bg: "medal.silver", color: "medal.contrast" },
  3: { bg: "medal.bronze", color: "medal.contrast" },
};

function StandingPlace({ position }: { position: number }) {
  return (
    <Center
      boxSize="8"
      mx="auto"
      borderRadius="full"
      fontFamily="heading"
      fontWeight="bold"
      textStyle="md"
      {...(medals[position] ?? { bg: "bg.muted" })}
    >
      {position}
    </Center>
  );
}

/** Heads and cells of a classification, of athletes as of pairs. */
const Th = chakra("th", {
  base: {
    px: "1.5",
    py: "2",
    textStyle: "xs",
    fontWeight: "semibold",
    color: "fg.muted",
    _print: { py: "1" },
  },
});
const Td = chakra("td", {
  base: { px: "1.5", py: "2.5", textAlign: "center", verticalAlign: "top", _print: { py: "1.5" } },
});

interface ClassificationRow {
  readonly key: string | number;
  readonly position: number;
  readonly name: ReactNode;
  readonly played: number;
  readonly victories: number;
  readonly gamesWon: number;
  readonly gamesLost: number;
  readonly gameBalance: number;
  /** The value only this kind of table has: as a cell, and as text under the name. */
  readonly own: { readonly cell: ReactNode; readonly inWords: string | null };
  /** The reason for the row's position. */
  readonly explanation: ReactNode;
  /** Whether it is certain that they advance. */
  readonly goesOn?: boolean;
}

interface ClassificationTableProps {
  rows: readonly ClassificationRow[];
  caption: string;
  /** Column heading of the names: Dupla, Atleta. */
  who: string;
  /** Column heading of the value that only this kind of table has. */
  own: string;
  /** For a narrow container on a wide screen. */
  compact?: boolean;
  /** Only names and figures, and a mark for those who advance. */
  terse?: boolean;
  /** Whether print shows all columns, as a wide screen does. */
  wideOnPaper?: boolean;
}

/** A standings table. On a phone, values without a column of their own are shown under the name. */
export function ClassificationTable({
  rows,
  caption,
  who,
  own,
  compact = false,
  terse = false,
  wideOnPaper = false,
}: ClassificationTableProps) {
  const wideOnly = {
    display: compact ? "none" : { base: "none", md: "table-cell" },
    _print: wideOnPaper ? { display: "table-cell" } : {},
  } as const;
  const narrowOnly = {
    display: compact ? "block" : { base: "block", md: "none" },
    _print: wideOnPaper ? { display: "none" } : {},
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
          <Th scope="col">
            {terse ? (
              <chakra.abbr title="Vitórias" textDecoration="none">
                Vit.
              </chakra.abbr>
            ) : (
              "Vitórias"
            )}
          </Th>
          <Th scope="col" {...wideOnly}>
            {own}
          </Th>
          <Th scope="col" {...wideOnly}>
            Games
          </Th>
          <Th scope="col" title="Saldo de games" aria-label="Saldo de games">
            Saldo
          </Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <chakra.tr key={row.key} borderTopWidth="1px" borderColor="border.muted" breakInside="avoid">
            <Td>
              <StandingPlace position={row.position} />
            </Td>
            <Td as="th" scope="row" textAlign="left" fontWeight="normal">
              <Box
                fontWeight="semibold"
                textStyle={terse ? "sm" : "md"}
                lineHeight="1.3"
                overflowWrap="anywhere"
              >
                {row.name}
              </Box>
              {terse ? (
                <Text textStyle="xs" fontWeight="semibold" color="palm.fg">
                  {row.goesOn ? "Classificada" : null}
                </Text>
              ) : (
                <>
                  <Text textStyle="xs" color="fg.muted" {...narrowOnly}>
                    {[counted(row.played, "jogo", "jogos"), row.own.inWords].filter(Boolean).join(" · ")} ·{" "}
                    <Box as="span" whiteSpace="nowrap">
                      games {writeScore([row.gamesWon, row.gamesLost])}
                    </Box>
                  </Text>
                  {row.explanation}
                </>
              )}
            </Td>
            <Td {...wideOnly}>{row.played}</Td>
            <Td fontWeight="bold" textStyle="md">
              {row.victories}
            </Td>
            <Td {...wideOnly} whiteSpace="nowrap">
              {row.own.cell}
            </Td>
            <Td {...wideOnly} whiteSpace="nowrap">
              {writeScore([row.gamesWon, row.gamesLost])}
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
