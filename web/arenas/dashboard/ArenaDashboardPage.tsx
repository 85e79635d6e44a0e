import { Grid, GridItem } from "@chakra-ui/react/grid";
import { Skeleton } from "@chakra-ui/react/skeleton";
import { Stack } from "@chakra-ui/react/stack";
import { graphql } from "react-relay/hooks";
import type { ArenaDashboardPageQuery } from "../../__generated__/ArenaDashboardPageQuery.graphql";
import { ArenaLinkRow } from "../../athletes/public/ArenaLinkRow";
import { usePageQuery } from "../../relay/page-query";
import { TournamentsCard, TournamentsCardSkeleton } from "../../tournaments/public/TournamentsCard";
import { NoArena } from "../public/NoArena";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { ArenaSettingsCard } from "../settings/ArenaSettingsCard";
import { CourtStrip } from "./CourtStrip";
import { DayFigures } from "./DayFigures";
import { DayTasks } from "./DayTasks";
import { RunningToday } from "./RunningToday";
import { SetUpChecklist } from "./SetUpChecklist";

const columns = { base: "minmax(0, 1fr)", xl: "minmax(0, 5fr) minmax(20rem, 3fr)" };
/** On a phone what waits and what is on come before the numbers. */
const areas = {
  base: '"now" "figures" "courts" "tournaments" "settings"',
  xl: '"figures figures" "courts now" "tournaments now" "tournaments settings"',
};
/** What is long on the right pushes nothing down on the left. */
const rows = { xl: "auto auto 1fr auto" };

/** What an arena needs to know of its day, the most urgent first. */
export function ArenaDashboardPage() {
  return (
    <PageFrame title="Arena Dashboard">
      <PageContent skeleton={<DashboardSkeleton />}>
        <ArenaDashboard />
      </PageContent>
    </PageFrame>
  );
}

function ArenaDashboard() {
  const { viewer } = usePageQuery<ArenaDashboardPageQuery>(graphql`
    query ArenaDashboardPageQuery($arena: UUID) {
      viewer {
        arena(key: $arena) {
          id
          active
          viewerCanManage
          ...SetUpChecklist_arena
          ...DayFigures_arena
          ...DayTasks_arena
          ...RunningToday_arena
          ...CourtStrip_arena
          ...TournamentsCard_arena
          ...ArenaSettingsCard_arena
        }
      }
    }
  `);
  const arena = viewer?.arena;
  if (!arena) return <NoArena />;
  const { id, active, viewerCanManage } = arena;
  return (
    // Another arena's settings are nothing that somebody has begun to change here.
    <Stack key={id} gap="4">
      <SetUpChecklist arena={arena} />
      <Grid templateColumns={columns} templateAreas={areas} templateRows={rows} gap="4" alignItems="start">
        <GridItem area="figures">
          <DayFigures arena={arena} />
        </GridItem>
        <GridItem area="courts" minW="0">
          <CourtStrip arena={arena} mayChange={viewerCanManage} />
        </GridItem>
        <Stack gridArea="now" gap="4" minW="0">
          <RunningToday arena={arena} />
          <DayTasks arena={arena} />
          {viewerCanManage && active ? <ArenaLinkRow /> : null}
        </Stack>
        <GridItem area="tournaments" minW="0">
          <TournamentsCard arena={arena} mayCreate={viewerCanManage} />
        </GridItem>
        {viewerCanManage ? (
          <GridItem area="settings" minW="0">
            <ArenaSettingsCard arena={arena} />
          </GridItem>
        ) : null}
      </Grid>
    </Stack>
  );
}

function DashboardSkeleton() {
  return (
    <Grid templateColumns={columns} templateAreas={areas} templateRows={rows} gap="4" alignItems="start">
      <Skeleton gridArea="figures" h="6rem" borderRadius="l3" />
      <Skeleton gridArea="courts" h="24rem" borderRadius="l3" />
      <Skeleton gridArea="now" h="24rem" borderRadius="l3" />
      <GridItem area="tournaments">
        <TournamentsCardSkeleton />
      </GridItem>
    </Grid>
  );
}
