import type { RouteObject } from "react-router-dom";
import type { ArenaFinancialPageQuery } from "../__generated__/ArenaFinancialPageQuery.graphql";
import type { AthleteFinancialPageQuery } from "../__generated__/AthleteFinancialPageQuery.graphql";
import type { CommissionsPageQuery } from "../__generated__/CommissionsPageQuery.graphql";
import type { FederationFinancialPageQuery } from "../__generated__/FederationFinancialPageQuery.graphql";
import type { MoneyOverviewPageQuery } from "../__generated__/MoneyOverviewPageQuery.graphql";
import type { MonthlyPlansPageQuery } from "../__generated__/MonthlyPlansPageQuery.graphql";
import type { OwnCommissionsPageQuery } from "../__generated__/OwnCommissionsPageQuery.graphql";
import type { ReconciliationPageQuery } from "../__generated__/ReconciliationPageQuery.graphql";
import { federationVariables, ownArenaVariables } from "../identity/public/workplace-choice";
import { keyInAddress } from "../relay/address-key";
import { monthInAddress } from "../relay/month-in-address";
import { pageLoader } from "../relay/page-loader";
import { arenaFinancePath, federationFinancePath, moneyOverviewPath } from "./public/finance-paths";
import { commissionsPath, ownCommissionsPath } from "./public/commission-paths";
import { reconciliationPath } from "./public/reconciliation-path";
import { monthlyPlansPath } from "./public/plan-paths";

/** For who manages an arena. */
export const commissionRoutes: RouteObject[] = [
  {
    path: `${commissionsPath()}/:month?`,
    loader: pageLoader<CommissionsPageQuery>(
      () => import("../__generated__/CommissionsPageQuery.graphql"),
      ({ params }) => ({ month: monthInAddress(params["month"]), ...ownArenaVariables() }),
    ),
    lazy: { Component: async () => (await import("./commissions/CommissionsPage")).CommissionsPage },
  },
];

/** For teachers. */
export const ownCommissionRoutes: RouteObject[] = [
  {
    path: ownCommissionsPath,
    loader: pageLoader<OwnCommissionsPageQuery>(
      () => import("../__generated__/OwnCommissionsPageQuery.graphql"),
      () => ({}),
    ),
    lazy: {
      Component: async () => (await import("./own-commissions/OwnCommissionsPage")).OwnCommissionsPage,
    },
  },
];

/** For who manages an arena. */
export const arenaFinanceRoutes: RouteObject[] = [
  {
    path: arenaFinancePath,
    loader: pageLoader<ArenaFinancialPageQuery>(
      () => import("../__generated__/ArenaFinancialPageQuery.graphql"),
      async ({ search }) => ({
        ...(await import("./charges/charge-filters")).chargeVariablesAt(search),
        ...ownArenaVariables(),
      }),
    ),
    lazy: { Component: async () => (await import("./charges/ArenaFinancialPage")).ArenaFinancialPage },
  },
  {
    path: moneyOverviewPath,
    loader: pageLoader<MoneyOverviewPageQuery>(
      () => import("../__generated__/MoneyOverviewPageQuery.graphql"),
      () => ownArenaVariables(),
    ),
    lazy: { Component: async () => (await import("./overview/MoneyOverviewPage")).MoneyOverviewPage },
  },
  {
    path: `${reconciliationPath()}/:list?`,
    loader: pageLoader<ReconciliationPageQuery>(
      () => import("../__generated__/ReconciliationPageQuery.graphql"),
      async ({ params }) => ({
        list: (await import("./reconciliation/bank-lists")).bankTabAt(params["list"]).list,
        ...ownArenaVariables(),
      }),
    ),
    lazy: {
      Component: async () => (await import("./reconciliation/ReconciliationPage")).ReconciliationPage,
    },
  },
  {
    path: monthlyPlansPath,
    loader: pageLoader<MonthlyPlansPageQuery>(
      () => import("../__generated__/MonthlyPlansPageQuery.graphql"),
      async ({ search }) => ({
        ...(await import("./plans/plan-filters")).planVariablesAt(search),
        ...ownArenaVariables(),
      }),
    ),
    lazy: { Component: async () => (await import("./plans/MonthlyPlansPage")).MonthlyPlansPage },
  },
];

/** For those who run a federation. */
export const federationFinanceRoutes: RouteObject[] = [
  {
    path: federationFinancePath,
    loader: pageLoader<FederationFinancialPageQuery>(
      () => import("../__generated__/FederationFinancialPageQuery.graphql"),
      async ({ search }) => ({
        ...(await import("./charges/charge-filters")).championshipChargeVariablesAt(search),
        ...federationVariables(),
      }),
    ),
    lazy: {
      Component: async () => (await import("./charges/FederationFinancialPage")).FederationFinancialPage,
    },
  },
];

/** For athletes, and who manages an arena. */
export const athleteFinanceRoutes: RouteObject[] = [
  {
    path: "/athlete-financial/:athleteId",
    loader: pageLoader<AthleteFinancialPageQuery>(
      () => import("../__generated__/AthleteFinancialPageQuery.graphql"),
      async ({ params, search }) => ({
        ...(await import("./own-charges/own-charge-filters")).ownChargeVariablesAt(search),
        key: keyInAddress(params["athleteId"]),
      }),
    ),
    lazy: {
      Component: async () => (await import("./own-charges/AthleteFinancialPage")).AthleteFinancialPage,
    },
  },
];
