import { Stack } from "@chakra-ui/react/stack";
import { graphql } from "react-relay/hooks";
import type { NewChampionshipPageQuery } from "../../__generated__/NewChampionshipPageQuery.graphql";
import { NoFederation } from "../../federations/public/NoFederation";
import { useSession } from "../../identity/public/use-session";
import { usePageQuery } from "../../relay/page-query";
import { Notice } from "../../ui/Notice";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { FormSkeleton } from "../../ui/Skeletons";
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
    query NewChampionshipPageQuery {
      viewer {
        federationMember {
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
      <NewChampionshipForm federationId={federation.id} userKey={state.session.userKey} />
    </Stack>
  );
}
