import { graphql } from "react-relay/hooks";
import type { TournamentPageQuery } from "../../__generated__/TournamentPageQuery.graphql";
import { useWorkplaceOf } from "../../identity/public/workplace-choice";
import { usePageQuery } from "../../relay/page-query";
import { PageContent } from "../../ui/PageContent";
import { PlaceTime } from "../../ui/PlaceTime";
import { useTournamentLive } from "../../competition/public/use-tournament-live";
import { TournamentFrame, TournamentNotFound, TournamentSkeleton } from "../public/TournamentFrame";
import { TournamentScreen } from "./TournamentScreen";

const pageQuery = graphql`
  query TournamentPageQuery($key: UUID!) {
    tournament(key: $key) {
      id
      key
      status
      timeZone
      workplaceKey
      ...TournamentScreen_tournament
    }
  }
`;

const subscription = graphql`
  subscription TournamentPageSubscription($tournamentId: ID!) {
    tournamentChanged(tournamentId: $tournamentId) {
      ...TournamentScreen_tournament
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
