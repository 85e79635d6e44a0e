import {
  Award,
  BarChart3,
  Building2,
  CalendarDays,
  ClipboardCheck,
  FileText,
  Flag,
  GraduationCap,
  HeartHandshake,
  KeyRound,
  LayoutDashboard,
  ListOrdered,
  Medal,
  Megaphone,
  Repeat,
  Settings,
  ShieldCheck,
  Store,
  Ticket,
  Trophy,
  UserRound,
  Users,
  Wallet,
  type LucideIcon,
} from "lucide-react";
import { dependentsPath } from "../../server/identity/roles.rules";
import { athleteKeyOf, type Session } from "../identity/public/session";
import { ownRankingsPath } from "../rankings/public/ranking-paths";
import { agendaPath } from "../schedule/public/agenda-path";
import { teacherPagePath } from "../teachers/public/teacher-page-path";
import { ownTournamentsPath } from "../tournaments/public/own-tournaments-path";
import type { Area } from "./areas";

/** A standing page, as the navigation names it. */
export interface Entry {
  readonly label: string;
  /** As the bar of a phone names it, which has room for a word. */
  readonly brief: string;
  readonly to: string;
  readonly icon: LucideIcon;
  /** What it stands under; null without a heading. */
  readonly group: string | null;
  /** Also marked on the pages below its address. */
  readonly below: boolean;
  /** Left out of a phone's bar, which has room for four. */
  readonly inMenuOnly: boolean;
  /** Other addresses at which it is marked, with all below them. */
  readonly also: readonly string[];
}

type Row = [
  label: string,
  to: string,
  icon: LucideIcon,
  more?: Partial<Pick<Entry, "brief" | "group" | "below" | "inMenuOnly" | "also">>,
];

const entry = ([label, to, icon, more]: Row): Entry => ({
  label,
  brief: label,
  to,
  icon,
  group: null,
  below: true,
  inMenuOnly: false,
  also: [],
  ...more,
});

const tournamentPages = { also: ["/arena-tournament"] };
const firstPage = { below: false };
const dependents = ({ answersForMinor }: Session): Row[] =>
  answersForMinor ? [["Dependentes", dependentsPath, HeartHandshake]] : [];

const rowsOf: Record<Area, (session: Session) => Row[]> = {
  arena: () => [
    ["Hoje", "/arena-dashboard", LayoutDashboard],
    ["Calendário", "/arena-calendar", CalendarDays],
    ["Torneios", "/arena-tournaments", Trophy, tournamentPages],
    ["Rankings", "/arena-rankings", ListOrdered, { inMenuOnly: true }],
    ["Financeiro", "/arena-financial", Wallet],
    ["Mensalidades", "/arena-financial/mensalidades", Repeat],
    ["Comissões", "/arena-financial/comissoes", FileText],
    ["Atletas", "/arena-athletes", Users],
    ["Professores", "/arena-teachers", GraduationCap],
    ["Comunicados", "/arena-announcements", Megaphone],
    ["Configurações", "/arena-settings", Settings],
  ],
  teacher: (session) => [
    ["Hoje", "/arena-dashboard", LayoutDashboard],
    ["Calendário", "/arena-calendar", CalendarDays],
    ["Meus alunos", "/arena-athletes", Users],
    ["Torneios", "/arena-tournaments", Trophy, tournamentPages],
    ["Certificações", "/teacher-certifications", Award],
    ["Comissões", "/comissoes", Wallet],
    [
      "Meu perfil",
      teacherPagePath(session.userKey),
      UserRound,
      { also: [`/user-profile/${session.userKey}`] },
    ],
  ],
  athlete: (session) => [
    ["Meu perfil", `/user-profile/${athleteKeyOf(session)}`, UserRound],
    ["Agenda", agendaPath, CalendarDays],
    ["Minhas aulas", `/athlete-classes/${athleteKeyOf(session)}`, GraduationCap, { brief: "Aulas" }],
    ["Torneios", "/torneios", Trophy, { also: ["/torneio"] }],
    ["Rankings", "/rankings", ListOrdered, { also: ["/ranking"] }],
    ["Financeiro", `/athlete-financial/${athleteKeyOf(session)}`, Wallet],
    ["Meus torneios", ownTournamentsPath, Ticket],
    ["Meus rankings", ownRankingsPath, Medal],
    ...(session.isReferee ? [["Arbitragem", "/arbitragem", Flag] satisfies Row] : []),
    ...dependents(session),
  ],
  federation: () => [
    ["Dashboard", "/federation", LayoutDashboard, firstPage],
    ["Campeonatos", "/federation/championships", Trophy],
    ["Rankings", "/federation/rankings", ListOrdered],
    ["Atletas Federados", "/federation/athletes", Users, { brief: "Atletas" }],
    ["Arenas Filiadas", "/federation/arenas", Store],
    ["Calendário", "/federation/calendar", CalendarDays],
    ["Financeiro", "/federation/financial", Wallet],
    ["Certificações", "/federation/certifications", Award],
    ["Comunicados", "/federation/announcements", Megaphone],
    ["Relatórios", "/federation/reports", BarChart3],
    ["Configurações", "/federation/settings", Settings],
  ],
  admin: () => [
    ...(
      [
        ["Dashboard", "/admin", LayoutDashboard, firstPage],
        ["Gestão de Usuários", "/admin/users", Users, { brief: "Usuários" }],
        ["Gestão de Arenas", "/admin/arenas", Store, { brief: "Arenas" }],
        ["Gestão de Federações", "/admin/federations", Building2, { brief: "Federações" }],
        ["Gestão de Contratos", "/admin/contracts", FileText, { brief: "Contratos" }],
        ["Relatórios Financeiros", "/admin/financial", ClipboardCheck, { brief: "Financeiro" }],
        ["Perfis de Acesso", "/admin/roles", ShieldCheck],
        ["Gestão de Senhas", "/admin/passwords", KeyRound],
      ] satisfies Row[]
    ).map(([label, to, icon, more = {}]): Row => [label, to, icon, { group: "Administração", ...more }]),
    ["Configurações", "/admin/settings", Settings, { group: "Sistema" }],
  ],
  person: (session) => [
    ...dependents(session),
    ["Torneios", "/torneios", Trophy, { also: ["/torneio"] }],
    ["Rankings", "/rankings", ListOrdered, { also: ["/ranking"] }],
  ],
};

/** @param hasPage whether an address exists: what is still to come is not offered. */
export const entriesOf = (area: Area, session: Session, hasPage: (path: string) => boolean): Entry[] =>
  rowsOf[area](session)
    .map(entry)
    .filter(({ to }) => hasPage(to));

/** Those that a phone has at the thumb. */
export const barOf = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ inMenuOnly }) => !inMenuOnly).slice(0, 4);

const isAtOrBelow = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`);

/** The entry that an address stands under; null where none does. */
export function currentEntry(path: string, entries: readonly Entry[]): Entry | null {
  const standing = entries.filter(
    ({ to, below, also }) =>
      path === to || (below && isAtOrBelow(path, to)) || also.some((base) => isAtOrBelow(path, base)),
  );
  return standing.toSorted((a, b) => b.to.length - a.to.length)[0] ?? null;
}
