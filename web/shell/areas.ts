import { decideAccess, type Access } from "../identity/public/page-access";
import type { Session } from "../identity/public/session";

/** The areas of the product, one per role; "person" is for users without any. */
export type Area = "arena" | "teacher" | "athlete" | "federation" | "admin" | "person";

/** The roles that may enter each area. The route guards and the navigation are derived from it. */
export const areaAccess = {
  admin: ["ADMIN"],
  federation: "federation",
  arena: ["ARENA_MANAGER"],
  teacher: ["TEACHER"],
  athlete: ["ATHLETE"],
  person: "signedIn",
} as const satisfies Record<Area, Access>;

/** Everyone who works at an arena. */
export const arenaStaff = [...areaAccess.arena, ...areaAccess.teacher] as const;

export const areaLabel: Record<Area, string> = {
  admin: "Administração",
  federation: "Federação",
  arena: "Arena",
  teacher: "Professor",
  athlete: "Atleta",
  person: "",
};

/** By priority: users land in the first area they may enter. */
const byPriority = ["admin", "federation", "arena", "teacher", "athlete"] as const;

/** The areas a user may enter; the first is the one they land in. */
export function areasOf(session: Session): Area[] {
  const areas = byPriority.filter(
    (area) => decideAccess({ status: "signedIn", session }, areaAccess[area]) === "enter",
  );
  return areas.length === 0 ? ["person"] : areas;
}

/** The areas of a page by its access; none if all areas share it. The arena's pages are in the teacher's area as well. */
export function areasOfAccess(access: Access | "everyone"): Area[] {
  if (access === "federation") return ["federation"];
  if (typeof access === "string") return [];
  if (access.includes("ARENA_MANAGER")) return ["arena", "teacher"];
  return byPriority.filter(
    (area) => areaAccess[area] !== "federation" && access.includes(areaAccess[area][0]),
  );
}
