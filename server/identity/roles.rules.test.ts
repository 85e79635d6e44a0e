import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rolesByPriority, type Role } from "../platform/access.rules";
import { frontPageRedirect, homePathFor, resolveRoles, roleLabel, type RoleSources } from "./roles.rules";

const nothing: RoleSources = {
  storedRoles: [],
  ownsArena: false,
  activeFederationMember: false,
  activeTeacher: false,
  activeAthlete: false,
};

describe("resolveRoles", () => {
  test("a user without rows has no role", () => {
    expect(resolveRoles(nothing)).toEqual({ roles: [], primaryRole: null });
  });

  test.each<[Partial<RoleSources>, Role]>([
    [{ storedRoles: ["ADMIN"] }, "ADMIN"],
    [{ ownsArena: true }, "ARENA_MANAGER"],
    [{ activeFederationMember: true }, "FEDERATION_MANAGER"],
    [{ activeTeacher: true }, "TEACHER"],
    [{ activeAthlete: true }, "ATHLETE"],
  ])("%j gives %s alone", (sources, role) => {
    expect(resolveRoles({ ...nothing, ...sources })).toEqual({ roles: [role], primaryRole: role });
  });

  test("unknown stored words are ignored", () => {
    expect(resolveRoles({ ...nothing, storedRoles: ["OWNER", "admin", "TEACHER"] }).roles).toEqual([
      "TEACHER",
    ]);
  });

  test("the primary role is the first of admin, arena, federation, teacher, athlete", () => {
    const everything = {
      ownsArena: true,
      activeFederationMember: true,
      activeTeacher: true,
      activeAthlete: true,
    };
    expect(resolveRoles({ ...everything, storedRoles: ["ATHLETE", "ADMIN"] }).roles).toEqual([
      "ADMIN",
      "ARENA_MANAGER",
      "FEDERATION_MANAGER",
      "TEACHER",
      "ATHLETE",
    ]);
    expect(resolveRoles({ ...nothing, activeFederationMember: true, activeTeacher: true }).primaryRole).toBe(
      "FEDERATION_MANAGER",
    );
    expect(resolveRoles({ ...nothing, activeAthlete: true, activeTeacher: true }).primaryRole).toBe(
      "TEACHER",
    );
  });

  test("the admin role is never derived, and every role has a source", () => {
    const words = fc.array(fc.constantFrom(...rolesByPriority, "OWNER"));
    const sources = fc.record({
      storedRoles: words,
      ownsArena: fc.boolean(),
      activeFederationMember: fc.boolean(),
      activeTeacher: fc.boolean(),
      activeAthlete: fc.boolean(),
    });
    fc.assert(
      fc.property(sources, (of) => {
        const { roles, primaryRole } = resolveRoles(of);
        expect(new Set(roles).size).toBe(roles.length);
        expect(roles.includes("ADMIN")).toBe(of.storedRoles.includes("ADMIN"));
        expect(primaryRole).toBe(roles[0] ?? null);
        for (const stored of of.storedRoles) if (stored !== "OWNER") expect(roles).toContain(stored);
      }),
    );
  });
});

test.each<[Role | null, string]>([
  ["ADMIN", "/admin"],
  ["ARENA_MANAGER", "/arena-dashboard"],
  ["FEDERATION_MANAGER", "/federation"],
  ["TEACHER", "/arena-dashboard"],
  ["ATHLETE", "/user-profile/u-1"],
  [null, "/"],
])("%s lands on %s", (role, path) => {
  expect(homePathFor(role, "u-1")).toBe(path);
});

test("every role has a Portuguese name of its own", () => {
  expect(new Set(Object.values(roleLabel)).size).toBe(rolesByPriority.length);
});

test("the front page looks for admin, federation, athlete, arena, in this order", () => {
  const all = ["TEACHER", "ARENA_MANAGER", "ATHLETE", "FEDERATION_MANAGER", "ADMIN"] as const;
  const paths = all.map((_, dropped) => frontPageRedirect(all.slice(0, all.length - dropped), "7"));
  expect(paths).toEqual(["/admin", "/federation", "/user-profile/7", "/arena-dashboard", "/arena-dashboard"]);
  expect(frontPageRedirect([], "7")).toBe("/");
});
