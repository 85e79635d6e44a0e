import { formatMoney } from "../ui/format";

interface Category {
  readonly name: string;
  readonly feeInCents: number;
}

/** "Feminino C, Misto B": all of them; of a tournament with one category what it calls itself. */
export const categoriesInWords = (categories: readonly Category[], own: string): string =>
  categories.length > 1 ? categories.map(({ name }) => name).join(", ") : own;

/** "R$ 80,00", or "R$ 60,00 a R$ 80,00" where categories have prices of their own. @param ownInCents for none at all. */
export function feesInWords(categories: readonly Category[], ownInCents: number): string {
  const fees = categories.length > 0 ? categories.map(({ feeInCents }) => feeInCents) : [ownInCents];
  const [least, most] = [Math.min(...fees), Math.max(...fees)];
  return least === most ? formatMoney(least) : `${formatMoney(least)} a ${formatMoney(most)}`;
}

/** Whether nobody pays anything. */
export const isFree = (categories: readonly Pick<Category, "feeInCents">[]): boolean =>
  categories.every(({ feeInCents }) => feeInCents === 0);

/** How many athletes there is place for: the tournament's own limit, or what its categories take together. */
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
