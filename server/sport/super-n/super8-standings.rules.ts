import { writeVictories } from "../standings/group-standings.rules";

export interface Super8Player {
  readonly id: string;
  /** The number drawn by lot; the lower one wins the last tie. */
  readonly lot: number;
}

/** One match that was played or decided. */
export interface Super8Result {
  readonly sides: readonly [readonly [string, string], readonly [string, string]];
  /** Games of each side; null when none count, as in a double W.O., and in a W.O. on time. */
  readonly games: readonly [number, number] | null;
  /** Null with games: a draw, no winner. Null without games: a double W.O., a defeat for all four players. */
  readonly winnerSide: 0 | 1 | null;
}

/** What one player has collected. */
interface Super8Tally extends Super8Player {
  readonly played: number;
  /** Matches whose games count: all but a W.O. in a timed match, which has no games. */
  readonly measured: number;
  readonly victories: number;
  readonly defeats: number;
  readonly gamesWon: number;
  readonly gamesLost: number;
}

type Measure = (tally: Super8Tally) => number;

const victoriesOf: Measure = ({ victories }) => victories;
const balanceOf: Measure = ({ gamesWon, gamesLost }) => gamesWon - gamesLost;
const gamesWonOf: Measure = ({ gamesWon }) => gamesWon;

/** The measures compared before head-to-head and lots, in this order. */
const measures: readonly Measure[] = [victoriesOf, balanceOf, gamesWonOf];

/** Negative when `a` ranks before `b` by this measure, 0 when equal. Averages are compared without fractions. */
function byMeasure(measure: Measure, byAverage: boolean) {
  return (a: Super8Tally, b: Super8Tally): number =>
    byAverage
      ? measure(b) * Math.max(matchesFor(measure, a), 1) - measure(a) * Math.max(matchesFor(measure, b), 1)
      : measure(b) - measure(a);
}

/** Over how many matches an average of this measure is taken. */
const matchesFor = (measure: Measure, { played, measured }: Super8Tally): number =>
  measure === victoriesOf ? played : measured;

