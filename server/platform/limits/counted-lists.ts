import {
  defaultFieldResolver,
  getNamedType,
  isCompositeType,
  isIntrospectionType,
  isObjectType,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from "graphql";
import type { GraphQLContext } from "../graphql/context";
import { declaredSize, isList } from "../graphql/connection";
import { itemCost } from "./operation-cost";

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
