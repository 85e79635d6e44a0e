import type { Session } from "../identity/public/session";
import { areasOf, type Area } from "./areas";
import { organisationOf } from "./entries";

/** Where somebody can be at work: an area, and whose it is. */
export interface Place {
  readonly area: Area;
  /** Of the arena, the federation, the person. */
  readonly name: string;
  /** What they are there. */
  readonly title: string;
}

/** All of somebody's, the one they land in first. */
export const placesOf = (session: Session): Place[] =>
  areasOf(session).map((area) => ({ area, ...organisationOf(area, session) }));
