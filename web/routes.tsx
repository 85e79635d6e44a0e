import { ArrivalWait } from "./ArrivalWait";
import { Suspense } from "react";
import { matchRoutes, type RouteObject } from "react-router-dom";
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
import { Guard, guardMiddleware } from "./identity/public/Guard";
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
 * Who may enter where: every address of the product is below, and this is the only place that says so. Whom an area is
 * for is said once, in shell/areas, for the navigation as well.
 */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    // The first that waits decides what shows: what surrounds a page may come as late as the page.
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

/** The pages of one tournament, in the area of those who run it. */
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

/** Whether an address has a page: the server may send people home to areas that are still to come. */
export function hasPage(path: string): boolean {
  // The navigation asks for each of its entries whenever it is drawn, and the router begins anew each time.
  const known = found.get(path);
  if (known !== undefined) return known;
  const has = matchRoutes(routes, path)?.every((match) => !match.route.id?.startsWith(notFoundId)) ?? false;
  found.set(path, has);
  return has;
}

/** Who may enter an address, as its guard says. @returns "everyone" where there is none. */
export function accessTo(path: string): Access | "everyone" {
  const guard = matchRoutes(routes, path)?.find(({ route }) => isGuarded(route.handle));
  return guard && isGuarded(guard.route.handle) ? guard.route.handle.access : "everyone";
}

const isGuarded = (handle: unknown): handle is { access: Access } =>
  typeof handle === "object" && handle !== null && "access" in handle;

/** The rest of an area is guarded like its pages: who may not enter learns nothing of what is there. */
function noPageUnder(area: string): RouteObject {
  return noPageAt(`${area}/*`);
}

/** An address with a guard, whose page is still to come. */
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

/** The navigation stands around these; it stays while one goes from one to another. */
function inShell(children: RouteObject[]): RouteObject {
  return {
    handle: pagesThere(hasPage),
    lazy: { Component: async () => (await import("./shell/ShellLayout")).ShellLayout },
    children,
  };
}

/** Relay comes with the pages that need it. */
function withRelay(children: RouteObject[]): RouteObject {
  return { lazy: { Component: async () => (await import("./relay/RelayLayout")).RelayLayout }, children };
}
