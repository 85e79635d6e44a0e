import { counted } from "../../../server/platform/plural.rules";

/** "6 de 8 vagas"; where nobody set a limit, only how many there are. */
export function seatsText(taken: number, places: number | null | undefined): string {
  if (typeof places !== "number") return counted(taken, "inscrito", "inscritos");
  return `${taken} de ${places} vagas`;
}

export function isFull(taken: number, places: number | null | undefined): boolean {
  return typeof places === "number" && taken >= places;
}
