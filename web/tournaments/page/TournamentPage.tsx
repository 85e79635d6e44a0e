import { Box } from "@chakra-ui/react/box";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router-dom";
import type { TournamentPage_tournament$key } from "../../__generated__/TournamentPage_tournament.graphql";
import type { TournamentPageQuery } from "../../__generated__/TournamentPageQuery.graphql";
import type { TournamentPage_tournamentTabsTournament$key } from "../../__generated__/TournamentPage_tournamentTabsTournament.graphql";
import { LiveIndicator } from "../../competition/public/LiveIndicator";
import { MatchSheets } from "../../competition/public/MatchSheets";
import { readCategoryMatches } from "../../competition/public/read-category-matches";
import { useTournamentLive } from "../../competition/public/use-tournament-live";
import { useWorkplaceOf } from "../../identity/public/workplace-choice";
import type { LiveState } from "../../relay/live-status";
import { usePageQuery } from "../../relay/page-query";
import { lazyPart } from "../../ui/lazy-code";
import { PageContent } from "../../ui/PageFrame";
import { PlaceTime } from "../../ui/PlaceTime";
import { RowsSkeleton } from "../../ui/PageStates";
import { TabLinks } from "../../ui/TabLinks";
import { tabFromAddress, tournamentTabLabel, tournamentTabs } from "../public/tournament-path";
import { TournamentBadges } from "../public/TournamentFacts";
import { TournamentFrame, TournamentNotFound, TournamentSkeleton } from "../public/TournamentFrame";
import { TournamentAbout } from "./TournamentAbout";
import { TournamentActions } from "./TournamentActions";

// Each tab is loaded when it is first opened.
const DrawTab = lazyPart(async () => (await import("../../competition/public/DrawTab")).DrawTab);
const ParticipantsTab = lazyPart(
  async () => (await import("../../enrolments/public/ParticipantsTab")).ParticipantsTab,
);
const ResultsTab = lazyPart(async () => (await import("../../competition/public/ResultsTab")).ResultsTab);
const StandingsTab = lazyPart(
  async () => (await import("../../competition/public/StandingsTab")).StandingsTab,
);
const TournamentForecast = lazyPart(async () => (await import("./TournamentForecast")).TournamentForecast);
const CourtsNow = lazyPart(async () => (await import("../../schedule/public/CourtsNow")).CourtsNow);

/**
 * The open tab is stored in the URL, so that it survives reloading and coming back from the bracket. By default it
 * depends on the tournament's status when the page was opened: a draw does not change it, the end shows the results.
 */
function TournamentTabs({ tournament: key }: { tournament: TournamentPage_tournamentTabsTournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment TournamentPage_tournamentTabsTournament on Tournament {
        id
        status
        kind
        matchCount
        viewerCanManage
        ...MatchSheets_tournament @arguments(atOnce: true)
        ...readCategoryMatches_tournament
        ...DrawTab_tournament
        ...ParticipantsTab_tournament
        ...ResultsTab_tournament
        ...StandingsTab_tournament
      }
    `,
    key,
  );
  const { id, status, kind, matchCount, viewerCanManage } = tournament;
  const matches = readCategoryMatches(tournament);
  const [search] = useSearchParams();
  const [atArrival] = useState(status);
  const tab = tabFromAddress(search, status === "FINISHED" ? status : atArrival);
  /** Whether the draw happened while this page was open, here or in another session. */
  const justDrawn = atArrival === "REGISTRATION_OPEN" && status === "IN_PROGRESS";
  /** Whether to show the courts; a Super 8 is played in rounds instead. */
  const byCourts = status === "IN_PROGRESS" && kind !== "SUPER8";

  const mayForecast = viewerCanManage && matchCount === 0 && status === "REGISTRATION_OPEN";

  return (
    <MatchSheets tournament={tournament}>
      <TabLinks
        label="Partes do torneio"
        tabs={tournamentTabs.map((name) => ({
          to: `?aba=${name}`,
          label: tournamentTabLabel[name],
        }))}
        otherwise={`?aba=${tab}`}
      />
      <Box pt={{ base: "3", md: "5" }}>
        <Suspense fallback={<RowsSkeleton rows={5} />}>
          {tab === "participantes" ? <ParticipantsTab tournament={tournament} /> : null}
          {tab === "chaveamento" ? (
            <Stack gap="6">
              <DrawTab tournament={tournament} matches={matches} reveal={justDrawn} />
              {mayForecast ? <TournamentForecast tournamentId={id} /> : null}
            </Stack>
          ) : null}
          {tab === "resultados" ? (
            <ResultsTab
              tournament={tournament}
              matches={matches}
              courts={byCourts ? <CourtsNow tournamentId={id} /> : undefined}
            />
          ) : null}
          {tab === "classificacao" ? <StandingsTab tournament={tournament} matches={matches} /> : null}
        </Suspense>
      </Box>
    </MatchSheets>
  );
}

interface TournamentScreenProps {
  tournament: TournamentPage_tournament$key;
  live: LiveState;
}

/** Everything about one tournament. Mutations and live news bring this fragment, so that all of it follows. */
function TournamentScreen({ tournament: key, live }: TournamentScreenProps) {
  const tournament = useFragment(
    graphql`
      fragment TournamentPage_tournament on Tournament {
        name
        status
        ...TournamentFacts_tournamentBadgesTournament
        ...TournamentActions_tournament
        ...TournamentAbout_tournament
        ...TournamentPage_tournamentTabsTournament
      }
    `,
    key,
  );
  return (
    <TournamentFrame
      title={tournament.name}
      cutTitle
      subtitle={
        <Stack gap="0" minW="0">
          <HStack gap="4" wrap="wrap" rowGap="2">
            <HStack gap="1.5" wrap="wrap">
              <TournamentBadges tournament={tournament} openLabel="Inscrição Aberta para Todos" />
            </HStack>
            <LiveIndicator live={live} running={tournament.status === "IN_PROGRESS"} />
          </HStack>
          <TournamentAbout tournament={tournament} />
        </Stack>
      }
      actions={<TournamentActions tournament={tournament} />}
    >
      <TournamentTabs tournament={tournament} />
    </TournamentFrame>
  );
}

const pageQuery = graphql`
  query TournamentPageQuery($key: UUID!) {
    tournament(key: $key) {
      id
      key
      status
      timeZone
      workplaceKey
      ...TournamentPage_tournament
    }
  }
`;

const subscription = graphql`
  subscription TournamentPageSubscription($tournamentId: ID!) {
    tournamentChanged(tournamentId: $tournamentId) {
      ...TournamentPage_tournament
    }
  }
`;

/** /arena-tournament/:tournamentId */
export function TournamentPage() {
  return (
    <PageContent
      skeleton={<TournamentSkeleton />}
      frame={(content) => <TournamentFrame title="Torneio">{content}</TournamentFrame>}
    >
      <TournamentPageContent />
    </PageContent>
  );
}

function TournamentPageContent() {
  const { tournament } = usePageQuery<TournamentPageQuery>(pageQuery);
  return tournament ? <Found key={tournament.id} tournament={tournament} /> : <TournamentNotFound />;
}

type FoundTournament = NonNullable<TournamentPageQuery["response"]["tournament"]>;

function Found({ tournament }: { tournament: FoundTournament }) {
  useWorkplaceOf(tournament.workplaceKey);
  const { id, key, status } = tournament;
  const live = useTournamentLive({ id, status }, subscription, pageQuery, { key });
  return (
    <PlaceTime timeZone={tournament.timeZone}>
      <TournamentScreen tournament={tournament} live={live} />
    </PlaceTime>
  );
}
