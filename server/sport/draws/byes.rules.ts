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
