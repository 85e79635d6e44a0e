import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router-dom";
import type { TournamentTabs_tournament$key } from "../../__generated__/TournamentTabs_tournament.graphql";
import { readCategoryMatches } from "../../competition/public/read-category-matches";
import { MatchSheets } from "../../competition/public/MatchSheets";
import { RowsSkeleton } from "../../ui/Skeletons";
import { TabLinks } from "../../ui/TabLinks";
import { tabFromAddress, tournamentTabLabel, tournamentTabs } from "../public/tournament-tab";
import { lazyPart } from "../../ui/lazy-part";

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
export function TournamentTabs({ tournament: key }: { tournament: TournamentTabs_tournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment TournamentTabs_tournament on Tournament {
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
