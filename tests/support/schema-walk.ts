import {
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
} from "graphql";
import { schema } from "../../server/schema";

export interface WalkedField {
  /** "Type.field" */
  name: string;
  type: GraphQLObjectType | GraphQLInterfaceType;
  field: GraphQLField<unknown, unknown>;
  /** What the field itself and its type declare; undefined without a scope. */
  ownScope: unknown;
  typeScope: unknown;
}

const scopeOf = (extensions: Readonly<Record<string, unknown>>): unknown => {
  const options = extensions["pothosOptions"];
  return typeof options === "object" && options !== null && "authScopes" in options
    ? options.authScopes
    : undefined;
};

/** Every field of every object of the schema, introspection aside. */
export const walkFields = (): WalkedField[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => (isObjectType(type) || isInterfaceType(type)) && !isIntrospectionType(type))
    .flatMap((type) => {
      if (!isObjectType(type)) return [];
      return Object.values(type.getFields()).map((field) => ({
        name: `${type.name}.${field.name}`,
        type,
        field,
        ownScope: scopeOf(field.extensions),
        typeScope: scopeOf(type.extensions),
      }));
    });
