import type { DraftMatch } from "./bracket.rules";
import { roundRobin } from "./round-robin.rules";

/** Everybody against everybody within each group, round by round over all groups. */
export function groupMatches(groups: readonly (readonly string[])[]): DraftMatch[] {
  const rounds = groups.map((entries) => roundRobin(entries));
  const matches: DraftMatch[] = [];
  for (let round = 1; round <= Math.max(...rounds.map(({ length }) => length)); round++) {
    const pairs = rounds.flatMap((ofGroup, group) =>
      (ofGroup[round - 1] ?? []).map((pair) => ({ group, pair })),
    );
    for (const [index, { group, pair }] of pairs.entries()) {
      const [one, other] = pair;
      matches.push({
        number: matches.length + 1,
        stage: "GROUP",
        group,
        round,
        order: index + 1,
        sides: [
          { kind: "ENTRY", entryId: one },
          { kind: "ENTRY", entryId: other },
        ],
      });
    }
  }
  return matches;
}
