import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { HStack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { isToPlay } from "../../../server/sport/scores/match-outcome.rules";
import { writeScore } from "../../../server/sport/scores/score.rules";
import type { GroupCard_group$key } from "../../__generated__/GroupCard_group.graphql";
import type { GroupCard_standings$key } from "../../__generated__/GroupCard_standings.graphql";
import { StatusBadge } from "../../ui/Badges";
import { Panel } from "../../ui/Cards";
import { FoldLine } from "../../ui/Facts";
import { ClassificationTable } from "../classification/ClassificationTable";
import { PairLine, readPair } from "../draws/PairLine";
import { type ListedRow, MatchRows } from "./MatchRows";

/** A place in a group. */
export interface GroupStandingShown {
  readonly position: number;
  /** Null while that is not decided. */
  readonly qualified?: boolean | null;
  readonly explanation: string;
  readonly played: number;
  readonly victories: number;
  readonly setsWon: number;
  readonly setsLost: number;
  readonly gamesWon: number;
  readonly gamesLost: number;
  readonly gameBalance: number;
  readonly pairId?: string;
  readonly pair: { readonly names: readonly string[]; readonly seed: number | null };
}

interface GroupRowsProps {
  standings: readonly GroupStandingShown[];
  caption: string;
  /** Whether there is anything to classify by. */
  begun: boolean;
  /** Without the reason for each place. */
  dense?: boolean;
}

/** A group's classification, each position explained; before its first game who is in it. */
export function GroupRows({ standings, caption, begun, dense = false }: GroupRowsProps) {
  if (!begun) {
    const bySeed = standings.toSorted((a, b) => (a.pair.seed ?? Infinity) - (b.pair.seed ?? Infinity));
    return (
      <Box as="ol" listStyleType="none" aria-label={`${caption}: as duplas`} px="1.5" pb="2">
        {bySeed.map(({ pairId, position, pair }) => (
          <li key={pairId ?? position}>
            <PairLine {...pair} />
          </li>
        ))}
      </Box>
    );
  }
  return (
    <ClassificationTable
      caption={`${caption}: da primeira à última dupla`}
      who="Dupla"
      own="Sets"
      compact={dense}
      terse={dense}
      rows={standings.map(
        ({ position, played, victories, gamesWon, gamesLost, gameBalance, setsWon, setsLost, ...row }) => ({
          key: position,
          position,
          played,
          victories,
          gamesWon,
          gamesLost,
          gameBalance,
          goesOn: row.qualified === true,
          name: <PairOfTable {...row.pair} />,
          own: {
            cell: writeScore([setsWon, setsLost]),
            // Where a match is one set they say nothing that victories do not.
            inWords:
              setsWon === victories && setsLost === played - victories
                ? null
                : `sets ${writeScore([setsWon, setsLost])}`,
          },
          explanation: (
            <Text textStyle="xs" lineHeight="1.35">
              {row.qualified ? (
                <>
                  <Text as="span" fontWeight="semibold" color="palm.fg">
                    Classificada
                  </Text>{" "}
                  {row.explanation.replace(/^\d+º /, "")}
                </>
              ) : (
                row.explanation
              )}
            </Text>
          ),
        }),
      )}
    />
  );
}

/** One below the other, their seed beside them. */
function PairOfTable({ names, seed }: { names: readonly string[]; seed: number | null }) {
  return names.map((name, index) => (
    // Two of a name may play together.
    <Text key={index}>
      {name}
      {seed !== null && index === names.length - 1 ? (
        <Text as="span" textStyle="xs" fontWeight="bold" color="coral.fg" title="Cabeça de chave" ms="1.5">
          [{seed}]
        </Text>
      ) : null}
    </Text>
  ));
}

interface GroupPanelProps {
  /** The only group there is needs no letter. */
  alone: boolean;
  games: readonly ListedRow[];
  /** Place of its title among the page's headings. */
  heading?: "h2" | "h3" | "h4";
  /** Beside others: a line for each pair, without the reason for its place. */
  dense?: boolean;
}

interface OfGroup {
  letter: string;
  /** Whether nothing that is still played changes its places. */
  isSettled: boolean;
  table: (shown: { caption: string; begun: boolean; dense: boolean }) => ReactNode;
}

/** A group: how it stands, and folded below what its pairs play. */
export function GroupPanel({
  letter,
  isSettled,
  table,
  alone,
  games,
  heading = "h3",
  dense = false,
}: GroupPanelProps & OfGroup) {
  const begun = games.some(({ match }) => match.status !== "SCHEDULED");
  const over = isSettled || !games.some(({ match }) => isToPlay(match.status));
  const title = alone ? "Todos contra todos" : `Grupo ${letter}`;
  return (
    <Panel
      as="section"
      aria-label={title}
      minW="0"
      p={dense ? "2" : { base: "2", md: "4" }}
      breakInside="avoid"
      _print={{ px: "2", py: "1" }}
    >
      <HStack justify="space-between" gap="3" px="1.5" pt={dense ? "1" : { base: "2", md: "0" }} pb="2">
        <Heading as={heading} textStyle={dense ? "md" : "lg"} fontWeight="bold">
          {title}
        </Heading>
        {over ? (
          <StatusBadge tone="over">Encerrado</StatusBadge>
        ) : begun ? (
          <StatusBadge tone="running">Em andamento</StatusBadge>
        ) : null}
      </HStack>
      {table({ caption: title, begun, dense })}
      {games.length > 0 ? (
        <Games open={begun && !over} label={`Jogos do grupo ${letter}`} games={games} />
      ) : null}
    </Panel>
  );
}

interface GamesProps {
  /** Unfolded as long as it is played; before and after that one line. */
  open: boolean;
  label: string;
  games: readonly ListedRow[];
}

/** What the pairs of a group play. On paper all of it. */
function Games({ open, label, games }: GamesProps) {
  // Once: the last result does not fold the list away from who is reading it.
  const [openAtArrival] = useState(open);
  return (
    <chakra.details
      open={openAtArrival}
      borderTopWidth="1px"
      borderColor="border"
      px="1.5"
      css={{
        "@media print": {
          "& > summary": { display: "none" },
          "&::details-content": { contentVisibility: "visible" },
        },
      }}
    >
      <FoldLine>Jogos do grupo ({games.length})</FoldLine>
      <MatchRows narrow label={label} rows={games} />
    </chakra.details>
  );
}

interface GroupTableProps {
  standings: GroupCard_standings$key;
  caption: string;
  /** Whether any match has been played. */
  begun: boolean;
  /** Hides the reason for each position. */
  dense?: boolean;
}

const withdrawnPair = { names: ["Dupla retirada"], seed: null };

/** A group's standings as the API returns them. */
function GroupTable({ standings: key, ...shown }: GroupTableProps) {
  const standings = useFragment(
    graphql`
      fragment GroupCard_standings on GroupStanding @relay(plural: true) {
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
          ...PairLine_pair
        }
      }
    `,
    key,
  ).map((row) => ({
    position: row.position,
    qualified: row.qualified,
    explanation: row.explanation,
    played: row.played,
    victories: row.victories,
    setsWon: row.setsWon,
    setsLost: row.setsLost,
    gamesWon: row.gamesWon,
    gamesLost: row.gamesLost,
    gameBalance: row.gameBalance,
    pairId: row.pair?.id,
    pair: row.pair ? readPair(row.pair) : withdrawnPair,
  }));
  return <GroupRows {...shown} standings={standings} />;
}

/** A group, wherever it is shown, as the API tells it. */
export function GroupCard({ group: key, ...shown }: GroupPanelProps & { group: GroupCard_group$key }) {
  const { letter, isSettled, standings } = useFragment(
    graphql`
      fragment GroupCard_group on CategoryGroup {
        letter
        isSettled
        standings {
          ...GroupCard_standings
        }
      }
    `,
    key,
  );
  return (
    <GroupPanel
      {...shown}
      letter={letter}
      isSettled={isSettled}
      table={(table) => <GroupTable {...table} standings={standings} />}
    />
  );
}
