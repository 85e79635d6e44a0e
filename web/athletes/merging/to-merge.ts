/** A record of an arena's list of athletes that may be a duplicate. */
export interface ToMerge {
  /** Id of the arena's link to the athlete (`ArenaAthlete`). */
  id: string;
  name: string;
}
