import { getNullableType, isUnionType, type GraphQLSchema } from "graphql";

/** The Portuguese word a description opens with. */
const wordOf = (description: string | null | undefined): string =>
  (description ?? "").replace(/(:|\.$).*$/s, "");

/**
 * Describes the unions that the errors plugin makes of a mutation's success and its errors: by the word of the mutation
 * and that of its success.
 */
export function describeResults(schema: GraphQLSchema): GraphQLSchema {
  for (const mutation of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const result = getNullableType(mutation.type);
    if (!isUnionType(result)) continue;
    const success = result.getTypes().find(({ name }) => name.endsWith("Success"));
    result.description ??= `Resultado de “${wordOf(mutation.description)}”: “${wordOf(success?.description)}”, or the error that says why not.`;
  }
  return schema;
}
