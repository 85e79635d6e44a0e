import { graphql } from "react-relay/hooks";
import type { NoticesPageQuery } from "../__generated__/NoticesPageQuery.graphql";
import { usePageQuery } from "../relay/page-query";
import { PageContent } from "../ui/PageContent";
import { PageFrame } from "../ui/PageFrame";
import { RowsSkeleton } from "../ui/Skeletons";
import { NoticesList } from "./NoticesList";

const title = "Avisos";

/** /avisos: what the bell tells, the newest first. */
export function NoticesPage() {
  return (
    <PageContent
      skeleton={
        <PageFrame title={title}>
          <RowsSkeleton rows={6} />
        </PageFrame>
      }
      frame={(content) => <PageFrame title={title}>{content}</PageFrame>}
      failure="Erro ao carregar avisos"
    >
      <Content />
    </PageContent>
  );
}

function Content() {
  const { viewer } = usePageQuery<NoticesPageQuery>(graphql`
    query NoticesPageQuery {
      viewer {
        ...NoticesList_viewer
      }
    }
  `);
  // Signed out meanwhile: the guard is about to lead away.
  if (!viewer) return null;
  return <NoticesList title={title} viewer={viewer} />;
}
