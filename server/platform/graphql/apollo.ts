import { ApolloServer, HeaderMap, type ApolloServerPlugin } from "@apollo/server";
import { ApolloServerPluginCacheControlDisabled } from "@apollo/server/plugin/disabled";
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import { GraphQLError, type GraphQLSchema } from "graphql";
import { retryAfterSeconds } from "../http/json-errors";
import type { GraphQLContext } from "./context";
import { belongsTo, formatGraphQLError, isUnavailable, type ErrorFormat } from "./error-format";
import { operationLimitsRule } from "./query-limits";

/** Longest operation, in lexical tokens. */
export const maxTokens = 1500;

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
      for (const error of errors) belongsTo(contextValue.trace.requestId, error);
    },
    async willSendResponse({ contextValue, operationName, errors, response }) {
      contextValue.trace.operation = operationName ?? null;
      contextValue.trace.userId = contextValue.viewer?.userId ?? null;
      if (!errors?.some(isUnavailable)) return;
      response.http.status = 503;
      response.http.headers.set("retry-after", String(retryAfterSeconds));
    },
  }),
};

/** The same for what fails before there is an operation. */
export const notNow = {
  status: 503,
  headers: new HeaderMap([["retry-after", String(retryAfterSeconds)]]),
};

export const createApolloServer = (
  schema: GraphQLSchema,
  format: ErrorFormat,
): ApolloServer<GraphQLContext> =>
  new ApolloServer<GraphQLContext>({
    schema,
    introspection: true, // the schema is a public contract
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens },
    validationRules: [operationLimitsRule],
    persistedQueries: false,
    formatError: formatGraphQLError(format),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      subscriptionsRefused,
      requestTraced,
    ],
    logger: {
      debug() {},
      info() {},
      warn: (message) => format.log.warn(message),
      error: (message) => format.log.error(message),
    },
  });
