import {
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";
import { isList } from "../../server/platform/graphql/connection";

type Field = GraphQLField<unknown, unknown>;
interface Step {
  text: string;
  to: GraphQLObjectType;
}

const pageOf = ({ name, args }: Field): string =>
  args.some((argument) => argument.name === "first") ? `${name}(first: 100)` : name;

/** The fields of a type that lead to objects and need no arguments. */
const stepsFrom = (type: GraphQLObjectType): Step[] =>
  Object.values(type.getFields()).flatMap((field) => {
    const to = getNamedType(field.type);
    return isObjectType(to) && !field.args.some(isRequiredArgument) ? [{ text: pageOf(field), to }] : [];
  });

/** The shortest path from one type to another; null if there is none. */
function wayBetween(from: GraphQLObjectType, to: GraphQLObjectType): Step[] | null {
  const seen = new Set([from.name]);
  let ways: Step[][] = [[]];
  while (from !== to) {
    const longer = ways.flatMap((way) =>
      stepsFrom(way.at(-1)?.to ?? from).flatMap((step) => {
        if (seen.has(step.to.name)) return [];
        seen.add(step.to.name);
        return [[...way, step]];
      }),
    );
    if (longer.length === 0) return null;
    const found = longer.find((way) => way.at(-1)?.to === to);
    if (found) return found;
    ways = longer;
  }
  return [];
}

const plainFields = (type: GraphQLObjectType): string =>
  Object.values(type.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)) && !field.args.some(isRequiredArgument))
    .map(({ name }) => name)
    .join(" ");

const nested = (steps: readonly { text: string }[], innermost: string): string =>
  steps.reduceRight((inner, { text }) => `${text} { ${inner} }`, innermost);

/**
 * Every list that is reachable from a type, each as a selection that nests the same list as often as possible and selects
 * all leaf fields of its items.
 */
export function nestedLists(
  schema: GraphQLSchema,
  from: GraphQLObjectType,
  times: number,
): { list: string; selection: string }[] {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  return types.flatMap((owner) => {
    const way = owner.name.startsWith("__") ? null : wayBetween(from, owner);
    if (!way) return [];
    return Object.values(owner.getFields()).flatMap((field) => {
      const item = getNamedType(field.type);
      if (!isList(field.type) || !isObjectType(item) || field.args.some(isRequiredArgument)) return [];
      const back = wayBetween(item, owner);
      const list = { text: pageOf(field) };
      const again = back ? Array.from({ length: times - 1 }, () => [...back, list]).flat() : [];
      return [
        {
          list: `${owner.name}.${field.name}`,
          selection: nested([...way, list, ...again], plainFields(item)),
        },
      ];
    });
  });
}
