import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { CalendarDays, Medal, PanelsTopLeft, Trophy, UserRoundX, Wallet } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Navigate, useLocation, useParams } from "react-router-dom";
import type { AthleteProfilePage_athlete$key } from "../__generated__/AthleteProfilePage_athlete.graphql";
import type { AthleteProfilePageQuery } from "../__generated__/AthleteProfilePageQuery.graphql";
import type { AthleteProfilePage_quickAccessAthlete$key } from "../__generated__/AthleteProfilePage_quickAccessAthlete.graphql";
import { OpenChargesNote } from "../billing/public/OpenChargesNote";
import { useSession } from "../identity/public/session";
import { usePageQuery } from "../relay/page-query";
import { NextUpTicket } from "../schedule/public/NextUpTicket";
import { isOwnOfTeacherOnly, teacherPagePath } from "../teachers/public/teacher-paths";
import { ButtonLink } from "../ui/Links";
import { Card, IdentityPanelSkeleton } from "../ui/Cards";
import { EmptyState } from "../ui/PageStates";
import { lazyDialog, lazyPart } from "../ui/lazy-code";
import { AskedDetails } from "../ui/list/RowDetails";
import { PageContent, PageFrame } from "../ui/PageFrame";
import { TabLinks } from "../ui/TabLinks";
import { AthleteSummary } from "./AthleteSummary";
import { CardsSkeleton, LateFigures, OwnWaiting, ProfileCards } from "./ProfileCards";
import { RecordClaimCard } from "./public/RecordClaimCard";

const dialogs = () => import("./own-things-dialogs");
const OwnCalendarDialog = lazyDialog(async () => (await dialogs()).OwnCalendarDialog);
const OwnTournamentsDialog = lazyDialog(async () => (await dialogs()).OwnTournamentsDialog);
const OwnRankingsDialog = lazyDialog(async () => (await dialogs()).OwnRankingsDialog);
const OwnMoneyDialog = lazyDialog(async () => (await dialogs()).OwnMoneyDialog);

const ways = [
  { name: "Calendário", icon: CalendarDays, Dialog: OwnCalendarDialog },
  { name: "Torneios", icon: Trophy, Dialog: OwnTournamentsDialog },
  { name: "Rankings", icon: Medal, Dialog: OwnRankingsDialog },
  { name: "Financeiro", icon: Wallet, Dialog: OwnMoneyDialog },
] as const;

/** What is one's own, a touch away from the profile: for the athlete, and for who acts in their place. */
export function QuickAccess({ athlete: key }: { athlete: AthleteProfilePage_quickAccessAthlete$key }) {
  const [opened, setOpened] = useState<string | null>(null);
  const { viewerIsAthlete, key: athleteKey } = useFragment(
    graphql`
      fragment AthleteProfilePage_quickAccessAthlete on Athlete {
        key
        viewerIsAthlete
      }
    `,
    key,
  );
  if (!viewerIsAthlete) return null;
  return (
    <Card title="Acesso Rápido" icon={PanelsTopLeft}>
      <SimpleGrid columns={{ base: 2, md: 4 }} gap="3">
        {ways.map(({ name, icon: Icon }) => (
          <Button
            key={name}
            variant="outline"
            colorPalette="gray"
            h="auto"
            minH="20"
            px="2"
            flexDirection="column"
            gap="2"
            whiteSpace="normal"
            aria-haspopup="dialog"
            onClick={() => setOpened(name)}
          >
            <Icon />
            {name}
          </Button>
        ))}
      </SimpleGrid>
      {ways.map(({ name, Dialog }) => (
        <Dialog key={name} athleteKey={athleteKey} open={opened === name} onClose={() => setOpened(null)} />
      ))}
    </Card>
  );
}

const TeacherDashboard = lazyPart(
  async () => (await import("../teachers/public/TeacherDashboard")).TeacherDashboard,
);

