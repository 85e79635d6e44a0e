import { createContext } from "react";

/** Whose the pages are, for who works at several places: stands in their titles. Null for everybody else. */
export const PlaceTitle = createContext<string | null>(null);
