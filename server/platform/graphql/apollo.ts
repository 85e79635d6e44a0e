import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import { ApolloServerPluginCacheControlDisabled } from "@apollo/server/plugin/disabled";
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import type { GraphQLSchema } from "graphql";
import type { Log } from "../log";
import type { GraphQLContext } from "./context";
import { badInput, formatGraphQLError } from "./errors";

/** Longest operation, in lexical tokens. */
export const maxTokens = 1000;

/** Over HTTP a subscription would run like a query and fail as if something were broken. */
const subscriptionsRefused: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: async () => ({
    async didResolveOperation({ operation }) {
      if (operation?.operation === "subscription")
        throw badInput("Para acompanhar ao vivo, use GraphQL por WebSocket neste mesmo endereço.");
    },
  }),
};

export const createApolloServer = (schema: GraphQLSchema, log: Log): ApolloServer<GraphQLContext> =>
  new ApolloServer<GraphQLContext>({
    schema,
    introspection: true, // the schema is a public contract
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens },
    persistedQueries: false,
    formatError: formatGraphQLError(log),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      subscriptionsRefused,
    ],
    logger: {
      debug() {},
      info() {},
      warn: (message) => log.warn(message),
      error: (message) => log.error(message),
    },
  });
