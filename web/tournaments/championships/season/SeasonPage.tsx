import { Plus } from "lucide-react";
import { graphql } from "react-relay/hooks";
import { useParams } from "react-router-dom";
import type { SeasonPageQuery } from "../../../__generated__/SeasonPageQuery.graphql";
import { NoFederation } from "../../../federations/public/NoFederation";
import { usePageQuery } from "../../../relay/page-query";
import { ButtonLink } from "../../../ui/Links";
import { PageContent, PageFrame } from "../../../ui/PageFrame";
import { RowsSkeleton } from "../../../ui/PageStates";
import { newChampionshipPath } from "../../public/tournament-path";
import { Season } from "./Season";
import { yearIn } from "../../../ui/report/year-in";

/** /federation/calendar/:year? */
export function SeasonPage() {
  return (
    <PageFrame
      title="Calendário"
      actions={
        <ButtonLink to={newChampionshipPath}>
          <Plus />
          Novo Campeonato
        </ButtonLink>
      }
    >
      <PageContent skeleton={<RowsSkeleton rows={8} />}>
        <Content />
      </PageContent>
    </PageFrame>
  );
}

function Content() {
  const { year } = useParams();
  const { viewer } = usePageQuery<SeasonPageQuery>(graphql`
    query SeasonPageQuery($federation: UUID, $year: Int!) {
      viewer {
        federationMember(key: $federation) {
          federation {
            ...Season_federation @arguments(year: $year)
          }
        }
      }
    }
  `);
  const federation = viewer?.federationMember?.federation;
  return federation ? <Season federation={federation} year={yearIn(year)} /> : <NoFederation />;
}
