import { Button } from "@chakra-ui/react/button";
import { UserRoundPlus } from "lucide-react";
import { graphql } from "react-relay/hooks";
import type { ArenaAthletesPageQuery } from "../../__generated__/ArenaAthletesPageQuery.graphql";
import { NoArena } from "../../arenas/public/NoArena";
import { LevelSuggestions } from "../../classes/public/LevelSuggestions";
import { useOwnsArena } from "../../identity/public/workplace-choice";
import { usePageQuery } from "../../relay/page-query";
import { lazyDialog } from "../../ui/lazy-code";
import { DataListSkeleton } from "../../ui/list/DataListRows";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { useDialogAskedFor } from "../../ui/dialog-state";
import { arenaAthleteColumns } from "./arena-athlete-rows";
import { ArenaAthletesBar } from "./ArenaAthletesBar";
import { ArenaAthletesList } from "./ArenaAthletesList";

const RegisterAthleteDialog = lazyDialog(
  async () => (await import("./RegisterAthleteDialog")).RegisterAthleteDialog,
);

const titleFor = (ownsArena: boolean): string => (ownsArena ? "Atletas da Arena" : "Meus alunos");

/** /arena-athletes: the arena's athletes; a teacher sees only their own students. */
export function ArenaAthletesPage() {
  const title = titleFor(useOwnsArena());
  return (
    <PageContent
      skeleton={
        <PageFrame title={title}>
          <DataListSkeleton columns={arenaAthleteColumns} rows={12} actions />
        </PageFrame>
      }
      frame={(content) => <PageFrame title={title}>{content}</PageFrame>}
      problem="Erro ao carregar atletas"
    >
      <Content />
    </PageContent>
  );
}

function Content() {
  const { viewer } = usePageQuery<ArenaAthletesPageQuery>(graphql`
    query ArenaAthletesPageQuery(
      $arena: UUID
      $search: String
      $level: AthleteLevel
      $active: Boolean
      $weeklyClass: UUID
      $overdue: Boolean
      $order: ArenaAthleteOrder
      $descending: Boolean
    ) {
      viewer {
        arena(key: $arena) {
          id
          timeZone
          viewerCanManage
          ...LevelSuggestions_arena
          ...ArenaAthletesBar_arena
          ...ArenaAthletesList_arena
            @arguments(
              search: $search
              level: $level
              active: $active
              weeklyClass: $weeklyClass
              overdue: $overdue
              order: $order
              descending: $descending
            )
        }
      }
    }
  `);
  const [registering, setRegistering] = useDialogAskedFor();
  const arena = viewer?.arena;
  const title = titleFor(arena?.viewerCanManage ?? true);
  if (!arena)
    return (
      <PageFrame title={title}>
        <NoArena />
      </PageFrame>
    );
  const list = (
    <ArenaAthletesList
      key={arena.id}
      arena={arena}
      bar={(address, onImported) => (
        <ArenaAthletesBar arena={arena} address={address} onImported={onImported} />
      )}
    />
  );
  // A teacher of the arena sees their own students and cannot register athletes.
  if (!arena.viewerCanManage) return <PageFrame title={title}>{list}</PageFrame>;
  return (
    <PageFrame
      title={title}
      actions={
        <Button onClick={() => setRegistering(true)}>
          <UserRoundPlus />
          Cadastrar Novo Atleta
        </Button>
      }
    >
      <LevelSuggestions arena={arena} />
      {list}
      <RegisterAthleteDialog
        arenaId={arena.id}
        timeZone={arena.timeZone}
        open={registering}
        onClose={() => setRegistering(false)}
      />
    </PageFrame>
  );
}
