import { Grid, GridItem } from "@chakra-ui/react/grid";
import { Skeleton } from "@chakra-ui/react/skeleton";
import { Stack } from "@chakra-ui/react/stack";
import { Suspense, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "@chakra-ui/react/text";
import { QrCode, Settings } from "lucide-react";
import type {
  ArenaDashboardPageQuery,
  ArenaDashboardPageQuery$data,
} from "../../__generated__/ArenaDashboardPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { TournamentsCardSkeleton } from "../../tournaments/public/TournamentsCardSkeleton";
import { NoArena } from "../public/NoArena";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { WhenNear } from "../../ui/Asked";
import { ClassAgenda } from "./ClassAgenda";
import { CourtStrip } from "./CourtStrip";
import { DayFigures, RunningToday } from "./TodayCards";
import { DayTasks } from "./DayTasks";
import { lazyPart } from "../../ui/lazy-code";
import { ButtonLink, TextLink } from "../../ui/Links";
import { Card } from "../../ui/Cards";
import { joinRequestsPath } from "../../athletes/public/join-paths";
import type { ArenaDashboardPage_settings$key } from "../../__generated__/ArenaDashboardPage_settings.graphql";
import { FormSkeleton } from "../../ui/PageStates";
import { arenaSettingsPath } from "../settings/arena-settings-path";

const SetUpChecklist = lazyPart(async () => (await import("./SetUpChecklist")).SetUpChecklist);
const ArenaSettingsForm = lazyPart(
  async () => (await import("../settings/ArenaSettingsForm")).ArenaSettingsForm,
);
const AthletesCard = lazyPart(async () => (await import("./PeopleCards")).AthletesCard);
const TeachersCard = lazyPart(async () => (await import("./PeopleCards")).TeachersCard);
const FinanceCard = lazyPart(async () => (await import("./FinanceCard")).FinanceCard);
const TournamentsCard = lazyPart(
  async () => (await import("../../tournaments/public/TournamentsCard")).TournamentsCard,
);

type DashboardArena = NonNullable<NonNullable<ArenaDashboardPageQuery$data["viewer"]>["arena"]>;

const one = "minmax(0, 1fr)";
/** On a phone the order is: today's classes, tasks, then figures. */
const managing = {
  columns: { base: one, xl: "minmax(0, 5fr) minmax(20rem, 3fr)" },
  areas: {
    base: '"agenda" "now" "figures" "courts" "people" "money" "tournaments" "settings"',
    xl: '"figures figures" "agenda now" "courts now" "people people" "money money" "tournaments settings"',
  },
  /** Keeps a tall right column from pushing the left one down. */
  rows: { xl: "auto auto 1fr auto auto auto" },
};
const teaching = {
  columns: { base: one, xl: `${one} ${one}` },
  areas: { base: '"agenda" "now" "tournaments"', xl: '"agenda now" "tournaments now"' },
  rows: { xl: "auto 1fr" },
};

/** An arena's day, the most urgent items first. */
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
          today {
            setUp {
              isDone
            }
          }
          ...SetUpChecklist_arena
          ...ClassAgenda_arena
          ...TodayCards_arena
          ...DayTasks_arena
          ...TodayCards_runningTodayArena
          ...CourtStrip_arena
          ...PeopleCards_athletesCardArena
          ...PeopleCards_arena
          ...FinanceCard_arena
          ...TournamentsCard_arena
          ...ArenaDashboardPage_settings
        }
      }
    }
  `);
  const arena = viewer?.arena;
  if (!arena) return <NoArena />;
  const { id, viewerCanManage } = arena;
  // The key resets all state when the user switches arenas.
  return viewerCanManage ? <ManagersDay key={id} arena={arena} /> : <TeachersDay key={id} arena={arena} />;
}

function ManagersDay({ arena }: { arena: DashboardArena }) {
  const { active, today } = arena;
  return (
    <Stack gap="4">
      {today?.setUp?.isDone ? null : (
        <Suspense fallback={<Skeleton h="19rem" borderRadius="l3" />}>
          <SetUpChecklist arena={arena} />
        </Suspense>
      )}
      <ManagersGrid>
        <GridItem area="agenda" minW="0">
          <ClassAgenda arena={arena} />
        </GridItem>
        <Stack gridArea="now" gap="4" minW="0">
          <RunningToday arena={arena} />
          <DayTasks arena={arena} />
          {active ? <ArenaLinkRow /> : null}
        </Stack>
        <GridItem area="figures">
          <DayFigures arena={arena} />
        </GridItem>
        <GridItem area="courts" minW="0">
          <CourtStrip arena={arena} mayChange />
        </GridItem>
        <GridItem area="people" minW="0">
          <WhenNear fallback={<PeopleSkeleton />}>
            <Grid templateColumns={{ base: one, lg: `${one} ${one}` }} gap="4">
              <AthletesCard arena={arena} />
              <TeachersCard arena={arena} />
            </Grid>
          </WhenNear>
        </GridItem>
        <GridItem area="money" minW="0">
          <WhenNear fallback={<Skeleton h="28rem" borderRadius="l3" />}>
            <FinanceCard arena={arena} />
          </WhenNear>
        </GridItem>
        <GridItem area="tournaments" minW="0">
          <WhenNear fallback={<TournamentsCardSkeleton />}>
            <TournamentsCard arena={arena} mayCreate />
          </WhenNear>
        </GridItem>
        <GridItem area="settings" minW="0">
          <ArenaSettingsCard arena={arena} />
        </GridItem>
      </ManagersGrid>
    </Stack>
  );
}

const ManagersGrid = ({ children }: { children: ReactNode }) => (
  <Grid
    templateColumns={managing.columns}
    templateAreas={managing.areas}
    templateRows={managing.rows}
    gap="4"
    alignItems="start"
  >
    {children}
  </Grid>
);

function TeachersDay({ arena }: { arena: DashboardArena }) {
  return (
    <Grid
      templateColumns={teaching.columns}
      templateAreas={teaching.areas}
      templateRows={teaching.rows}
      gap="4"
      alignItems="start"
    >
      <GridItem area="agenda" minW="0">
        <ClassAgenda arena={arena} />
      </GridItem>
      <Stack gridArea="now" gap="4" minW="0">
        <RunningToday arena={arena} />
        <CourtStrip arena={arena} mayChange={false} />
      </Stack>
      <GridItem area="tournaments" minW="0">
        <WhenNear fallback={<TournamentsCardSkeleton />}>
          <TournamentsCard arena={arena} mayCreate={false} />
        </WhenNear>
      </GridItem>
    </Grid>
  );
}

const PeopleSkeleton = () => (
  <Grid templateColumns={{ base: one, lg: `${one} ${one}` }} gap="4">
    <Skeleton h="28rem" borderRadius="l3" />
    <Skeleton h="28rem" borderRadius="l3" />
  </Grid>
);

function DashboardSkeleton() {
  return (
    <ManagersGrid>
      <Skeleton gridArea="agenda" h="28rem" borderRadius="l3" />
      <Skeleton gridArea="now" h="28rem" borderRadius="l3" />
      <Skeleton gridArea="figures" h="6rem" borderRadius="l3" />
      <Skeleton gridArea="courts" h="20rem" borderRadius="l3" />
    </ManagersGrid>
  );
}

/** On the arena's dashboard: the way to the link that athletes ask to join by. */
function ArenaLinkRow() {
  return (
    <Card
      title="Novos atletas"
      icon={QrCode}
      action={
        <ButtonLink to={joinRequestsPath} size="sm" variant="outline">
          Link e QR code
        </ButtonLink>
      }
    >
      <Text color="fg.muted">Mande o link da arena: os atletas pedem para entrar com um toque.</Text>
    </Card>
  );
}

/** What an arena changes most often; the rest has a page of its own. */
function ArenaSettingsCard({ arena }: { arena: ArenaDashboardPage_settings$key }) {
  const data = useFragment(
    graphql`
      fragment ArenaDashboardPage_settings on Arena {
        ...ArenaSettingsForm_arena
      }
    `,
    arena,
  );
  return (
    <Card
      title="Configurações da Arena"
      icon={Settings}
      action={<TextLink to={arenaSettingsPath}>Todas as configurações</TextLink>}
    >
      <WhenNear fallback={<FormSkeleton fields={3} />}>
        <ArenaSettingsForm arena={data} />
      </WhenNear>
    </Card>
  );
}
