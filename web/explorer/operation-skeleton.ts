import type {
  IntrospectionField,
  IntrospectionInputTypeRef,
  IntrospectionInputValue,
  IntrospectionSchema,
  IntrospectionType,
} from "graphql";
import { findType, hasFields, isEnum, isInput, namedTypeOf, typeText } from "./contract";

/** What Relay's lists are made of: followed, so that the skeleton shows what is in them. */
const followed = new Set(["edges", "node"]);
const firstPage = 5;
const deepestInput = 4;

const isRequired = ({ type, defaultValue }: IntrospectionInputValue): boolean =>
  type.kind === "NON_NULL" && (defaultValue === null || defaultValue === undefined);

/**
 * A first draft of an operation: the field with what it requires as variables, and the plain fields of what it returns.
 * @returns the operation's text, and its variables as JSON to be filled in.
 */
export function operationSkeleton(
  schema: IntrospectionSchema,
  operation: string,
  field: IntrospectionField,
): { operation: string; variables: string } {
  const required = field.args.filter(isRequired);
  const name = field.name.charAt(0).toUpperCase() + field.name.slice(1);
  const declared = required.map((arg) => `$${arg.name}: ${typeText(arg.type)}`).join(", ");
  const lines = [
    `${operation} ${name}${declared === "" ? "" : `(${declared})`} {`,
    ...selectionOf(schema, field, required, "  "),
    "}",
  ];
  const variables = Object.fromEntries(required.map((arg) => [arg.name, sampleOf(schema, arg.type, 0)]));
  return {
    operation: `${lines.join("\n")}\n`,
    variables: required.length === 0 ? "" : JSON.stringify(variables, null, 2),
  };
}

function selectionOf(
  schema: IntrospectionSchema,
  field: IntrospectionField,
  required: readonly IntrospectionInputValue[],
  indent: string,
  levels = 1,
): string[] {
  const args = required.map(({ name }) => `${name}: $${name}`);
  if (field.args.some(({ name }) => name === "first")) args.push(`first: ${firstPage}`);
  const head = `${indent}${field.name}${args.length === 0 ? "" : `(${args.join(", ")})`}`;
  const inner = innerOf(schema, namedTypeOf(field.type), `${indent}  `, levels);
  return inner === null ? [head] : [`${head} {`, ...inner, `${indent}}`];
}

/** Null for what has no fields. */
function innerOf(
  schema: IntrospectionSchema,
  typeName: string,
  indent: string,
  levels: number,
): string[] | null {
  const type = findType(schema, typeName);
  if (!type || isLeaf(type)) return null;
  if (type.kind === "UNION")
    return [
      `${indent}__typename`,
      ...type.possibleTypes.flatMap(({ name }) => {
        const inner = innerOf(schema, name, `${indent}  `, levels) ?? [];
        return [`${indent}... on ${name} {`, ...inner, `${indent}}`];
      }),
    ];
  const free = hasFields(type) ? type.fields.filter(({ args }) => !args.some(isRequired)) : [];
  const shown = free.filter(
    (field) => followed.has(field.name) || isLeaf(findType(schema, namedTypeOf(field.type))),
  );
  // What only leads on to other objects, as the outcome of an action does, is followed one step.
  const lines = (shown.length > 0 || levels === 0 ? shown : free).flatMap((field) =>
    selectionOf(schema, field, [], indent, shown.length > 0 ? levels : levels - 1),
  );
  return lines.length === 0 ? [`${indent}__typename`] : lines;
}

const isLeaf = (type: IntrospectionType | undefined): boolean =>
  type === undefined || type.kind === "SCALAR" || isEnum(type) || isInput(type);

function sampleOf(schema: IntrospectionSchema, type: IntrospectionInputTypeRef, depth: number): unknown {
  if (type.kind === "NON_NULL") return sampleOf(schema, type.ofType, depth);
  if (type.kind === "LIST") return [];
  const named = findType(schema, type.name);
  if (named && isEnum(named)) return named.enumValues[0]?.name ?? null;
  if (named && isInput(named))
    return depth >= deepestInput
      ? {}
      : Object.fromEntries(
          named.inputFields
            .filter(isRequired)
            .map((field) => [field.name, sampleOf(schema, field.type, depth + 1)]),
        );
  if (type.name === "Int" || type.name === "Float") return 0;
  return type.name === "Boolean" ? false : "";
}
