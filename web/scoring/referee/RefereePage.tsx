import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Flag } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router-dom";
import { matchStatusLabel } from "../../../server/sport/scores/match-outcome.rules";
import type { RefereePage_match$key } from "../../__generated__/RefereePage_match.graphql";
import type { RefereePageQuery } from "../../__generated__/RefereePageQuery.graphql";
import { pairName } from "../../competition/public/competition-words";
import { useLiveCatchUp } from "../../relay/live-catch-up";
import { usePageQuery } from "../../relay/page-query";
import { useAskAgain } from "../../relay/use-ask-again";
import { arenaTournaments } from "../../tournaments/public/tournament-path";
import { Card, Panel } from "../../ui/Cards";
import { EmptyState, RowsSkeleton } from "../../ui/PageStates";
import { formatDateTime, formatPeriod } from "../../ui/format";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { ClocksNote } from "../../ui/PlaceTime";
import { StatusBadge } from "../../ui/Badges";

/** A match that waits for its score: the whole of it leads to the pad. */
export function MatchToScore({
  tournamentKey,
  timeZone,
  match: key,
}: {
  tournamentKey: string;
  /** The tournament's. */
  timeZone: string;
  match: RefereePage_match$key;
}) {
  const {
    key: matchKey,
    status,
    round,
    number,
    group,
    scheduledFor,
    courtLabel,
    sides,
  } = useFragment(
    graphql`
      fragment RefereePage_match on Match {
        key
        status
        round
        number
        group
        scheduledFor
        courtLabel
        sides {
          number
          games
          athletes {
            displayName
          }
          origin
        }
      }
    `,
    key,
  );
  const where = [
    number ? `Jogo ${number}` : `Rodada ${round}`,
    group ? `Grupo ${group}` : null,
    courtLabel,
    scheduledFor ? formatDateTime(scheduledFor, timeZone) : null,
  ].filter(Boolean);
  return (
    <Panel
      asChild
      display="block"
      p="4"
      boxShadow="xs"
      h="full"
      _hover={{ borderColor: "coral.solid", boxShadow: "md" }}
    >
      <Link to={arenaTournaments.score(tournamentKey, matchKey)} state="arbitragem">
        <Flex justify="space-between" align="flex-start" gap="3" mb="2">
          <Text textStyle="sm" color="fg.muted" fontWeight="semibold">
            {where.join(" · ")}
          </Text>
          <StatusBadge tone={status === "IN_PROGRESS" ? "running" : "waiting"}>
            {matchStatusLabel[status]}
          </StatusBadge>
        </Flex>
        {sides.map(({ number: place, games, athletes, origin }) => (
          <Flex key={place} justify="space-between" gap="3" py="1">
            <Text fontWeight="semibold" minW="0">
              {pairName({ athletes: athletes.map(({ displayName }) => ({ displayName })), origin })}
            </Text>
            <Box fontWeight="bold">{games ?? ""}</Box>
          </Flex>
        ))}
      </Link>
    </Panel>
  );
}

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
          ...RefereePage_match
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
  const askAgain = useAskAgain<RefereePageQuery>(pageQuery, {});
  // Back from the pad or from sleep: drop the matches that were scored meanwhile.
  useLiveCatchUp(() => askAgain());
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
