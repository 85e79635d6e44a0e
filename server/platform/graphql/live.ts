import type { IncomingMessage, Server } from "node:http";
import {
  createSourceEventStream,
  execute,
  GraphQLError,
  type ExecutionArgs,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from "graphql";
import { useServer } from "graphql-ws/use/ws";
import { WebSocketServer } from "ws";
import { answerEach } from "./answer-each";
import type { GraphQLContext } from "./context";
import { liveOperation } from "./live-operation";

const maxMessageBytes = 64 * 1024;
const keepAliveMs = 12_000;
const goingAway = 1001;

export interface LiveOptions {
  server: Server;
  schema: GraphQLSchema;
  contextFor: (accessToken: string | null, request: IncomingMessage) => Promise<GraphQLContext>;
  formatError: (formatted: GraphQLFormattedError, thrown: unknown) => GraphQLFormattedError;
}

/** GraphQL over WebSocket on /graphql. @returns what stops taking connections and closes those that are open. */
export function serveLive({ server, schema, contextFor, formatError }: LiveOptions): () => Promise<void> {
  const sockets = new WebSocketServer({ server, path: "/graphql", maxPayload: maxMessageBytes });
  const format = (error: GraphQLFormattedError) =>
    formatError(error instanceof GraphQLError ? error.toJSON() : error, error);
  const cleanup = useServer<{ accessToken?: unknown }, { request: IncomingMessage }>(
    {
      context: ({ connectionParams, extra }) => {
        const token = connectionParams?.accessToken;
        return contextFor(typeof token === "string" ? token : null, extra.request) as never;
      },
      onSubscribe: (_connection, _id, payload) => liveOperation(schema, payload),
      subscribe: (args) => subscribeAnew(args as ExecutionArgs),
      onError: (_connection, _id, _payload, errors) => errors.map(format),
      onNext: (_connection, _id, _payload, _args, { errors, ...result }) =>
        errors ? { ...result, errors: errors.map(format) } : result,
    },
    sockets,
    keepAliveMs,
  );
  return async () => {
    for (const socket of sockets.clients) socket.close(goingAway, "Servidor encerrando");
    await cleanup.dispose();
  };
}

/**
 * Each event is answered with a context of its own: loaders that remember the last event would repeat it, and
 * somebody signed out or without the role since must not see another one.
 */
async function subscribeAnew(args: ExecutionArgs) {
  const events = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in events)) return events;
  const context = args.contextValue as GraphQLContext;
  return answerEach(events[Symbol.asyncIterator](), async (rootValue) =>
    execute({ ...args, rootValue, contextValue: await context.renewed() }),
  );
}
