import { formatMoney } from "../../ui/format";

interface Named {
  readonly name: string;
}
interface Priced {
  readonly feeInCents: number;
}

/** How many category names fit on a card. */
export const onCard = 3;

/**
 * "Feminino C, Misto B": the names of all categories; of a tournament with a single category, its own label.
 * @param most maximum number of names; the others are counted: "Feminino C, Misto B e mais 2".
 */
export function categoriesInWords(categories: readonly Named[], own: string, most = Infinity): string {
  if (categories.length < 2) return own;
  const names = categories.slice(0, most).map(({ name }) => name);
  const others = categories.length - names.length;
  return others > 0 ? `${names.join(", ")} e mais ${others}` : names.join(", ");
}

const feesOf = (categories: readonly Priced[], ownInCents: number): number[] =>
  categories.length > 0 ? categories.map(({ feeInCents }) => feeInCents) : [ownInCents];

/** "R$ 80,00", or "R$ 60,00 a R$ 80,00" if they differ. @param ownInCents the tournament's fee, if it has no categories. */
export function feesInWords(categories: readonly Priced[], ownInCents: number): string {
  const fees = feesOf(categories, ownInCents);
  const [least, most] = [Math.min(...fees), Math.max(...fees)];
  return least === most ? formatMoney(least) : `${formatMoney(least)} a ${formatMoney(most)}`;
}

/** Whether enrolment is free in every category. @param ownInCents the tournament's fee, if it has no categories. */
export const isFree = (categories: readonly Priced[], ownInCents: number): boolean =>
  feesOf(categories, ownInCents).every((fee) => fee === 0);

/** "R$ 60,00 a R$ 80,00 por atleta", "Gratuito". */
export const priceInWords = (categories: readonly Priced[], ownInCents: number): string =>
  isFree(categories, ownInCents) ? "Gratuito" : `${feesInWords(categories, ownInCents)} por atleta`;

/** The maximum number of athletes: the tournament's own limit, or the sum of its categories. */
export function placesOf(
  categories: readonly { readonly maxParticipants?: number | null | undefined }[],
  own: number | null,
): number | null {
  if (own !== null) return own;
  let together = 0;
  for (const { maxParticipants } of categories) {
    if (typeof maxParticipants !== "number") return null;
    together += maxParticipants;
  }
  return categories.length === 0 ? null : together;
}
