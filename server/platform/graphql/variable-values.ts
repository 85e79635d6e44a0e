import { getVariableValues, GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from "graphql";
import { coded, mostErrors } from "./checked-document";

/** The largest form sends some 1,500 values: a sheet of 200 lines. */
const variableLimits = { valuesPerOperation: 5_000, itemsPerList: 1_000, keysPerObject: 100 } as const;

const sentences: Record<keyof typeof variableLimits, string> = {
  valuesPerOperation: `No máximo ${variableLimits.valuesPerOperation} valores em “variables”.`,
  itemsPerList: `No máximo ${variableLimits.itemsPerList} itens por lista em “variables”.`,
  keysPerObject: `No máximo ${variableLimits.keysPerObject} campos por objeto em “variables”.`,
};

type Read =
  { coerced: Record<string, unknown>; errors?: undefined } | { coerced?: undefined; errors: GraphQLError[] };

/**
 * The variables of an operation, coerced. Their sizes are checked first and alone; an error names the place and never
 * the value: the library prints the whole input into each of its messages.
 */
export function variableValues(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Read {
  const excess = excessOf(variables);
  if (excess) return { errors: [coded(new GraphQLError(sentences[excess]), "BAD_USER_INPUT")] };
  const { errors, coerced } = getVariableValues(schema, variableDefinitions, variables, {
    maxErrors: mostErrors,
  });
  if (coerced) return { coerced };
  return { errors: errors.slice(0, mostErrors).map((error) => coded(withoutValue(error), "BAD_USER_INPUT")) };
}

/** Depth first with a stack of its own: a hundred kilobytes of brackets nest deeper than calls may. */
function excessOf(variables: Readonly<Record<string, unknown>>): keyof typeof variableLimits | null {
  const open: unknown[] = [variables];
  let values = 0;
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== "object" || value === null) continue;
    const inner = Object.values(value);
    if (Array.isArray(value) && inner.length > variableLimits.itemsPerList) return "itemsPerList";
    if (!Array.isArray(value) && inner.length > variableLimits.keysPerObject) return "keysPerObject";
    values += inner.length;
    if (values > variableLimits.valuesPerOperation) return "valuesPerOperation";
    for (const one of inner) if (typeof one === "object" && one !== null) open.push(one);
  }
  return null;
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
