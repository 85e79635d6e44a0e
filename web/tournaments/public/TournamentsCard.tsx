import { Stack } from "@chakra-ui/react/stack";
import { Trophy } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { TournamentsCard_arena$key } from "../../__generated__/TournamentsCard_arena.graphql";
import { ButtonLink } from "../../ui/ButtonLink";
import { Card } from "../../ui/Card";
import { EmptyState } from "../../ui/EmptyState";
import { TextLink } from "../../ui/TextLink";
import { arenaTournaments, newTournamentPath } from "./tournament-path";
import { TournamentRow } from "./TournamentRow";
import { tournamentsCardTitle } from "./TournamentsCardSkeleton";

interface TournamentsCardProps {
  arena: TournamentsCard_arena$key;
  mayCreate: boolean;
}

/** The five newest tournaments of the arena. */
export function TournamentsCard({ arena, mayCreate }: TournamentsCardProps) {
  const { tournaments } = useFragment(
    graphql`
      fragment TournamentsCard_arena on Arena {
        tournaments(first: 5) {
          totalCount
          edges {
            node {
              id
              ...TournamentRow_tournament
            }
          }
        }
      }
    `,
    arena,
  );
  const shown = tournaments.edges.length;
  const total = tournaments.totalCount ?? shown;
  return (
    <Card
      title={tournamentsCardTitle}
      icon={Trophy}
      action={<TextLink to={arenaTournaments.list}>{mayCreate ? "Gerenciar Torneios" : "Torneios"}</TextLink>}
    >
      {shown === 0 ? (
        <EmptyState icon={Trophy} title="Nenhum torneio criado">
          {mayCreate ? <ButtonLink to={newTournamentPath}>Criar Primeiro Torneio</ButtonLink> : null}
        </EmptyState>
      ) : (
        <Stack gap="4">
          <Stack as="ul" gap="0" listStyleType="none">
            {tournaments.edges.map(({ node }) => (
              <TournamentRow key={node.id} tournament={node} mayManage={mayCreate} />
            ))}
          </Stack>
          {total > shown ? (
            <ButtonLink to={arenaTournaments.list} variant="subtle" alignSelf="center">
              Ver Todos os Torneios ({total})
            </ButtonLink>
          ) : null}
        </Stack>
      )}
    </Card>
  );
}
