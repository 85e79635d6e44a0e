import {
  ApolloServer,
  type ApolloServerPlugin,
  type GraphQLResponse,
  HeaderMap,
  type HTTPGraphQLHead,
} from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import {
  type ExecutionResult,
  type FieldNode,
  getIntrospectionQuery,
  getNamedType,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from "graphql";
import { retryAfterSeconds } from "../http/json-errors";
import { TooCostly } from "../meter";
import { type Asked, fieldsOf, fragmentsOf } from "../limits/asked-fields";
import {
  type AnswerLimits,
  answerOf,
  answerTooLong,
  askedCostOf,
  holdToBudget,
  maxAnswerBytes,
  onceWritten,
} from "../limits/operation-cost";
import { checkedDocument, variableValues } from "../limits/checked-document";
import type { GraphQLContext } from "./context";
import {
  belongsTo,
  cameOfStopping,
  type ErrorFormat,
  formatGraphQLError,
  isUnavailable,
} from "./error-format";

/**
 * Limits introspection to a budget of its own: the cost of the standard introspection query. Tools send that query, and
 * it already returns the whole schema.
 * @throws BAD_USER_INPUT before execution.
 */
function assertIntrospectionBounded(asked: Asked, operation: OperationDefinitionNode): void {
  const { objects, standard } = measuresOf(asked.schema);
  if (operation.operation === "query" && objects(asked, operation) > standard)
    throw new GraphQLError("Introspecção grande demais: peça menos do esquema de uma vez.", {
      extensions: { code: "BAD_USER_INPUT", http: { status: 400 } },
    });
}

interface Measures {
  /** How many objects the introspection in an operation makes, about. */
  objects: (asked: Asked, operation: OperationDefinitionNode) => number;
  /** The same of the standard query with all its options. */
  standard: number;
}

const known = new WeakMap<GraphQLSchema, Measures>();

function measuresOf(schema: GraphQLSchema): Measures {
  const before = known.get(schema);
  if (before) return before;
  const sizes = sizesOf(schema);
  const objects: Measures["objects"] = (asked, { selectionSet }) => {
    const root = schema.getQueryType();
    return root ? objectsBelow(asked, root, [selectionSet], sizes) : 0;
  };
  const document = parse(
    getIntrospectionQuery({
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    }),
  );
  const standardOperation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  const asked = { schema, fragments: fragmentsOf(document), variableValues: {} };
  const measures = { objects, standard: standardOperation ? objects(asked, standardOperation) : 0 };
  known.set(schema, measures);
  return measures;
}

interface Sizes {
  /** How many objects a field of introspection makes on average; one where it is not listed. */
  perObject: Readonly<Record<string, number>>;
  /** How many times as long as the average the longest list of a type is. */
  ofOneType: number;
}

/** Most types are wrapped once, few three times. */
const usuallyWrapped = 0.6;

function sizesOf(schema: GraphQLSchema): Sizes {
  const types = Object.values(schema.getTypeMap());
  const withFields = types.filter((type) => isObjectType(type) || isInterfaceType(type));
  const fields = withFields.flatMap((type) => Object.values(type.getFields()));
  const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);
  const perType = (count: number) => count / types.length;
  const fieldsPerType = perType(fields.length);
  return {
    perObject: {
      ofType: usuallyWrapped,
      types: types.length,
      directives: schema.getDirectives().length,
      fields: fieldsPerType,
      args: sum(fields.map(({ args }) => args.length)) / Math.max(1, fields.length),
      inputFields: perType(
        sum(types.map((type) => (isInputObjectType(type) ? Object.keys(type.getFields()).length : 0))),
      ),
      enumValues: perType(sum(types.map((type) => (isEnumType(type) ? type.getValues().length : 0)))),
      interfaces: perType(sum(withFields.map((type) => type.getInterfaces().length))),
      possibleTypes: perType(
        sum(types.map((type) => (isAbstractType(type) ? schema.getPossibleTypes(type).length : 0))),
      ),
    },
    ofOneType:
      Math.max(0, ...withFields.map((type) => Object.keys(type.getFields()).length)) /
      Math.max(1, fieldsPerType),
  };
}

const metaFields = [SchemaMetaFieldDef, TypeMetaFieldDef];

function objectsBelow(
  asked: Asked,
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
  sizes: Sizes,
): number {
  const isRoot = type === asked.schema.getQueryType();
  let objects = 0;
  for (const [first, ...others] of fieldsOf(asked, type, selections).values()) {
    if (!first) continue;
    const name = first.name.value;
    const field = isRoot ? metaFields.find((meta) => meta.name === name) : type.getFields()[name];
    const inner = field && getNamedType(field.type);
    if (!field || !isObjectType(inner)) continue;
    const each = 1 + objectsBelow(asked, inner, selectionsOf([first, ...others]), sizes);
    objects += each * (sizes.perObject[name] ?? 1) * (field === TypeMetaFieldDef ? sizes.ofOneType : 1);
  }
  return objects;
}

const selectionsOf = (nodes: readonly FieldNode[]): SelectionSetNode[] =>
  nodes.flatMap(({ selectionSet }) => selectionSet ?? []);

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
