import { Button } from "@chakra-ui/react/button";
import { UserRoundPlus } from "lucide-react";
import { graphql } from "react-relay/hooks";
import type { ArenaTeachersPageQuery } from "../../__generated__/ArenaTeachersPageQuery.graphql";
import { NoArena } from "../../arenas/public/NoArena";
import { usePageQuery } from "../../relay/page-query";
import { lazyDialog } from "../../ui/lazy-dialog";
import { DataListSkeleton } from "../../ui/list/DataListSkeleton";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { useDialogAskedFor } from "../../ui/use-dialog-asked-for";
import { arenaTeacherColumns } from "./arena-teacher-columns";
import { ArenaTeachersList } from "./ArenaTeachersList";

const RegisterTeacherDialog = lazyDialog(
  async () => (await import("./RegisterTeacherDialog")).RegisterTeacherDialog,
);

const title = "Professores da Arena";

const toToday = { to: "/arena-dashboard", label: "Hoje" } as const;

/** /arena-teachers: who gives classes at the arena. */
export function ArenaTeachersPage() {
  return (
    <PageContent
      skeleton={
        <PageFrame title={title} back={toToday}>
          <DataListSkeleton columns={arenaTeacherColumns} rows={8} actions />
        </PageFrame>
      }
      frame={(content) => (
        <PageFrame title={title} back={toToday}>
          {content}
        </PageFrame>
      )}
      problem="Erro ao carregar professores"
    >
      <Content />
    </PageContent>
  );
}

function Content() {
  const { viewer } = usePageQuery<ArenaTeachersPageQuery>(graphql`
    query ArenaTeachersPageQuery($arena: UUID, $search: String, $active: Boolean, $descending: Boolean) {
      viewer {
        arena(key: $arena) {
          id
          viewerCanManage
          ...ArenaTeachersList_arena @arguments(search: $search, active: $active, descending: $descending)
        }
      }
    }
  `);
  const [registering, setRegistering] = useDialogAskedFor();
  const arena = viewer?.arena;
  if (!arena?.viewerCanManage)
    return (
      <PageFrame title={title} back={toToday}>
        <NoArena />
      </PageFrame>
    );
  const register = () => setRegistering(true);
  return (
    <PageFrame
      title={title}
      back={toToday}
      actions={
        <Button onClick={register}>
          <UserRoundPlus />
          Cadastrar Novo Professor
        </Button>
      }
    >
      <ArenaTeachersList key={arena.id} arena={arena} onRegister={register} />
      <RegisterTeacherDialog arenaId={arena.id} open={registering} onClose={() => setRegistering(false)} />
    </PageFrame>
  );
}
