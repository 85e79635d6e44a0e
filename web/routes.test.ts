import { expect, test } from "vitest";
import type { Access } from "./identity/public/page-access";
import { accessTo } from "./routes";

const id = "0198c2a0-0000-7000-8000-000000000001";
const arena: Access = ["ARENA_MANAGER", "TEACHER"];
const owner: Access = ["ARENA_MANAGER"];
const federation: Access = "federation";
const admin: Access = ["ADMIN"];

/** Both route tables of the product, address by address. */
const table: (readonly [path: string, access: Access | "everyone"])[] = [
  ["/", "everyone"],
  ["/auth", "everyone"],
  ["/auth-athlete", "everyone"],
  ["/federation-auth", "everyone"],
  ["/admin-auth", "everyone"],
  ["/reset-password", "everyone"],
  ["/confirmar-email", "everyone"],
  ["/estilo", "everyone"],
  ["/ajuda", "everyone"],
  ["/contato", "everyone"],
  ["/privacidade", "everyone"],
  ["/termos", "everyone"],
  ["/torneios", "everyone"],
  [`/torneio/${id}`, "everyone"],
  [`/torneio/${id}/tv`, "everyone"],
  [`/torneio/${id}/cartaz`, "everyone"],
  ["/arena/arena-beira-mar", "everyone"],
  ["/arena-athletes/pedidos", owner],
  ["/arena-dashboard", arena],
  ["/arena-settings", ["ARENA_MANAGER"]],
  ["/arena-calendar", arena],
  ["/arena-athletes", arena],
  ["/arena-tournaments", arena],
  ["/arena-tournaments/novo", owner],
  [`/arena-tournament/${id}`, arena],
  [`/arena-tournament/${id}/enrolments`, arena],
  ["/convite/um-token", "everyone"],
  ["/convite?token=um-token", "everyone"],
  [`/arena-tournament/${id}/bracket`, arena],
  [`/arena-tournament/${id}/qr`, arena],
  [`/arena-tournament/${id}/match/${id}`, "signedIn"],
  ["/arbitragem", "signedIn"],
  ["/placar/segredo", "everyone"],
  [`/arena-tournament/${id}/schedule`, arena],
  ["/arena-teachers", owner],
  ["/arena-financial", owner],
  [`/athlete-classes/${id}`, ["ATHLETE", "ARENA_MANAGER"]],
  [`/athlete-financial/${id}`, ["ATHLETE", "ARENA_MANAGER"]],
  [`/user-profile/${id}`, "signedIn"],
  ["/conta", "signedIn"],
  ["/nova-senha", "temporaryPassword"],
  ...[
    "",
    "/users",
    "/arenas",
    "/federations",
    "/financial",
    "/contracts",
    "/roles",
    "/passwords",
    "/settings",
  ].map((page) => [`/admin${page}`, admin] as const),
  ...[
    "",
    "/championships",
    "/championships/new",
    `/championships/${id}`,
    `/championships/${id}/edit`,
    ...["enrolments", "bracket", "schedule", "qr", `match/${id}`].map(
      (page) => `/championships/${id}/${page}`,
    ),
    "/rankings",
    "/rankings/new",
    "/athletes",
    "/arenas",
    "/calendar",
    "/certifications",
    "/reports",
    "/settings",
  ].map((page) => [`/federation${page}`, federation] as const),
  ["/nao-existe", "everyone"],
];

test.each(table)("%s is for %j", (path, access) => expect(accessTo(path)).toEqual(access));