/** The same by every measure in turn. */
function byMeasures(byAverage: boolean) {
  return (a: Super8Tally, b: Super8Tally): number => {
    for (const measure of measures) {
      const difference = byMeasure(measure, byAverage)(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

/**
 * Negative when `a` did better than `b` in the matches between them, 0 when level or they never met: victories first,
 * then games.
 */
function headToHead(a: string, b: string, results: readonly Super8Result[]): number {
  let victories = 0;
  let games = 0;
  for (const { sides, games: score, winnerSide } of results) {
    const sideOfA = sides.findIndex((side) => side.includes(a));
    const sideOfB = sides.findIndex((side) => side.includes(b));
    if (sideOfA < 0 || sideOfB < 0 || sideOfA === sideOfB) continue;
    if (winnerSide !== null) victories += winnerSide === sideOfA ? 1 : -1;
    if (score) games += sideOfA === 0 ? score[0] - score[1] : score[1] - score[0];
  }
  return -(victories || games);
}

/**
 * What each player has collected, in the order of the players.
 * @throws RangeError when a result names an unknown player.
 */
function tallyResults(players: readonly Super8Player[], results: readonly Super8Result[]): Super8Tally[] {
  const tallies = new Map(
    players.map(({ id, lot }) => [
      id,
      { id, lot, played: 0, measured: 0, victories: 0, defeats: 0, gamesWon: 0, gamesLost: 0 },
    ]),
  );
  for (const { sides, games, winnerSide } of results) {
    const isDraw = winnerSide === null && games !== null;
    for (const side of [0, 1] as const) {
      for (const id of sides[side]) {
        const tally = tallies.get(id);
        if (!tally) throw new RangeError(`A result names ${id}, who is not a player`);
        tally.played += 1;
        if (games !== null || winnerSide === null) tally.measured += 1;
        tally.gamesWon += games?.[side] ?? 0;
        tally.gamesLost += games?.[side === 0 ? 1 : 0] ?? 0;
        if (winnerSide === side) tally.victories += 1;
        else if (!isDraw) tally.defeats += 1;
      }
    }
  }
  return [...tallies.values()];
}

/**
 * The reason for a player's position: what separated them from everyone they were tied with.
 * "1º com 6 vitórias", "2º por saldo de games: +3", "3º por games ganhos (38)", "4º no confronto direto",
 * "5º por sorteio", "2º por média de vitórias (0,86 por jogo)".
 */
function explainPosition(
  position: number,
  player: Super8Tally,
  tallies: readonly Super8Tally[],
  results: readonly Super8Result[],
  byAverage: boolean,
): string {
  if (player.played === 0) return "Aguardando o primeiro jogo";
  let tied = tallies;
  for (const measure of measures) {
    tied = tied.filter((other) => byMeasure(measure, byAverage)(other, player) === 0);
    if (tied.length === 1)
      return `${position}º ${byAverage ? writeAverage(measure, player) : writeSum(measure, player)}`;
  }
  const [one, other] = tied;
  const metAndDecided = tied.length === 2 && one && other && headToHead(one.id, other.id, results) !== 0;
  return `${position}º ${metAndDecided ? "no confronto direto" : "por sorteio"}`;
}

function writeSum(measure: Measure, player: Super8Tally): string {
  if (measure === balanceOf)
    return `por saldo de games: ${writeSign(balanceOf(player))}${Math.abs(balanceOf(player))}`;
  if (measure === gamesWonOf) return `por games ganhos (${player.gamesWon})`;
  return writeVictories(player.victories);
}

const averageNames = new Map<Measure, string>([
  [victoriesOf, "vitórias"],
  [balanceOf, "saldo de games"],
  [gamesWonOf, "games ganhos"],
]);

function writeAverage(measure: Measure, player: Super8Tally): string {
  const sum = measure(player);
  const hundredths = Math.round((Math.abs(sum) * 100) / Math.max(matchesFor(measure, player), 1));
  const sign = measure === balanceOf ? writeSign(sum) : "";
  const decimals = String(hundredths % 100).padStart(2, "0");
  return `por média de ${averageNames.get(measure)} (${sign}${Math.floor(hundredths / 100)},${decimals} por jogo)`;
}

function writeSign(balance: number): string {
  if (balance === 0) return "";
  return balance > 0 ? "+" : "-";
}

export interface Super8Standing {
  readonly playerId: string;
  /** From 1, never shared. */
  readonly position: number;
  readonly played: number;
  readonly victories: number;
  readonly defeats: number;
  readonly gamesWon: number;
  readonly gamesLost: number;
  readonly gameBalance: number;
  /** Why this position, in Portuguese: "2º por saldo de games: +3". */
  readonly explanation: string;
}

/**
 * The classification of a Super 8: victories, game balance, games won, head-to-head (only when exactly two are tied;
 * both their meetings summed), lots. While players have played different numbers of matches, or of matches with games,
 * averages per match are compared instead of sums.
 * @param results only matches that were played or decided, in any order.
 * @throws RangeError when a result names an unknown player.
 */
export function super8Standings(
  players: readonly Super8Player[],
  results: readonly Super8Result[],
): Super8Standing[] {
  const tallies = tallyResults(players, results);
  const byAverage = new Set(tallies.flatMap(({ played, measured }) => [played, measured])).size > 1;
  const compare = byMeasures(byAverage);
  const ordered = [...tallies].sort((a, b) => compare(a, b) || byLot(a, b));
  settleTiesOfTwo(ordered, compare, results);
  return ordered.map((tally, index) => ({
    playerId: tally.id,
    position: index + 1,
    played: tally.played,
    victories: tally.victories,
    defeats: tally.defeats,
    gamesWon: tally.gamesWon,
    gamesLost: tally.gamesLost,
    gameBalance: balanceOf(tally),
    explanation: explainPosition(index + 1, tally, tallies, results, byAverage),
  }));
}

function settleTiesOfTwo(
  ordered: Super8Tally[],
  compare: (a: Super8Tally, b: Super8Tally) => number,
  results: readonly Super8Result[],
): void {
  for (const [index, first] of ordered.entries()) {
    const second = ordered[index + 1];
    if (!second || ordered.filter((tally) => compare(tally, first) === 0).length !== 2) continue;
    if (compare(first, second) !== 0 || headToHead(first.id, second.id, results) <= 0) continue;
    ordered[index] = second;
    ordered[index + 1] = first;
  }
}

function byLot(a: Super8Tally, b: Super8Tally): number {
  // Lots are distinct; the id only keeps the order total should they ever not be.
  return a.lot - b.lot || (a.id < b.id ? -1 : 1);
}
