import type { LucideIcon } from "lucide-react";
import type { Session, Workplace } from "../identity/public/session";
import { chosenArenaOf, chosenFederationOf, type WorkplaceChoice } from "../identity/public/workplace-choice";
import { pageAt, pages } from "../pages";
import { type Area, areaLabel, areasOf, type MenuEntry, type PageDeclaration, plainPath } from "./page";

/** A workplace of a user: an area, with the arena or federation if it has one. */
export interface Place {
  /** Unique among the user's workplaces, and stable across sessions. */
  readonly id: string;
  readonly area: Area;
  /** The key of the arena or federation; null if there is none. */
  readonly key: string | null;
  /** The arena's name, the federation's acronym, or the user's name. */
  readonly name: string;
  /** The user's position there. */
  readonly title: string;
}

const kindOf: Partial<Record<Area, Workplace["kind"]>> = {
  federation: "FEDERATION",
  arena: "ARENA",
  teacher: "TEACHING",
};

/**
 * A user's workplaces; the first is the one they land in. An arena they manage is not listed again as one they teach
 * at.
 */
export function placesOf(session: Session): Place[] {
  const { name, workplaces } = session;
  const areas = areasOf(session);
  const own = new Set(workplaces.filter(({ kind }) => kind === "ARENA").map(({ key }) => key));
  return areas.flatMap((area): Place[] => {
    const kind = kindOf[area];
    const there = workplaces
      .filter((place) => place.kind === kind && !(kind === "TEACHING" && own.has(place.key)))
      .map(({ key, name: of, title }) => ({
        id: `${area}:${key}`,
        area,
        key,
        name: of,
        title: title ?? titleOf[area],
      }));
    if (there.length > 0) return there;
    // Without a workplace, one entry for managing or teaching is enough.
    if (area === "teacher" && areas.includes("arena")) return [];
    return [{ id: area, area, key: null, name: area === "admin" ? "Praia" : name, title: areaLabel[area] }];
  });
}

const titleOf: Record<Area, string> = { ...areaLabel, arena: "Gestão", federation: "" };

/** The areas of a path's page; none for pages that all areas share, such as another user's profile. */
export function areasAt(path: string, session: Session): readonly Area[] {
  const found = pageAt(path);
  if (!found) return [];
  const { areas } = found.page;
  return typeof areas === "function" ? areas(found.params, session) : areas;
}

/** The workplace of a path, the chosen one if there are several; null for pages that all areas share. */
export function placeAt(
  path: string,
  session: Session,
  places: readonly Place[],
  choice: WorkplaceChoice,
): Place | null {
  const areas = areasAt(path, session);
  const here = nearFirst(places, session, choice).filter(({ area }) => areas.includes(area));
  return here[0] ?? null;
}

/** Chosen workplaces first. */
export function nearFirst(places: readonly Place[], session: Session, choice: WorkplaceChoice): Place[] {
  const chosen = [chosenArenaOf(session, choice)?.key, chosenFederationOf(session, choice)?.key];
  const isNear = ({ key }: Place) => key !== null && chosen.includes(key);
  return [...places.filter(isNear), ...places.filter((place) => !isNear(place))];
}

/** The choice that makes a workplace the shown one. */
export function choiceOf({ id, area, key }: Place): Partial<WorkplaceChoice> {
  if (area === "federation") return { federation: key, last: id };
  return area === "arena" || area === "teacher" ? { arena: key, last: id } : { last: id };
}

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
