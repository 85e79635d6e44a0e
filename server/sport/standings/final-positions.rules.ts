import type { DrawPlan, DrawStage } from "../draws/draw-plan.rules";
import { roundAtDepth, roundAtPosition, roundName, type RoundReached } from "../draws/rounds.rules";
import { compareAcrossGroups } from "./group-standings.rules";
import { decidedMatches, type DrawProgress, type MatchProgress } from "./draw-progress.rules";
import { type Tally, tallyMatches } from "./tie-breaking.rules";

/** Where an entry's way through a draw ended. */
interface Exit {
  readonly entryId: string;
  /** Compared number by number, the lower one better; those who are alike came equally far. */
  readonly rank: readonly [number, number, number];
  /** "finalista", "quartas de final", "3º do grupo B". */
  readonly words: string;
  /** Where there is no single bracket, the places it may end at: the position among them says what was reached. */
  readonly reached: RoundReached | Places;
}

/** From the better to the worse one, both included. */
type Places = readonly [number, number];

/** Whether it won all: the final, or the one group that there is. */
const isFirst = ({ rank: [stage, position] }: Exit): boolean => stage === 0 && position <= 1;

const inGroups = 1000;
const barredInGroups = 2000;

/** How far each entry came. Expects every match to be decided. */
function exitsOf(plan: DrawPlan, progress: DrawProgress): Exit[] {
  const bracket = plan.settings.format === "DOUBLE_ELIMINATION" ? doubleEliminationExit : knockoutExit;
  return entriesOf(plan).map((entryId) => bracket(entryId, progress) ?? groupExit(entryId, progress));
}

/** The ids of all entries in the draw, each once. */
export function entriesOf({ groups, matches }: DrawPlan): string[] {
  const drawn = matches.flatMap(({ sides }) =>
    sides.flatMap((source) => (source.kind === "ENTRY" ? [source.entryId] : [])),
  );
  return [...new Set([...groups.flat(), ...drawn])];
}

function groupExit(entryId: string, progress: DrawProgress): Exit {
  const { groups, matches } = progress;
  const bracketFollows = matches.some(({ match }) => match.stage === "MAIN");
  for (const { group, standings } of groups) {
    const standing = standings.find((other) => other.entryId === entryId);
    if (!standing) continue;
    const { position, barred, explanation } = standing;
    if (!bracketFollows && groups.length === 1)
      return {
        entryId,
        rank: [0, position, 0],
        words: withoutPosition(explanation),
        reached: [1, standings.length],
      };
    if (barred)
      return { entryId, rank: [barredInGroups, 0, 0], words: "não compareceu (W.O.)", reached: "GROUP" };
    const words = `${position}º do grupo ${String.fromCharCode(65 + group)}`;
    const consolation = consolationExit(entryId, progress);
    return consolation
      ? {
          entryId,
          rank: [inGroups, 0, consolation.depth],
          words: `${words}, ${consolation.words}`,
          reached: "GROUP",
        }
      : { entryId, rank: [inGroups, position, 0], words, reached: "GROUP" };
  }
  return { entryId, rank: [barredInGroups, 1, 0], words: "não jogou", reached: "GROUP" };
}

