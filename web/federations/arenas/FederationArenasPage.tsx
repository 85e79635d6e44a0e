import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Plus } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import type { FederationArenasPageQuery } from "../../__generated__/FederationArenasPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { DataListSkeleton } from "../../ui/list/DataListSkeleton";
import { lazyDialog } from "../../ui/lazy-dialog";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { NoFederation } from "../public/NoFederation";
import { affiliatedColumns } from "./affiliated-columns";
import { AffiliatedArenas } from "./AffiliatedArenas";
import { AffiliationHistory } from "./AffiliationHistory";
import { AffiliationRequests } from "./AffiliationRequests";

const InviteArenaDialog = lazyDialog(async () => (await import("./InviteArenaDialog")).InviteArenaDialog);

/** The arenas that belong to a federation, and those that want to. */
export function FederationArenasPage() {
  return (
    <PageContent
      frame={(content) => <PageFrame title="Arenas Filiadas">{content}</PageFrame>}
      skeleton={
        <PageFrame title="Arenas Filiadas">
          <DataListSkeleton columns={affiliatedColumns} rows={6} />
        </PageFrame>
      }
    >
      <FederationArenas />
    </PageContent>
  );
}

function FederationArenas() {
  const { viewer } = usePageQuery<FederationArenasPageQuery>(graphql`
    query FederationArenasPageQuery($federation: UUID) {
      viewer {
        federationMember(key: $federation) {
          federation {
            id
            active
            ...AffiliatedArenas_federation
            ...AffiliationRequests_federation
          }
        }
      }
    }
  `);
  const [inviting, setInviting] = useState(false);
  const [round, setRound] = useState(0);
  const federation = viewer?.federationMember?.federation;
  if (!federation)
    return (
      <PageFrame title="Arenas Filiadas">
        <NoFederation />
      </PageFrame>
    );
  const changed = () => setRound(round + 1);
  return (
    <PageFrame
      title="Arenas Filiadas"
      actions={
        federation.active ? (
          <Button onClick={() => setInviting(true)}>
            <Plus />
            Convidar arena
          </Button>
        ) : null
      }
    >
      <Stack key={federation.id} gap="6">
        <AffiliationRequests federation={federation} round={round} onChange={changed} />
        <AffiliatedArenas federation={federation} round={round} onChange={changed} />
        <AffiliationHistory federationId={federation.id} round={round} />
      </Stack>
      <InviteArenaDialog
        open={inviting}
        federationId={federation.id}
        onClose={() => setInviting(false)}
        onInvited={changed}
      />
    </PageFrame>
  );
}
