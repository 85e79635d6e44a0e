import { graphql } from "react-relay/hooks";
import type { TournamentBracketPageQuery } from "../../__generated__/TournamentBracketPageQuery.graphql";
import { useWorkplaceOf } from "../../identity/public/workplace-choice";
import { usePageQuery } from "../../relay/page-query";
import { PageContent } from "../../ui/PageFrame";
import { PlaceTime } from "../../ui/PlaceTime";
import { useTournamentLive } from "../public/use-tournament-live";
import {
  TournamentFrame,
  TournamentNotFound,
  TournamentSkeleton,
} from "../../tournaments/public/TournamentFrame";
import { BracketScreen } from "./BracketScreen";

const pageQuery = graphql`
  query TournamentBracketPageQuery($key: UUID!) {
    tournament(key: $key) {
      id
      key
      status
      timeZone
      workplaceKey
      ...BracketScreen_tournament
    }
  }
`;

const subscription = graphql`
  subscription TournamentBracketPageSubscription($tournamentId: ID!) {
    tournamentChanged(tournamentId: $tournamentId) {
      ...BracketScreen_tournament
    }
  }
`;

/** /arena-tournament/:tournamentId/bracket */
export function TournamentBracketPage() {
  return (
    <PageContent
      skeleton={<TournamentSkeleton />}
      frame={(content) => <TournamentFrame title="Chaveamento">{content}</TournamentFrame>}
    >
      <BracketPageContent />
    </PageContent>
  );
}

function BracketPageContent() {
  const { tournament } = usePageQuery<TournamentBracketPageQuery>(pageQuery);
  return tournament ? <Found key={tournament.id} tournament={tournament} /> : <TournamentNotFound />;
}

type FoundTournament = NonNullable<TournamentBracketPageQuery["response"]["tournament"]>;

function Found({ tournament }: { tournament: FoundTournament }) {
  useWorkplaceOf(tournament.workplaceKey);
  const { id, key, status } = tournament;
  const live = useTournamentLive({ id, status }, subscription, pageQuery, { key });
  return (
    <PlaceTime timeZone={tournament.timeZone}>
      <BracketScreen tournament={tournament} live={live} />
    </PlaceTime>
  );
}
