interface Labelled {
  readonly number: number | null;
  readonly round: number;
  readonly order: number;
}

/**
 * As people call a match: "Jogo 12", in a Super 8 "Jogo 3.1" (the first of round 3).
 * @param category its name where a tournament has several, null where there is only one.
 */
export function matchLabel({ number, round, order }: Labelled, category: string | null): string {
  const label = `Jogo ${number ?? `${round}.${order}`}`;
  return category === null ? label : `${label} (${category})`;
}
