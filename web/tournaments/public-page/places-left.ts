import { offeredPlacesText, type OfferedPlaces as Offered } from "../../enrolments/public/terms-in-words";

/** Whether a new enrolment may get a place: one is free, and the waiting list is empty or gets its places later. */
const hasPlace = ({ inPairs, seatsLeft, waitingEntryCount, placesUndecided }: Offered): boolean =>
  placesUndecided ||
  typeof seatsLeft !== "number" ||
  (seatsLeft >= (inPairs ? 2 : 1) && waitingEntryCount === 0);

/**
 * "Restam 3 vagas de dupla". For several categories it names how many have places, "Vagas em 2 de 3 categorias", because
 * the limits of the tournament and of its categories do not add up to one number. Null without categories.
 */
export function placesLeftInWords(categories: readonly Offered[]): string | null {
  const [first, ...others] = categories;
  if (!first) return null;
  if (others.length === 0) return offeredPlacesText(first);
  const withPlace = categories.filter(hasPlace).length;
  if (withPlace === 0) return "Sem vagas: lista de espera";
  if (withPlace < categories.length) return `Vagas em ${withPlace} de ${categories.length} categorias`;
  return `Vagas nas ${categories.length} categorias`;
}
