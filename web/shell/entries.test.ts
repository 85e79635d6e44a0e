import { expect, test } from "vitest";
import type { Session } from "../identity/public/session";
import { areaAt, areasOf, currentEntry, entriesOf, organisationOf, type Area } from "./entries";

const session = (roles: Session["roles"], more: Partial<Session> = {}): Session => ({
  userKey: "u1",
  name: "Lia Prado",
  email: "lia@teste.example",
  roles,
  primaryRole: roles[0] ?? null,
  homePath: "/",
  managesArena: roles.includes("ARENA_MANAGER"),
  workplaces: [],
  pausedPlaces: [],
  mustChangePassword: false,
  ...more,
});
const everywhere = () => true;
const labels = (area: Area) => entriesOf(area, session(["ADMIN"]), everywhere).map(({ label }) => label);

test("a federation and the administration have the entries that their menus promise", () => {
  expect(labels("federation")).toEqual([
    "Dashboard",
    "Campeonatos",
    "Rankings",
    "Atletas Federados",
    "Arenas Filiadas",
    "Calendário",
    "Certificações",
    "Comunicados",
    "Relatórios",
    "Configurações",
  ]);
  expect(
    entriesOf("admin", session(["ADMIN"]), everywhere).map(({ group, label }) => `${group}: ${label}`),
  ).toEqual([
    "Administração: Dashboard",
    "Administração: Gestão de Usuários",
    "Administração: Gestão de Arenas",
    "Administração: Gestão de Federações",
    "Administração: Gestão de Contratos",
    "Administração: Relatórios Financeiros",
    "Administração: Perfis de Acesso",
    "Administração: Gestão de Senhas",
    "Sistema: Configurações",
  ]);
});

test("what is still to come is not offered", () => {
  const there = entriesOf("arena", session(["ARENA_MANAGER"]), (path) => path === "/arena-tournaments");
  expect(there.map(({ label }) => label)).toEqual(["Torneios"]);
});

test.each<[Area, string, string | null]>([
  ["arena", "/arena-dashboard", "Hoje"],
  ["arena", "/arena-tournament/1/schedule", "Torneios"],
  ["arena", "/arena-tournaments/novo", "Torneios"],
  ["arena", "/conta", null],
  ["federation", "/federation", "Dashboard"],
  ["federation", "/federation/championships/1", "Campeonatos"],
  ["federation", "/federation/nowhere", null],
  ["admin", "/admin/passwords", "Gestão de Senhas"],
  ["admin", "/admin/nowhere", null],
  ["athlete", "/torneio/1", "Torneios"],
  ["athlete", "/user-profile/another", "Início"],
])("in %s, %s stands under %s", (area, path, label) => {
  const entries = entriesOf(area, session(["ADMIN"]), everywhere);
  expect(currentEntry(path, entries)?.label ?? null).toBe(label);
});

test("an address tells its area; pages that all share do not", () => {
  expect(areaAt("/arena-tournament/1", ["teacher"])).toBe("teacher");
  expect(areaAt("/arena-tournament/1", ["arena", "athlete"])).toBe("arena");
  expect(areaAt("/federation/championships", ["federation"])).toBe("federation");
  expect(areaAt("/torneios", ["arena"])).toBeNull();
});

test("somebody of several roles has an area for each, and who owns an arena does not teach beside it", () => {
  expect(areasOf(session(["ADMIN", "ARENA_MANAGER", "TEACHER", "ATHLETE"]))).toEqual([
    "admin",
    "arena",
    "athlete",
  ]);
  expect(areasOf(session(["TEACHER"]))).toEqual(["teacher"]);
  expect(areasOf(session([]))).toEqual([]);
});

test("an area is named after whose it is", () => {
  const places = [
    { kind: "ARENA" as const, name: "Arena Beira-Mar", title: null },
    { kind: "FEDERATION" as const, name: "FCBT", title: "Secretária" },
  ];
  const lia = session(["ARENA_MANAGER"], { workplaces: places });
  expect(organisationOf("arena", lia)).toEqual({ name: "Arena Beira-Mar", title: "Gestão" });
  expect(organisationOf("federation", lia)).toEqual({ name: "FCBT", title: "Secretária" });
  expect(organisationOf("federation", session([]))).toEqual({ name: "Federação", title: "" });
  expect(organisationOf("athlete", lia)).toEqual({ name: "Lia Prado", title: "Atleta" });
});
