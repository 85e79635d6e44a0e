import {
  defaultFieldResolver,
  type ExecutionResult,
  type FieldNode,
  getArgumentValues,
  getNamedType,
  type GraphQLCompositeType,
  GraphQLError,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isIntrospectionType,
  isLeafType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { writeBeforeAnswer } from "../context";
import { declaredSize, isConnection, isList, pageOf, usualPage } from "../graphql/connection";
import type { GraphQLContext } from "../graphql/context";
import { belongsTo } from "../graphql/error-format";
import { isDenialError } from "../live/shared-answers";
import { type Meter, TooCostly, type WorkStopped } from "../meter";
import type { Caller } from "../viewer";
import { type Asked, fieldsOf } from "./asked-fields";
import { mostErrors } from "./checked-document";

/** Ten plain values cost as much as the object that they are part of. */
const pointsPerValue = 0.1;

type Field = GraphQLField<unknown, unknown>;

/**
 * What an operation may cost, from the sizes of its pages, multiplied as they nest.
 * @returns points: one for each object, a tenth for each plain value.
 */
export function askedCost(asked: Asked, operation: OperationDefinitionNode): number {
  const root = asked.schema.getRootType(operation.operation);
  return root ? costOf(asked, root, [operation.selectionSet], "with lists") : 0;
}

/** The cost of the part of an operation that is outside of lists, which is known before it runs. */
export function plainCost(asked: Asked, operation: OperationDefinitionNode): number {
  const root = asked.schema.getRootType(operation.operation);
  return root ? costOf(asked, root, [operation.selectionSet], "without lists") : 0;
}

/** What one item of a list costs, without the lists that hang on it. */
export function itemCost(asked: Asked, type: GraphQLCompositeType, nodes: readonly FieldNode[]): number {
  return 1 + costOf(asked, type, selectionsOf(nodes), "without lists");
}

type Lists = "with lists" | "without lists";

function costOf(
  asked: Asked,
  type: GraphQLCompositeType,
  selections: readonly SelectionSetNode[],
  lists: Lists,
  page = usualPage,
): number {
  // An object is of one type: what only others have is not made of it.
  const types: readonly GraphQLObjectType[] = isAbstractType(type)
    ? asked.schema.getPossibleTypes(type)
    : [type];
  return Math.max(0, ...types.map((one) => costOfObject(asked, one, selections, lists, page)));
}

function costOfObject(
  asked: Asked,
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
  lists: Lists,
  page: number,
): number {
  let cost = 0;
  for (const [first, ...others] of fieldsOf(asked, type, selections).values()) {
    const field = first && type.getFields()[first.name.value];
    if (!first || !field) continue;
    const named = getNamedType(field.type);
    const listed = isList(field.type);
    if (isLeafType(named)) {
      cost += pointsPerValue;
    } else if (!isCompositeType(named) || (listed && lists === "without lists")) {
      continue;
    } else {
      const within = isConnection(field) ? pageOf(argumentsOf(asked, field, first)) : usualPage;
      const one = 1 + costOf(asked, named, selectionsOf([first, ...others]), lists, within);
      cost += listed ? sizeOf(asked, field, first, page) * one : one;
    }
  }
  return cost;
}

/** How many items are counted for a list: its page's, as many as it is given ids, or what it declares. */
function sizeOf(asked: Asked, field: Field, node: FieldNode, page: number): number {
  const declared = declaredSize(field);
  if (declared) return declared.usual;
  const { ids } = argumentsOf(asked, field, node) as { ids?: unknown };
  return Array.isArray(ids) ? ids.length : page;
}

function argumentsOf({ variableValues }: Asked, field: Field, node: FieldNode): Record<string, unknown> {
  try {
    return getArgumentValues(field, node, variableValues);
  } catch {
    return {}; // ill-formed: the field itself says so when it is its turn
  }
}

const selectionsOf = (nodes: readonly FieldNode[]): SelectionSetNode[] =>
  nodes.flatMap(({ selectionSet }) => selectionSet ?? []);

/**
 * Every list counts what its items cost when it knows how many there are, whatever they were expected to be, and nothing
 * goes on once the work was stopped. A list without pages says in its description how long it can be.
 */
export function countLists(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const declared = declaredSize(field);
      if (declared && !new RegExp(`\\bat most ${declared.most}\\b`, "i").test(field.description ?? ""))
        field.description = `${field.description ?? ""} At most ${declared.most}.`;
      const named = getNamedType(field.type);
      if (!isCompositeType(named)) continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      const listed = isList(field.type);
      field.resolve = (root, args, context: GraphQLContext, info) => {
        context.meter.assertGoing();
        const answer: unknown = resolve(root, args, context, info);
        if (!listed) return answer;
        const { meter } = context;
        const count = (items: unknown) => {
          const turn = Array.isArray(items) ? meter.make(items.length * costOfOne(named, info)) : null;
          return turn?.then(() => meter.going(items)) ?? items;
        };
        return isThenable(answer) ? Promise.resolve(answer).then(count) : count(answer);
      };
    }
  }
  return schema;
}

