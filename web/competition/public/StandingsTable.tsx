import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import type { StandingsTable_standing$key } from "../../__generated__/StandingsTable_standing.graphql";
import { Td, Th } from "../classification/standings-cells";
import { StandingPlace } from "../super-n/StandingPlace";
import { signed } from "./signed";

interface StandingsTableProps {
  standings: StandingsTable_standing$key;
  /** For a narrow place on a wide screen. */
  compact?: boolean;
}

/** The classification. On a phone what has no room for a column of its own stands under the name. */
export function StandingsTable({ standings: key, compact = false }: StandingsTableProps) {
  const standings = useFragment(
    graphql`
      fragment StandingsTable_standing on Super8Standing @relay(plural: true) {
        position
        athlete {
          id
          displayName
        }
        played
        victories
        defeats
        gamesWon
        gamesLost
        gameBalance
        explanation
      }
    `,
    key,
  );
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
        <VisuallyHidden>Classificação: do primeiro ao último</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <Th scope="col" w="10">
            <VisuallyHidden>Posição</VisuallyHidden>
            <span aria-hidden="true">#</span>
          </Th>
          <Th scope="col" textAlign="left">
            Atleta
          </Th>
          <Th scope="col" {...wideOnly}>
            Jogos
          </Th>
          <Th scope="col">Vitórias</Th>
          <Th scope="col" {...wideOnly}>
            Derrotas
          </Th>
          <Th scope="col" {...wideOnly}>
            Games
          </Th>
          <Th scope="col">Saldo</Th>
        </tr>
      </thead>
      <tbody>
        {standings.map((row) => (
          <chakra.tr key={row.athlete.id} borderTopWidth="1px" borderColor="border.muted" breakInside="avoid">
            <Td>
              <StandingPlace position={row.position} />
            </Td>
            <Td as="th" scope="row" textAlign="left" fontWeight="normal">
              <Text fontWeight="semibold" textStyle="md" lineHeight="1.3" overflowWrap="anywhere">
                {row.athlete.displayName}
              </Text>
              <Text textStyle="xs" color="fg.muted" {...narrowOnly}>
                {played(row.played)} · {defeats(row.defeats)} ·{" "}
                <Box as="span" whiteSpace="nowrap">
                  games {row.gamesWon}–{row.gamesLost}
                </Box>
              </Text>
              <Text textStyle="xs" color="fg.muted">
                {row.explanation}
              </Text>
            </Td>
            <Td {...wideOnly}>{row.played}</Td>
            <Td fontWeight="bold" textStyle="md">
              {row.victories}
            </Td>
            <Td {...wideOnly}>{row.defeats}</Td>
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

const played = (count: number) => counted(count, "jogo", "jogos");
const defeats = (count: number) => counted(count, "derrota", "derrotas");
