import {
  getOperationAST,
  getVariableValues,
  GraphQLError,
  Kind,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
} from "graphql";
import { maxTokens } from "./apollo";
import { operationLimitsRule } from "./query-limits";

interface Payload {
  query: string;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
}

const rules = [...specifiedRules, operationLimitsRule];

const coded = (error: unknown, code: string): GraphQLError => {
  if (!(error instanceof GraphQLError)) throw error;
  const { message, nodes, source, positions } = error;
  const originalError = error.originalError ?? error;
  return new GraphQLError(message, { nodes, source, positions, originalError, extensions: { code } });
};

/** What the library says over HTTP. */
const noOperation = ({ definitions }: DocumentNode, operationName: string | null | undefined): string => {
  if (operationName) return `Unknown operation named "${operationName}".`;
  return definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    ? "Must provide operation name if query contains multiple operations."
    : "Must provide an operation.";
};

const mostRemembered = 100;
const remembered = new WeakMap<GraphQLSchema, Map<string, DocumentNode>>();

/** Hundreds send the same text: it is read and checked once. Of many different ones the oldest are forgotten. */
function documentOf(schema: GraphQLSchema, query: string): DocumentNode | readonly GraphQLError[] {
  const known = remembered.get(schema) ?? new Map<string, DocumentNode>();
  remembered.set(schema, known);
  const before = known.get(query);
  if (before) return before;
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens });
  } catch (error) {
    return [coded(error, "GRAPHQL_PARSE_FAILED")];
  }
  const problems = validate(schema, document, rules);
  if (problems.length > 0) return problems.map((problem) => coded(problem, "GRAPHQL_VALIDATION_FAILED"));
  const [oldest] = known.keys();
  if (known.size >= mostRemembered && oldest !== undefined) known.delete(oldest);
  known.set(query, document);
  return document;
}

/**
 * The operation of a WebSocket message, under the same limits and with the same error codes as over HTTP; left to
 * itself, the library parses without a limit and hangs up on a syntax error.
 * @returns what is wrong with it where something is.
 */
export function liveOperation(
  schema: GraphQLSchema,
  { query, operationName, variables }: Payload,
): ExecutionArgs | readonly GraphQLError[] {
  const document = documentOf(schema, query);
  if (!("definitions" in document)) return document;
  const operation = getOperationAST(document, operationName);
  if (!operation)
    return [coded(new GraphQLError(noOperation(document, operationName)), "OPERATION_RESOLUTION_FAILURE")];
  // Everything else has the HTTP door, where cookies can be set and limits count the person's own address.
  if (operation.operation !== "subscription")
    return [coded(new GraphQLError("Por WebSocket, só subscription."), "BAD_REQUEST")];
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {});
  if (errors) return errors.map((error) => coded(error, "BAD_USER_INPUT"));
  return { schema, document, operationName, variableValues: variables };
}