/** /user-profile/:userId of an athlete or a teacher; /professor shows the teacher's page of a user with both roles. */
export function AthleteProfilePage() {
  const teaching = useTeacherView();
  return (
    <PageFrame title={teaching ? "Dashboard do Professor" : "Perfil do Atleta"}>
      <PageContent
        skeleton={<ProfileSkeleton />}
        failure={teaching ? "Erro ao carregar dados do professor" : "Erro ao carregar perfil"}
      >
        <Profile teaching={teaching} />
      </PageContent>
    </PageFrame>
  );
}

/** Whether to show the teacher's page; the same decision as in the route's loader. */
function useTeacherView(): boolean {
  const { userId = "" } = useParams();
  const { pathname } = useLocation();
  const state = useSession();
  if (pathname === teacherPagePath(userId)) return true;
  return state.status === "signedIn" && isOwnOfTeacherOnly(userId, state.session);
}

function Profile({ teaching }: { teaching: boolean }) {
  const { userId = "" } = useParams();
  const { athlete, teacherPage, dashboard, viewer } = usePageQuery<AthleteProfilePageQuery>(graphql`
    query AthleteProfilePageQuery($key: UUID!, $teaching: Boolean!) {
      athlete(key: $key) {
        viewerIsAthlete
        ...AthleteProfilePage_athlete @alias(as: "profile") @skip(if: $teaching)
      }
      teacherPage(key: $key) {
        isOwn
      }
      ...TeacherDashboard_query @alias(as: "dashboard") @include(if: $teaching) @arguments(key: $key)
      viewer {
        ...RecordClaimCard_viewer
      }
    }
  `);
  const athletePath = `/user-profile/${userId}`;
  if (!athlete && !teacherPage) {
    return (
      <Stack gap="6">
        {viewer ? <RecordClaimCard viewer={viewer} /> : null}
        <EmptyState
          icon={UserRoundX}
          title="Atleta não encontrado"
          description="O perfil solicitado não foi encontrado."
        >
          <ButtonLink to="/">Voltar ao Início</ButtonLink>
        </EmptyState>
      </Stack>
    );
  }
  const isBoth = athlete?.viewerIsAthlete === true && teacherPage?.isOwn === true;
  const views = isBoth ? (
    <TabLinks
      label="Ver o perfil como"
      tabs={[
        { to: athletePath, label: "Atleta" },
        { to: teacherPagePath(userId), label: "Professor" },
      ]}
    />
  ) : null;
  if (teaching)
    return teacherPage && dashboard ? (
      <Stack gap="6">
        {views}
        <TeacherDashboard query={dashboard} />
      </Stack>
    ) : (
      <Navigate to={athletePath} replace />
    );
  if (!athlete) return <Navigate to={teacherPagePath(userId)} replace />;
  return (
    <Stack gap="6">
      {views}
      {viewer && athlete.viewerIsAthlete ? <RecordClaimCard viewer={viewer} /> : null}
      {athlete.profile ? <AthleteProfile athlete={athlete.profile} /> : null}
    </Stack>
  );
}

function AthleteProfile({ athlete: key }: { athlete: AthleteProfilePage_athlete$key }) {
  const athlete = useFragment(
    graphql`
      fragment AthleteProfilePage_athlete on Athlete {
        key
        viewerIsAthlete
        ...NextUpTicket_athlete
        ...OpenChargesNote_athlete
        ...AthleteSummary_athlete
        ...AthleteProfilePage_quickAccessAthlete
      }
    `,
    key,
  );
  return (
    <Stack gap={{ base: "4", md: "6" }}>
      {athlete.viewerIsAthlete ? (
        <>
          <NextUpTicket athlete={athlete} />
          <OpenChargesNote athlete={athlete} />
          <OwnWaiting athleteKey={athlete.key} />
        </>
      ) : null}
      <AthleteSummary athlete={athlete} figures={<LateFigures athleteKey={athlete.key} />} />
      <QuickAccess athlete={athlete} />
      <AskedDetails skeleton={<CardsSkeleton />} failure="Erro ao carregar perfil">
        {(attempt) => <ProfileCards athleteKey={athlete.key} attempt={attempt} />}
      </AskedDetails>
    </Stack>
  );
}

function ProfileSkeleton() {
  return (
    <Stack gap="6">
      <IdentityPanelSkeleton label="Carregando perfil..." />
      <CardsSkeleton />
    </Stack>
  );
}
