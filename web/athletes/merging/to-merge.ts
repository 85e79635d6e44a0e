/** A record of an arena's list that may be somebody's who is there twice. */
export interface ToMerge {
  /** Of the arena's link to it. */
  id: string;
  name: string;
}
