import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Trophy } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { AthleteTournamentList_edges$key } from "../__generated__/AthleteTournamentList_edges.graphql";
import { EmptyState } from "../ui/EmptyState";
import { toast } from "../ui/toaster";
import { AthleteTournamentRow } from "./AthleteTournamentRow";

const pageSize = 10;

interface AthleteTournamentListProps {
  edges: AthleteTournamentList_edges$key;
  more: {
    hasNext: boolean;
    isLoadingNext: boolean;
    loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
  };
  emptyTitle: string;
  emptyDescription: string;
}

export function AthleteTournamentList({
  edges: key,
  more: { hasNext, isLoadingNext, loadNext },
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

  const loadMore = () =>
    loadNext(pageSize, {
      onComplete: (error) => {
        if (error) toast.error({ title: "Erro ao carregar torneios", description: "Tente novamente." });
      },
    });
  return (
    <Stack gap="4">
      <Stack as="ul" gap="3" listStyleType="none">
        {edges.map(({ cursor, node }) => (
          <AthleteTournamentRow key={cursor} enrolment={node} />
        ))}
      </Stack>
      {hasNext ? (
        <Button variant="outline" alignSelf="center" onClick={loadMore} disabled={isLoadingNext}>
          {isLoadingNext ? "Carregando..." : "Carregar mais"}
        </Button>
      ) : null}
    </Stack>
  );
}
