import { Flag } from "lucide-react";
import { areaAccess, page, type PageDeclaration } from "../shell/page";
import type { QrSheetPageQuery } from "../__generated__/QrSheetPageQuery.graphql";
import type { RefereePageQuery } from "../__generated__/RefereePageQuery.graphql";
import type { ScoreLinkPageQuery } from "../__generated__/ScoreLinkPageQuery.graphql";
import type { ScorePageQuery } from "../__generated__/ScorePageQuery.graphql";
import { keyInAddress } from "../relay/address-key";
import {
  arenaTournaments,
  championships,
  inBothAreas,
  type TournamentPaths,
} from "../tournaments/public/tournament-path";

export const scoringPages: PageDeclaration[] = [
  page<ScoreLinkPageQuery>({
    // For the holder of a match's secret link.
    path: "/placar/:token",
    access: "everyone",
    shell: "none",
    query: () => import("../__generated__/ScoreLinkPageQuery.graphql"),
    // One match with its tournament, participants and points.
    maxStatements: 10,
    variables: ({ params }) => ({ token: params.token ?? "" }),
    component: async () => (await import("./pad/ScoreLinkPage")).ScoreLinkPage,
  }),
  page<RefereePageQuery>({
    path: "/arbitragem",
    access: "signedIn",
    menu: { athlete: { at: 90, label: "Arbitragem", icon: Flag } },
    palette: "Arbitragem",
    offeredTo: ({ isReferee }) => isReferee,
    query: () => import("../__generated__/RefereePageQuery.graphql"),
    // Matches of several tournaments, with their courts and participants.
    maxStatements: 14,
    component: async () => (await import("./referee/RefereePage")).RefereePage,
  }),
  // Printable.
  ...inBothAreas((paths, access) =>
    page<QrSheetPageQuery>({
      path: paths.qrSheet(":tournamentId"),
      access,
      query: () => import("../__generated__/QrSheetPageQuery.graphql"),
      // Matches, their participants and their links.
      maxStatements: 14,
      variables: ({ params }) => ({ key: keyInAddress(params.tournamentId) }),
      component: async () => (await import("./qr/QrSheetPage")).QrSheetPage,
    }),
  ),
  scorePage(arenaTournaments, {
    // Referees score an arena's matches too, and any user may be one: the API checks which matches are theirs.
    access: "signedIn",
    areas: ["arena", "teacher"],
  }),
  scorePage(championships, { access: areaAccess.federation }),
];

/** The score pad of one match. */
function scorePage(
  paths: TournamentPaths,
  open: Pick<PageDeclaration, "access"> & Partial<Pick<PageDeclaration, "areas">>,
): PageDeclaration {
  return page<ScorePageQuery>({
    path: paths.score(":tournamentId", ":matchId"),
    ...open,
    shell: "bare",
    query: () => import("../__generated__/ScorePageQuery.graphql"),
    // One match with its tournament, participants and points.
    maxStatements: 11,
    variables: ({ params }) => ({ matchKey: keyInAddress(params.matchId) }),
    component: async () => (await import("./pad/ScorePage")).ScorePage,
  });
}
