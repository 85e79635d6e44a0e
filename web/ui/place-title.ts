import { createContext } from "react";

/** Whose the pages are, for who works at several places: stands in their titles. Null for everybody else. */
export const PlaceTitle = createContext<string | null>(null);

/** Where a page's head may put the way back, in the bar above it; null while there is no such bar. */
export const CrumbSlot = createContext<HTMLElement | null>(null);
