import { Grid } from "@chakra-ui/react/grid";
import { graphql } from "react-relay/hooks";
import type { JoinRequestsPageQuery } from "../../__generated__/JoinRequestsPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { NoArena } from "../../arenas/public/NoArena";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { DataListSkeleton } from "../../ui/list/DataListSkeleton";
import { arenaAthletesPath } from "../public/join-paths";
import { ArenaLinkCard } from "./ArenaLinkCard";
import { JoinRequestsList } from "./JoinRequestsList";
import { requestColumns } from "./request-columns";

const columns = { base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(20rem, 2fr)" };

/** /arena-athletes/pedidos: who asks to join the arena, and the link they ask by. */
export function JoinRequestsPage() {
  return (
    <PageFrame title="Novos atletas" back={{ to: arenaAthletesPath, label: "Atletas" }}>
      <PageContent
        skeleton={
          <Grid templateColumns={columns} gap="6" alignItems="start">
            <DataListSkeleton columns={requestColumns("UTC", false)} rows={3} picks actions />
          </Grid>
        }
      >
        <Content />
      </PageContent>
    </PageFrame>
  );
}

function Content() {
  const { viewer } = usePageQuery<JoinRequestsPageQuery>(graphql`
    query JoinRequestsPageQuery($arena: UUID, $status: JoinRequestStatus) {
      viewer {
        arena(key: $arena) {
          id
          viewerCanManage
          ...JoinRequestsList_arena @arguments(status: $status)
          ...ArenaLinkCard_arena
        }
      }
    }
  `);
  const arena = viewer?.arena;
  if (!arena?.viewerCanManage) return <NoArena />;
  return (
    <Grid key={arena.id} templateColumns={columns} gap="6" alignItems="start">
      <JoinRequestsList arena={arena} />
      <ArenaLinkCard arena={arena} />
    </Grid>
  );
}
