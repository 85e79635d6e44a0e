import { Button } from "@chakra-ui/react/button";
import { Plus } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import type { FederationsPageQuery } from "../../__generated__/FederationsPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { lazyDialog } from "../../ui/lazy-dialog";
import { DataListSkeleton } from "../../ui/list/DataListSkeleton";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { federationColumns } from "./federation-columns";
import { FederationList } from "./FederationList";

const CreateFederationDialog = lazyDialog(
  async () => (await import("./FederationFormDialogs")).CreateFederationDialog,
);

export function FederationsPage() {
  const [creating, setCreating] = useState(false);
  return (
    <PageFrame
      title="Gestão de Federações"
      actions={
        <Button onClick={() => setCreating(true)}>
          <Plus />
          Criar Federação
        </Button>
      }
    >
      <PageContent skeleton={<DataListSkeleton columns={federationColumns} rows={8} />}>
        <Federations />
      </PageContent>
      <CreateFederationDialog open={creating} onClose={() => setCreating(false)} />
    </PageFrame>
  );
}

function Federations() {
  const query = usePageQuery<FederationsPageQuery>(graphql`
    query FederationsPageQuery($search: String, $state: FederationState) {
      ...FederationList_query @arguments(search: $search, state: $state)
    }
  `);
  return <FederationList query={query} />;
}
