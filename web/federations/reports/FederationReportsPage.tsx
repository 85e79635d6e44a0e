import { graphql } from "react-relay/hooks";
import { useParams } from "react-router-dom";
import type { FederationReportsPageQuery } from "../../__generated__/FederationReportsPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { yearIn } from "../../ui/report/year-in";
import { RowsSkeleton } from "../../ui/PageStates";
import { StatCardSkeleton, StatGrid } from "../../ui/Cards";
import { NoFederation } from "../public/NoFederation";
import { SeasonReport } from "./SeasonReport";

const frame = { title: "Relatórios" } as const;

/** /federation/reports/:year?: a year of the federation in numbers. */
export function FederationReportsPage() {
  return (
    <PageContent
      skeleton={
        <PageFrame {...frame}>
          <StatGrid>
            {["Campeonatos", "Atletas", "Retenção", "Arrecadado"].map((stat) => (
              <StatCardSkeleton key={stat} />
            ))}
          </StatGrid>
          <RowsSkeleton rows={6} />
        </PageFrame>
      }
      frame={(content) => <PageFrame {...frame}>{content}</PageFrame>}
      failure="Erro ao carregar o relatório"
    >
      <Content />
    </PageContent>
  );
}

function Content() {
  const { year } = useParams();
  const { viewer } = usePageQuery<FederationReportsPageQuery>(graphql`
    query FederationReportsPageQuery($federation: UUID, $year: Int!) {
      viewer {
        federationMember(key: $federation) {
          federation {
            ...SeasonReport_federation @arguments(year: $year)
          }
        }
      }
    }
  `);
  const federation = viewer?.federationMember?.federation;
  if (!federation)
    return (
      <PageFrame {...frame}>
        <NoFederation />
      </PageFrame>
    );
  return <SeasonReport federation={federation} year={yearIn(year)} frame={frame} />;
}
