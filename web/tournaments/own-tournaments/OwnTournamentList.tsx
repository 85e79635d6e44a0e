import { Stack } from "@chakra-ui/react/stack";
import { Trophy } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { OwnTournamentList_edges$key } from "../../__generated__/OwnTournamentList_edges.graphql";
import { EmptyState } from "../../ui/EmptyState";
import { LoadMoreButton, type MoreRows } from "../../ui/LoadMoreButton";
import { ClocksNote } from "../../ui/PlaceTime";
import { OwnTournamentCard } from "./OwnTournamentCard";

const pageSize = 10;

interface OwnTournamentListProps {
  edges: OwnTournamentList_edges$key;
  more: MoreRows;
  emptyTitle: string;
}

export function OwnTournamentList({ edges: key, more, emptyTitle }: OwnTournamentListProps) {
  const edges = useFragment(
    graphql`
      fragment OwnTournamentList_edges on AthleteEnrolmentsEdge @relay(plural: true) {
        cursor
        node {
          timeZone
          ...OwnTournamentCard_enrolment
        }
      }
    `,
    key,
  );
  if (edges.length === 0) return <EmptyState icon={Trophy} title={emptyTitle} />;
  return (
    <Stack gap="4">
      <ClocksNote timeZones={edges.map(({ node }) => node.timeZone)} />
      <Stack as="ul" gap="3" listStyleType="none">
        {edges.map(({ cursor, node }) => (
          <OwnTournamentCard key={cursor} enrolment={node} />
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
