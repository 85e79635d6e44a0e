import { FileText, Repeat, Wallet } from "lucide-react";
import { areaAccess, page, type PageDeclaration } from "../shell/page";
import { athleteKeyOf } from "../identity/public/session";
import type { ArenaFinancialPageQuery } from "../__generated__/ArenaFinancialPageQuery.graphql";
import type { AthleteFinancialPageQuery } from "../__generated__/AthleteFinancialPageQuery.graphql";
import type { BoletosPageQuery } from "../__generated__/BoletosPageQuery.graphql";
import type { CommissionsPageQuery } from "../__generated__/CommissionsPageQuery.graphql";
import type { FederationFinancialPageQuery } from "../__generated__/FederationFinancialPageQuery.graphql";
import type { MoneyOverviewPageQuery } from "../__generated__/MoneyOverviewPageQuery.graphql";
import type { MonthlyPlansPageQuery } from "../__generated__/MonthlyPlansPageQuery.graphql";
import type { OwnCommissionsPageQuery } from "../__generated__/OwnCommissionsPageQuery.graphql";
import type { ReconciliationPageQuery } from "../__generated__/ReconciliationPageQuery.graphql";
import { federationVariables, ownArenaVariables } from "../identity/public/workplace-choice";
import { keyInAddress } from "../relay/address-key";
import { monthInAddress } from "../relay/month-in-address";
import {
  arenaFinancePath,
  boletosPath,
  commissionsPath,
  federationFinancePath,
  moneyOverviewPath,
  monthlyPlansPath,
  ownCommissionsPath,
  reconciliationPath,
} from "./public/finance-paths";

export const billingPages: PageDeclaration[] = [
  page<CommissionsPageQuery>({
    path: `${commissionsPath()}/:month?`,
    access: areaAccess.arena,
    menu: { arena: { at: 70, label: "Comissões", icon: FileText } },
    query: () => import("../__generated__/CommissionsPageQuery.graphql"),
    variables: ({ params }) => ({ month: monthInAddress(params["month"]), ...ownArenaVariables() }),
    component: async () => (await import("./commissions/CommissionsPage")).CommissionsPage,
  }),
  page<OwnCommissionsPageQuery>({
    path: ownCommissionsPath,
    access: areaAccess.teacher,
    menu: { teacher: { at: 60, label: "Comissões", icon: Wallet } },
    query: () => import("../__generated__/OwnCommissionsPageQuery.graphql"),
    component: async () => (await import("./own-commissions/OwnCommissionsPage")).OwnCommissionsPage,
  }),
  page<ArenaFinancialPageQuery>({
    path: arenaFinancePath,
    access: areaAccess.arena,
    menu: { arena: { at: 50, label: "Financeiro", icon: Wallet } },
    query: () => import("../__generated__/ArenaFinancialPageQuery.graphql"),
    variables: async ({ search }) => ({
      ...(await import("./charges/charge-filters")).chargeVariablesAt(search),
      ...ownArenaVariables(),
    }),
    component: async () => (await import("./charges/ArenaFinancialPage")).ArenaFinancialPage,
  }),
  page<MoneyOverviewPageQuery>({
    path: moneyOverviewPath,
    access: areaAccess.arena,
    query: () => import("../__generated__/MoneyOverviewPageQuery.graphql"),
    variables: () => ownArenaVariables(),
    component: async () => (await import("./overview/MoneyOverviewPage")).MoneyOverviewPage,
  }),
  page<ReconciliationPageQuery>({
    path: `${reconciliationPath()}/:list?`,
    access: areaAccess.arena,
    query: () => import("../__generated__/ReconciliationPageQuery.graphql"),
    // Each waiting line with the charges that it may pay.
    maxStatements: 16,
    variables: async ({ params }) => ({
      list: (await import("./reconciliation/bank-lists")).bankTabAt(params["list"]).list,
      ...ownArenaVariables(),
    }),
    component: async () => (await import("./reconciliation/ReconciliationPage")).ReconciliationPage,
  }),
  page<BoletosPageQuery>({
    path: `${boletosPath}/:list?`,
    access: areaAccess.arena,
    query: () => import("../__generated__/BoletosPageQuery.graphql"),
    // Four counts, and four lists with the charges of one.
    maxStatements: 16,
    variables: async ({ params }) => ({
      list: (await import("./boletos/boleto-tabs")).boletoTabAt(params["list"]).list,
      ...ownArenaVariables(),
    }),
    component: async () => (await import("./boletos/BoletosPage")).BoletosPage,
  }),
  page<MonthlyPlansPageQuery>({
    path: monthlyPlansPath,
    access: areaAccess.arena,
    menu: { arena: { at: 60, label: "Mensalidades", icon: Repeat } },
    query: () => import("../__generated__/MonthlyPlansPageQuery.graphql"),
    // Two statements for each month of plans to charge.
    maxStatements: 11,
    variables: async ({ search }) => ({
      ...(await import("./plans/plan-filters")).planVariablesAt(search),
      ...ownArenaVariables(),
    }),
    component: async () => (await import("./plans/MonthlyPlansPage")).MonthlyPlansPage,
  }),
  page<FederationFinancialPageQuery>({
    path: federationFinancePath,
    access: areaAccess.federation,
    menu: { federation: { at: 70, label: "Financeiro", icon: Wallet } },
    query: () => import("../__generated__/FederationFinancialPageQuery.graphql"),
    variables: async ({ search }) => ({
      ...(await import("./charges/charge-filters")).championshipChargeVariablesAt(search),
      ...federationVariables(),
    }),
    component: async () => (await import("./charges/FederationFinancialPage")).FederationFinancialPage,
  }),
  page<AthleteFinancialPageQuery>({
    path: "/athlete-financial/:athleteId",
    access: [...areaAccess.athlete, ...areaAccess.arena],
    areas: [],
    menu: {
      athlete: {
        at: 60,
        label: "Financeiro",
        icon: Wallet,
        to: (session) => `/athlete-financial/${athleteKeyOf(session)}`,
      },
    },
    query: () => import("../__generated__/AthleteFinancialPageQuery.graphql"),
    variables: async ({ params, search }) => ({
      ...(await import("./own-charges/own-charge-filters")).ownChargeVariablesAt(search),
      key: keyInAddress(params["athleteId"]),
    }),
    component: async () => (await import("./own-charges/AthleteFinancialPage")).AthleteFinancialPage,
  }),
];
