import { decideAccess, type Access } from "../identity/public/page-access";
import type { Session } from "../identity/public/session";

/** The areas of the product, each for one kind of work; the last for who has none of it now. */
export type Area = "arena" | "teacher" | "athlete" | "federation" | "admin" | "person";

/** Who may enter each: the guards of the pages are made from it, and what the navigation offers. */
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

/** In the order in which somebody lands in them. */
const byPriority = ["admin", "federation", "arena", "teacher", "athlete"] as const;

/** The areas somebody works in, the one they land in first; who owns an arena does not teach beside it. */
export function areasOf(session: Session): Area[] {
  const areas = byPriority.filter(
    (area) => decideAccess({ status: "signedIn", session }, areaAccess[area]) === "enter",
  );
  const shown = areas.filter((area) => area !== "teacher" || !areas.includes("arena"));
  return shown.length === 0 ? ["person"] : shown;
}

/** The area that an address belongs to; null for pages that all areas share, as somebody else's profile. */
export function areaAt(path: string, session: Session): Area | null {
  const [first = "", second] = path.slice(1).split("/");
  if (first === "admin") return "admin";
  if (first === "federation") return "federation";
  if (first.startsWith("arena-")) return areasOf(session).includes("arena") ? "arena" : "teacher";
  if (first === "user-profile" && second === session.userKey) return "athlete";
  return null;
}
