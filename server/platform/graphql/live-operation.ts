import {
  getOperationAST,
  GraphQLError,
  Kind,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { fragmentsOf } from "./asked-fields";
import { askedCostOf, type AskedCost } from "./budget";
import { checkedDocument, coded } from "./checked-document";
import { questionKey } from "./question-key";
import { variableValues } from "./variable-values";

interface Payload {
  query: string;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
}

/** A subscription as it is kept: only its text, since thousands of clients may each follow a different one. */
export interface LiveQuestion {
  key: string;
  operationName: string | null;
  asked: AskedCost;
  /** The arguments for execution; parses the text unless the result is still cached. */
  execution(): ExecutionArgs;
}

/** The same message as the library sends over HTTP. */
const noOperation = ({ definitions }: DocumentNode, operationName: string | null | undefined): string => {
  if (operationName) return `Unknown operation named "${operationName}".`;
  return definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    ? "Must provide operation name if query contains multiple operations."
    : "Must provide an operation.";
};

/**
 * Parses and validates the operation of a WebSocket message, with the limits and error codes of HTTP. The library
 * itself would parse without limits and close the connection on a syntax error.
 * @returns the errors if it is invalid.
 */
export function liveQuestion(
  schema: GraphQLSchema,
  { query, operationName, variables }: Payload,
): LiveQuestion | readonly GraphQLError[] {
  const document = checkedDocument(schema, query);
  if (!("definitions" in document)) return document;
  const operation = getOperationAST(document, operationName);
  if (!operation)
    return [coded(new GraphQLError(noOperation(document, operationName)), "OPERATION_RESOLUTION_FAILURE")];
  // Everything else goes over HTTP, where cookies can be set and limits count the person's own address.
  if (operation.operation !== "subscription")
    return [coded(new GraphQLError("Por WebSocket, só subscription."), "BAD_REQUEST")];
  const { errors, coerced } = variableValues(schema, operation, variables ?? {});
  if (errors) return errors;
  const asked = { schema, fragments: fragmentsOf(document), variableValues: coerced };
  const kept = declared(operation, variables ?? {});
  return {
    key: questionKey(asked, operation),
    operationName: operation.name?.value ?? null,
    asked: askedCostOf(asked, operation),
    execution() {
      const found = checkedDocument(schema, query);
      if (!("definitions" in found)) throw new Error("an operation that was valid is no longer");
      return { schema, document: found, operationName: operationName ?? null, variableValues: kept };
    },
  };
}

/** The variables that the operation declares; others are dropped. */
const declared = (
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable: { name } }) =>
      name.value in variables ? [[name.value, variables[name.value]]] : [],
    ),
  );
