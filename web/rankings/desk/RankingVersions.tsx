import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ArrowDown, ArrowUp, History, LogOut, type LucideIcon, UserPlus } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted, plural } from "../../../server/platform/numbers.rules";
import { brasiliaTime, dayAt } from "../../../server/platform/time/time-zone.rules";
import type { RankingVersions_draft$key } from "../../__generated__/RankingVersions_draft.graphql";
import type { RankingVersions_ranking$key } from "../../__generated__/RankingVersions_ranking.graphql";
import { StatusBadge } from "../../ui/Badges";
import { Card } from "../../ui/Cards";
import { formatDate, formatMonth } from "../../ui/format";
import { TextLink } from "../../ui/Links";
import { rankingPath } from "../public/ranking-paths";

interface VersionsCardProps {
  ranking: RankingVersions_ranking$key;
  /** Something in a list that counts is to be put right. @param month its first day. */
  onCorrect: (month: string) => void;
}

/** So many are shown at first; on a phone one, for the list stands below. */
const shownAtFirst = 4;

/** The lists that are out, each at its own address; what a correction has replaced is still there. */
export function VersionsCard({ ranking, onCorrect }: VersionsCardProps) {
  const { key, active, versions } = useFragment(
    graphql`
      fragment RankingVersions_ranking on Ranking {
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

interface Version {
  readonly month: string;
  readonly number: number;
}

/** What came of points or a correction: "Nova versão: outubro de 2026 (versão 2)". @param none where no list is another one. */
export function versionsInWords(versions: readonly Version[], none: string): string {
  const [first, ...others] = versions.map(({ month, number }) => `${formatMonth(month)} (versão ${number})`);
  if (first === undefined) return none;
  if (others.length === 0) return `Nova versão: ${first}`;
  if (others.length > 3) return `${versions.length} listas têm nova versão`;
  return `Novas versões: ${[first, ...others].join(", ")}`;
}

interface DraftSummaryProps {
  draft: RankingVersions_draft$key;
  /** Whether a list is out that it differs from. */
  first: boolean;
}

/** How a list that is not out yet differs from the last one. */
export function DraftSummary({ draft, first }: DraftSummaryProps) {
  const read = useFragment(
    graphql`
      fragment RankingVersions_draft on RankingDraft {
        athleteCount
        upCount
        downCount
        newCount
        leavingCount
        leaving {
          displayName
        }
        unplacedCount
        unplaced {
          displayName
        }
      }
    `,
    draft,
  );
  const { athleteCount, upCount, downCount, newCount, leavingCount, leaving, unplacedCount, unplaced } = read;
  const all = counted(athleteCount, "atleta", "atletas");
  const apart =
    unplacedCount > 0 ? (
      <Named
        text={plural(
          unplacedCount,
          "Sem posição, por jogar sem filiação",
          "Sem posição, por jogarem sem filiação",
        )}
        people={unplaced}
        count={unplacedCount}
      />
    ) : null;
  if (first)
    return (
      <Stack gap="2">
        <Text color="fg.muted" textStyle="sm">
          {all}. É a primeira lista deste ranking.
        </Text>
        {apart}
      </Stack>
    );
  const parts = [
    { palette: "palm", icon: ArrowUp, count: upCount, one: "sobe", more: "sobem" },
    { palette: "flag", icon: ArrowDown, count: downCount, one: "desce", more: "descem" },
    { palette: "sea", icon: UserPlus, count: newCount, one: "entra", more: "entram" },
    { palette: "gray", icon: LogOut, count: leavingCount, one: "sai", more: "saem" },
  ].filter(({ count }) => count > 0);
  return (
    <Stack gap="2">
      {parts.length === 0 ? (
        <Text color="fg.muted" textStyle="sm">
          Ninguém mudou de posição, entrou ou saiu.
        </Text>
      ) : (
        <Flex as="ul" wrap="wrap" gap="2" listStyleType="none">
          {parts.map(({ count, one, more, ...look }) => (
            <Part key={one} {...look} text={counted(count, one, more)} />
          ))}
        </Flex>
      )}
      {leaving.length > 0 ? (
        <Named text={plural(leavingCount, "Sai", "Saem")} people={leaving} count={leavingCount} />
      ) : null}
      {apart}
    </Stack>
  );
}

interface NamedProps {
  text: string;
  people: readonly { displayName: string }[];
  /** How many there are; not all of them are named. */
  count: number;
}

function Named({ text, people, count }: NamedProps) {
  return (
    <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
      {text}: {people.map(({ displayName }) => displayName || "Atleta").join(", ")}
      {count > people.length ? ` e mais ${count - people.length}` : ""}
    </Text>
  );
}

function Part({ palette, icon: Icon, text }: { palette: string; icon: LucideIcon; text: string }) {
  return (
    <Flex
      as="li"
      align="center"
      gap="1.5"
      px="3"
      minH="8"
      borderRadius="full"
      colorPalette={palette}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      textStyle="sm"
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
    >
      <Icon size={15} aria-hidden="true" />
      {text}
    </Flex>
  );
}
