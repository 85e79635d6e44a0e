import { getNamedType, isObjectType, type GraphQLSchema } from "graphql";
import { maxPageSize, type PageArgs } from "./connection";
import { badInput } from "./errors";

/** The most rows that the lists of one request may ask for, all together. */
export const listBudget = 5_000;
const usualPage = 20;

const asked = new WeakMap<object, number>();

/**
 * A page holds a hundred rows at most, but a list within a list multiplies: a hundred rankings of a hundred positions of
 * athletes with a hundred tournaments are a million rows in three lines. Each list counts what it may bring, once for
 * every row it hangs on, before it is read.
 */
export function holdToListBudget(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (!resolve || !getNamedType(field.type).name.endsWith("Connection")) continue;
      field.resolve = (root, args: PageArgs, context: object, info) => {
        const size = args.first ?? args.last ?? usualPage;
        // A page that is too long on its own is refused by its list, which says so.
        const sum = (asked.get(context) ?? 0) + Math.min(maxPageSize, Math.max(0, size));
        asked.set(context, sum);
        if (sum > listBudget)
          throw badInput(`No máximo ${listBudget} linhas por requisição: peça páginas menores.`);
        return resolve(root, args, context, info) as unknown;
      };
    }
  }
  return schema;
}
