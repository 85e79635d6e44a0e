import {
  getNamedType,
  isIntrospectionType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";
import { isNodeType } from "./schema-walk";
import { calls, reach } from "./reach";
import { rowTypes, type RowName } from "./world-side";

/** A path to a type: a row of the world or the root of queries, then calls of fields. */
export interface TypeWay {
  type: GraphQLObjectType;
  /** The row at the start of the path; null at the root of queries. */
  row: RowName | null;
  steps: readonly string[];
  /** The path as written in the snapshot: "arena > today > courts". */
  at: string;
}

export const rootName = "Query";
const isRow = (name: string): name is RowName => name in rowTypes;
/** The name of the field that a call asks for. */
export const nameOf = (call: string): string => /^\w+/.exec(call)?.[0] ?? call;
const isConnection = (type: GraphQLObjectType) => type.name.endsWith("Connection");

/** How a field is asked for: without arguments if none is required, and as listed in `calls`. */
export function callsOf(typeName: string, field: GraphQLField<unknown, unknown>): string[] {
  const listed = calls[`${typeName}.${field.name}`] ?? [];
  return field.args.some(isRequiredArgument) ? listed : [field.name, ...listed];
}

const toWay = (type: GraphQLObjectType, head: string, steps: readonly string[]): TypeWay => ({
  type,
  row: isRow(head) ? head : null,
  steps,
  at: [head, ...steps].join(" > "),
});

/** Parses a line of `reach`. @throws Error for an unknown row, field or type. */
export function parseWay(schema: GraphQLSchema, at: string): TypeWay {
  const [head = "", ...steps] = at.split(" > ");
  if (!isRow(head) && head !== rootName)
    throw new Error(`“${at}” starts at ${head}, which is no row and not Query`);
  let type = schema.getType(isRow(head) ? rowTypes[head] : rootName);
  for (const step of steps) {
    const field = isObjectType(type) ? type.getFields()[nameOf(step)] : undefined;
    if (!field) throw new Error(`“${at}” has no field ${step}`);
    type = getNamedType(field.type);
  }
  if (!isObjectType(type)) throw new Error(`“${at}” does not end at an object`);
  return toWay(type, head, steps);
}

interface Reached {
  ways: TypeWay[];
  /** Types without any path. */
  missing: string[];
}

/**
 * The ways to every type of a schema: those of `reach`; else every row of a type that has ids; else the shortest path from
 * the first way of another type, by fields that need no arguments or have a line in `calls`.
 */
export function waysToTypes(schema: GraphQLSchema, excluded: ReadonlySet<string>): Reached {
  const types = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !isIntrospectionType(type) && !excluded.has(type.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const known = new Map<string, TypeWay[]>();
  for (const type of types) {
    const rows = isNodeType(type)
      ? Object.keys(rowTypes).filter((row) => isRow(row) && rowTypes[row] === type.name)
      : [];
    const listed = type.name === rootName ? [rootName] : (reach[type.name] ?? rows);
    if (listed.length > 0)
      known.set(
        type.name,
        listed.map((at) => {
          const way = parseWay(schema, at);
          if (way.type !== type) throw new Error(`“${at}” leads to ${way.type.name}, not to ${type.name}`);
          return way;
        }),
      );
  }
  const firstOf = (ways: readonly TypeWay[]) => ways.slice(0, 1);
  const queue = [...known.values()].flatMap(firstOf).toSorted((a, b) => a.steps.length - b.steps.length);
  for (let way = queue.shift(); way; way = queue.shift()) {
    for (const field of Object.values(way.type.getFields()).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const type = getNamedType(field.type);
      if (!isObjectType(type) || known.has(type.name) || excluded.has(type.name)) continue;
      const [call] = callsOf(way.type.name, field);
      if (call === undefined) continue;
      const paged = isConnection(type) && !call.includes("(") ? `${call}(first: 5)` : call;
      const next = toWay(type, way.row ?? rootName, [...way.steps, paged]);
      known.set(type.name, [next]);
      queue.push(next);
    }
  }
  return {
    ways: [...known.values()].flat(),
    missing: types.map(({ name }) => name).filter((name) => !known.has(name)),
  };
}
