import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { AdminDashboardPageQuery } from "../__generated__/AdminDashboardPageQuery.graphql";
import type { ArenasPageQuery } from "../__generated__/ArenasPageQuery.graphql";
import type { FederationsPageQuery } from "../__generated__/FederationsPageQuery.graphql";
import { pageLoader } from "../relay/page-loader";
import { askFromAddress } from "../ui/list/list-address";
import { arenaFilters, arenaVariables } from "./arenas/arena-filter";
import { federationFilters, federationVariables } from "./federations/federation-filter";

const addressOf = ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams;

/** For admins. */
export const administrationRoutes: RouteObject[] = [
  {
    path: "/admin",
    loader: pageLoader<AdminDashboardPageQuery>(
      () => import("../__generated__/AdminDashboardPageQuery.graphql"),
      () => ({}),
    ),
    lazy: { Component: async () => (await import("./dashboard/AdminDashboardPage")).AdminDashboardPage },
  },
  {
    path: "/admin/arenas",
    loader: pageLoader<ArenasPageQuery>(
      () => import("../__generated__/ArenasPageQuery.graphql"),
      (args) => arenaVariables(askFromAddress(addressOf(args), arenaFilters)),
    ),
    lazy: { Component: async () => (await import("./arenas/ArenasPage")).ArenasPage },
  },
  {
    path: "/admin/federations",
    loader: pageLoader<FederationsPageQuery>(
      () => import("../__generated__/FederationsPageQuery.graphql"),
      (args) => federationVariables(askFromAddress(addressOf(args), federationFilters)),
    ),
    lazy: { Component: async () => (await import("./federations/FederationsPage")).FederationsPage },
  },
  {
    path: "/admin/passwords",
    lazy: { Component: async () => (await import("./passwords/PasswordsPage")).PasswordsPage },
  },
];
