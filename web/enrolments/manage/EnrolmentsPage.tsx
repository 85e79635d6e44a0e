import { graphql } from "react-relay/hooks";
import type { EnrolmentsPageQuery } from "../../__generated__/EnrolmentsPageQuery.graphql";
import { useWorkplaceOf } from "../../identity/public/workplace-choice";
import { usePageQuery } from "../../relay/page-query";
import { PageContent } from "../../ui/PageFrame";
import { PlaceTime } from "../../ui/PlaceTime";
import { TournamentFrame, TournamentNotFound } from "../../tournaments/public/TournamentFrame";
import { EnrolmentsScreen } from "./EnrolmentsScreen";
import { Skeleton } from "@chakra-ui/react/skeleton";
import { Stack } from "@chakra-ui/react/stack";
import { DataListSkeleton } from "../../ui/list/DataListRows";
import { deskColumns } from "./desk-table";

const columns = deskColumns({ who: "pairs", severalCategories: false, timeZone: "UTC" });

/** The desk on its way: how full it is, what is searched for, who is in. */
function DeskSkeleton() {
  return (
    <Stack gap={{ base: "3", md: "5" }}>
      <Skeleton h="12" maxW="24rem" />
      <Skeleton h="11" />
      <DataListSkeleton columns={columns} rows={8} picks actions />
    </Stack>
  );
}

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
        workplaceKey
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
  useWorkplaceOf(tournament?.workplaceKey);
  return tournament?.viewerCanManage ? (
    <PlaceTime timeZone={tournament.timeZone}>
      <EnrolmentsScreen key={tournament.id} tournament={tournament} />
    </PlaceTime>
  ) : (
    <TournamentNotFound />
  );
}
