import { Suspense } from "react";
import { matchRoutes, type RouteObject, useLocation } from "react-router-dom";
import { administrationRoutes } from "./administration/routes";
import { arenaAnnouncementRoutes, federationAnnouncementRoutes } from "./announcements/routes";
import { arenaManagementRoutes, arenaRoutes } from "./arenas/routes";
import { athleteClassRoutes, calendarRoutes } from "./classes/routes";
import {
  arenaAthleteRoutes,
  athleteRoutes,
  joinRequestRoutes,
  publicArenaRoutes,
  publicAthleteRoutes,
} from "./athletes/routes";
import {
  arenaFinanceRoutes,
  athleteFinanceRoutes,
  commissionRoutes,
  federationFinanceRoutes,
  ownCommissionRoutes,
} from "./billing/routes";
import { explorerRoutes } from "./explorer/routes";
import { federationRoutes } from "./federations/routes";
import { accountRoutes } from "./identity/account/routes";
import type { Access } from "./identity/public/page-access";
import { AreaWait } from "./identity/public/AreaWait";
import { Guard, guardMiddleware, GuardWait } from "./identity/public/Guard";
import { guardianRoutes } from "./guardians/routes";
import { identityRoutes, temporaryPasswordRoutes } from "./identity/routes";
import { landingRoutes, readingRoutes } from "./landing/routes";
import { revalidateOnPurpose } from "./relay/page-loader";
import { RootLayout, RouteError } from "./RootLayout";
import { invitationRoutes } from "./enrolments/invitation/routes";
import { arenaTeacherRoutes, ownTeachingRoutes } from "./teachers/routes";
import { championshipRoutes } from "./tournaments/championships/routes";
import { tournamentDirectoryRoutes } from "./tournaments/directory/routes";
import { publicTournamentRoutes } from "./tournaments/public-page/routes";
import {
  newTournamentRoutes,
  ownTournamentRoutes,
  tournamentRoute,
  tournamentRoutes,
} from "./tournaments/routes";
import {
  arenaRankingRoutes,
  federationRankingRoutes,
  ownRankingRoutes,
  publicRankingRoutes,
} from "./rankings/routes";
import { noticeRoutes } from "./notices/routes";
import { bracketRoute } from "./competition/routes";
import { enrolmentsRoute } from "./enrolments/routes";
import { agendaRoutes, scheduleRoute } from "./schedule/routes";
import { qrSheetRoute, scoreLinkRoutes, scoreRoute, scoringRoutes } from "./scoring/routes";
import { arenaTournaments, championships, type TournamentPaths } from "./tournaments/public/tournament-path";
import { areaAccess } from "./shell/areas";
import { pagesThere } from "./shell/shell-handle";
import { lazyPart } from "./ui/lazy-part";
import { NotFound } from "./ui/NotFound";
import { styleRoutes } from "./style/routes";

const LateNoFederationPage = lazyPart(
  async () => (await import("./federations/public/NoFederation")).NoFederationPage,
);

const NoFederationPage = () => (
  <Suspense fallback={<AreaWait />}>
    <LateNoFederationPage />
  </Suspense>
);

const notFoundId = "not-found";

