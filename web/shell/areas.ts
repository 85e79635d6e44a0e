import { decideAccess, type Access } from "../identity/public/page-access";
import { athleteKeyOf, type Session } from "../identity/public/session";
import { isOwnOfTeacherOnly } from "../teachers/public/teacher-page-path";

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

/** The areas a path may belong to; empty for pages that all areas share, such as another user's profile. */
export function areasAt(path: string, session: Session): readonly Area[] {
  const [first = "", second, third] = path.slice(1).split("/");
  if (first === "admin" || first === "federation") return [first];
  if (first.startsWith("arena-")) return ["arena", "teacher"];
  if (first === "user-profile" && second === athleteKeyOf(session))
    return [third === "professor" || isOwnOfTeacherOnly(second, session) ? "teacher" : "athlete"];
  if (first === "agenda" || first.startsWith("meus-")) return ["athlete"];
  if (first === "comissoes" || first.startsWith("teacher-")) return ["teacher"];
  if (first === "athlete-classes") return [second === athleteKeyOf(session) ? "athlete" : "arena"];
  return [];
}
