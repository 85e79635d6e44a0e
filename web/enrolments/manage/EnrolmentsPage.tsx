import { graphql } from "react-relay/hooks";
import type { EnrolmentsPageQuery } from "../../__generated__/EnrolmentsPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { PageContent } from "../../ui/PageContent";
import { PlaceTime } from "../../ui/PlaceTime";
import { TournamentFrame, TournamentNotFound } from "../../tournaments/public/TournamentFrame";
import { DeskSkeleton } from "./DeskSkeleton";
import { EnrolmentsScreen } from "./EnrolmentsScreen";

/** /arena-tournament/:tournamentId/enrolments */
export function EnrolmentsPage() {
  return (
    <PageContent
      skeleton={
        <TournamentFrame title="Gerenciar Inscrições">
          <DeskSkeleton />
        </TournamentFrame>
      }
      frame={(content) => <TournamentFrame title="Gerenciar Inscrições">{content}</TournamentFrame>}
    >
      <EnrolmentsPageContent />
    </PageContent>
  );
}

function EnrolmentsPageContent() {
  const { tournament } = usePageQuery<EnrolmentsPageQuery>(graphql`
    query EnrolmentsPageQuery(
      $key: UUID!
      $search: String
      $statuses: [EnrolmentStatus!]
      $categoryId: ID
      $owing: Boolean
      $order: EntriesOrder
      $descending: Boolean
    ) {
      tournament(key: $key) {
        id
        timeZone
        viewerCanManage
        ...EnrolmentsScreen_tournament
          @arguments(
            search: $search
            statuses: $statuses
            categoryId: $categoryId
            owing: $owing
            order: $order
            descending: $descending
          )
      }
    }
  `);
  return tournament?.viewerCanManage ? (
    <PlaceTime timeZone={tournament.timeZone}>
      <EnrolmentsScreen key={tournament.id} tournament={tournament} />
    </PlaceTime>
  ) : (
    <TournamentNotFound />
  );
}
