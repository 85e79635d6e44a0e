import {
  Building2,
  ClipboardCheck,
  FileText,
  KeyRound,
  LayoutDashboard,
  Settings,
  ShieldCheck,
  Store,
  Users,
} from "lucide-react";
import { areaAccess, page, type PageDeclaration } from "../shell/page";
import type { AdminDashboardPageQuery } from "../__generated__/AdminDashboardPageQuery.graphql";
import type { ArenasPageQuery } from "../__generated__/ArenasPageQuery.graphql";
import type { ContractsPageQuery } from "../__generated__/ContractsPageQuery.graphql";
import type { FederationsPageQuery } from "../__generated__/FederationsPageQuery.graphql";
import type { FinancialPageQuery } from "../__generated__/FinancialPageQuery.graphql";
import type { RolesPageQuery } from "../__generated__/RolesPageQuery.graphql";
import type { UsersPageQuery } from "../__generated__/UsersPageQuery.graphql";
import type { SettingsPageQuery } from "../__generated__/SettingsPageQuery.graphql";

const group = "Administração";

export const administrationPages: PageDeclaration[] = [
  page<AdminDashboardPageQuery>({
    path: "/admin",
    access: areaAccess.admin,
    menu: { admin: { group, at: 10, label: "Dashboard", icon: LayoutDashboard, below: false } },
    query: () => import("../__generated__/AdminDashboardPageQuery.graphql"),
    component: async () => (await import("./dashboard/AdminDashboardPage")).AdminDashboardPage,
  }),
  page<UsersPageQuery>({
    path: "/admin/users",
    access: areaAccess.admin,
    menu: { admin: { group, at: 20, label: "Gestão de Usuários", brief: "Usuários", icon: Users } },
    query: () => import("../__generated__/UsersPageQuery.graphql"),
    variables: async ({ search }) => (await import("./users/user-filter")).userVariablesAt(search),
    component: async () => (await import("./users/UsersPage")).UsersPage,
  }),
  page<ArenasPageQuery>({
    path: "/admin/arenas",
    access: areaAccess.admin,
    menu: { admin: { group, at: 30, label: "Gestão de Arenas", brief: "Arenas", icon: Store } },
    query: () => import("../__generated__/ArenasPageQuery.graphql"),
    variables: async ({ search }) => (await import("./arenas/arena-filter")).arenaVariablesAt(search),
    component: async () => (await import("./arenas/ArenasPage")).ArenasPage,
  }),
  page<FederationsPageQuery>({
    path: "/admin/federations",
    access: areaAccess.admin,
    menu: { admin: { group, at: 40, label: "Gestão de Federações", brief: "Federações", icon: Building2 } },
    query: () => import("../__generated__/FederationsPageQuery.graphql"),
    variables: async ({ search }) =>
      (await import("./federations/federation-filter")).federationVariablesAt(search),
    component: async () => (await import("./federations/FederationsPage")).FederationsPage,
  }),
  page<ContractsPageQuery>({
    path: "/admin/contracts",
    access: areaAccess.admin,
    menu: { admin: { group, at: 50, label: "Gestão de Contratos", brief: "Contratos", icon: FileText } },
    query: () => import("../__generated__/ContractsPageQuery.graphql"),
    variables: async ({ search }) =>
      (await import("./contracts/contract-filter")).contractVariablesAt(search),
    component: async () => (await import("./contracts/ContractsPage")).ContractsPage,
  }),
  page<FinancialPageQuery>({
    path: "/admin/financial",
    access: areaAccess.admin,
    menu: {
      admin: { group, at: 60, label: "Relatórios Financeiros", brief: "Financeiro", icon: ClipboardCheck },
    },
    query: () => import("../__generated__/FinancialPageQuery.graphql"),
    variables: async ({ search }) =>
      (await import("./financial/financial-filters")).financialVariablesAt(search),
    component: async () => (await import("./financial/FinancialPage")).FinancialPage,
  }),
  page<RolesPageQuery>({
    path: "/admin/roles",
    access: areaAccess.admin,
    menu: { admin: { group, at: 70, label: "Perfis de Acesso", icon: ShieldCheck } },
    query: () => import("../__generated__/RolesPageQuery.graphql"),
    component: async () => (await import("./roles/RolesPage")).RolesPage,
  }),
  page<SettingsPageQuery>({
    path: "/admin/settings",
    access: areaAccess.admin,
    menu: { admin: { group: "Sistema", at: 90, label: "Configurações", icon: Settings } },
    query: () => import("../__generated__/SettingsPageQuery.graphql"),
    component: async () => (await import("./settings/SettingsPage")).SettingsPage,
  }),
  page({
    path: "/admin/passwords",
    access: areaAccess.admin,
    menu: { admin: { group, at: 80, label: "Gestão de Senhas", icon: KeyRound } },
    component: async () => (await import("./passwords/PasswordsPage")).PasswordsPage,
  }),
];
