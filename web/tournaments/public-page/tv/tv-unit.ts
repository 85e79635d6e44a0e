/** Lengths in hundredths of the height of a television, whatever screen it is: `TvWall` says how much one is. */
export const tvUnit = (count: number): string => `calc(${count} * var(--tv-unit))`;
