import type { DrawPlan } from "../draws/draw-plan.rules";
import { compareAcrossGroups } from "./comparing-across-groups.rules";
import { decidedMatches, type DrawProgress } from "./draw-progress.rules";
import { exitsOf, isFirst, type Exit } from "./exits.rules";
import { roundAtPosition, type RoundReached } from "../draws/round-reached.rules";
import { tallyMatches, type Tally } from "./tally.rules";

export interface FinalPosition {
  readonly entryId: string;
  /** From 1 and unique, except that a final without a winner gives no 1st place and two 2nd places. */
  readonly position: number;
  /** Why, in Portuguese: "3º: semifinalista, por saldo de games: +4". */
  readonly reason: string;
  /** What a ranking pays for; null when the entry stayed away from every match. */
  readonly reached: RoundReached | null;
}

/**
 * The final order of a draw. Entries are ordered by how far they came, then by their tally (averages per match where
 * they played different numbers), then by lots. Entries that never showed up rank behind all others.
 * @returns empty while a match is left to play.
 */
export function finalPositions(plan: DrawPlan, progress: DrawProgress): FinalPosition[] {
  if (!progress.decided) return [];
  const matches = decidedMatches(progress.matches);
  const exits = exitsOf(plan, progress);
  const isWon = exits.some(isFirst);
  const inOrder = levelsOf(exits).flatMap((level) => {
    const tallies = tallyMatches(
      level.map(({ entryId }) => entryId),
      matches,
    );
    return compareAcrossGroups(tallies, plan.lots).flatMap(({ tally, because }) => {
      const exit = level.find(({ entryId }) => entryId === tally.entryId);
      return exit ? [{ tally, because, exit, came: cameTo(tally, progress) }] : [];
    });
  });
  return [...inOrder.filter(({ came }) => came), ...inOrder.filter(({ came }) => !came)].map(
    (entry, index) => {
      const { tally, because, exit, came } = entry;
      // Without a winner of the final there is no 1st place.
      const best = isWon ? 1 : 2;
      const position = Math.max(best, index + 1);
      const explanation = !isWon && index < 2 ? null : because;
      return {
        entryId: tally.entryId,
        position,
        reason: `${position}º: ${came ? exit.words : "não compareceu (W.O.)"}${explanation === null ? "" : `, ${explanation}`}`,
        // Points depend on the round reached, not on entries placed above that never showed up.
        reached: came ? roundOf(exit, Math.max(best, inOrder.indexOf(entry) + 1)) : null,
      };
    },
  );
}

/** Whether an entry showed up for a match, or won one by a vacant side. */
function cameTo({ entryId, appearances, defeats }: Tally, { matches }: DrawProgress): boolean {
  if (appearances > 0 || defeats === 0) return true;
  return matches.some(({ state, winner }) => state === "VACATED" && winner === entryId);
}

/** The same match pays the same, also where others stayed away and positions moved up. */
function roundOf({ reached }: Exit, position: number): RoundReached {
  if (typeof reached === "string") return reached;
  const [best, worst] = reached;
  return roundAtPosition(Math.min(Math.max(position, best), worst));
}

/** Those who came equally far together, the furthest first. */
function levelsOf(exits: readonly Exit[]): Exit[][] {
  const levels: Exit[][] = [];
  for (const exit of exits.toSorted(byRank)) {
    const last = levels.at(-1);
    if (last?.[0] && byRank(last[0], exit) === 0) last.push(exit);
    else levels.push([exit]);
  }
  return levels;
}

function byRank(a: Exit, b: Exit): number {
  for (const [index, own] of a.rank.entries()) {
    const difference = own - (b.rank[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
