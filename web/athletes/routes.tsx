import { arenaPagePath } from "../../server/arenas/arena-key.rules";
import { redirect, type RouteObject } from "react-router-dom";
import type { AthleteProfilePageQuery } from "../__generated__/AthleteProfilePageQuery.graphql";
import { keyInAddress } from "../relay/address-key";
import { pageLoader } from "../relay/page-loader";
import type { ArenaPublicPageQuery } from "../__generated__/ArenaPublicPageQuery.graphql";
import type { JoinRequestsPageQuery } from "../__generated__/JoinRequestsPageQuery.graphql";
import { joinRequestsPath } from "./public/join-paths";
import { statusAskedAt } from "./requests/request-filters";
import { toast } from "../ui/toaster";

/** For anyone signed in. */
export const athleteRoutes: RouteObject[] = [
  {
    path: "/user-profile/:userId",
    loader: pageLoader<AthleteProfilePageQuery>(
      () => import("../__generated__/AthleteProfilePageQuery.graphql"),
      ({ params }) => ({ key: keyInAddress(params.userId) }),
    ),
    lazy: { Component: async () => (await import("./AthleteProfilePage")).AthleteProfilePage },
  },
  {
    path: "/user-profile",
    loader: () => {
      toast.error({ title: "ID do atleta não fornecido" });
      return redirect("/");
    },
  },
];

/** For everybody: an arena's page, where athletes ask to join it. */
export const publicArenaRoutes: RouteObject[] = [
  {
    path: arenaPagePath(":key"),
    loader: pageLoader<ArenaPublicPageQuery>(
      () => import("../__generated__/ArenaPublicPageQuery.graphql"),
      ({ params }) => ({ key: params["key"] ?? "" }),
    ),
    lazy: { Component: async () => (await import("./arena-page/ArenaPublicPage")).ArenaPublicPage },
  },
];

/** For who manages an arena. */
export const joinRequestRoutes: RouteObject[] = [
  {
    path: joinRequestsPath,
    loader: pageLoader<JoinRequestsPageQuery>(
      () => import("../__generated__/JoinRequestsPageQuery.graphql"),
      ({ request }) => ({ status: statusAskedAt(new URL(request.url).searchParams) }),
    ),
    lazy: { Component: async () => (await import("./requests/JoinRequestsPage")).JoinRequestsPage },
  },
];
