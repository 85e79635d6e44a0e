import { actors, type Actor } from "./actors";
import type { Seen } from "./matrix";
import type { Violation } from "./policy";

type Sight = Record<string, string>;
export type Sights = Record<Actor, { own: Sight; other: Sight; beside?: Sight }>;

/** The columns of a list with their owner: "arena B: arenas.cnpj". */
const spelledOut = (sight: Sight, side: string): string[] =>
  Object.entries(sight).flatMap(([owner, columns]) =>
    columns
      .trim()
      .split(/\s+/)
      .map((column) => `${owner}${side}: ${column}`),
  );

/** @returns columns that a caller saw but that are not in their list, and listed columns that the caller did not see. */
export function sightViolations(seen: Seen, sights: Sights): Violation[] {
  return actors.flatMap((actor) => {
    const { own, other, beside = {} } = sights[actor];
    const expected = new Set([
      ...spelledOut(own, " A"),
      ...spelledOut(other, " B"),
      ...spelledOut(beside, ""),
    ]);
    const found = new Set(
      [...seen[actor]].flatMap(([owner, columns]) => [...columns].map((column) => `${owner}: ${column}`)),
    );
    return [
      ...[...found].filter((it) => !expected.has(it)).map((it) => `${actor} sees of ${it}`),
      ...[...expected].filter((it) => !found.has(it)).map((it) => `${actor} does not see of ${it}`),
    ].map((sentence) => ({ actor, sentence }));
  });
}
