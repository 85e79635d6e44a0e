import type { ufName } from "../../../server/brazil/uf.rules";

export type Uf = keyof typeof ufName;

/** Where each state stands in a picture of Brazil that is made of squares: its column and its row, from the north-west. */
export const ufTiles: Record<Uf, readonly [column: number, row: number]> = {
  RR: [1, 0],
  AP: [2, 0],
  AM: [1, 1],
  PA: [2, 1],
  MA: [3, 1],
  CE: [4, 1],
  RN: [5, 1],
  AC: [0, 2],
  RO: [1, 2],
  TO: [2, 2],
  PI: [3, 2],
  PE: [4, 2],
  PB: [5, 2],
  MT: [1, 3],
  DF: [2, 3],
  BA: [3, 3],
  SE: [4, 3],
  AL: [5, 3],
  MS: [1, 4],
  GO: [2, 4],
  MG: [3, 4],
  ES: [4, 4],
  PR: [1, 5],
  SP: [2, 5],
  RJ: [3, 5],
  SC: [1, 6],
  RS: [1, 7],
};

interface Place {
  readonly uf: string | null;
  readonly city: string | null;
  readonly arenaCount: number;
}

/** How many arenas each state has; a state that does not exist has none. */
export function arenasByUf(places: readonly Place[]): ReadonlyMap<Uf, number> {
  const counts = new Map<Uf, number>();
  for (const { uf, arenaCount } of places)
    if (uf !== null && Object.hasOwn(ufTiles, uf))
      counts.set(uf as Uf, (counts.get(uf as Uf) ?? 0) + arenaCount);
  return counts;
}

/** How dark a state is, from 0 for none to 4 for those that have the most. */
export const shadeOf = (count: number, most: number): 0 | 1 | 2 | 3 | 4 =>
  count <= 0 || most <= 0 ? 0 : (Math.max(1, Math.ceil((count / most) * 4)) as 1 | 2 | 3 | 4);
