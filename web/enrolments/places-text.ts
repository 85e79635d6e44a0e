import { counted, plural } from "../../server/platform/plural.rules";

/** "18 de 32 vagas"; without a limit only how many are taken. @param left null without a limit. */
export function placesText(taken: number, left: number | null | undefined): string {
  if (typeof left !== "number") return counted(taken, "vaga ocupada", "vagas ocupadas");
  return `${taken} de ${taken + left} vagas`;
}

export function waitingText(count: number): string {
  return `${count} na lista de espera`;
}

/** The same for who thinks of enrolling. */
export function freePlacesText(left: number | null | undefined, waiting: number): string {
  if (typeof left !== "number") return "Vagas abertas";
  if (left === 0 || waiting > 0)
    return waiting > 0 ? `Sem vagas: ${waitingText(waiting)}` : "Sem vagas: lista de espera";
  return `${plural(left, "Resta", "Restam")} ${counted(left, "vaga", "vagas")}`;
}
