import {
  getNamedType,
  isEnumType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
} from "graphql";
import { maxTokens } from "../../server/platform/graphql/checked-document";
import { operationLimits } from "../../server/platform/graphql/query-limits";

/** What an argument is filled in with, by its name; a new argument has to be thought of. */
export type Fillers = Record<string, string>;

/** Types of Relay's lists are on the way to everything and count as no station of it. */
const isPassage = (name: string): boolean => /(Connection|Edge)$/.test(name);
const hasOwnScope = ({ extensions }: GraphQLField<unknown, unknown>): boolean =>
  "authScopes" in ((extensions["pothosOptions"] as object | undefined) ?? {});

function fill(argument: GraphQLArgument, fillers: Fillers): string {
  const type = getNamedType(argument.type);
  const value = isEnumType(type) ? type.getValues().at(-1)?.name : fillers[argument.name];
  if (value === undefined) throw new Error(`nobody said what to put into the argument ${argument.name}`);
  return `${argument.name}: ${value}`;
}

const pageArguments = new Set(["first", "last", "after", "before"]);

/** How a field can be asked for: plainly, and with everything filled in that it takes besides the page. */
function callsOf({ name, args }: GraphQLField<unknown, unknown>, fillers: Fillers): string[] {
  const isList = args.some((argument) => argument.name === "first");
  const own = args.filter((argument) => !pageArguments.has(argument.name));
  const calls = [own.filter(isRequiredArgument), ...(own.some((it) => !isRequiredArgument(it)) ? [own] : [])];
  return calls.map((taken) => {
    const given = [...(isList ? ["first: 20"] : []), ...taken.map((argument) => fill(argument, fillers))];
    return given.length === 0 ? name : `${name}(${given.join(", ")})`;
  });
}

export interface Reach {
  /** How many levels of fields there may be. */
  depth: number;
  /** A type whose fields are asked for, but not where they lead. */
  endsAt?: (type: GraphQLObjectType, visited: ReadonlySet<string>) => boolean;
}

/**
 * Every way on from an object of a type that goes on from no type twice, each as a selection that ends at all the plain fields
 * of one type. A field with a scope of its own has a selection of its own, so that its denial hides nothing else.
 */
export function waysFrom(
  type: GraphQLObjectType,
  fillers: Fillers,
  { depth, endsAt = () => false }: Reach,
  visited: ReadonlySet<string> = new Set(),
): string[] {
  if (depth < 1) return [];
  const fields = Object.values(type.getFields());
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)));
  const plain = leaves
    .filter((field) => !hasOwnScope(field))
    .flatMap((field) => callsOf(field, fillers)[0] ?? []);
  const scoped = leaves.filter(hasOwnScope).map(({ name }) => name);
  const isEnd = visited.size > 0 && endsAt(type, visited);
  const further = (isEnd ? [] : fields).flatMap((field) => {
    const next = getNamedType(field.type);
    if (!isObjectType(next)) return [];
    const [call = "", filled] = callsOf(field, fillers);
    // Back where one came from, one looks around once.
    if (next === type || visited.has(next.name))
      return visited.size > 1
        ? []
        : waysFrom(next, fillers, { depth: Math.min(depth - 1, 1) }).map((rest) => `${call} { ${rest} }`);
    const passed = isPassage(type.name) ? visited : new Set([...visited, type.name]);
    const on = (text: string, levels: number) =>
      waysFrom(next, fillers, { depth: levels, endsAt }, passed).map((rest) => `${text} { ${rest} }`);
    // Filled in, a list is looked at for what it holds, not for where that leads.
    return [...on(call, depth - 1), ...(filled === undefined ? [] : on(filled, Math.min(depth - 1, 3)))];
  });
  return [...(plain.length > 0 ? [plain.join(" ")] : []), ...scoped, ...further];
}

const tokensIn = (text: string): number => text.match(/[{}()[\]:!]|\.\.\.|"[^"]*"|[\w]+/g)?.length ?? 0;
const fieldsIn = (text: string): number => text.replace(/"[^"]*"|\([^)]*\)/g, "").match(/\w+/g)?.length ?? 0;

/** One thing asked for at the root, and how many objects it fetches by their ids. */
export interface RootSelection {
  text: string;
  fetched?: number;
}

const maxFetched = 100;
/** More of the world at once would be more rows than one request may read. */
const maxTogether = 5;

/** Lists below two others ask for shorter pages: each row above asks for one of its own. */
function withShortPages(text: string): string {
  let lists = 0;
  return text.replaceAll("first: 20", (page) => {
    lists += 1;
    return lists > 2 ? "first: 5" : page;
  });
}

/** Puts what is asked for at the root into as few operations as the limits allow. */
export function pack(selections: readonly RootSelection[]): string[] {
  const operations: string[] = [];
  let batch: RootSelection[] = [];
  const sum = (count: (it: RootSelection) => number) => batch.reduce((total, it) => total + count(it), 0);
  const close = () => {
    if (batch.length > 0)
      operations.push(`{ ${batch.map(({ text }, index) => `q${index}: ${text}`).join(" ")} }`);
    batch = [];
  };
  for (const asked of selections) {
    const selection = { ...asked, text: withShortPages(asked.text) };
    batch.push(selection);
    const full =
      batch.length > Math.min(operationLimits.rootFields, maxTogether) ||
      sum(({ text }) => tokensIn(text) + 2) > maxTokens * 0.9 ||
      sum(({ text }) => fieldsIn(text)) > operationLimits.fields * 0.9 ||
      sum(({ fetched = 0 }) => fetched) > maxFetched;
    if (!full || batch.length === 1) continue;
    batch.pop();
    close();
    batch.push(selection);
  }
  close();
  return operations;
}
