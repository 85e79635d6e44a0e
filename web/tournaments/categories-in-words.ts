import { formatMoney } from "../ui/format";

interface Category {
  readonly name: string;
  readonly feeInCents: number;
}

/** "Feminino C, Misto B": all of them; of a tournament with one category what it calls itself. */
export const categoriesInWords = (categories: readonly Category[], own: string): string =>
  categories.length > 1 ? categories.map(({ name }) => name).join(", ") : own;

/** "R$ 80,00", or "R$ 60,00 a R$ 80,00" where categories have prices of their own. */
export function feesInWords(categories: readonly Category[], ownInCents: number): string {
  const fees = categories.length > 1 ? categories.map(({ feeInCents }) => feeInCents) : [ownInCents];
  const [least, most] = [Math.min(...fees), Math.max(...fees)];
  return least === most ? formatMoney(least) : `${formatMoney(least)} a ${formatMoney(most)}`;
}
