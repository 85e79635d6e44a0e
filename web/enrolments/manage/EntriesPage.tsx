import { graphql } from "react-relay/hooks";
import type { EntriesPageQuery } from "../../__generated__/EntriesPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { PageContent } from "../../ui/PageContent";
import { RowsSkeleton } from "../../ui/Skeletons";
import { PlaceTime } from "../../ui/PlaceTime";
import { TournamentFrame, TournamentNotFound } from "../../tournaments/public/TournamentFrame";
import { EntriesScreen } from "./EntriesScreen";

/** /arena-tournament/:tournamentId/enrolments */
export function EntriesPage() {
  return (
    <PageContent
      skeleton={
        <TournamentFrame title="Gerenciar Inscrições">
          <RowsSkeleton rows={6} />
        </TournamentFrame>
      }
      frame={(content) => <TournamentFrame title="Gerenciar Inscrições">{content}</TournamentFrame>}
    >
      <EntriesPageContent />
    </PageContent>
  );
}

function EntriesPageContent() {
  const { tournament } = usePageQuery<EntriesPageQuery>(graphql`
    query EntriesPageQuery($key: UUID!, $search: String, $statuses: [EnrolmentStatus!], $categoryId: ID) {
      tournament(key: $key) {
        id
        timeZone
        viewerCanManage
        ...EntriesScreen_tournament @arguments(search: $search, statuses: $statuses, categoryId: $categoryId)
      }
    }
  `);
  return tournament?.viewerCanManage ? (
    <PlaceTime timeZone={tournament.timeZone}>
      <EntriesScreen key={tournament.id} tournament={tournament} />
    </PlaceTime>
  ) : (
    <TournamentNotFound />
  );
}
