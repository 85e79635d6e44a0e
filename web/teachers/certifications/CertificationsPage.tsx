import { Button } from "@chakra-ui/react/button";
import { GraduationCap, Plus } from "lucide-react";
import { graphql } from "react-relay/hooks";
import type { CertificationsPageQuery } from "../../__generated__/CertificationsPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { EmptyState } from "../../ui/PageStates";
import { DataListSkeleton } from "../../ui/list/DataListRows";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { useDialogAskedFor } from "../../ui/dialog-state";
import { certificationColumns } from "./certification-columns";
import { CertificationsList } from "./CertificationsList";

const title = "Certificações";

/** /teacher-certifications: what a teacher is certified for. */
export function CertificationsPage() {
  return (
    <PageContent
      skeleton={
        <PageFrame title={title}>
          <DataListSkeleton columns={certificationColumns} rows={3} actions />
        </PageFrame>
      }
      frame={(content) => <PageFrame title={title}>{content}</PageFrame>}
      failure="Erro ao carregar certificações"
    >
      <Content />
    </PageContent>
  );
}

function Content() {
  const { viewer } = usePageQuery<CertificationsPageQuery>(graphql`
    query CertificationsPageQuery {
      viewer {
        certifications {
          __typename
        }
        ...CertificationsList_viewer
      }
    }
  `);
  const [adding, setAdding] = useDialogAskedFor();
  // Signed out meanwhile: the guard is about to lead away.
  if (!viewer) return null;
  if (!viewer.certifications)
    return (
      <PageFrame title={title}>
        <EmptyState
          icon={GraduationCap}
          title="Você ainda não tem cadastro de professor"
          description="Ele aparece quando você aceita o convite de uma arena para dar aulas."
        />
      </PageFrame>
    );
  return (
    <PageFrame
      title={title}
      actions={
        <Button onClick={() => setAdding(true)}>
          <Plus />
          Adicionar
        </Button>
      }
    >
      <CertificationsList viewer={viewer} adding={adding} onAdd={setAdding} />
    </PageFrame>
  );
}
