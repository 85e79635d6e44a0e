import { Button } from "@chakra-ui/react/button";
import { Plus, Store } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import type { TournamentsPageQuery } from "../../__generated__/TournamentsPageQuery.graphql";
import { AccountAndSignOut } from "../../identity/public/AccountAndSignOut";
import { useSession } from "../../identity/public/use-session";
import { usePageQuery } from "../../relay/page-query";
import { EmptyState } from "../../ui/EmptyState";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { CardsSkeleton } from "../../ui/Skeletons";
import { TournamentList, type TournamentListHandle } from "./TournamentList";

const CreateTournamentDialog = lazy(async () => ({
  default: (await import("../public/CreateTournamentDialog")).CreateTournamentDialog,
}));

export function TournamentsPage() {
  const state = useSession();
  const [dialog, setDialog] = useState<"never" | "open" | "closed">("never");
  const mayCreate = state.status === "signedIn" && state.session.managesArena;
  const create = mayCreate ? () => setDialog("open") : undefined;
  return (
    <PageFrame
      title="Gerenciar Torneios"
      back={{ to: "/arena-dashboard", label: "Voltar ao Dashboard" }}
      barActions={<AccountAndSignOut />}
      actions={
        create ? (
          <Button onClick={create}>
            <Plus />
            Criar Torneio
          </Button>
        ) : null
      }
    >
      <PageContent skeleton={<CardsSkeleton cards={6} />}>
        <Tournaments dialog={dialog} onCreate={create} onCloseDialog={() => setDialog("closed")} />
      </PageContent>
    </PageFrame>
  );
}

interface TournamentsProps {
  dialog: "never" | "open" | "closed";
  onCreate?: () => void;
  onCloseDialog: () => void;
}

function Tournaments({ dialog, onCreate, onCloseDialog }: TournamentsProps) {
  const list = useRef<TournamentListHandle>(null);
  const { viewer } = usePageQuery<TournamentsPageQuery>(graphql`
    query TournamentsPageQuery($search: String, $status: TournamentStatus, $kind: TournamentKind) {
      viewer {
        arena {
          ...TournamentList_arena @arguments(search: $search, status: $status, kind: $kind)
          ...CreateTournamentDialog_arena
        }
      }
    }
  `);
  const arena = viewer?.arena;
  if (!arena) return <EmptyState icon={Store} heading="h2" title="Arena não encontrada" />;
  return (
    <>
      <TournamentList ref={list} arena={arena} onCreate={onCreate} />
      {dialog === "never" ? null : (
        <Suspense fallback={null}>
          <CreateTournamentDialog
            arena={arena}
            open={dialog === "open"}
            onClose={onCloseDialog}
            onCreated={() => list.current?.showNewest()}
          />
        </Suspense>
      )}
    </>
  );
}
