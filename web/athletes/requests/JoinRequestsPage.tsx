import { Grid } from "@chakra-ui/react/grid";
import { graphql } from "react-relay/hooks";
import type { JoinRequestsPageQuery } from "../../__generated__/JoinRequestsPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { Panel } from "../../ui/Card";
import { NoArena } from "../../arenas/public/NoArena";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { RowsSkeleton } from "../../ui/Skeletons";
import { ArenaLinkCard } from "./ArenaLinkCard";
import { JoinRequestsCard } from "./JoinRequestsCard";

const columns = { base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(20rem, 2fr)" };

/** /arena-athletes/pedidos: who asks to join the arena, and the link they ask by. */
export function JoinRequestsPage() {
  return (
    <PageFrame title="Novos atletas" back={{ to: "/arena-dashboard", label: "Hoje" }}>
      <PageContent
        skeleton={
          <Grid templateColumns={columns} gap="6" alignItems="start">
            <Panel>
              <RowsSkeleton rows={3} />
            </Panel>
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
    query JoinRequestsPageQuery {
      viewer {
        managesArena
        arena {
          ...JoinRequestsCard_arena
          ...ArenaLinkCard_arena
        }
      }
    }
  `);
  const arena = viewer?.managesArena ? viewer.arena : null;
  if (!arena) return <NoArena />;
  return (
    <Grid templateColumns={columns} gap="6" alignItems="start">
      <JoinRequestsCard arena={arena} />
      <ArenaLinkCard arena={arena} />
    </Grid>
  );
}
