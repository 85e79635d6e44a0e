import { Stack } from "@chakra-ui/react/stack";
import { Users } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { useRevalidator } from "react-router-dom";
import type { FederationSettingsPageQuery } from "../../__generated__/FederationSettingsPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { Card } from "../../ui/Card";
import { lazyDialog } from "../../ui/lazy-dialog";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { FormSkeleton } from "../../ui/Skeletons";
import { federationRecord } from "../public/federation-record";
import { FederationMembers } from "../public/FederationMembers";
import { NoFederation } from "../public/NoFederation";
import { FederationSettingsForm } from "./FederationSettingsForm";

const AddMemberDialog = lazyDialog(async () => (await import("../public/AddMemberDialog")).AddMemberDialog);

/** /federation/settings: a federation's data, where it is paid, and its people. */
export function FederationSettingsPage() {
  return (
    <PageFrame title="Configurações">
      <PageContent skeleton={<FormSkeleton fields={8} />}>
        <FederationSettings />
      </PageContent>
    </PageFrame>
  );
}

function FederationSettings() {
  const { viewer } = usePageQuery<FederationSettingsPageQuery>(graphql`
    query FederationSettingsPageQuery($federation: UUID) {
      viewer {
        federationMember(key: $federation) {
          federation {
            id
            name
            ...federationRecord_federation
            ...FederationMembers_federation
          }
        }
      }
    }
  `);
  const { revalidate } = useRevalidator();
  const [adding, setAdding] = useState(false);
  const federation = viewer?.federationMember?.federation;
  if (!federation) return <NoFederation />;
  const { id, name } = federation;
  return (
    <Stack key={id} gap="6" maxW="48rem">
      <FederationSettingsForm federation={federationRecord(federation)} />
      <Card title="Pessoas" icon={Users}>
        <FederationMembers
          federation={federation}
          onAdd={() => setAdding(true)}
          onDone={() => void revalidate()}
        />
      </Card>
      <AddMemberDialog open={adding} federation={{ id, name }} onClose={() => setAdding(false)} />
    </Stack>
  );
}
