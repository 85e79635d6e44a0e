import { getVariableValues, GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from "graphql";
import { coded, mostErrors } from "./checked-document";

type Read =
  { coerced: Record<string, unknown>; errors?: undefined } | { coerced?: undefined; errors: GraphQLError[] };

/**
 * The variables of an operation, coerced. An error names the place and never the value: the library prints the whole
 * input into each of its messages.
 */
export function variableValues(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Read {
  const { errors, coerced } = getVariableValues(schema, variableDefinitions, variables, {
    maxErrors: mostErrors,
  });
  if (coerced) return { coerced };
  return { errors: errors.slice(0, mostErrors).map((error) => coded(withoutValue(error), "BAD_USER_INPUT")) };
}

const namePattern = /^\w{1,64}$/;
const pathPattern = / at "([^"]{1,200})"$/;

/**
 * `Variable "$input" got invalid value {…} at "input.games[1]"; Int cannot represent non-integer value: "x"`
 * becomes `Variable "$input" got an invalid value at "input.games[1]": Int cannot represent non-integer value`.
 */
function withoutValue(error: GraphQLError): GraphQLError {
  const { message, nodes, originalError } = error;
  const start = /^Variable "\$(\w{1,64})" got invalid value /.exec(message);
  if (!start || !originalError) return error;
  const reason = originalError.message;
  const path = pathPattern.exec(message.slice(0, -(reason.length + "; ".length)))?.[1];
  const place = path === undefined ? "" : ` at "${path}"`;
  return new GraphQLError(
    `Variable "$${start[1]}" got an invalid value${place}: ${reasonWithoutValue(reason)}`,
    {
      nodes,
      originalError,
    },
  );
}

function reasonWithoutValue(reason: string): string {
  const unknownField = /^Field "([^]*)" is not defined by type "(\w+)"\.( Did you mean [^]*)?$/.exec(reason);
  if (unknownField) {
    const [, field = "", type, suggestion = ""] = unknownField;
    const named = namePattern.test(field) ? `Field "${field}"` : "A field";
    return `${named} is not defined by type "${type}".${suggestion}`;
  }
  const noMember = /^Value [^]* does not exist in "(\w+)" enum\.( Did you mean [^]*)?$/.exec(reason);
  if (noMember) return `Value does not exist in "${noMember[1]}" enum.${noMember[2] ?? ""}`;
  return reason.replace(/: [^]*$/, ".").slice(0, 200);
}
