import { getNamedType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from "graphql";
import { actors, type Actor } from "./actors";
import { rowTypes, type RowName } from "./world-side";

/** The owner of the row: the caller (their arena, federation, profile), the other side, or none: it does not exist. */
export const holders = ["own", "other", "none"] as const;
export type Holder = (typeof holders)[number];

/**
 * A cell of a table: sees; masked: another value in its place (a minor's initials); null; empty: an empty list; "-": denied
 * with an error.
 */
const verdicts = ["sees", "masked", "null", "empty", "-"] as const;
export type Verdict = (typeof verdicts)[number];

/** A visibility rule: ten words per holder, in the order of `actors`. */
export interface Policy {
  /** Its subject, in the product's terms. */
  name: string;
  /**
   * The path to the fields: a row of the world, "Query" or "Subscription", then fields, "match > sides". A row that does
   * not exist is denied to all callers.
   */
  at: string;
  /** Fields of the type at the end of the path. Arguments are written out, with $row for a key and @row for a global id. */
  fields: string;
  own: string;
  other?: string;
  none?: string;
}

export interface Step {
  /** As written in a query, with its arguments. */
  text: string;
  name: string;
}

export interface ParsedPolicy {
  name: string;
  /** The row at the start of the path; null for root fields. */
  row: RowName | null;
  way: Step[];
  type: GraphQLObjectType;
  fields: Step[];
  expected: Partial<Record<Holder, Record<Actor, Verdict>>>;
}

const toStep = (text: string): Step => ({ text, name: /^\w+/.exec(text)?.[0] ?? text });

const roots = new Set(["Query", "Subscription"]);
const isRow = (name: string): name is RowName => name in rowTypes;

/** Parses a line of a table. */
export function toRow(policy: { name: string }, line: string): Record<Actor, Verdict> {
  const words = line.trim().split(/\s+/);
  if (words.length !== actors.length || words.some((word) => !verdicts.includes(word as Verdict)))
    throw new Error(`“${policy.name}” has a row that is no row: ${line}`);
  return Object.fromEntries(actors.map((actor, index) => [actor, words[index]])) as Record<Actor, Verdict>;
}

const deniedToAll = actors.map(() => "-").join(" ");

/** Parses a table and resolves its paths in the schema. @throws Error for an unknown path, field or row. */
export function parsePolicy(schema: GraphQLSchema, policy: Policy): ParsedPolicy {
  const [head = "", ...steps] = policy.at.split(" > ");
  const row = isRow(head) ? head : null;
  if (row === null && !roots.has(head)) throw new Error(`“${policy.name}” begins nowhere: ${head}`);
  const way = steps.map(toStep);
  let type = schema.getType(row === null ? head : rowTypes[row]);
  for (const { name } of way) {
    const field = isObjectType(type) ? type.getFields()[name] : undefined;
    if (!field) throw new Error(`“${policy.name}” leads nowhere: ${policy.at}`);
    type = getNamedType(field.type);
  }
  if (!isObjectType(type)) throw new Error(`“${policy.name}” ends at no object: ${policy.at}`);
  const fields = policy.fields.trim().split(/\s+/).map(toStep);
  for (const { name } of fields)
    if (!type.getFields()[name]) throw new Error(`there is no ${type.name}.${name} for “${policy.name}”`);
  const none = policy.none ?? (row === null ? undefined : deniedToAll);
  return {
    name: policy.name,
    row,
    way,
    type,
    fields,
    expected: {
      own: toRow(policy, policy.own),
      ...(policy.other !== undefined && { other: toRow(policy, policy.other) }),
      ...(none !== undefined && { none: toRow(policy, none) }),
    },
  };
}
