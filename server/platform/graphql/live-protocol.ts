import type { IncomingMessage } from "node:http";
import {
  createSourceEventStream,
  execute,
  getOperationAST,
  GraphQLError,
  type ExecutionArgs,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from "graphql";
import { makeServer, type SubscribePayload } from "graphql-ws";
import { loggedName } from "../http/logged-path.rules";
import { newTrace, type RequestTrace } from "../http/request-trace";
import type { Log } from "../log";
import { answerEach } from "./answer-each";
import type { GraphQLContext } from "./context";
import { belongsTo, formatGraphQLError, type ErrorFormat } from "./error-format";
import { unauthenticated } from "./errors";
import { liveOperation } from "./live-operation";
import { sharedAnswers, type AnswerSource } from "./shared-answers";

const maxSubscriptions = 20;
const initWithinMs = 3_000;

export interface LiveProtocolOptions {
  schema: GraphQLSchema;
  format: ErrorFormat;
  contextFor: (
    accessToken: string | null,
    request: IncomingMessage,
    trace: RequestTrace,
  ) => Promise<GraphQLContext>;
}

/** What is said over an open socket: the protocol graphql-transport-ws, under our limits and with our errors. */
export function liveProtocol({ schema, format, contextFor }: LiveProtocolOptions) {
  const formatError = formatGraphQLError(format);
  const formatted = (error: GraphQLFormattedError) =>
    formatError(error instanceof GraphQLError ? error.toJSON() : error, error);
  const shared = sharedAnswers();
  const keys = new WeakMap<GraphQLContext, string>();
  return makeServer<{ accessToken?: unknown }, { request: IncomingMessage }>({
    connectionInitWaitTimeout: initWithinMs,
    onSubscribe: async ({ subscriptions, connectionParams, extra }, _id, payload) => {
      const trace = newTrace();
      if (Object.keys(subscriptions).length > maxSubscriptions)
        return [
          new GraphQLError(`No máximo ${maxSubscriptions} acompanhamentos por conexão.`, {
            extensions: { code: "BAD_REQUEST" },
          }),
        ];
      const args = liveOperation(schema, payload);
      if (!("document" in args)) return args;
      const token = connectionParams?.accessToken;
      try {
        const context = await contextFor(typeof token === "string" ? token : null, extra.request, trace);
        const operation = getOperationAST(args.document, args.operationName)?.name?.value ?? null;
        logSubscription(format.log, { ...trace, operation, userId: context.viewer?.userId ?? null });
        const key = sharedKey(context, payload);
        if (key !== null) keys.set(context, key);
        return { ...args, contextValue: context };
      } catch (error) {
        const failure = error instanceof Error ? error : new Error(String(error));
        const answer = new GraphQLError(failure.message, { originalError: failure });
        belongsTo(trace.requestId, answer);
        return [answer];
      }
    },
    subscribe: (args) => {
      const key = keys.get(args.contextValue as GraphQLContext);
      const execution = args as ExecutionArgs;
      return key === undefined ? subscribeAnew(execution) : shared(key, sourceOf(execution));
    },
    onError: (_connection, _id, _payload, errors) => errors.map(formatted),
    onNext: (_connection, _id, _payload, args, { errors, ...result }) => {
      if (!errors) return result;
      const { trace } = args.contextValue as GraphQLContext;
      for (const error of errors) belongsTo(trace.requestId, error);
      return { ...result, errors: errors.map(formatted) };
    },
  });
}

/**
 * Each event is answered with a context of its own: loaders that remember the last event would repeat it, and
 * somebody signed out or without the role since must not see another one.
 */
async function subscribeAnew(args: ExecutionArgs) {
  const { open, answer } = sourceOf(args);
  const events = await open();
  return "next" in events ? answerEach(events, answer) : events;
}

function sourceOf(args: ExecutionArgs): AnswerSource {
  const context = args.contextValue as GraphQLContext;
  return {
    open: async () => {
      const events = await createSourceEventStream(args);
      return Symbol.asyncIterator in events ? events[Symbol.asyncIterator]() : events;
    },
    answer: async (rootValue) => {
      const renewed = await context.renewed().catch((error: unknown) => {
        belongsTo(context.trace.requestId, error);
        throw error;
      });
      // Whoever followed as somebody does not go on as nobody: they are told that they are signed out.
      if ((context.viewer && !renewed.viewer) || (context.apiKey && !renewed.apiKey))
        return { errors: [unauthenticated()] };
      return execute({ ...args, rootValue, contextValue: renewed });
    },
  };
}

/** What is asked, where it is nobody in particular who asks: then the same answer is everybody's. */
const sharedKey = (
  { viewer, apiKey }: GraphQLContext,
  { query, operationName, variables }: SubscribePayload,
): string | null =>
  viewer === null && apiKey === null ? JSON.stringify([query, operationName ?? null, variables ?? {}]) : null;

const logSubscription = (log: Log, { requestId, userId, operation }: RequestTrace): void =>
  log.info(
    {
      requestId,
      ...(userId === null ? {} : { userId }),
      ...(operation === null ? {} : { operation: loggedName(operation) }),
    },
    "subscription",
  );
