import type { Session, Workplace } from "../identity/public/session";
import { chosenArenaOf, chosenFederationOf, type WorkplaceChoice } from "../identity/public/workplace-choice";
import { areaLabel, areasAt, areasOf, type Area } from "./areas";

/** Where somebody can be at work: an area, and whose it is. */
export interface Place {
  /** Its own among somebody's, and the same tomorrow. */
  readonly id: string;
  readonly area: Area;
  /** Of the arena or federation; null where there is none. */
  readonly key: string | null;
  /** Of the arena, the federation by its acronym, else the person. */
  readonly name: string;
  /** What they are there. */
  readonly title: string;
}

const kindOf: Partial<Record<Area, Workplace["kind"]>> = {
  federation: "FEDERATION",
  arena: "ARENA",
  teacher: "TEACHING",
};

/** All of somebody's, the one they land in first; at an own arena nobody is a teacher besides. */
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
    // A role without a place: one of them is enough to find the way by.
    if (area === "teacher" && areas.includes("arena")) return [];
    return [{ id: area, area, key: null, name: area === "admin" ? "Praia" : name, title: areaLabel[area] }];
  });
}

const titleOf: Record<Area, string> = { ...areaLabel, arena: "Gestão", federation: "" };

/** Where somebody is: at the place of the address, of several the chosen one; null of pages that all share. */
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

/** The chosen ones before others. */
export function nearFirst(places: readonly Place[], session: Session, choice: WorkplaceChoice): Place[] {
  const chosen = [chosenArenaOf(session, choice)?.key, chosenFederationOf(session, choice)?.key];
  const isNear = ({ key }: Place) => key !== null && chosen.includes(key);
  return [...places.filter(isNear), ...places.filter((place) => !isNear(place))];
}

/** What to choose so that a place is shown. */
export function choiceOf({ id, area, key }: Place): Partial<WorkplaceChoice> {
  if (area === "federation") return { federation: key, last: id };
  return area === "arena" || area === "teacher" ? { arena: key, last: id } : { last: id };
}
