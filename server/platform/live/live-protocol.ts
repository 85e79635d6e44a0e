import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import {
  createSourceEventStream,
  type DocumentNode,
  execute,
  type ExecutionArgs,
  getArgumentValues,
  getNamedType,
  getOperationAST,
  type GraphQLCompositeType,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from "graphql";
import type { ServerOptions, SubscribePayload } from "graphql-ws";
import { listeningAs } from "../events/event-bus";
import { longestAnswerMs } from "../http/answer-within";
import { loggedName } from "../http/logged-path.rules";
import { newTrace, type RequestTrace } from "../http/request-trace";
import type { Log } from "../log";
import { Meter, metered, TookTooLong } from "../meter";
import { answerEach, type AnswerSource, sharedAnswers } from "./shared-answers";
import { type Asked, fragmentsOf, isIncluded } from "../limits/asked-fields";
import {
  type AnswerLimits,
  answerOf,
  type AskedCost,
  askedCostOf,
  holdToBudget,
  onceWritten,
} from "../limits/operation-cost";
import { checkedDocument, coded, variableValues } from "../limits/checked-document";
import type { GraphQLContext } from "../graphql/context";
import { belongsTo, type ErrorFormat, formatGraphQLError } from "../graphql/error-format";
import { unauthenticated } from "../graphql/errors";
import { fairShare } from "../limits/fair-share";
import { type KnownOperations, operationText } from "../limits/known-operations";
import type { NetworkHoldings } from "./network-holdings";

/**
 * What an operation asks, however it is written: names of operations, fragments and variables, unused values, white
 * space and what is skipped make no difference. Equal for questions with equal answers.
 */
export function questionKey(asked: Asked, { operation, selectionSet }: OperationDefinitionNode): string {
  const root = asked.schema.getRootType(operation);
  const hash = createHash("sha256");
  if (root) write(asked, root, selectionSet, (text) => void hash.update(text));
  return hash.digest("base64url");
}

function write(
  asked: Asked,
  type: GraphQLCompositeType,
  { selections }: SelectionSetNode,
  put: (text: string) => void,
): void {
  put("{");
  for (const selection of selections) {
    if (!isIncluded(asked, selection)) continue;
    if (selection.kind === Kind.FIELD) {
      const field =
        isObjectType(type) || isInterfaceType(type) ? type.getFields()[selection.name.value] : undefined;
      put(`${selection.alias?.value ?? selection.name.value}:${selection.name.value}`);
      if (field && field.args.length > 0)
        put(JSON.stringify(getArgumentValues(field, selection, asked.variableValues)));
      const named = field && getNamedType(field.type);
      if (selection.selectionSet && isCompositeType(named)) write(asked, named, selection.selectionSet, put);
      put(";");
    } else {
      const fragment =
        selection.kind === Kind.FRAGMENT_SPREAD ? asked.fragments[selection.name.value] : selection;
      const narrowed = asked.schema.getType(fragment?.typeCondition?.name.value ?? type.name);
      if (!fragment || !isCompositeType(narrowed)) continue;
      put(`...${narrowed.name}`);
      write(asked, narrowed, fragment.selectionSet, put);
    }
  }
  put("}");
}

interface Payload {
  query: string;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
}

/** A subscription as it is kept: only its text, since thousands of clients may each follow a different one. */
interface LiveQuestion {
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
function liveQuestion(
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
