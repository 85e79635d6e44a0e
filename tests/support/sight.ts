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

/**
 * Rows that admins alone come across and that their list does not name, such as those of a new page. Which of their fields
 * admins see is recorded in access.snapshot.txt.
 */
const administrative = (seen: Seen, sights: Sights) => {
  const { own, other, beside = {} } = sights.admin;
  const listed = new Set([
    ...Object.keys(own).map((owner) => `${owner} A`),
    ...Object.keys(other).map((owner) => `${owner} B`),
    ...Object.keys(beside),
  ]);
  return (owner: string) =>
    !listed.has(owner) && actors.every((actor) => actor === "admin" || !seen[actor].has(owner));
};

/** @returns columns that a caller saw but that are not in their list, and listed columns that the caller did not see. */
export function sightViolations(seen: Seen, sights: Sights): Violation[] {
  const onlyForAdmins = administrative(seen, sights);
  return actors.flatMap((actor) => {
    const { own, other, beside = {} } = sights[actor];
    const expected = new Set([
      ...spelledOut(own, " A"),
      ...spelledOut(other, " B"),
      ...spelledOut(beside, ""),
    ]);
    const found = new Set(
      [...seen[actor]]
        .filter(([owner]) => !onlyForAdmins(owner))
        .flatMap(([owner, columns]) => [...columns].map((column) => `${owner}: ${column}`)),
    );
    return [
      ...[...found].filter((it) => !expected.has(it)).map((it) => `${actor} sees of ${it}`),
      ...[...expected].filter((it) => !found.has(it)).map((it) => `${actor} does not see of ${it}`),
    ].map((sentence) => ({ actor, sentence }));
  });
}
