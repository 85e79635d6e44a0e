import { createContext } from "react";

/** Where a page's head may put the way back, in the bar above it; null while there is no such bar. */
export const CrumbSlot = createContext<HTMLElement | null>(null);
