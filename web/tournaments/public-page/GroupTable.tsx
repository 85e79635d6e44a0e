import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { graphql, useFragment } from "react-relay/hooks";
import type { GroupTable_group$key } from "../../__generated__/GroupTable_group.graphql";
import { Panel } from "../../ui/Card";
import { StatusBadge } from "../../ui/StatusBadge";
import { shortName } from "../matches/match-words";
import { signed } from "../super8/signed";
import { SectionHeading } from "./SectionHeading";

const Th = chakra("th", {
  base: { px: "1.5", py: "1.5", textStyle: "xs", fontWeight: "semibold", color: "fg.muted" },
});
const Td = chakra("td", {
  base: { px: "1.5", py: "2", textAlign: "center", verticalAlign: "top", fontVariantNumeric: "tabular-nums" },
});

/** A group as it stands, each position with its reason. */
export function GroupTable({ group: key }: { group: GroupTable_group$key }) {
  const { letter, standings } = useFragment(
    graphql`
      fragment GroupTable_group on CategoryGroup {
        letter
        standings {
          position
          pair {
            athletes {
              displayName
            }
          }
          played
          victories
          gameBalance
          qualified
          explanation
        }
      }
    `,
    key,
  );
  return (
    <Panel as="section" p={{ base: "3", md: "4" }} boxShadow="xs">
      <SectionHeading as="h3">Grupo {letter}</SectionHeading>
      <chakra.table w="full" mt="1" borderCollapse="collapse" textStyle="sm">
        <caption>
          <VisuallyHidden>Classificação do grupo {letter}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <Th scope="col" w="8">
              <VisuallyHidden>Posição</VisuallyHidden>
            </Th>
            <Th scope="col" textAlign="left">
              Dupla
            </Th>
            <Th scope="col" title="Jogos">
              J
            </Th>
            <Th scope="col" title="Vitórias">
              V
            </Th>
            <Th scope="col" title="Saldo de games">
              SG
            </Th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ position, pair, played, victories, gameBalance, qualified, explanation }) => (
            <chakra.tr key={position} borderTopWidth="1px" borderColor="border.muted">
              <Td fontFamily="heading" fontWeight="bold">
                {position}º
              </Td>
              <Td textAlign="left" fontWeight={qualified ? "bold" : "medium"} overflowWrap="anywhere">
                {pair?.athletes.map(({ displayName }) => shortName(displayName)).join(" / ") ??
                  "Dupla retirada"}
                {qualified ? (
                  <chakra.span ms="2">
                    <StatusBadge tone="open">Classificada</StatusBadge>
                  </chakra.span>
                ) : null}
                {played > 0 ? (
                  <Text textStyle="xs" fontWeight="normal" color="fg.muted">
                    {explanation}
                  </Text>
                ) : null}
              </Td>
              <Td>{played}</Td>
              <Td>{victories}</Td>
              <Td>{signed(gameBalance)}</Td>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Panel>
  );
}
