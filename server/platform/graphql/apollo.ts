import {
  ApolloServer,
  HeaderMap,
  type ApolloServerPlugin,
  type GraphQLResponse,
  type HTTPGraphQLHead,
} from "@apollo/server";
import { ApolloServerPluginCacheControlDisabled } from "@apollo/server/plugin/disabled";
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import {
  GraphQLError,
  parse,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from "graphql";
import { retryAfterSeconds } from "../http/json-errors";
import { TooCostly } from "../meter";
import type { GraphQLContext } from "./context";
import {
  belongsTo,
  cameOfStopping,
  formatGraphQLError,
  isUnavailable,
  type ErrorFormat,
} from "./error-format";
import { fragmentsOf } from "./asked-fields";
import {
  answerOf,
  answerTooLong,
  askedCostOf,
  holdToBudget,
  onceWritten,
  maxAnswerBytes,
  type AnswerLimits,
} from "./budget";
import { checkedDocument } from "./checked-document";
import { assertIntrospectionBounded } from "./introspection-cost";
import { variableValues } from "./variable-values";

const nothing = parse("{ __typename }");

/** Reads and checks what is asked our way, which is also that of WebSockets; the library is left nothing to check. */
const checkedFirst = (formatted: Formatted): ApolloServerPlugin<GraphQLContext> => ({
  requestDidStart: async () => {
    let problems: readonly GraphQLError[] = [];
    return {
      async didResolveSource(request) {
        const found = checkedDocument(request.schema, request.source);
        if (!("definitions" in found)) problems = found;
        Object.assign(request, { document: "definitions" in found ? found : nothing });
      },
      responseForOperation: async () => refusalOf(problems.map(formatted)),
    };
  },
});

/** What is answered instead of running an operation; null where there is nothing wrong with it. */
const refusalOf = (errors: GraphQLFormattedError[]): GraphQLResponse | null =>
  errors.length === 0
    ? null
    : {
        http: { status: 400, headers: new HeaderMap() },
        body: { kind: "single", singleResult: { errors } },
      };

/** Counts what an operation may cost before it runs, and tells with the answer what it has cost. */
const heldToBudget = (formatted: Formatted, limits: AnswerLimits): ApolloServerPlugin<GraphQLContext> => ({
  requestDidStart: async () => {
    let problems: readonly GraphQLError[] = [];
    return {
      async didResolveOperation({ schema, document, operation, request, contextValue: { meter } }) {
        if (!operation || document === nothing) return;
        meter.writes = operation.operation === "mutation";
        const { errors, coerced } = variableValues(schema, operation, request.variables ?? {});
        if (errors) {
          problems = errors;
          return;
        }
        const asked = { schema, fragments: fragmentsOf(document), variableValues: coerced };
        assertIntrospectionBounded(asked, operation);
        holdToBudget(meter, askedCostOf(asked, operation));
      },
      responseForOperation: async () => refusalOf(problems.map(formatted)),
      async willSendResponse({ response: { body, http }, contextValue }) {
        if (body.kind !== "single") return;
        const { meter } = contextValue;
        const result = await onceWritten(contextValue, body.singleResult as ExecutionResult);
        const { errors, ...answer } = answerOf(result, meter, limits);
        body.singleResult = { ...answer, ...(errors ? { errors: errors.map(formatted) } : {}) };
        if (meter.stoppedBy) http.status = meter.stoppedBy instanceof TooCostly ? 400 : 503;
        else if (errors?.some(isUnavailable)) notNowOn(http);
      },
    };
  },
});

type Formatted = (error: GraphQLError | GraphQLFormattedError) => GraphQLFormattedError;

/** Over HTTP a subscription would run like a query and fail as if something were broken. */
const subscriptionsRefused: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: async () => ({
    async didResolveOperation({ operation }) {
      if (operation?.operation === "subscription")
        throw new GraphQLError("Para acompanhar ao vivo, use GraphQL por WebSocket neste mesmo endereço.", {
          extensions: { code: "BAD_REQUEST", http: { status: 400 } }, // otherwise it counts as the server's fault
        });
    },
  }),
};

/** Ties an operation to its request: the id beside masked errors, what the log tells, and the status of "not now". */
const requestTraced: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: async () => ({
    async didEncounterErrors({ contextValue, errors }) {
      for (const error of errors) {
        belongsTo(contextValue.trace.requestId, error);
        if (contextValue.meter.stoppedBy) cameOfStopping(error);
      }
    },
    async willSendResponse({ contextValue, operationName, errors, response }) {
      contextValue.trace.operation = operationName ?? null;
      contextValue.trace.userId = contextValue.viewer?.userId ?? null;
      if (!contextValue.meter.stoppedBy && errors?.some(isUnavailable)) notNowOn(response.http);
    },
  }),
};

function notNowOn(http: HTTPGraphQLHead): void {
  http.status = notNow.status;
  for (const [name, value] of notNow.headers) http.headers.set(name, value);
}

/** The same for what fails before there is an operation. */
export const notNow = {
  status: 503,
  headers: new HeaderMap([["retry-after", String(retryAfterSeconds)]]),
};

export const createApolloServer = (
  schema: GraphQLSchema,
  format: ErrorFormat,
  limits: AnswerLimits,
): ApolloServer<GraphQLContext> => {
  const formatError = formatGraphQLError(format);
  const formatted: Formatted = (error) =>
    error instanceof GraphQLError ? formatError(error.toJSON(), error) : error;
  return new ApolloServer<GraphQLContext>({
    schema,
    introspection: true, // the schema is a public contract
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    documentStore: null,
    persistedQueries: false,
    formatError,
    stringifyResult: (answer) => {
      const text = JSON.stringify(answer);
      return Buffer.byteLength(text) <= maxAnswerBytes
        ? text
        : JSON.stringify({ errors: [formatted(answerTooLong())] });
    },
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      checkedFirst(formatted),
      subscriptionsRefused,
      heldToBudget(formatted, limits),
      requestTraced,
    ],
    logger: {
      debug() {},
      info() {},
      warn: (message) => format.log.warn(message),
      error: (message) => format.log.error(message),
    },
  });
};
