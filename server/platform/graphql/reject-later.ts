import { isObjectType, type GraphQLSchema } from "graphql";

const later = <Arguments extends unknown[]>(answer: (...given: Arguments) => unknown) =>
  function (this: unknown, ...given: Arguments): unknown {
    try {
      return answer.apply(this, given);
    } catch (error) {
      return Promise.reject(error as Error);
    }
  };

/**
 * Whoever is denied at once is told like whoever is denied later. Where one field throws while its neighbours still have
 * promises under way, nobody waits for those any more, and one that is rejected would end the process.
 */
export function rejectLater(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    if (type.isTypeOf) type.isTypeOf = later(type.isTypeOf) as NonNullable<typeof type.isTypeOf>;
    for (const field of Object.values(type.getFields()))
      if (field.resolve) field.resolve = later(field.resolve);
  }
  return schema;
}
