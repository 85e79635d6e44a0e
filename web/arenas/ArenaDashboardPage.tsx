import { Grid } from "@chakra-ui/react/grid";
import { Store } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { graphql } from "react-relay/hooks";
import { useRevalidator } from "react-router-dom";
import type { ArenaDashboardPageQuery } from "../__generated__/ArenaDashboardPageQuery.graphql";
import { HomeAndSignOut } from "../identity/public/HomeAndSignOut";
import { usePageQuery } from "../relay/page-query";
import { TournamentsCard, TournamentsCardSkeleton } from "../tournaments/public/TournamentsCard";
import { EmptyState } from "../ui/EmptyState";
import { PageContent } from "../ui/PageContent";
import { PageFrame } from "../ui/PageFrame";
import { ArenaSettingsCard } from "./ArenaSettingsCard";

const CreateTournamentDialog = lazy(async () => ({
  default: (await import("../tournaments/public/CreateTournamentDialog")).CreateTournamentDialog,
}));

const columns = { base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(20rem, 2fr)" };

export function ArenaDashboardPage() {
  return (
    <PageFrame title="Arena Dashboard" barActions={<HomeAndSignOut />}>
      <PageContent
        skeleton={
          <Grid templateColumns={columns} gap="6" alignItems="start">
            <TournamentsCardSkeleton />
          </Grid>
        }
      >
        <ArenaDashboard />
      </PageContent>
    </PageFrame>
  );
}

function ArenaDashboard() {
  const { viewer } = usePageQuery<ArenaDashboardPageQuery>(graphql`
    query ArenaDashboardPageQuery {
      viewer {
        managesArena
        arena {
          ...TournamentsCard_arena
          ...ArenaSettingsCard_arena
          ...CreateTournamentDialog_arena
        }
      }
    }
  `);
  const { revalidate } = useRevalidator();
  const [dialog, setDialog] = useState<"never" | "open" | "closed">("never");
  const arena = viewer?.arena;
  if (!arena) return <EmptyState icon={Store} heading="h2" title="Arena não encontrada" />;
  const { managesArena } = viewer;
  return (
    <Grid templateColumns={columns} gap="6" alignItems="start">
      <TournamentsCard arena={arena} onCreate={managesArena ? () => setDialog("open") : undefined} />
      {managesArena ? <ArenaSettingsCard arena={arena} /> : null}
      {dialog === "never" ? null : (
        <Suspense fallback={null}>
          <CreateTournamentDialog
            arena={arena}
            open={dialog === "open"}
            onClose={() => setDialog("closed")}
            onCreated={() => void revalidate()}
          />
        </Suspense>
      )}
    </Grid>
  );
}
