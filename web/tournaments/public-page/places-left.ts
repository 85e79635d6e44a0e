import { freePlacesText } from "../../enrolments/public/terms-in-words";

/** A category, as far as its places are concerned. */
interface Offered {
  readonly inPairs: boolean;
  /** Of athletes; null without a limit. */
  readonly seatsLeft?: number | null | undefined;
  /** Pairs, or athletes. */
  readonly waitingEntryCount: number;
}

/** Whoever enters now gets a place: there is one, and nobody waits for it. */
const hasPlace = ({ inPairs, seatsLeft, waitingEntryCount }: Offered): boolean =>
  typeof seatsLeft !== "number" || (seatsLeft >= (inPairs ? 2 : 1) && waitingEntryCount === 0);

/**
 * "Restam 3 vagas de dupla"; of several categories in how many of them: "Vagas em 2 de 3 categorias", for a limit of the
 * whole tournament and those of its categories do not add up to one number. Null where there is no category.
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
