import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { History } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { dayAt } from "../../../server/platform/time/zoned-time.rules";
import type { VersionsCard_ranking$key } from "../../__generated__/VersionsCard_ranking.graphql";
import { Card } from "../../ui/Card";
import { formatDate, formatMonth } from "../../ui/format";
import { StatusBadge } from "../../ui/StatusBadge";
import { TextLink } from "../../ui/TextLink";
import { rankingPath } from "../public/ranking-paths";

interface VersionsCardProps {
  ranking: VersionsCard_ranking$key;
  /** Something in a list that counts is to be put right. @param month its first day. */
  onCorrect: (month: string) => void;
}

/** So many are shown at first; on a phone one, for the list stands below. */
const shownAtFirst = 4;

/** The lists that are out, each at its own address; what a correction has replaced is still there. */
export function VersionsCard({ ranking, onCorrect }: VersionsCardProps) {
  const { key, active, versions } = useFragment(
    graphql`
      fragment VersionsCard_ranking on Ranking {
        key
        active
        versions(first: 60) {
          edges {
            node {
              key
              month
              number
              reason
              publishedAt
              athleteCount
              correctedBy {
                number
              }
            }
          }
        }
      }
    `,
    ranking,
  );
  const [all, setAll] = useState(false);
  const { edges } = versions;
  const shown = all ? edges : edges.slice(0, shownAtFirst);
  return (
    <Card title="Listas publicadas" icon={History}>
      {edges.length === 0 ? (
        <Text color="fg.muted">Nenhuma ainda. Cada lista publicada fica aqui, no seu endereço.</Text>
      ) : (
        <Stack as="ul" gap="4" listStyleType="none">
          {shown.map(({ node }, index) => {
            const name = `${formatMonth(node.month)}${node.number > 1 ? `, versão ${node.number}` : ""}`;
            return (
              <Flex
                as="li"
                key={node.key}
                gap="3"
                justify="space-between"
                align="flex-start"
                hideBelow={all || index === 0 ? undefined : "lg"}
              >
                <Stack gap="0" minW="0">
                  <Flex gap="2" align="center" wrap="wrap">
                    <TextLink to={rankingPath(key, node.key)} fontWeight="semibold">
                      {name}
                    </TextLink>
                    {node.correctedBy ? <StatusBadge tone="over">Corrigida</StatusBadge> : null}
                  </Flex>
                  <Text color="fg.muted" textStyle="sm">
                    {formatDate(dayAt(Date.parse(node.publishedAt), brasiliaTime))} ·{" "}
                    {counted(node.athleteCount, "atleta", "atletas")}
                  </Text>
                  {node.reason ? (
                    <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
                      Corrige a versão {node.number - 1}: {node.reason}
                    </Text>
                  ) : null}
                </Stack>
                {node.correctedBy || !active ? null : (
                  <Button
                    size="sm"
                    variant="outline"
                    colorPalette="gray"
                    aria-label={`Corrigir a lista de ${name}`}
                    onClick={() => onCorrect(node.month)}
                  >
                    Corrigir
                  </Button>
                )}
              </Flex>
            );
          })}
        </Stack>
      )}
      {!all && edges.length > 1 ? (
        <Button
          mt="4"
          size="sm"
          variant="ghost"
          colorPalette="sea"
          hideFrom={edges.length > shown.length ? undefined : "lg"}
          onClick={() => setAll(true)}
        >
          Mostrar todas ({edges.length})
        </Button>
      ) : null}
    </Card>
  );
}
