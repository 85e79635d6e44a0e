import { graphql } from "react-relay/hooks";
import type { OwnCommissionsPageQuery } from "../../__generated__/OwnCommissionsPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { RowsSkeleton } from "../../ui/Skeletons";
import { OwnCommissions } from "./OwnCommissions";

const title = "Comissões";

/** /comissoes: what teachers have earned, month by month. */
export function OwnCommissionsPage() {
  return (
    <PageContent
      skeleton={
        <PageFrame title={title}>
          <RowsSkeleton rows={6} />
        </PageFrame>
      }
      frame={(content) => <PageFrame title={title}>{content}</PageFrame>}
      failure="Erro ao carregar as comissões"
    >
      <Content />
    </PageContent>
  );
}

function Content() {
  const { viewer } = usePageQuery<OwnCommissionsPageQuery>(graphql`
    query OwnCommissionsPageQuery {
      viewer {
        ...OwnCommissions_viewer
      }
    }
  `);
  // Signed out meanwhile: the guard is about to lead away.
  if (!viewer) return null;
  return (
    <PageFrame title={title}>
      <OwnCommissions viewer={viewer} />
    </PageFrame>
  );
}
