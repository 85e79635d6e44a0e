import {
  getNullableType,
  isObjectType,
  isUnionType,
  type GraphQLFieldResolver,
  type GraphQLIsTypeOfFn,
  type GraphQLSchema,
} from "graphql";
import { forgetRead } from "../context";
import { encodeGlobalId } from "./nodes";

// Changes to the whole schema after its parts are assembled: each applies to every field of a kind.

/**
 * Resolves every `id` synchronously. The library's resolver returns a promise, which makes the object, its list and all
 * parents asynchronous. The id is a column of the row, and the scope of the type has already checked access.
 */
export function answerIdsAtOnce(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !type.getInterfaces().some(({ name }) => name === "Node")) continue;
    const { id } = type.getFields();
    if (id) id.resolve = ({ id: own }: { id: string }) => encodeGlobalId(type.name, own);
  }
  return schema;
}

/**
 * A mutation's answer tells how things are after it. Of several in one operation the later ones would otherwise show
 * what the loaders read for the first.
 */
export function clearLoadersAfterMutations(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve } = field;
    if (!resolve) continue;
    field.resolve = async (root, args, context: object, info) => {
      const answer: unknown = await resolve(root, args, context, info);
      forgetRead(context);
      return answer;
    };
  }
  return schema;
}

/** Describes the unions that the errors plugin makes of a mutation's success and its errors. */
export function describeResults(schema: GraphQLSchema): GraphQLSchema {
  for (const { name, type } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const result = getNullableType(type);
    if (isUnionType(result))
      result.description ??= `What \`${name}\` returns: its success, or the error that explains the refusal.`;
  }
  return schema;
}

// Called for every field of every object: written out, since gathering the arguments would make an array each time.
const laterOf =
  (resolve: GraphQLFieldResolver<unknown, unknown>): GraphQLFieldResolver<unknown, unknown> =>
  (root, args, context, info) => {
    try {
      return resolve(root, args, context, info);
    } catch (error) {
      return Promise.reject(error as Error);
    }
  };

const laterIs =
  (isTypeOf: GraphQLIsTypeOfFn<unknown, unknown>): GraphQLIsTypeOfFn<unknown, unknown> =>
  (value, context, info) => {
    try {
      return isTypeOf(value, context, info);
    } catch (error) {
      return Promise.reject(error as Error);
    }
  };

/**
 * Turns synchronous exceptions of resolvers into rejected promises. If one field throws synchronously while its
 * siblings still have pending promises, GraphQL no longer awaits those, and an unhandled rejection would end the
 * process.
 */
export function rejectLater(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    if (type.isTypeOf) type.isTypeOf = laterIs(type.isTypeOf);
    for (const field of Object.values(type.getFields()))
      if (field.resolve) field.resolve = laterOf(field.resolve);
  }
  return schema;
}
