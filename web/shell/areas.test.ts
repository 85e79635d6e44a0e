import { expect, test } from "vitest";
import { matchRoutes, type RouteObject } from "react-router-dom";
import type { Role } from "../../server/platform/access.rules";
import { sessionOf as session } from "../../tests/support/session";
import { decideAccess, type Access } from "../identity/public/page-access";
import { accessTo } from "../pages";
import { routes } from "../routes";
import { areaAccess, areasOf, type Area } from "./page";
import { areasAt, entriesOf } from "./menu";

test("a path belongs to its area; shared pages belong to none", () => {
  const lia = session(["ARENA_MANAGER", "ATHLETE"]);
  expect(areasAt("/arena-tournament/1", lia)).toEqual(["arena", "teacher"]);
  expect(areasAt("/federation/championships", lia)).toEqual(["federation"]);
  expect(areasAt("/federation-auth", lia)).toEqual([]);
  expect(areasAt("/user-profile/u1", lia)).toEqual(["athlete"]);
  expect(areasAt("/user-profile/another", lia)).toEqual([]);
  expect(areasAt("/agenda", lia)).toEqual(["athlete"]);
  expect(areasAt("/meus-torneios", lia)).toEqual(["athlete"]);
  expect(areasAt("/user-profile/u1/professor", lia)).toEqual(["teacher"]);
  expect(areasAt("/user-profile/u1", session(["TEACHER"]))).toEqual(["teacher"]);
  expect(areasAt("/torneios", lia)).toEqual([]);
});

test("a user with several roles has an area for each", () => {
  expect(areasOf(session(["ADMIN", "ARENA_MANAGER", "ATHLETE"]))).toEqual(["admin", "arena", "athlete"]);
  expect(areasOf(session(["TEACHER"]))).toEqual(["teacher"]);
  expect(areasOf(session([]))).toEqual(["person"]);
  // A manager keeps the role after leaving the last federation.
  expect(areasOf(session(["FEDERATION_MANAGER"]))).toEqual(["person"]);
});

/** A session for each area, with access to that area only. */
const inArea: Record<Area, ReturnType<typeof session>> = {
  admin: session(["ADMIN"]),
  federation: session(["FEDERATION_MANAGER"], {
    workplaces: [{ kind: "FEDERATION", key: "f1", name: "FCBT", title: "Secretária" }],
  }),
  arena: session(["ARENA_MANAGER"]),
  teacher: session(["TEACHER"]),
  athlete: session(["ATHLETE"], { isReferee: true }),
  person: session([]),
};
const areas = Object.keys(inArea) as Area[];
const enters = (area: Area, access: Access | "everyone") =>
  access === "everyone" || decideAccess({ status: "signedIn", session: inArea[area] }, access) === "enter";

test.each(areas)("a user with only the area “%s” may enter every entry of its navigation", (area) => {
  expect(areasOf(inArea[area])).toEqual([area]);
  const offered = entriesOf(area, inArea[area]);
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.filter(({ to }) => !enters(area, accessTo(to))).map(({ to }) => to)).toEqual([]);
});

/** All paths of the routes, without the layouts around them. */
const addresses = (children: readonly RouteObject[]): string[] =>
  children.flatMap(({ path, children: below }) => [...(path ? [path] : []), ...addresses(below ?? [])]);

const roles = (access: Access | "everyone"): readonly Role[] => (typeof access === "string" ? [] : access);

/** Referees score an arena's matches too, and any user may be one: the API checks which matches are theirs. */
const refereed = "/arena-tournament/:tournamentId/match/:matchId";

test("every path of an area has that area's guard", () => {
  const all = addresses(routes).filter((path) => path !== "*");
  expect(all).toContain(refereed);
  for (const path of all) {
    expect(matchRoutes(routes, path), path).not.toBeNull();
    const access = accessTo(path);
    const [first = ""] = path.slice(1).split("/");
    if (first === "admin" || first === "federation") expect(access, path).toEqual(areaAccess[first]);
    else if (path === refereed) expect(access).toBe("signedIn");
    else if (first.startsWith("arena-")) {
      const [own, ...others] = roles(access);
      expect([own], path).toEqual(areaAccess.arena);
      expect([[], areaAccess.teacher], path).toContainEqual(others);
    } else if (/^(comissoes$|teacher-)/.test(first)) expect(access, path).toEqual(areaAccess.teacher);
    else if (roles(access).length > 0) expect(first, path).toMatch(/^(agenda$|meus-|athlete-|estilo$)/);
    else expect(["everyone", "signedIn", "temporaryPassword"], path).toContain(access);
  }
});
