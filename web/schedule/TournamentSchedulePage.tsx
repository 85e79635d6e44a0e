import { graphql } from "react-relay/hooks";
import type { GraphQLTaggedNode, Variables } from "relay-runtime";
import type { TournamentSchedulePageQuery } from "../__generated__/TournamentSchedulePageQuery.graphql";
import { useWorkplaceOf } from "../identity/public/workplace-choice";
import { usePageQuery } from "../relay/page-query";
import { PageContent } from "../ui/PageFrame";
import { PlaceTime } from "../ui/PlaceTime";
import {
  TournamentFrame,
  TournamentNotFound,
  TournamentSkeleton,
} from "../tournaments/public/TournamentFrame";
import { ScheduleScreen } from "./ScheduleScreen";
import { useTournamentLive } from "../competition/public/use-tournament-live";
import type { LiveState } from "../relay/live-status";

const subscription = graphql`
  subscription TournamentSchedulePageSubscription($tournamentId: ID!) {
    tournamentChanged(tournamentId: $tournamentId) {
      ...ScheduleScreen_tournament
    }
  }
`;

const everyMs = 60_000;

/** Keeps a schedule on screen as it is: also time itself changes who is late and when a court will be free. */
const useScheduleLive = (
  tournament: { readonly id: string; readonly status: string },
  pageQuery: GraphQLTaggedNode,
  variables: Variables,
): LiveState => useTournamentLive(tournament, subscription, pageQuery, variables, everyMs);

const pageQuery = graphql`
  query TournamentSchedulePageQuery($key: UUID!) {
    tournament(key: $key) {
      id
      key
      status
      timeZone
      workplaceKey
      ...ScheduleScreen_tournament
    }
  }
`;

/** /arena-tournament/:tournamentId/schedule */
export function TournamentSchedulePage() {
  return (
    <PageContent
      skeleton={<TournamentSkeleton />}
      frame={(content) => <TournamentFrame title="Programação">{content}</TournamentFrame>}
    >
      <SchedulePageContent />
    </PageContent>
  );
}

function SchedulePageContent() {
  const { tournament } = usePageQuery<TournamentSchedulePageQuery>(pageQuery);
  return tournament ? <Found key={tournament.id} tournament={tournament} /> : <TournamentNotFound />;
}

type FoundTournament = NonNullable<TournamentSchedulePageQuery["response"]["tournament"]>;

function Found({ tournament }: { tournament: FoundTournament }) {
  useWorkplaceOf(tournament.workplaceKey);
  const { id, key, status } = tournament;
  const live = useScheduleLive({ id, status }, pageQuery, { key });
  return (
    <PlaceTime timeZone={tournament.timeZone}>
      <ScheduleScreen tournament={tournament} live={live} />
    </PlaceTime>
  );
}
