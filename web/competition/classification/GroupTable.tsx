import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import type { GroupTable_standings$key } from "../../__generated__/GroupTable_standings.graphql";
import { StatusBadge } from "../../ui/StatusBadge";
import { shortName } from "../public/match-words";
import { signed } from "../public/signed";
import { StandingPlace } from "../super-n/StandingPlace";
import { Td, Th } from "./standings-cells";

const wideOnly = { display: { base: "none", md: "table-cell" } } as const;
const narrowOnly = { display: { base: "block", md: "none" } } as const;

interface GroupTableProps {
  standings: GroupTable_standings$key;
  caption: string;
}

/** A group's classification, each position explained. On a phone what has no room stands under the names. */
export function GroupTable({ standings: key, caption }: GroupTableProps) {
  const standings = useFragment(
    graphql`
      fragment GroupTable_standings on GroupStanding @relay(plural: true) {
        position
        qualified
        explanation
        played
        victories
        setsWon
        setsLost
        gamesWon
        gamesLost
        gameBalance
        pair {
          id
          athletes {
            id
            displayName
          }
        }
      }
    `,
    key,
  );
  return (
    <chakra.table w="full" borderCollapse="collapse" textStyle="sm">
      <caption>
        <VisuallyHidden>{caption}: da primeira à última dupla</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <Th scope="col" w="10">
            <VisuallyHidden>Posição</VisuallyHidden>
            <span aria-hidden="true">#</span>
          </Th>
          <Th scope="col" textAlign="left">
            Dupla
          </Th>
          <Th scope="col" {...wideOnly}>
            Jogos
          </Th>
          <Th scope="col">Vitórias</Th>
          <Th scope="col" {...wideOnly}>
            Sets
          </Th>
          <Th scope="col" {...wideOnly}>
            Games
          </Th>
          <Th scope="col">Saldo</Th>
        </tr>
      </thead>
      <tbody>
        {standings.map((row) => (
          <chakra.tr key={row.position} borderTopWidth="1px" borderColor="border.muted" breakInside="avoid">
            <Td>
              <StandingPlace position={row.position} />
            </Td>
            <Td as="th" scope="row" textAlign="left" fontWeight="normal">
              <Box fontWeight="semibold" textStyle="md" lineHeight="1.3" overflowWrap="anywhere">
                {row.pair?.athletes.map(({ id, displayName }) => (
                  <Text key={id}>{shortName(displayName)}</Text>
                )) ?? "Dupla retirada"}
              </Box>
              <Text textStyle="xs" color="fg.muted" {...narrowOnly}>
                {counted(row.played, "jogo", "jogos")} · sets {row.setsWon}–{row.setsLost} ·{" "}
                <Box as="span" whiteSpace="nowrap">
                  games {row.gamesWon}–{row.gamesLost}
                </Box>
              </Text>
              <Text textStyle="sm" lineHeight="1.3">
                {row.explanation}
              </Text>
              {row.qualified ? (
                <Box mt="1">
                  <StatusBadge tone="open">Classificada</StatusBadge>
                </Box>
              ) : null}
            </Td>
            <Td {...wideOnly}>{row.played}</Td>
            <Td fontWeight="bold" textStyle="md">
              {row.victories}
            </Td>
            <Td {...wideOnly} whiteSpace="nowrap">
              {row.setsWon}–{row.setsLost}
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
