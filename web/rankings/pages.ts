import { ListOrdered, Medal } from "lucide-react";
import { areaAccess, page, type PageDeclaration } from "../shell/page";
import { replace } from "react-router-dom";
import type { ArenaRankingsPageQuery } from "../__generated__/ArenaRankingsPageQuery.graphql";
import type { FederationRankingsPageQuery } from "../__generated__/FederationRankingsPageQuery.graphql";
import type { OwnRankingsPageQuery } from "../__generated__/OwnRankingsPageQuery.graphql";
import type { RankingDeskPageQuery } from "../__generated__/RankingDeskPageQuery.graphql";
import type { RankingDirectoryPageQuery } from "../__generated__/RankingDirectoryPageQuery.graphql";
import type { RankingPageQuery } from "../__generated__/RankingPageQuery.graphql";
import { keyInAddress } from "../relay/address-key";
import type { Address } from "../relay/page-loader";
import { ownAthleteKey } from "../identity/public/session";
import { federationVariables, ownArenaVariables } from "../identity/public/workplace-choice";
import { dialogParameter } from "../ui/dialog-state";
import {
  arenaRankingsPath,
  federationRankingsPath,
  newRankingPath,
  ownRankingsPath,
  rankingsPath,
} from "./public/ranking-paths";

const stoppedAt = async (search: URLSearchParams) =>
  (await import("./desk/standing-in-address")).stoppedIn(search);

/** One ranking, for its organisers. */
const desk = {
  query: () => import("../__generated__/RankingDeskPageQuery.graphql"),
  // Today's list, the preview of the next, and all published ones.
  maxStatements: 14,
  variables: ({ params }: Address) => ({ key: keyInAddress(params["rankingId"]) }),
};

export const rankingsPages: PageDeclaration[] = [
  page<RankingDirectoryPageQuery>({
    path: rankingsPath,
    access: "everyone",
    menu: {
      athlete: { at: 50, label: "Rankings", icon: ListOrdered, also: ["/ranking"] },
      person: { at: 30, label: "Rankings", icon: ListOrdered, also: ["/ranking"] },
    },
    palette: "Rankings abertos ao público",
    query: () => import("../__generated__/RankingDirectoryPageQuery.graphql"),
    variables: async ({ search }) => (await import("./directory/ranking-filters")).rankingFiltersFrom(search),
    component: async () => (await import("./directory/RankingDirectoryPage")).RankingDirectoryPage,
  }),
  page<RankingPageQuery>({
    path: "/ranking/:rankingId/:versionKey?",
    access: "everyone",
    query: () => import("../__generated__/RankingPageQuery.graphql"),
    // A list, its predecessor, and where each point comes from.
    maxStatements: 13,
    variables: ({ params }) => ({
      key: keyInAddress(params["rankingId"]),
      version: params["versionKey"] === undefined ? null : keyInAddress(params["versionKey"]),
    }),
    component: async () => (await import("./ranking-page/RankingPage")).RankingPage,
  }),
  page<FederationRankingsPageQuery>({
    path: federationRankingsPath,
    access: areaAccess.federation,
    menu: { federation: { at: 30, label: "Rankings", icon: ListOrdered } },
    query: () => import("../__generated__/FederationRankingsPageQuery.graphql"),
    // Each ranking with its latest and its next list.
    maxStatements: 9,
    variables: async ({ search }) => ({ stopped: await stoppedAt(search), ...federationVariables() }),
    component: async () => (await import("./desk/FederationRankingsPage")).FederationRankingsPage,
  }),
  // An address for 'Criar Ranking': the rankings with its dialog open.
  page({
    path: newRankingPath,
    access: areaAccess.federation,
    redirect: () => replace(`${federationRankingsPath}?${dialogParameter}`),
  }),
  page<RankingDeskPageQuery>({
    path: `${federationRankingsPath}/:rankingId`,
    access: areaAccess.federation,
    ...desk,
    component: async () => (await import("./desk/RankingDeskPage")).FederationRankingPage,
  }),
  page<ArenaRankingsPageQuery>({
    path: arenaRankingsPath,
    access: areaAccess.arena,
    menu: { arena: { at: 40, label: "Rankings", icon: ListOrdered, inMenuOnly: true } },
    query: () => import("../__generated__/ArenaRankingsPageQuery.graphql"),
    // Each ranking with its latest and its next list.
    maxStatements: 9,
    variables: async ({ search }) => ({ stopped: await stoppedAt(search), ...ownArenaVariables() }),
    component: async () => (await import("./desk/ArenaRankingsPage")).ArenaRankingsPage,
  }),
  page<RankingDeskPageQuery>({
    path: `${arenaRankingsPath}/:rankingId`,
    access: areaAccess.arena,
    ...desk,
    component: async () => (await import("./desk/RankingDeskPage")).ArenaRankingPage,
  }),
  page<OwnRankingsPageQuery>({
    path: ownRankingsPath,
    access: areaAccess.athlete,
    menu: { athlete: { at: 80, label: "Meus rankings", icon: Medal } },
    query: () => import("../__generated__/OwnRankingsPageQuery.graphql"),
    // Each ranking with its latest list and the athlete's history in it.
    maxStatements: 12,
    variables: () => ({ key: ownAthleteKey() }),
    component: async () => (await import("./own-rankings/OwnRankingsPage")).OwnRankingsPage,
  }),
];
