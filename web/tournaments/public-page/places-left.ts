import { freePlacesText } from "../../enrolments/public/terms-in-words";

/** The places of a category. */
interface Offered {
  readonly inPairs: boolean;
  /** Counts athletes; null without a limit. */
  readonly seatsLeft?: number | null | undefined;
  /** Counts pairs if `inPairs`, otherwise athletes. */
  readonly waitingEntryCount: number;
}

/** Whether a new enrolment gets a place: one is free, and the waiting list is empty. */
const hasPlace = ({ inPairs, seatsLeft, waitingEntryCount }: Offered): boolean =>
  typeof seatsLeft !== "number" || (seatsLeft >= (inPairs ? 2 : 1) && waitingEntryCount === 0);

/**
 * "Restam 3 vagas de dupla". For several categories it names how many have places, "Vagas em 2 de 3 categorias", because
 * the limits of the tournament and of its categories do not add up to one number. Null without categories.
 */
export function placesLeftInWords(categories: readonly Offered[]): string | null {
  const [first, ...others] = categories;
  if (!first) return null;
  if (others.length === 0) return freePlacesText(first.seatsLeft, first.waitingEntryCount, first.inPairs);
  const withPlace = categories.filter(hasPlace).length;
  if (withPlace === 0) return "Sem vagas: lista de espera";
  if (withPlace < categories.length) return `Vagas em ${withPlace} de ${categories.length} categorias`;
  return `Vagas nas ${categories.length} categorias`;
}
