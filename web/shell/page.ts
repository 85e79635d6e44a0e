import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { LoaderFunction, LoaderFunctionArgs } from "react-router-dom";
import type { ConcreteRequest, OperationType } from "relay-runtime";
import { type Access, decideAccess } from "../identity/public/page-access";
import type { Session } from "../identity/public/session";
import type { Address } from "../relay/page-loader";

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
function areasOfAccess(access: Access | "everyone"): Area[] {
  if (access === "federation") return ["federation"];
  if (typeof access === "string") return [];
  if (access.includes("ARENA_MANAGER")) return ["arena", "teacher"];
  return byPriority.filter(
    (area) => areaAccess[area] !== "federation" && access.includes(areaAccess[area][0]),
  );
}

/** A page's entry in the menu of an area. */
export interface MenuEntry {
  /** The entries of a menu are sorted by it. */
  at: number;
  label: string;
  icon: LucideIcon;
  /** A shorter label for the bottom bar of phones. */
  brief?: string;
  /** The heading above it. */
  group?: string;
  /** False: not highlighted on the pages below its path. */
  below?: boolean;
  /** Left out of the bottom bar of phones, which has room for four. */
  inMenuOnly?: boolean;
  /** Further paths where it is highlighted, with all paths below them. */
  also?: readonly string[] | ((session: Session) => readonly string[]);
  /** For a path with parameters; otherwise the page's own path. */
  to?: (session: Session) => string;
}

type AreasOfPage = readonly Area[] | ((params: LoaderFunctionArgs["params"], session: Session) => Area[]);

interface Common {
  /** The router's pattern, for example "/torneio/:tournamentId". */
  path: string;
  /** Who may open it; "everyone" includes visitors. */
  access: Access | "everyone";
  /** The areas whose menu is shown around it; none for pages that areas share. By default, from its access. */
  areas?: AreasOfPage;
  /** "bare": fills the screen. "none": outside the shell, and loads without it. By default, the shell surrounds it. */
  shell?: "bare" | "none";
  menu?: Partial<Record<Area, MenuEntry>>;
  /** Its name in the command palette, where pages with a menu entry are found by its label too. */
  palette?: string;
  /** Its name among the palette's actions, for a page that starts something. */
  action?: string;
  /** Hides it from the menus and the palette of other users, who may still open it. */
  offeredTo?: (session: Session) => boolean;
}

interface PlainPage extends Common {
  component: () => Promise<ComponentType>;
}

interface Redirect extends Common {
  redirect: LoaderFunction;
}

/** Answers like an unknown path, but only after the access check. */
interface UnknownPage extends Common {
  unknown: true;
}

/** Reads the query's variables from the address; a promise if that needs code of its own. */
type Variables<Query extends OperationType> = (
  address: Address,
) => Query["variables"] | Promise<Query["variables"]>;

type QueryPage<Query extends OperationType> = PlainPage & {
  /** The page's one query; read it with `usePageQuery`. Loads together with the component. */
  query: () => Promise<{ default: ConcreteRequest }>;
  /** Names in the query string that stand for another content of the page, unlike the filters of its list. */
  reads?: readonly string[];
  /** The most SQL statements of the query, if not `usualStatements`: say why in a comment. */
  maxStatements?: number;
} & (Record<never, never> extends Query["variables"]
    ? { variables?: Variables<Query> }
    : { variables: Variables<Query> });

/** The most SQL statements of a page's query, counted by tests/api/page-statements.test.ts. */
export const usualStatements = 8;

/** Everything the product knows about a page: routes, guards, menus, palette and checks of all pages derive from it. */
export interface PageDeclaration extends Readonly<Common> {
  readonly areas: AreasOfPage;
  readonly menu: Partial<Record<Area, MenuEntry>>;
  readonly component?: () => Promise<ComponentType>;
  readonly redirect?: LoaderFunction;
  readonly unknown?: true;
  readonly query?: () => Promise<{ default: ConcreteRequest }>;
  readonly variables: Variables<OperationType>;
  readonly reads: readonly string[];
  readonly maxStatements: number;
}

/** Declares a page. `Query` is the type of its query, if it has one. */
export function page(declaration: PlainPage | Redirect | UnknownPage): PageDeclaration;
export function page<Query extends OperationType>(declaration: QueryPage<Query>): PageDeclaration;
export function page(declaration: Common & Partial<Omit<PageDeclaration, keyof Common>>): PageDeclaration {
  return {
    areas: areasOfAccess(declaration.access),
    menu: {},
    variables: () => ({}),
    reads: [],
    maxStatements: usualStatements,
    ...declaration,
  };
}

/** A page's path without optional parameters. */
export const plainPath = (path: string): string => path.replace(/\/:\w+\?$/, "");
