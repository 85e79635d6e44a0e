import { matchRoutes, type LoaderFunctionArgs } from "react-router-dom";
import { administrationPages } from "./administration/pages";
import { announcementsPages } from "./announcements/pages";
import { arenasPages } from "./arenas/pages";
import { athletesPages } from "./athletes/pages";
import { billingPages } from "./billing/pages";
import { classesPages } from "./classes/pages";
import { competitionPages } from "./competition/pages";
import { invitationPages } from "./enrolments/invitation/pages";
import { enrolmentsPages } from "./enrolments/pages";
import { explorerPages } from "./explorer/pages";
import { federationsPages } from "./federations/pages";
import { guardiansPages } from "./guardians/pages";
import { accountPages } from "./identity/account/pages";
import type { Access } from "./identity/public/page-access";
import { identityPages } from "./identity/pages";
import { landingPages } from "./landing/pages";
import { noticesPages } from "./notices/pages";
import { rankingsPages } from "./rankings/pages";
import { schedulePages } from "./schedule/pages";
import { scoringPages } from "./scoring/pages";
import { areaAccess, page, type PageDeclaration } from "./shell/page";
import { stylePages } from "./style/pages";
import { teachersPages } from "./teachers/pages";
import { championshipsPages } from "./tournaments/championships/pages";
import { tournamentDirectoryPages } from "./tournaments/directory/pages";
import { tournamentsPages } from "./tournaments/pages";
import { publicTournamentPages } from "./tournaments/public-page/pages";

/**
 * All pages of the product, each declared beside its component. Routes and guards (routes.tsx), menus and palette
 * (shell/), the accessibility walk, the screenshots and the checks of access and SQL statements are derived from this list.
 * The palette lists pages in this order.
 */
export const pages: readonly PageDeclaration[] = [
  ...arenasPages,
  ...classesPages,
  ...athletesPages,
  ...teachersPages,
  ...billingPages,
  ...announcementsPages,
  ...scoringPages,
  ...tournamentDirectoryPages,
  ...tournamentsPages,
  ...publicTournamentPages,
  ...enrolmentsPages,
  ...invitationPages,
  ...competitionPages,
  ...schedulePages,
  ...championshipsPages,
  ...rankingsPages,
  ...federationsPages,
  ...administrationPages,
  ...noticesPages,
  ...guardiansPages,
  ...accountPages,
  ...identityPages,
  ...landingPages,
  ...explorerPages,
  ...stylePages,
  // The guards also cover unknown paths of these areas, so that users without access cannot probe for pages.
  page({ path: "/federation/*", access: areaAccess.federation, unknown: true }),
  page({ path: "/admin/*", access: areaAccess.admin, unknown: true }),
];

const routesOfPages = pages.map((one) => ({ path: one.path, page: one }));

interface FoundPage {
  page: PageDeclaration;
  params: LoaderFunctionArgs["params"];
}

/** Matching goes through all pages, and the shell asks on each render. */
const known = new Map<string, FoundPage | null>();

/** The page at a path; null if there is none. */
export function pageAt(path: string): FoundPage | null {
  const before = known.get(path);
  if (before !== undefined) return before;
  const [match] = matchRoutes(routesOfPages, path) ?? [];
  const found = match ? { page: match.route.page, params: match.params } : null;
  known.set(path, found);
  return found;
}

/** Whether a path has a page: the server may redirect users to areas that have none yet. */
export function hasPage(path: string): boolean {
  const found = pageAt(path);
  return found !== null && !found.page.unknown;
}

/** The access rule of a path. @returns "everyone" for unknown paths outside the guarded areas. */
export const accessTo = (path: string): Access | "everyone" => pageAt(path)?.page.access ?? "everyone";
