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
