import { graphql } from "react-relay/hooks";
import { brasiliaTime } from "../../server/platform/time/time-zone.rules";
import type { AnnouncementsPageQuery } from "../__generated__/AnnouncementsPageQuery.graphql";
import { NoArena } from "../arenas/public/NoArena";
import { NoFederation } from "../federations/public/NoFederation";
import { usePageQuery } from "../relay/page-query";
import { DataListSkeleton } from "../ui/list/DataListRows";
import { PageContent, PageFrame } from "../ui/PageFrame";
import { announcementColumns, AnnouncementsList } from "./AnnouncementsList";

/** /arena-announcements */
export const ArenaAnnouncementsPage = () => <Page kind="ARENA" />;

/** /federation/announcements */
export const FederationAnnouncementsPage = () => <Page kind="FEDERATION" />;

interface PageProps {
  kind: "ARENA" | "FEDERATION";
}

const title = "Comunicados";

/** What was sent to many people at once, the newest first. */
function Page({ kind }: PageProps) {
  return (
    <PageContent
      skeleton={
        <PageFrame title={title}>
          <DataListSkeleton columns={announcementColumns(brasiliaTime)} rows={6} />
        </PageFrame>
      }
      frame={(content) => <PageFrame title={title}>{content}</PageFrame>}
      failure="Erro ao carregar comunicados"
    >
      <Content kind={kind} />
    </PageContent>
  );
}

function Content({ kind }: PageProps) {
  const { viewer } = usePageQuery<AnnouncementsPageQuery>(graphql`
    query AnnouncementsPageQuery($sender: AnnouncementSenderKind!, $key: UUID) {
      viewer {
        announcementDesk(kind: $sender, key: $key) {
          id
        }
        ...AnnouncementsList_viewer @arguments(kind: $sender, key: $key)
      }
    }
  `);
  if (!viewer?.announcementDesk)
    return <PageFrame title={title}>{kind === "ARENA" ? <NoArena /> : <NoFederation />}</PageFrame>;
  return <AnnouncementsList key={viewer.announcementDesk.id} title={title} viewer={viewer} />;
}
