import { formatMoney } from "../ui/format";

interface Named {
  readonly name: string;
}
interface Priced {
  readonly feeInCents: number;
}

/** How many categories a card in a list has room for. */
export const onCard = 3;

/**
 * "Feminino C, Misto B": all of them; of a tournament with one category what it calls itself.
 * @param most names only so many and counts the others: "Feminino C, Misto B e mais 2".
 */
export function categoriesInWords(categories: readonly Named[], own: string, most = Infinity): string {
  if (categories.length < 2) return own;
  const names = categories.slice(0, most).map(({ name }) => name);
  const others = categories.length - names.length;
  return others > 0 ? `${names.join(", ")} e mais ${others}` : names.join(", ");
}

/** What the categories cost; a tournament with one of them says it itself. */
const feesOf = (categories: readonly Priced[], ownInCents: number): number[] =>
  categories.length > 1 ? categories.map(({ feeInCents }) => feeInCents) : [ownInCents];

/** "R$ 80,00", or "R$ 60,00 a R$ 80,00" where categories have prices of their own. */
export function feesInWords(categories: readonly Priced[], ownInCents: number): string {
  const fees = feesOf(categories, ownInCents);
  const [least, most] = [Math.min(...fees), Math.max(...fees)];
  return least === most ? formatMoney(least) : `${formatMoney(least)} a ${formatMoney(most)}`;
}

/** "R$ 60,00 a R$ 80,00 por atleta", "Gratuito". */
export const priceInWords = (categories: readonly Priced[], ownInCents: number): string =>
  feesOf(categories, ownInCents).every((fee) => fee === 0)
    ? "Gratuito"
    : `${feesInWords(categories, ownInCents)} por atleta`;
