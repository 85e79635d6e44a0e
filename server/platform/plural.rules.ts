/**
 * The form that goes with a whole number: `plural(3, "entra", "entram")`. Grammar has the singular for 0 too; here 0 takes
 * the plural, as it is said of things counted on a screen: "0 jogos".
 */
export const plural = (count: number, one: string, more: string): string =>
  Math.abs(count) === 1 ? one : more;

/** "1 dupla", "12 duplas", "0 duplas". */
export const counted = (count: number, one: string, more: string): string =>
  `${count} ${plural(count, one, more)}`;
