import { Box } from "@chakra-ui/react/box";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Flag } from "lucide-react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { RefereePageQuery } from "../../__generated__/RefereePageQuery.graphql";
import { useLiveCatchUp } from "../../relay/live-catch-up";
import { usePageQuery } from "../../relay/page-query";
import { Card } from "../../ui/Card";
import { EmptyState } from "../../ui/EmptyState";
import { formatPeriod } from "../../ui/format";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { RowsSkeleton } from "../../ui/Skeletons";
import { ClocksNote } from "../../ui/PlaceTime";
import { MatchToScore } from "./MatchToScore";

const pageQuery = graphql`
  query RefereePageQuery {
    viewer {
      refereedTournaments {
        id
        key
        name
        status
        timeZone
        startDate
        endDate
        matchesToScore {
          id
          ...MatchToScore_match
        }
      }
    }
  }
`;

/** /arbitragem: the matches that a referee still has to score. */
export function RefereePage() {
  return (
    <PageFrame
      title="Arbitragem"
      subtitle={<Text color="fg.muted">Toque em um jogo para marcar o placar.</Text>}
    >
      <PageContent skeleton={<RowsSkeleton rows={4} />}>
        <Tournaments />
      </PageContent>
    </PageFrame>
  );
}

function Tournaments() {
  const { viewer } = usePageQuery<RefereePageQuery>(pageQuery);
  const environment = useRelayEnvironment();
  // Back from the pad or from sleep: drop the matches that were scored meanwhile.
  useLiveCatchUp(() => {
    fetchQuery<RefereePageQuery>(environment, pageQuery, {}).subscribe({ error: () => undefined });
  });
  const tournaments = viewer?.refereedTournaments ?? [];
  if (tournaments.length === 0)
    return (
      <EmptyState
        icon={Flag}
        heading="h2"
        title="Você não arbitra nenhum torneio"
        description="Quando alguém nomear você árbitro, os jogos do torneio aparecem aqui."
      />
    );
  return (
    <Stack gap="6">
      <ClocksNote timeZones={tournaments.map(({ timeZone }) => timeZone)} />
      {tournaments.map(({ id, key, name, status, timeZone, startDate, endDate, matchesToScore }) => (
        <Card
          key={id}
          title={name}
          icon={Flag}
          action={<Text color="fg.muted">{formatPeriod(startDate, endDate)}</Text>}
        >
          {matchesToScore.length === 0 ? (
            <Text color="fg.muted">
              {status === "REGISTRATION_OPEN"
                ? "Os jogos aparecem aqui depois do sorteio."
                : "Nenhum jogo esperando placar agora."}
            </Text>
          ) : (
            <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2 }} gap="3">
              {matchesToScore.map((match) => (
                <Box as="li" key={match.id} minW="0">
                  <MatchToScore tournamentKey={key} timeZone={timeZone} match={match} />
                </Box>
              ))}
            </SimpleGrid>
          )}
        </Card>
      ))}
    </Stack>
  );
}
