/** Of a route whose page has the whole screen: a score pad, a wall, a bracket. */
export const bare = { bare: true } as const;

export const isBare = (handle: unknown): boolean =>
  typeof handle === "object" && handle !== null && "bare" in handle && handle.bare === true;
