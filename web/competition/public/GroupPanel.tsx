import { Heading } from "@chakra-ui/react/heading";
import { HStack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { useState, type ReactNode } from "react";
import { isToPlay } from "../../../server/sport/scores/match-status.rules";
import { Panel } from "../../ui/Card";
import { FoldLine } from "../../ui/FoldLine";
import { StatusBadge } from "../../ui/StatusBadge";
import { MatchRows, type ListedRow } from "./MatchRows";

export interface GroupPanelProps {
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