function knockoutExit(entryId: string, progress: DrawProgress): Exit | null {
  const { matches } = progress;
  const own = matchesOf(entryId, matches, "MAIN");
  const last = own.at(-1);
  if (!last) return null;
  const toFinal = lastRound(matches, "MAIN") - last.match.round;
  if (last.winner === entryId && toFinal === 0)
    return { entryId, rank: [0, 0, 0], words: "venceu a final", reached: "W" };
  const depth = toFinal + 1;
  // An entry that lost its first match after a bye is paid for the round of the bye. A win by a vacant side is no bye.
  const hadBye = own.length === 1 && last.match.round > 1;
  const reached = roundAtDepth(hadBye ? depth + 1 : depth);
  const thirdPlace = matchesOf(entryId, matches, "THIRD_PLACE").at(-1);
  if (thirdPlace)
    return thirdPlace.winner === entryId
      ? { entryId, rank: [depth, 0, 0], words: "venceu a disputa de 3º lugar", reached }
      : { entryId, rank: [depth, 1, 0], words: "perdeu a disputa de 3º lugar", reached };
  const words = depth === 1 ? "finalista" : depth === 2 ? "semifinalista" : roundName(toFinal);
  const consolation = consolationExit(entryId, progress);
  return consolation
    ? { entryId, rank: [depth, 2, consolation.depth], words: `${words}, ${consolation.words}`, reached }
    : { entryId, rank: [depth, 3, 0], words, reached };
}

/** How far an entry came in the consolation, 0 for its winner; null for an entry that was not in it. */
function consolationExit(
  entryId: string,
  { matches }: DrawProgress,
): { depth: number; words: string } | null {
  const last = matchesOf(entryId, matches, "CONSOLATION").at(-1);
  if (!last) return null;
  const toEnd = lastRound(matches, "CONSOLATION") - last.match.round;
  return toEnd === 0 && last.winner === entryId
    ? { depth: 0, words: "venceu a consolação" }
    : { depth: toEnd + 1, words: `${roundName(toEnd)} da consolação` };
}

function doubleEliminationExit(entryId: string, { matches }: DrawProgress): Exit | null {
  const grandFinal = matchesOf(entryId, matches, "GRAND_FINAL").at(-1);
  if (grandFinal)
    return grandFinal.winner === entryId
      ? { entryId, rank: [0, 0, 0], words: "venceu a grande final", reached: "W" }
      : { entryId, rank: [1, 0, 0], words: "finalista", reached: "F" };
  const rounds = lastRound(matches, "LOSERS");
  const lost = matchesOf(entryId, matches, "LOSERS").at(-1);
  if (lost) {
    const { round } = lost.match;
    const words =
      round === rounds ? "final da chave dos perdedores" : `rodada ${round} da chave dos perdedores`;
    return { entryId, rank: [2, rounds - round, 0], words, reached: placesOfLosers(round, matches) };
  }
  const main = matchesOf(entryId, matches, "MAIN").at(-1);
  if (!main) return null;
  // The entry was absent in the main bracket and left its place in the losers' bracket vacant: it ranks behind entries
  // that reached the same round.
  const place = matches.find(({ match }) =>
    match.sides.some((source) => source.kind === "LOSER_OF" && source.match === main.match.number),
  );
  const round = place?.match.stage === "LOSERS" ? place.match.round : rounds + 1;
  return {
    entryId,
    rank: [2, rounds - round, 1],
    words: "não compareceu (W.O.)",
    reached: placesOfLosers(round, matches),
  };
}

/** The places that a round of the losers' bracket gives away, however many came to it. */
function placesOfLosers(round: number, matches: readonly MatchProgress[]): Places {
  const losers = matches.filter(({ match }) => match.stage === "LOSERS" && match.round >= round);
  const further = losers.filter(({ match }) => match.round > round);
  return [3 + further.length, 2 + losers.length];
}

/** The matches of a stage an entry came to, from the first to the last. */
function matchesOf(entryId: string, matches: readonly MatchProgress[], stage: DrawStage): MatchProgress[] {
  return matches
    .filter(({ match, sides }) => match.stage === stage && sides.includes(entryId))
    .toSorted((a, b) => a.match.round - b.match.round);
}

function lastRound(matches: readonly MatchProgress[], stage: DrawStage): number {
  return Math.max(0, ...matches.map(({ match }) => (match.stage === stage ? match.round : 0)));
}

/** "2º por saldo de games: +3" without its "2º". */
function withoutPosition(explanation: string): string {
  return explanation.replace(/^(\d+º|último):? /, "");
}

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
