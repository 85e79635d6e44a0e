/** Where the administration sees an arena or a federation, by its global id. */
export const administeredPlacePath = (kind: "ARENA" | "FEDERATION", id: string): string =>
  `/admin/${kind === "ARENA" ? "arenas" : "federations"}?${new URLSearchParams({ aberto: id }).toString()}`;
