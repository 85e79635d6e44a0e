import type { GroupPlace, OpenLine } from "./seat-apart.rules";

/**
 * Seats the seconds of the groups, each in the half where its winner is not: from the worst line up, the first group in
 * order that may stand there. Byes the winners leave over then go to the seconds in group order, who trade lines for that.
 * @param open lines, best first.
 * @param seated the winners on their lines.
 */
export function seatSeconds(
  seconds: readonly GroupPlace[],
  open: readonly OpenLine[],
  seated: ReadonlyMap<number, GroupPlace>,
  size: number,
): [number, GroupPlace][] {
  const isTop = (line: number) => line <= size / 2;
  const winnersOnTop = new Set([...seated].flatMap(([line, { group }]) => (isTop(line) ? [group] : [])));
  return [true, false].flatMap((top) =>
    inHalf(
      seconds.filter(({ group }) => winnersOnTop.has(group) !== top),
      open.filter(({ line }) => isTop(line) === top),
    ),
  );
}

/** As many seconds, in group order, as lines. */
function inHalf(seconds: readonly GroupPlace[], open: readonly OpenLine[]): [number, GroupPlace][] {
  const worstFirst = open.toReversed();
  const byeLines = worstFirst.filter(({ hasBye }) => hasBye);
  const entitled = new Set(seconds.slice(0, byeLines.length));
  const dealt = zip(worstFirst, seconds);

  const stays = dealt.filter(([line, second]) => !line.hasBye && !entitled.has(second));
  const gaveUp = seconds.filter((second) =>
    dealt.some(([line, it]) => it === second && line.hasBye && !entitled.has(it)),
  );
  const vacated = open.filter((line) =>
    dealt.some(([it, second]) => it === line && !it.hasBye && entitled.has(second)),
  );
  return [...zip(byeLines, [...entitled]), ...stays, ...zip(vacated, gaveUp)].map(([{ line }, second]) => [
    line,
    second,
  ]);
}

/** Firsts with firsts, seconds with seconds, as far as there are both. */
export function zip<A, B>(ones: readonly A[], others: readonly B[]): [A, B][] {
  return ones.flatMap((one, index) => others.slice(index, index + 1).map((other): [A, B] => [one, other]));
}
