const rules = new Intl.PluralRules("pt-BR");

/**
 * The form that goes with a number: `plural(3, "entra", "entram")`. pt-BR has the singular for 0 too; here 0 takes the
 * plural, as it is said of things counted on a screen: "0 jogos".
 */
export const plural = (count: number, one: string, more: string): string =>
  count !== 0 && rules.select(count) === "one" ? one : more;

/** "1 dupla", "12 duplas", "0 duplas". */
export const counted = (count: number, one: string, more: string): string =>
  `${count} ${plural(count, one, more)}`;
