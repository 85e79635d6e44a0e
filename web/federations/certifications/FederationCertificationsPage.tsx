import { graphql } from "react-relay/hooks";
import type { FederationCertificationsPageQuery } from "../../__generated__/FederationCertificationsPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { DataListSkeleton } from "../../ui/list/DataListSkeleton";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { NoFederation } from "../public/NoFederation";
import { federatedCertificationColumns } from "./federated-certification-columns";
import { FederatedCertificationsList } from "./FederatedCertificationsList";

/** /federation/certifications: what the teachers of the federation's arenas are certified for. */
export function FederationCertificationsPage() {
  return (
    <PageFrame title="Certificações">
      <PageContent
        skeleton={<DataListSkeleton columns={federatedCertificationColumns} rows={12} actions />}
        failure="Erro ao carregar certificações"
      >
        <Content />
      </PageContent>
    </PageFrame>
  );
}

function Content() {
  const { viewer } = usePageQuery<FederationCertificationsPageQuery>(graphql`
    query FederationCertificationsPageQuery(
      $federation: UUID
      $search: String
      $only: CertificationFilter
      $level: CertificationLevel
    ) {
      viewer {
        federationMember(key: $federation) {
          federation {
            id
            ...FederatedCertificationsList_federation @arguments(search: $search, only: $only, level: $level)
          }
        }
      }
    }
  `);
  const federation = viewer?.federationMember?.federation;
  return federation ? (
    <FederatedCertificationsList key={federation.id} federation={federation} />
  ) : (
    <NoFederation />
  );
}
