/** "18 de 32 vagas"; without a limit only how many are taken. @param left null without a limit. */
export function placesText(taken: number, left: number | null | undefined): string {
  if (typeof left !== "number") return taken === 1 ? "1 vaga ocupada" : `${taken} vagas ocupadas`;
  return `${taken} de ${taken + left} vagas`;
}

export function waitingText(count: number): string {
  return count === 1 ? "1 na lista de espera" : `${count} na lista de espera`;
}

/** The same for who thinks of enrolling. */
export function freePlacesText(left: number | null | undefined, waiting: number): string {
  if (typeof left !== "number") return "Vagas abertas";
  if (left === 0 || waiting > 0)
    return waiting > 0 ? `Sem vagas: ${waitingText(waiting)}` : "Sem vagas: lista de espera";
  return left === 1 ? "Resta 1 vaga" : `Restam ${left} vagas`;
}
