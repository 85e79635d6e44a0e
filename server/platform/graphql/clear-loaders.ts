import type { GraphQLSchema } from "graphql";
import { forgetRead } from "../context";

/**
 * A mutation's answer tells how things are after it. Of several in one operation the later ones would otherwise show
 * what the loaders read for the first.
 */
export function clearLoadersAfterMutations(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve } = field;
    if (!resolve) continue;
    field.resolve = async (root, args, context: object, info) => {
      const answer: unknown = await resolve(root, args, context, info);
      forgetRead(context);
      return answer;
    };
  }
  return schema;
}
