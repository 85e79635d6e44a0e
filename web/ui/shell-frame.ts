import { createContext } from "react";
import { inMs } from "../../server/platform/time/duration.rules";

/** How wide the navigation at the left is: with its words, and as icons alone. */
export const sidebarWidth = { words: "16rem", icons: "3rem" } as const;

const cookie = "sidebar_state";
const keptSeconds = inMs({ days: 7 }) / 1_000;

/** Whether this browser keeps the sidebar as icons. @param cookies as `document.cookie` has them. */
export const isCollapsed = (cookies: string): boolean => cookies.split("; ").includes(`${cookie}=collapsed`);

/** What to write to `document.cookie`, for a week. */
export const collapsedCookie = (collapsed: boolean): string =>
  `${cookie}=${collapsed ? "collapsed" : "expanded"}; path=/; max-age=${keptSeconds}; samesite=lax`;

/** Of a route whose page has the whole screen: a score pad, a wall, a bracket. */
export const bare = { bare: true } as const;

export const isBare = (handle: unknown): boolean =>
  typeof handle === "object" && handle !== null && "bare" in handle && handle.bare === true;

/** Whose the pages are, for who works at several places: stands in their titles. Null for everybody else. */
export const PlaceTitle = createContext<string | null>(null);

/** Where a page's head may put the way back, in the bar above it; null while there is no such bar. */
export const CrumbSlot = createContext<HTMLElement | null>(null);
