import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Trophy } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { TournamentsCard_tournament$key } from "../../__generated__/TournamentsCard_tournament.graphql";
import type { TournamentsCard_arena$key } from "../../__generated__/TournamentsCard_arena.graphql";
import { ButtonLink, TextLink } from "../../ui/Links";
import { Card } from "../../ui/Cards";
import { EmptyState } from "../../ui/PageStates";
import { ListRow, ListRowName } from "../../ui/ListRows";
import { categoriesInWords, onCard } from "./categories-in-words";
import { arenaTournaments, newTournamentPath, useTournamentPaths } from "./tournament-path";
import { TournamentBadges, TournamentFacts } from "./TournamentFacts";
import { tournamentsCardTitle } from "./TournamentsCardSkeleton";

interface TournamentRowProps {
  tournament: TournamentsCard_tournament$key;
  mayManage: boolean;
}

function TournamentRow({ tournament, mayManage }: TournamentRowProps) {
  const data = useFragment(
    graphql`
      fragment TournamentsCard_tournament on Tournament {
        key
        name
        category
        categoriesInBrief {
          name
        }
        ...TournamentFacts_tournamentBadgesTournament
        ...TournamentFacts_tournament
      }
    `,
    tournament,
  );
  const paths = useTournamentPaths();
  const open = mayManage ? "Gerenciar" : "Acompanhar";
  return (
    <ListRow
      basis="16rem"
      gap="1"
      end={
        <ButtonLink
          to={paths.tournament(data.key)}
          size="sm"
          variant="outline"
          colorPalette="sea"
          aria-label={`${open} ${data.name}`}
        >
          {open}
        </ButtonLink>
      }
    >
      <HStack gap="2" rowGap="1" wrap="wrap">
        <ListRowName>{data.name}</ListRowName>
        <TournamentBadges tournament={data} openLabel="Inscrição Aberta" />
      </HStack>
      <HStack gap="5" rowGap="1" wrap="wrap" color="fg.muted" textStyle="sm">
        <Text>{categoriesInWords(data.categoriesInBrief, data.category, onCard)}</Text>
        <TournamentFacts tournament={data} />
      </HStack>
    </ListRow>
  );
}

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
              ...TournamentsCard_tournament
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
