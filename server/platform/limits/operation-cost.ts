import {
  getArgumentValues,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isLeafType,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { fieldsOf, type Asked } from "./asked-fields";
import { declaredSize, isConnection, isList, pageOf, usualPage } from "../graphql/connection";

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

/** What is certain to be made of an operation: all of it that stands in no list. */
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
