import { Button } from "@chakra-ui/react/button";
import { Plus } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import type { UsersPageQuery } from "../../__generated__/UsersPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { lazyDialog } from "../../ui/lazy-code";
import { DataListSkeleton } from "../../ui/list/DataListRows";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { userColumns } from "./user-columns";
import { UserList } from "./UserList";

const CreateAthleteDialog = lazyDialog(
  async () => (await import("./CreateAthleteDialog")).CreateAthleteDialog,
);

export function UsersPage() {
  const [creating, setCreating] = useState(false);
  return (
    <PageFrame
      title="Gestão de Usuários"
      actions={
        <Button onClick={() => setCreating(true)}>
          <Plus />
          Criar Novo Atleta
        </Button>
      }
    >
      <PageContent skeleton={<DataListSkeleton columns={userColumns(null)} rows={12} />}>
        <Users />
      </PageContent>
      <CreateAthleteDialog open={creating} onClose={() => setCreating(false)} />
    </PageFrame>
  );
}

function Users() {
  const query = usePageQuery<UsersPageQuery>(graphql`
    query UsersPageQuery($search: String, $role: Role) {
      ...UserList_query @arguments(search: $search, role: $role)
    }
  `);
  return <UserList query={query} />;
}
