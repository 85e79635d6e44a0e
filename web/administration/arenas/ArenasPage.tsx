import { Button } from "@chakra-ui/react/button";
import { Plus } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import type { ArenasPageQuery } from "../../__generated__/ArenasPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { lazyDialog } from "../../ui/lazy-dialog";
import { DataListSkeleton } from "../../ui/list/DataListSkeleton";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { arenaColumns } from "./arena-columns";
import { ArenaList } from "./ArenaList";

const CreateArenaDialog = lazyDialog(async () => (await import("./CreateArenaDialog")).CreateArenaDialog);

export function ArenasPage() {
  const [creating, setCreating] = useState(false);
  return (
    <PageFrame
      title="Gestão de Arenas"
      actions={
        <Button onClick={() => setCreating(true)}>
          <Plus />
          Criar Nova Arena
        </Button>
      }
    >
      <PageContent skeleton={<DataListSkeleton columns={arenaColumns} rows={12} />}>
        <Arenas />
      </PageContent>
      <CreateArenaDialog open={creating} onClose={() => setCreating(false)} />
    </PageFrame>
  );
}

function Arenas() {
  const query = usePageQuery<ArenasPageQuery>(graphql`
    query ArenasPageQuery($search: String, $active: Boolean) {
      ...ArenaList_query @arguments(search: $search, active: $active)
    }
  `);
  return <ArenaList query={query} />;
}