/**
 * All routes of the product with their access rules; this is the only place that declares them. The roles of an area
 * are declared once, in shell/areas, which the navigation uses as well.
 */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    // The outermost suspended route decides the fallback, so this covers the layouts around a page as well.
    hydrateFallbackElement: <ArrivalWait accessTo={accessTo} />,
    children: [
      ...forEveryone(landingRoutes),
      ...forEveryone(identityRoutes),
      withRelay(forEveryone(scoreLinkRoutes)),
      only("temporaryPassword", temporaryPasswordRoutes),
      inShell([
        ...forEveryone(readingRoutes),
        ...forEveryone(explorerRoutes),
        ...forEveryone(styleRoutes),
        withRelay(
          forEveryone([
            ...tournamentDirectoryRoutes,
            ...publicTournamentRoutes,
            ...publicArenaRoutes,
            ...publicAthleteRoutes,
            ...publicRankingRoutes,
            ...invitationRoutes,
          ]),
        ),
        only(
          [...areaAccess.arena, ...areaAccess.teacher],
          [
            ...arenaRoutes,
            ...tournamentRoutes,
            ...runningTournamentRoutes(arenaTournaments),
            ...calendarRoutes,
            ...arenaAthleteRoutes,
          ],
        ),
        only(areaAccess.arena, [
          ...arenaManagementRoutes,
          ...joinRequestRoutes,
          ...newTournamentRoutes,
          ...arenaTeacherRoutes,
          ...commissionRoutes,
          ...arenaFinanceRoutes,
          ...arenaRankingRoutes,
          ...arenaAnnouncementRoutes,
        ]),
        only([...areaAccess.athlete, ...areaAccess.arena], athleteClassRoutes),
        only(areaAccess.athlete, [...agendaRoutes, ...ownTournamentRoutes, ...ownRankingRoutes]),
        only(areaAccess.teacher, [...ownCommissionRoutes, ...ownTeachingRoutes]),
        only([...areaAccess.athlete, ...areaAccess.arena], athleteFinanceRoutes),
        only("signedIn", [
          ...accountRoutes,
          ...noticeRoutes,
          ...guardianRoutes,
          ...scoringRoutes,
          scoreRoute(arenaTournaments),
          ...athleteRoutes,
        ]),
        only(areaAccess.federation, [
          ...federationRoutes,
          ...federationAnnouncementRoutes,
          ...federationFinanceRoutes,
          ...championshipRoutes,
          ...federationRankingRoutes,
          ...runningTournamentRoutes(championships),
          scoreRoute(championships),
          noPageUnder("/federation"),
        ]),
        only(areaAccess.admin, [...administrationRoutes, noPageUnder("/admin")]),
        { path: "*", element: <NotFound />, id: notFoundId },
      ]),
    ],
  },
];

/** The pages of one tournament, in the area of its organisers. */
function runningTournamentRoutes(paths: TournamentPaths): RouteObject[] {
  return [
    tournamentRoute(paths.tournament(":tournamentId")),
    enrolmentsRoute(paths),
    bracketRoute(paths),
    scheduleRoute(paths),
    qrSheetRoute(paths),
  ];
}

const found = new Map<string, boolean>();

/** Whether a path has a page: the server may redirect users to areas that have none yet. */
export function hasPage(path: string): boolean {
  // Cached: the navigation asks for every entry on each render, and matching goes through all routes.
  const known = found.get(path);
  if (known !== undefined) return known;
  const has = matchRoutes(routes, path)?.every((match) => !match.route.id?.startsWith(notFoundId)) ?? false;
  found.set(path, has);
  return has;
}

/** The access rule of a path, from its guard. @returns "everyone" if it has none. */
export function accessTo(path: string): Access | "everyone" {
  const guard = matchRoutes(routes, path)?.find(({ route }) => isGuarded(route.handle));
  return guard && isGuarded(guard.route.handle) ? guard.route.handle.access : "everyone";
}

const isGuarded = (handle: unknown): handle is { access: Access } =>
  typeof handle === "object" && handle !== null && "access" in handle;

/** Guards unknown paths of an area like its pages, so that users without access cannot probe for them. */
function noPageUnder(area: string): RouteObject {
  return noPageAt(`${area}/*`);
}

/** A guarded path without a page. */
function noPageAt(path: string): RouteObject {
  return { path, element: <NotFound />, id: notFoundId + path };
}

function forEveryone(children: RouteObject[]): RouteObject[] {
  return children.map((route) => ({ shouldRevalidate: revalidateOnPurpose, ...route }));
}

function only(access: Access, children: RouteObject[]): RouteObject {
  return {
    handle: { access },
    middleware: [guardMiddleware(access)],
    element: <Guard access={access} notMember={<NoFederationPage />} />,
    children: [withRelay(forEveryone(children))],
  };
}

/** Routes inside the shell, which stays mounted during navigation between them. */
function inShell(children: RouteObject[]): RouteObject {
  return {
    handle: pagesThere(hasPage),
    lazy: { Component: async () => (await import("./shell/ShellLayout")).ShellLayout },
    children,
  };
}

/** Loads Relay with the first page that needs it. */
function withRelay(children: RouteObject[]): RouteObject {
  return { lazy: { Component: async () => (await import("./relay/RelayLayout")).RelayLayout }, children };
}

interface ArrivalWaitProps {
  accessTo: (path: string) => Access | "everyone";
}

/** On arrival, until the page's code is here and it is known who asks for it. */
function ArrivalWait({ accessTo }: ArrivalWaitProps) {
  const access = accessTo(useLocation().pathname);
  return access === "everyone" ? null : <GuardWait access={access} />;
}