/** Also what the database's library gives back, which is none of the language's own promises. */
const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === "object" && value !== null && "then" in value;

// The same selection is asked of every object of a list, and GraphQL hands over the same array of nodes each time.
const costs = new WeakMap<readonly FieldNode[], number>();

function costOfOne(type: GraphQLCompositeType, info: GraphQLResolveInfo): number {
  const cost = costs.get(info.fieldNodes) ?? itemCost(info, type, info.fieldNodes);
  costs.set(info.fieldNodes, cost);
  return cost;
}

/** The maximum points per answer: for anonymous callers, and for signed-in users and API keys. */
export const budgets = { stranger: 8_000, known: 40_000 } as const;

/** The limits of every answer; only tests that inspect results beyond them use others. */
export interface AnswerLimits {
  budgets: { stranger: number; known: number };
  mostErrors: number;
}
export const usualLimits: AnswerLimits = { budgets, mostErrors };

/** Longest answer, in bytes of JSON. */
export const maxAnswerBytes = 5_000_000;

export const budgetOf = (
  { viewer, apiKey }: Caller,
  { budgets: { known, stranger } }: AnswerLimits,
): number => (viewer || apiKey ? known : stranger);

const refusal = (message: string) =>
  new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT", http: { status: 400 } } });

export const answerTooLong = () =>
  refusal(`A resposta passaria de ${maxAnswerBytes / 1_000_000} MB: peça menos de uma vez.`);

/** The estimated cost of an operation: the maximum, and the part that is certain. */
export interface AskedCost {
  most: number;
  certain: number;
}

export const askedCostOf = (asked: Asked, operation: OperationDefinitionNode): AskedCost => ({
  most: Math.ceil(askedCost(asked, operation)),
  certain: plainCost(asked, operation),
});

/**
 * Begins to count an operation.
 * @throws BAD_USER_INPUT when it may cost more than its budget: then none of it runs.
 */
export function holdToBudget(meter: Meter, { most, certain }: AskedCost): void {
  meter.asked = most;
  if (most > meter.budget)
    throw refusal(
      `Consulta grande demais: até ${most} pontos, de ${meter.budget}. Peça páginas menores ou menos listas.`,
    );
  void meter.make(certain);
}

/** The error that the client gets when its work was stopped. */
const stoppedError = (reason: WorkStopped): GraphQLError =>
  reason instanceof TooCostly
    ? refusal(reason.message)
    : new GraphQLError(reason.message, {
        extensions: { code: "SERVICE_UNAVAILABLE", http: { status: 503 } },
      });

/** Flushes pending writes before responding; if a write fails, the response is discarded. */
export async function onceWritten(
  context: GraphQLContext,
  result: ExecutionResult,
): Promise<ExecutionResult> {
  try {
    await writeBeforeAnswer(context);
    return result;
  } catch (error) {
    belongsTo(context.trace.requestId, error);
    const originalError = error instanceof Error ? error : null;
    return { data: null, errors: [new GraphQLError(originalError?.message ?? "", { originalError })] };
  }
}

/** The answer as it is sent: with its cost, a limited number of errors, and without the data of stopped work. */
export function answerOf(result: ExecutionResult, meter: Meter, limits: AnswerLimits): ExecutionResult {
  const { asked, used, budget, stoppedBy } = meter;
  const extensions = { ...result.extensions, cost: { asked, used, budget } };
  if (stoppedBy) return { errors: [stoppedError(stoppedBy)], extensions };
  const { errors, ...rest } = result;
  // Denied fields are null in the data anyway, while other mistakes appear only in `errors`: list denials last.
  const sorted = errors?.toSorted((one, other) => Number(isDenialError(one)) - Number(isDenialError(other)));
  return { ...rest, ...(sorted ? { errors: sorted.slice(0, limits.mostErrors) } : {}), extensions };
}
