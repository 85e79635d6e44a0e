import {
  isIntrospectionType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";

export interface WalkedField {
  /** "Type.field" */
  name: string;
  typeName: string;
  field: GraphQLField<unknown, unknown>;
  /** The scopes of the field and of its type; undefined without a scope. */
  ownScope: unknown;
  typeScope: unknown;
}

const scopeOf = (extensions: Readonly<Record<string, unknown>>): unknown => {
  const options = extensions["pothosOptions"];
  return typeof options === "object" && options !== null && "authScopes" in options
    ? options.authScopes
    : undefined;
};

/** Every field of every object type of a schema, without introspection. */
export const walkFields = (schema: GraphQLSchema): WalkedField[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !isIntrospectionType(type))
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({
        name: `${type.name}.${field.name}`,
        typeName: type.name,
        field,
        ownScope: scopeOf(field.extensions),
        typeScope: scopeOf(type.extensions),
      })),
    );

/** True for a type whose objects have global ids. */
export const isNodeType = (type: GraphQLObjectType): boolean =>
  type.getInterfaces().some(({ name }) => name === "Node");

const roots = new Set(["Query", "Mutation", "Subscription"]);
const combining = new Set(["$any", "$all"]);

/** `{}`, `{ x: false }` and either of them within `$any` or `$all`: Pothos grants access for such empty scopes. */
const letsEverybodyIn = (scope: unknown): boolean =>
  typeof scope === "object" &&
  scope !== null &&
  (Object.keys(scope).length === 0 ||
    Object.entries(scope).some(([name, asked]) => (combining.has(name) ? letsEverybodyIn(asked) : !asked)));

/** Fields that are open by mistake, one sentence each; empty for a sound schema. */
export const scopeProblems = (schema: GraphQLSchema): string[] =>
  walkFields(schema).flatMap(({ name, typeName, field, ownScope, typeScope }) => [
    ...(ownScope === undefined && typeScope === undefined ? [`${name} has no scope, nor has its type`] : []),
    ...(ownScope === undefined && roots.has(typeName)
      ? [`${name} is a root field without a scope of its own`]
      : []),
    ...(ownScope === undefined && field.name === "totalCount" ? [`${name} has no scope of its own`] : []),
    ...(letsEverybodyIn(ownScope) ? [`${name} has a scope that lets everybody in`] : []),
    ...(letsEverybodyIn(typeScope) ? [`${typeName} has a scope that lets everybody in`] : []),
  ]);
