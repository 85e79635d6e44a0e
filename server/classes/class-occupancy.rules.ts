/** How full a class is: red when it is full, yellow from four fifths on. */
export type OccupancyColour = "GREEN" | "YELLOW" | "RED";

export interface ClassOccupancy {
  colour: OccupancyColour;
  /** Rounded half up, to be read; the colour is decided before. */
  percent: number;
  /** Places that are left. */
  free: number;
}

/** @param max a class without places is full. */
export function classOccupancy({ enrolled, max }: { enrolled: number; max: number }): ClassOccupancy {
  return {
    colour: colourOf(enrolled, max),
    percent: max <= 0 ? 100 : Math.floor((enrolled * 200 + max) / (max * 2)),
    free: Math.max(0, max - enrolled),
  };
}

function colourOf(enrolled: number, max: number): OccupancyColour {
  if (enrolled >= max) return "RED";
  return enrolled * 5 >= max * 4 ? "YELLOW" : "GREEN";
}
