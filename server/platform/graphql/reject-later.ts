import { isObjectType, type GraphQLFieldResolver, type GraphQLIsTypeOfFn, type GraphQLSchema } from "graphql";

// Called for every field of every object: written out, since gathering the arguments would make an array each time.
const laterOf =
  (resolve: GraphQLFieldResolver<unknown, unknown>): GraphQLFieldResolver<unknown, unknown> =>
  (root, args, context, info) => {
    try {
      return resolve(root, args, context, info);
    } catch (error) {
      return Promise.reject(error as Error);
    }
  };

const laterIs =
  (isTypeOf: GraphQLIsTypeOfFn<unknown, unknown>): GraphQLIsTypeOfFn<unknown, unknown> =>
  (value, context, info) => {
    try {
      return isTypeOf(value, context, info);
    } catch (error) {
      return Promise.reject(error as Error);
    }
  };

/**
 * Turns synchronous exceptions of resolvers into rejected promises. If one field throws synchronously while its
 * siblings still have pending promises, GraphQL no longer awaits those, and an unhandled rejection would end the
 * process.
 */
export function rejectLater(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    if (type.isTypeOf) type.isTypeOf = laterIs(type.isTypeOf);
    for (const field of Object.values(type.getFields()))
      if (field.resolve) field.resolve = laterOf(field.resolve);
  }
  return schema;
}
