import { Stack } from "@chakra-ui/react/stack";
import { graphql } from "react-relay/hooks";
import type { NewTournamentPageQuery } from "../../__generated__/NewTournamentPageQuery.graphql";
import { useSession } from "../../identity/public/use-session";
import { usePageQuery } from "../../relay/page-query";
import { NoArena } from "../../arenas/public/NoArena";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { CardsSkeleton } from "../../ui/Skeletons";
import { RulesPresets } from "../presets/RulesPresets";
import { arenaTournaments } from "../public/tournament-path";
import { NewTournamentForm } from "./NewTournamentForm";

/** /arena-tournaments/novo */
export function NewTournamentPage() {
  return (
    <PageFrame title="Criar Torneio" back={{ to: arenaTournaments.list, label: "Torneios" }}>
      <PageContent skeleton={<CardsSkeleton cards={6} />}>
        <NewTournament />
      </PageContent>
    </PageFrame>
  );
}

function NewTournament() {
  const state = useSession();
  const { viewer } = usePageQuery<NewTournamentPageQuery>(graphql`
    query NewTournamentPageQuery($arena: UUID) {
      viewer {
        arena(key: $arena) {
          id
          viewerCanManage
          ...RulesPresets_arena
          ...NewTournamentForm_arena
        }
      }
    }
  `);
  const arena = viewer?.arena;
  if (!arena?.viewerCanManage || state.status !== "signedIn") return <NoArena />;
  return (
    <Stack key={arena.id} gap="6" maxW="52rem">
      <RulesPresets arena={arena} />
      <NewTournamentForm arena={arena} userKey={state.session.userKey} />
    </Stack>
  );
}
