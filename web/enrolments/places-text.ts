import { counted, plural } from "../../server/platform/plural.rules";

/**
 * "18 de 32 vagas", among pairs "9 de 16 duplas"; without a limit only how many are taken.
 * @param taken places of athletes, two for a pair.
 * @param left null without a limit.
 */
export function placesText(taken: number, left: number | null | undefined, inPairs = false): string {
  if (inPairs) {
    const pairs = Math.ceil(taken / 2);
    if (typeof left !== "number") return counted(pairs, "dupla", "duplas");
    return `${pairs} de ${counted(pairs + Math.floor(left / 2), "dupla", "duplas")}`;
  }
  if (typeof left !== "number") return counted(taken, "vaga ocupada", "vagas ocupadas");
  return `${taken} de ${taken + left} vagas`;
}

/** @param count of pairs, or of athletes. */
export function waitingText(count: number, inPairs: boolean): string {
  return `${inPairs ? counted(count, "dupla", "duplas") : counted(count, "atleta", "atletas")} na lista de espera`;
}

/** The same for who thinks of enrolling. @param left of athletes. @param waiting of pairs, or of athletes. */
export function freePlacesText(left: number | null | undefined, waiting: number, inPairs = false): string {
  if (typeof left !== "number") return "Vagas abertas";
  const free = inPairs ? Math.floor(left / 2) : left;
  if (free === 0 || waiting > 0)
    return waiting > 0 ? `Sem vagas: ${waitingText(waiting, inPairs)}` : "Sem vagas: lista de espera";
  const places = counted(free, "vaga", "vagas");
  return `${plural(free, "Resta", "Restam")} ${places}${inPairs ? " de dupla" : ""}`;
}
