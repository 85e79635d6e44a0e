import { Stack } from "@chakra-ui/react/stack";
import { graphql } from "react-relay/hooks";
import type { NewChampionshipPageQuery } from "../../__generated__/NewChampionshipPageQuery.graphql";
import { NoFederation } from "../../federations/public/NoFederation";
import { useSession } from "../../identity/public/session";
import { usePageQuery } from "../../relay/page-query";
import { FormSkeleton, Notice } from "../../ui/PageStates";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { championships } from "../public/tournament-path";
import { NewChampionshipForm } from "./NewChampionshipForm";

/** /federation/championships/new */
export function NewChampionshipPage() {
  return (
    <PageFrame title="Novo Campeonato" back={{ to: championships.list, label: "Campeonatos" }}>
      <PageContent skeleton={<FormSkeleton fields={4} />}>
        <NewChampionship />
      </PageContent>
    </PageFrame>
  );
}

function NewChampionship() {
  const state = useSession();
  const { viewer } = usePageQuery<NewChampionshipPageQuery>(graphql`
    query NewChampionshipPageQuery($federation: UUID) {
      viewer {
        federationMember(key: $federation) {
          federation {
            id
            active
          }
        }
      }
    }
  `);
  const federation = viewer?.federationMember?.federation;
  if (!federation || state.status !== "signedIn") return <NoFederation />;
  return (
    <Stack gap="6">
      {federation.active ? null : (
        <Notice tone="warning">
          Sua federação aguarda ativação: prepare o campeonato, e ele fica público assim que ela for ativada.
        </Notice>
      )}
      <NewChampionshipForm key={federation.id} federationId={federation.id} userKey={state.session.userKey} />
    </Stack>
  );
}
