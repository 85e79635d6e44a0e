import { ApolloServer } from "@apollo/server";
import { ApolloServerPluginCacheControlDisabled } from "@apollo/server/plugin/disabled";
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import type { GraphQLSchema } from "graphql";
import type { Log } from "../log";
import type { GraphQLContext } from "./context";
import { formatGraphQLError } from "./errors";

/** Longest operation, in lexical tokens. */
export const maxTokens = 1000;

export const createApolloServer = (schema: GraphQLSchema, log: Log): ApolloServer<GraphQLContext> =>
  new ApolloServer<GraphQLContext>({
    schema,
    introspection: true, // the schema is a public contract
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens },
    formatError: formatGraphQLError(log),
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled()],
    logger: {
      debug() {},
      info() {},
      warn: (message) => log.warn(message),
      error: (message) => log.error(message),
    },
  });
