import { counted, plural } from "../../server/platform/numbers.rules";
import { byPlaceMode, type PlaceMode } from "../../server/tournaments/categories/place-modes.rules";

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

/** The places of a category, as they are offered to athletes. */
export interface OfferedPlaces {
  readonly inPairs: boolean;
  /** Counts athletes; null without a limit. */
  readonly seatsLeft?: number | null | undefined;
  /** Counts pairs if `inPairs`, otherwise athletes. */
  readonly waitingEntryCount: number;
  readonly placeMode: PlaceMode;
  /** Whether all enrolments wait until places are given by ranking or lots. */
  readonly placesUndecided: boolean;
}

/** "Restam 3 vagas de dupla"; where they are given later "8 vagas de dupla, por sorteio". */
export function offeredPlacesText(places: OfferedPlaces): string {
  const { inPairs, seatsLeft, waitingEntryCount, placeMode, placesUndecided } = places;
  if (!placesUndecided) return freePlacesText(seatsLeft, waitingEntryCount, inPairs);
  if (typeof seatsLeft !== "number") return `Vagas ${byPlaceMode[placeMode]}`;
  const free = counted(inPairs ? Math.floor(seatsLeft / 2) : seatsLeft, "vaga", "vagas");
  return `${free}${inPairs ? " de dupla" : ""}, ${byPlaceMode[placeMode]}`;
}
