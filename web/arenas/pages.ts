import { LayoutDashboard, Settings } from "lucide-react";
import { areaAccess, arenaStaff, page, type PageDeclaration } from "../shell/page";
import type { ArenaDashboardPageQuery } from "../__generated__/ArenaDashboardPageQuery.graphql";
import type { ArenaProfilePageQuery } from "../__generated__/ArenaProfilePageQuery.graphql";
import type { CourtsAndPricesPageQuery } from "../__generated__/CourtsAndPricesPageQuery.graphql";
import type { OpeningHoursPageQuery } from "../__generated__/OpeningHoursPageQuery.graphql";
import type { ReceivingPageQuery } from "../__generated__/ReceivingPageQuery.graphql";
import type { TeamPageQuery } from "../__generated__/TeamPageQuery.graphql";
import { arenaVariables, ownArenaVariables } from "../identity/public/workplace-choice";
import {
  arenaSettingsPath,
  courtsAndPricesPath,
  openingHoursPath,
  receivingPath,
  teamPath,
} from "./settings/arena-settings-path";

export const arenasPages: PageDeclaration[] = [
  page<ArenaDashboardPageQuery>({
    path: "/arena-dashboard",
    access: arenaStaff,
    menu: {
      arena: { at: 10, label: "Hoje", icon: LayoutDashboard },
      teacher: { at: 10, label: "Hoje", icon: LayoutDashboard },
    },
    query: () => import("../__generated__/ArenaDashboardPageQuery.graphql"),
    // Its speed matters: docs/reading.md.
    maxStatements: 6,
    variables: arenaVariables,
    component: async () => (await import("./dashboard/ArenaDashboardPage")).ArenaDashboardPage,
  }),
  page<ArenaProfilePageQuery>({
    path: arenaSettingsPath,
    access: areaAccess.arena,
    menu: { arena: { at: 110, label: "Configurações", icon: Settings } },
    palette: "Configurações da Arena",
    query: () => import("../__generated__/ArenaProfilePageQuery.graphql"),
    variables: ownArenaVariables,
    component: async () => (await import("./settings/ArenaProfilePage")).ArenaProfilePage,
  }),
  page<OpeningHoursPageQuery>({
    path: openingHoursPath,
    access: areaAccess.arena,
    palette: "Horários e feriados",
    query: () => import("../__generated__/OpeningHoursPageQuery.graphql"),
    variables: ownArenaVariables,
    component: async () => (await import("./settings/OpeningHoursPage")).OpeningHoursPage,
  }),
  page<CourtsAndPricesPageQuery>({
    path: courtsAndPricesPath,
    access: areaAccess.arena,
    palette: "Quadras e preços",
    query: () => import("../__generated__/CourtsAndPricesPageQuery.graphql"),
    variables: ownArenaVariables,
    component: async () => (await import("./settings/CourtsAndPricesPage")).CourtsAndPricesPage,
  }),
  page<ReceivingPageQuery>({
    path: receivingPath,
    access: areaAccess.arena,
    palette: "Recebimento",
    query: () => import("../__generated__/ReceivingPageQuery.graphql"),
    variables: ownArenaVariables,
    component: async () => (await import("./settings/ReceivingPage")).ReceivingPage,
  }),
  page<TeamPageQuery>({
    path: teamPath,
    access: areaAccess.arena,
    palette: "Quem trabalha aqui",
    query: () => import("../__generated__/TeamPageQuery.graphql"),
    // Managers, invitations and teachers, each with their accounts.
    maxStatements: 10,
    variables: ownArenaVariables,
    component: async () => (await import("./settings/TeamPage")).TeamPage,
  }),
];
