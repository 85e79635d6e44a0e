import { actors, type Actor } from "./actors";

/** The owner of the row: the caller (their arena, federation, profile), the other side, or none: it does not exist. */
export const holders = ["own", "other", "none"] as const;
export type Holder = (typeof holders)[number];

/** What a caller gets: sees, or "-": denied with an error. */
const verdicts = ["sees", "-"] as const;
type Verdict = (typeof verdicts)[number];

/** A difference from a table, as one sentence. */
export interface Violation {
  actor: Actor;
  sentence: string;
}

/** A rule for a subscription: one word per caller and holder, in the order of `actors`. */
export interface LivePolicy {
  /** Its subject, in the product's terms. */
  name: string;
  /** The call of the subscription; $row stands for a key, @row for a global id. */
  call: string;
  own: string;
  other: string;
  none: string;
}

/** Parses a line of a table. */
export function toRow(policy: { name: string }, line: string): Record<Actor, Verdict> {
  const words = line.trim().split(/\s+/);
  if (words.length !== actors.length || words.some((word) => !verdicts.includes(word as Verdict)))
    throw new Error(`“${policy.name}” has a row that is no row: ${line}`);
  return Object.fromEntries(actors.map((actor, index) => [actor, words[index]])) as Record<Actor, Verdict>;
}
