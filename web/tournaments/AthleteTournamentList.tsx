import { Stack } from "@chakra-ui/react/stack";
import { Trophy } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { AthleteTournamentList_edges$key } from "../__generated__/AthleteTournamentList_edges.graphql";
import { EmptyState } from "../ui/EmptyState";
import { LoadMoreButton, type MoreRows } from "../ui/LoadMoreButton";
import { AthleteTournamentRow } from "./AthleteTournamentRow";

const pageSize = 10;

interface AthleteTournamentListProps {
  edges: AthleteTournamentList_edges$key;
  more: MoreRows;
  emptyTitle: string;
  emptyDescription: string;
}

export function AthleteTournamentList({
  edges: key,
  more,
  emptyTitle,
  emptyDescription,
}: AthleteTournamentListProps) {
  const edges = useFragment(
    graphql`
      fragment AthleteTournamentList_edges on AthleteEnrolmentsEdge @relay(plural: true) {
        cursor
        node {
          ...AthleteTournamentRow_enrolment
        }
      }
    `,
    key,
  );
  if (edges.length === 0)
    return <EmptyState icon={Trophy} title={emptyTitle} description={emptyDescription} />;

  return (
    <Stack gap="4">
      <Stack as="ul" gap="0" listStyleType="none">
        {edges.map(({ cursor, node }) => (
          <AthleteTournamentRow key={cursor} enrolment={node} />
        ))}
      </Stack>
      <LoadMoreButton
        more={more}
        pageSize={pageSize}
        failure={{ title: "Erro ao carregar torneios", description: "Tente novamente." }}
      />
    </Stack>
  );
}
