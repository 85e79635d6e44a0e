import { expect, test } from "vitest";
import { sessionOf as session } from "../../tests/support/session";
import type { Area } from "./page";
import { barOf, currentEntry, entriesOf } from "./menu";

const labels = (area: Area) => entriesOf(area, session(["ADMIN"])).map(({ label }) => label);

test("a federation and the administration have the entries that their menus promise", () => {
  expect(labels("federation")).toEqual([
    "Dashboard",
    "Campeonatos",
    "Rankings",
    "Atletas Federados",
    "Arenas Filiadas",
    "Calendário",
    "Financeiro",
    "Certificações",
    "Comunicados",
    "Relatórios",
    "Configurações",
  ]);
  expect(entriesOf("admin", session(["ADMIN"])).map(({ group, label }) => `${group}: ${label}`)).toEqual([
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

test("a phone has at the thumb what an arena does every day; its rankings are in the menu", () => {
  const entries = entriesOf("arena", session(["ARENA_MANAGER"]));
  expect(entries.slice(2, 5).map(({ label }) => label)).toEqual(["Torneios", "Rankings", "Financeiro"]);
  expect(barOf(entries).map(({ label }) => label)).toEqual(["Hoje", "Calendário", "Torneios", "Financeiro"]);
});

test.each<[Area, string, string | null]>([
  ["arena", "/arena-dashboard", "Hoje"],
  ["arena", "/arena-tournament/1/schedule", "Torneios"],
  ["arena", "/arena-tournaments/novo", "Torneios"],
  ["arena", "/arena-rankings/1", "Rankings"],
  ["arena", "/conta", null],
  ["federation", "/federation", "Dashboard"],
  ["federation", "/federation/championships/1", "Campeonatos"],
  ["federation", "/federation/nowhere", null],
  ["admin", "/admin/passwords", "Gestão de Senhas"],
  ["admin", "/admin/nowhere", null],
  ["athlete", "/torneio/1", "Torneios"],
  ["athlete", "/user-profile/u1", "Meu perfil"],
  ["athlete", "/user-profile/another", null],
  ["teacher", "/user-profile/u1/professor", "Meu perfil"],
  ["teacher", "/user-profile/u1", "Meu perfil"],
])("in %s, %s stands under %s", (area, path, label) => {
  const entries = entriesOf(area, session(["ADMIN"]));
  expect(currentEntry(path, entries)?.label ?? null).toBe(label);
});

test("refereeing is offered to who is or was appointed", () => {
  const offered = (isReferee: boolean) =>
    entriesOf("athlete", session(["ATHLETE"], { isReferee })).map(({ label }) => label);
  expect(offered(true)).toContain("Arbitragem");
  expect(offered(false)).not.toContain("Arbitragem");
});
