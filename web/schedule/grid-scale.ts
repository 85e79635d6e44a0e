/** How tall a minute of the day stands in the grid. */
export const pixelsPerMinute = 2.1;
