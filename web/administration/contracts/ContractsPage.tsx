import { Button } from "@chakra-ui/react/button";
import { Text } from "@chakra-ui/react/text";
import { Plus } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import type { ContractsPageQuery } from "../../__generated__/ContractsPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { lazyDialog } from "../../ui/lazy-dialog";
import { DataListSkeleton } from "../../ui/list/DataListSkeleton";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { contractColumns } from "./contract-columns";
import { ContractList } from "./ContractList";

const CreateContractDialog = lazyDialog(
  async () => (await import("./CreateContractDialog")).CreateContractDialog,
);

/** /admin/contracts: what arenas and federations have agreed with the platform. */
export function ContractsPage() {
  const [creating, setCreating] = useState(false);
  return (
    <PageFrame
      title="Gestão de Contratos"
      subtitle={<Text color="fg.muted">O que arenas e federações combinaram com a plataforma</Text>}
      actions={
        <Button onClick={() => setCreating(true)}>
          <Plus />
          Novo Contrato
        </Button>
      }
    >
      <PageContent skeleton={<DataListSkeleton columns={contractColumns} rows={12} />}>
        <Contracts />
      </PageContent>
      <CreateContractDialog open={creating} onClose={() => setCreating(false)} />
    </PageFrame>
  );
}

function Contracts() {
  const query = usePageQuery<ContractsPageQuery>(graphql`
    query ContractsPageQuery($search: String, $state: ContractState) {
      ...ContractList_query @arguments(search: $search, state: $state)
    }
  `);
  return <ContractList query={query} />;
}
