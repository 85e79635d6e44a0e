import { getNullableType, isUnionType, type GraphQLSchema } from "graphql";

/** Describes the unions that the errors plugin makes of a mutation's success and its errors. */
export function describeResults(schema: GraphQLSchema): GraphQLSchema {
  for (const { name, type } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const result = getNullableType(type);
    if (isUnionType(result))
      result.description ??= `What \`${name}\` returns: its success, or the error that explains the refusal.`;
  }
  return schema;
}
