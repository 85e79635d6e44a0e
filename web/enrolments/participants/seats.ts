import { counted } from "../../../server/platform/plural.rules";

/** "6 de 8 vagas"; without a limit, only the number of enrolments. */
export function seatsText(taken: number, places: number | null | undefined): string {
  if (typeof places !== "number") return counted(taken, "inscrito", "inscritos");
  return `${taken} de ${places} vagas`;
}

/** "12 duplas", "12 de 16 duplas": the limit counts athletes, and a pair takes two places. */
export function pairsText(pairs: number, places: number | null | undefined): string {
  const all = typeof places === "number" ? Math.floor(places / 2) : null;
  return all === null ? counted(pairs, "dupla", "duplas") : `${pairs} de ${counted(all, "dupla", "duplas")}`;
}

export function isFull(taken: number, places: number | null | undefined): boolean {
  return typeof places === "number" && taken >= places;
}
