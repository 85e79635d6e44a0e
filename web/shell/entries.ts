import type { LucideIcon } from "lucide-react";
import type { Session } from "../identity/public/session";
import { pages } from "../pages";
import type { Area } from "./areas";
import { plainPath, type MenuEntry, type PageDeclaration } from "./page";

/** An entry of the navigation, from a page's declaration. */
export interface Entry {
  readonly label: string;
  /** The label in the bottom bar of phones. */
  readonly brief: string;
  readonly to: string;
  readonly icon: LucideIcon;
  /** The heading above it; null without one. */
  readonly group: string | null;
  /** Also highlighted on the pages below its path. */
  readonly below: boolean;
  /** Left out of the bottom bar of phones, which has room for four. */
  readonly inMenuOnly: boolean;
  /** Further paths where it is highlighted, with all paths below them. */
  readonly also: readonly string[];
}

function entryOf(page: PageDeclaration, entry: MenuEntry, session: Session): Entry {
  const { label, brief = label, icon, to, group = null, below = true, inMenuOnly = false, also = [] } = entry;
  return {
    label,
    brief,
    to: to ? to(session) : plainPath(page.path),
    icon,
    group,
    below,
    inMenuOnly,
    also: typeof also === "function" ? also(session) : also,
  };
}

/** The menu of an area: the entries that pages declare for it. */
export const entriesOf = (area: Area, session: Session): Entry[] =>
  pages
    .flatMap((page) => {
      const entry = page.menu[area];
      return entry && (page.offeredTo?.(session) ?? true) ? [{ page, entry }] : [];
    })
    .toSorted((one, other) => one.entry.at - other.entry.at)
    .map(({ page, entry }) => entryOf(page, entry, session));

/** The entries in the bottom bar of phones. */
export const barOf = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ inMenuOnly }) => !inMenuOnly).slice(0, 4);

const isAtOrBelow = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`);

/** The entry to highlight at a path; null if there is none. */
export function currentEntry(path: string, entries: readonly Entry[]): Entry | null {
  const candidates = entries.filter(
    ({ to, below, also }) =>
      path === to || (below && isAtOrBelow(path, to)) || also.some((base) => isAtOrBelow(path, base)),
  );
  return candidates.toSorted((a, b) => b.to.length - a.to.length)[0] ?? null;
}
