import { counted } from "../../platform/numbers.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";
import { entersInPairs, type CategoryFormat } from "../../sport/draws/draw-plan.rules";

/** How a category gives its places: as enrolments come, by a ranking, or by lots. */
export const placeModes = ["ENTRY_ORDER", "RANKING", "LOTS"] as const;
export type PlaceMode = (typeof placeModes)[number];

export const placeModeLabel: Record<PlaceMode, string> = {
  ENTRY_ORDER: "Ordem de inscrição",
  RANKING: "Ranking",
  LOTS: "Sorteio",
};

/** "por sorteio", "pelo ranking". */
export const byPlaceMode: Record<PlaceMode, string> = {
  ENTRY_ORDER: "por ordem de inscrição",
  RANKING: "pelo ranking",
  LOTS: "por sorteio",
};

/**
 * How a category gives its places: in the order of enrolment where it went by a ranking that it has no more, because it
 * was deleted or not copied with the category.
 */
export const placeModeOf = ({
  placeMode,
  rankingId,
}: {
  placeMode: PlaceMode;
  rankingId: string | null;
}): PlaceMode => (placeMode === "RANKING" && rankingId === null ? "ENTRY_ORDER" : placeMode);

export interface PlaceTerms {
  placeMode: PlaceMode;
  rankingId: string | null;
  /** Entries that are kept for the organiser to give: pairs, or athletes of an individual category. */
  wildCards: number;
  drawFormat: CategoryFormat;
}

/** Whether all enrolments of a category still wait, because its places are given later by ranking or lots. */
export const placesUndecided = (
  category: { placeMode: PlaceMode; placesAssignedAt: Date | string | null } | null | undefined,
): boolean => !!category && category.placeMode !== "ENTRY_ORDER" && category.placesAssignedAt === null;

/** Places of athletes that one entry takes. */
export const seatsPerEntry = (category: { drawFormat: CategoryFormat } | null | undefined): 1 | 2 =>
  entersInPairs(category) ? 2 : 1;

/**
 * Places of athletes kept for wild cards that were not given yet; none once the category is drawn or cancelled.
 * @param used places of athletes that the given wild cards take.
 */
export const keptSeats = (
  category: Pick<PlaceTerms, "wildCards" | "drawFormat"> & { draw: object | null; settledAt: Date | null },
  used: number,
): number =>
  category.draw !== null || category.settledAt !== null
    ? 0
    : Math.max(0, category.wildCards * seatsPerEntry(category) - used);

/**
 * Whether a guest's place is held until they answer the organiser: not in a category of pairs, where the place comes
 * with the partner, and not where places are given after the enrolment, by ranking or lots.
 * @param category null: the enrolment has none yet.
 */
export const holdsForGuests = (
  category:
    | { drawFormat: CategoryFormat; placeMode: PlaceMode; placesAssignedAt: Date | null }
    | null
    | undefined,
): boolean =>
  !entersInPairs(category) &&
  (!category || (category.placeMode === "ENTRY_ORDER" && category.placesAssignedAt === null));

/** What was decided: a sentence for after places were given. @param day YYYY-MM-DD */
const assignedInWords = (placeMode: PlaceMode, day: string): string =>
  `As vagas foram definidas ${byPlaceMode[placeMode]} em ${dateInDigits(day)}; quem ficou sem vaga segue na lista de espera, nesta ordem.`;

/**
 * How places are given, a sentence each; empty if each was given at the enrolment, without wild cards.
 * @param registrationEndsOn YYYY-MM-DD; null without a last day.
 * @param assignedOn YYYY-MM-DD, the day on which they were given; null for the rules as they are before.
 */
export function placeRulesInWords(
  category: PlaceTerms,
  {
    rankingName,
    registrationEndsOn,
    assignedOn = null,
  }: { rankingName: string | null; registrationEndsOn: string | null; assignedOn?: string | null },
): string[] {
  const inPairs = entersInPairs(category);
  const { placeMode, wildCards } = category;
  const until =
    registrationEndsOn === null ? "no fim das inscrições" : `depois de ${dateInDigits(registrationEndsOn)}`;
  const points = inPairs ? "pela soma dos pontos da dupla" : "pelos pontos do atleta";
  const ranking = rankingName === null ? "ranking da categoria" : `ranking ${rankingName}`;
  const how: Record<PlaceMode, string> = {
    LOTS: `As vagas saem por sorteio ${until}.`,
    RANKING: `As vagas saem pelo ${ranking}, ${points}, ${until}; no empate, por ordem de inscrição.`,
    ENTRY_ORDER: `O ranking que definiria as vagas não existe mais: elas saem por ordem de inscrição, ${until}.`,
  };
  return [
    ...(assignedOn !== null
      ? [assignedInWords(placeMode, assignedOn)]
      : placeMode === "ENTRY_ORDER"
        ? []
        : [
            how[placeModeOf(category)],
            "Até lá todas as inscrições ficam na lista de espera, sem cobrança; quem fica sem vaga segue na lista, nesta ordem.",
          ]),
    ...(wildCards === 0
      ? []
      : [
          inPairs
            ? `A organização guarda ${counted(wildCards, "vaga de dupla", "vagas de dupla")} para convites.`
            : `A organização guarda ${counted(wildCards, "vaga", "vagas")} para convites.`,
        ]),
  ];
}
