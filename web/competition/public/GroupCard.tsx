import { Heading } from "@chakra-ui/react/heading";
import { HStack } from "@chakra-ui/react/stack";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { GroupCard_group$key } from "../../__generated__/GroupCard_group.graphql";
import { Panel } from "../../ui/Card";
import { StatusBadge } from "../../ui/StatusBadge";
import { GroupTable } from "../classification/GroupTable";

interface GroupCardProps {
  group: GroupCard_group$key;
  /** The only group there is needs no letter. */
  alone: boolean;
  /** What stands below the table. */
  children?: ReactNode;
}

export function GroupCard({ group: key, alone, children }: GroupCardProps) {
  const { letter, isSettled, standings } = useFragment(
    graphql`
      fragment GroupCard_group on CategoryGroup {
        letter
        isSettled
        standings {
          ...GroupTable_standings
        }
      }
    `,
    key,
  );
  const title = alone ? "Todos os jogos do grupo" : `Grupo ${letter}`;
  return (
    <Panel as="section" aria-label={title} p={{ base: "2", md: "4" }}>
      <HStack justify="space-between" gap="3" px="1.5" pt={{ base: "2", md: "0" }} pb="2">
        <Heading as="h3" textStyle="lg" fontWeight="bold">
          {title}
        </Heading>
        <StatusBadge tone={isSettled ? "over" : "running"}>
          {isSettled ? "Encerrado" : "Em andamento"}
        </StatusBadge>
      </HStack>
      <GroupTable standings={standings} caption={title} />
      {children}
    </Panel>
  );
}
