import type { IncomingMessage } from "node:http";
import {
  createSourceEventStream,
  execute,
  GraphQLError,
  parse,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from "graphql";
import type { ServerOptions, SubscribePayload } from "graphql-ws";
import { longestAnswerMs } from "../http/answer-within";
import { loggedName } from "../http/logged-path.rules";
import { listeningAs } from "../events/event-bus";
import { newTrace, type RequestTrace } from "../http/request-trace";
import type { Log } from "../log";
import { Meter, metered, TookTooLong } from "../meter";
import { answerEach } from "./answer-each";
import { answerOf, holdToBudget, onceWritten, type AnswerLimits } from "./budget";
import type { GraphQLContext } from "./context";
import { belongsTo, formatGraphQLError, type ErrorFormat } from "./error-format";
import { unauthenticated } from "./errors";
import { fairShare } from "./fair-share";
import { operationText, type KnownOperations } from "./known-operations";
import { liveQuestion, type LiveQuestion } from "./live-operation";
import type { NetworkHoldings } from "./network-holdings";
import { sharedAnswers, type AnswerSource } from "./shared-answers";

const maxSubscriptions = 20;
const initWithinMs = 3_000;

export interface LiveProtocolOptions {
  schema: GraphQLSchema;
  format: ErrorFormat;
  limits: AnswerLimits;
  operations: KnownOperations;
  contextFor: (
    accessToken: string | null,
    actsFor: string | null,
    connection: LiveConnection,
    trace: RequestTrace,
  ) => Promise<GraphQLContext>;
}

/** The state of a connection outside the protocol. */
export interface LiveConnection {
  request: IncomingMessage;
  network: string;
  /** The size of the last message. */
  messageBytes: number;
  /** Called with the end of what the connection's token opens; a later call changes nothing. */
  endAt: (instant: Date) => void;
}

// The library keeps what it is given as long as the subscription lasts, so it is given nothing.
const nothing = { document: parse("subscription { nothing }") };

/** The protocol graphql-transport-ws on an open socket, with our limits and errors. */
export function liveProtocol(
  { schema, format, limits, operations, contextFor }: LiveProtocolOptions,
  holdings: NetworkHoldings,
): ServerOptions<{ accessToken?: unknown; athlete?: unknown }, LiveConnection> {
  const formatError = formatGraphQLError(format);
  const formatted = (error: GraphQLFormattedError) =>
    formatError(error instanceof GraphQLError ? error.toJSON() : error, error);
  const share = fairShare();
  const shared = sharedAnswers(share);
  const questions = new WeakMap<GraphQLContext, LiveQuestion>();
  const releases = new WeakMap<SubscribePayload, () => void>();
  return {
    connectionInitWaitTimeout: initWithinMs,
    onSubscribe: async ({ subscriptions, connectionParams, extra }, id, payload) => {
      const trace = newTrace();
      if (Object.keys(subscriptions).length > maxSubscriptions)
        return [refused(`No máximo ${maxSubscriptions} acompanhamentos por conexão.`)];
      const release = holdings.take(extra.network, { subscriptions: 1, bytes: extra.messageBytes });
      if (!release) return [refused("Há acompanhamentos demais nesta rede.")];
      const token = connectionParams?.accessToken;
      const actsFor = connectionParams?.athlete;
      try {
        // Thousands may come at once, each with another text to read.
        const question = await share.run(`${extra.network} asks`, 1, async () =>
          liveQuestion(schema, { ...payload, query: await askedText(operations, payload) }),
        );
        forget(payload);
        if (!("key" in question)) {
          release();
          return question;
        }
        const context = await contextFor(
          typeof token === "string" ? token : null,
          namedIn(actsFor),
          extra,
          trace,
        );
        holdToBudget(context.meter, question.asked);
        // Anonymous subscribers share their results, so a change that one of them made is still news to the others.
        if (askerOf(context) !== undefined) context.events = listeningAs(context.events, id);
        if (context.accessUntil) extra.endAt(context.accessUntil);
        logSubscription(format.log, {
          ...trace,
          operation: question.operationName,
          userId: context.viewer?.userId ?? null,
        });
        questions.set(context, question);
        releases.set(payload, release);
        return { schema, ...nothing, contextValue: context };
      } catch (error) {
        release();
        const failure = error instanceof Error ? error : new Error(String(error));
        const answer =
          failure instanceof GraphQLError
            ? failure
            : new GraphQLError(failure.message, { originalError: failure });
        belongsTo(trace.requestId, answer);
        return [answer];
      }
    },
    subscribe: async ({ contextValue }) => {
      const context = contextValue as GraphQLContext;
      const question = questions.get(context);
      if (!question) throw new Error("nobody asked");
      const source = sourceOf(question, context, limits);
      const asker = askerOf(context);
      if (asker === undefined) return shared(question.key, context.network, source);
      const events = await source.open();
      return "next" in events
        ? answerEach(events, (event) => share.run(asker, 1, () => source.answer(event)))
        : events;
    },
    onComplete: (_connection, _id, payload) => releases.get(payload)?.(),
    onError: (_connection, _id, _payload, errors) => errors.map(formatted),
    onNext: (_connection, _id, _payload, args, { errors, ...result }) => {
      if (!errors) return result;
      const { trace } = args.contextValue as GraphQLContext;
      for (const error of errors) belongsTo(trace.requestId, error);
      return { ...result, errors: errors.map(formatted) };
    },
  };
}

const askerOf = ({ viewer, apiKey }: GraphQLContext): string | undefined => viewer?.userId ?? apiKey?.id;

/** Maps a value that is not a string to an empty id, which matches no athlete and is rejected. */
const namedIn = (athlete: unknown): string | null => {
  if (athlete === undefined || athlete === null) return null;
  return typeof athlete === "string" ? athlete : "";
};

/** The operation text. The protocol requires a string, so clients that send a document id leave it empty. */
const askedText = async (
  operations: KnownOperations,
  { query, extensions }: SubscribePayload,
): Promise<string> =>
  query === "" && extensions?.["documentId"] !== undefined
    ? operationText(operations, extensions["documentId"])
    : query;

const refused = (message: string) => new GraphQLError(message, { extensions: { code: "BAD_REQUEST" } });

/**
 * Frees the payload, which the library holds as long as the subscription lasts; the question has all that is needed.
 */
const forget = (payload: SubscribePayload): void =>
  void Object.assign(payload, { query: "", variables: null, extensions: null });

/**
 * Answers each event with a fresh context: cached loaders would repeat the data of the previous event, and a client
 * that signed out or lost its role must not see another one.
 */
function sourceOf(question: LiveQuestion, context: GraphQLContext, limits: AnswerLimits): AnswerSource {
  return {
    open: async () => {
      const events = await createSourceEventStream({ ...question.execution(), contextValue: context });
      return Symbol.asyncIterator in events ? events[Symbol.asyncIterator]() : events;
    },
    answer: (rootValue) =>
      withinTime(async (meter) => {
        const renewed = await context.renewed().catch((error: unknown) => {
          belongsTo(context.trace.requestId, error);
          throw error;
        });
        // A client that subscribed with an account is not downgraded to an anonymous one: it gets an error.
        if ((context.viewer && !renewed.viewer) || (context.apiKey && !renewed.apiKey))
          return { errors: [unauthenticated()] };
        holdToBudget(meter, question.asked);
        const result = await execute({ ...question.execution(), rootValue, contextValue: renewed });
        return answerOf(await onceWritten(renewed, result), meter, limits);
      }),
  };
}

/** Work with a meter of its own, that ends when it takes longer than an answer over HTTP may. */
async function withinTime<T>(work: (meter: Meter) => Promise<T>): Promise<T> {
  const meter = new Meter();
  const late = setTimeout(() => meter.stop(new TookTooLong()), longestAnswerMs);
  try {
    return await metered(meter, () => work(meter));
  } finally {
    clearTimeout(late);
  }
}

const logSubscription = (log: Log, { requestId, userId, operation }: RequestTrace): void =>
  log.info(
    {
      requestId,
      ...(userId === null ? {} : { userId }),
      ...(operation === null ? {} : { operation: loggedName(operation) }),
    },
    "subscription",
  );
