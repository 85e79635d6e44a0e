/**
 * The lines of a bracket in the order of the seeds: [[1], [size], lines of 3–4, lines of 5–8, …], as far as there are
 * lines. Within one part lots decide which seed gets which line.
 * @param size a power of two, at least 2; lines count from 1.
 * Source: ITF Pro Circuit rulebook 2015 (16, 32); 3–4 open the second and close the third quarter, later seeds stand at
 * the other end of the section of a seed before them.
 */
export function seedLines(size: number): number[][] {
  const parts: number[][] = [[1], [size]];
  if (size < 4) return parts;
  parts.push([size / 4 + 1, (size / 4) * 3]);
  for (let sections = 4; sections < size; sections *= 2) {
    const length = size / sections;
    const others = parts.flat().map((line) => {
      const first = line - ((line - 1) % length);
      return line === first ? first + length - 1 : first;
    });
    parts.push(others.sort((one, other) => one - other));
  }
  return parts;
}

/**
 * The rank that stands on each line when nothing is left to lots: best against worst, so that ranks 1 and 2 can only
 * meet in the final, 1–4 in the semifinals, and so on.
 * @returns ranks from 1, from the top line to the bottom one.
 */
export function rankedLines(size: number): number[] {
  if (size === 2) return [1, 2];
  const strong = new Set(
    seedLines(size)
      .flat()
      .slice(0, size / 2),
  );
  return rankedLines(size / 2).flatMap((rank, index) =>
    strong.has(2 * index + 1) ? [rank, size + 1 - rank] : [size + 1 - rank, rank],
  );
}

/** How many are seeded in a direct knockout of so many entries. Source: ITF beach tennis; half of it beyond 64 lines. */
export function seedCount(size: number): number {
  if (size < 4) return 0;
  return Math.max(2, size / 4);
}

/** Lines of the smallest bracket that holds them all: the next power of two. At least 2. */
export function bracketSize(entries: number): number {
  let size = 2;
  while (size < entries) size *= 2;
  return size;
}

/** How many go straight to round 2. */
export function byeCount(entries: number): number {
  return bracketSize(entries) - entries;
}
