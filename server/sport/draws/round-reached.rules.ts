/** How far an entry came, from the winner down. GROUP: out before the last 32, or in the groups. */
export const roundsReached = ["W", "F", "SF", "QF", "R16", "R32", "GROUP"] as const;
export type RoundReached = (typeof roundsReached)[number];

/** @param depth 0 for the winner of the final, 1 for its loser, 2 for who lost a semifinal, … */
export function roundAtDepth(depth: number): RoundReached {
  return roundsReached[Math.min(depth, roundsReached.length - 1)] ?? "GROUP";
}

/** Where there is no single bracket: 1st, 2nd, up to 4th, up to 8th, up to 16th, up to 32nd. */
export function roundAtPosition(position: number): RoundReached {
  return roundAtDepth(Math.ceil(Math.log2(position)));
}

/** What a round is called by how far it is from the final: 0 is the final itself. */
export function roundName(roundsToFinal: number): string {
  return (
    ["final", "semifinal", "quartas de final", "oitavas de final"][roundsToFinal] ??
    `${2 ** roundsToFinal} avos de final`
  );
}
