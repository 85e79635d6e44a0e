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
import { maxTokens, operationLimits } from "../../server/platform/limits/checked-document";

/** Values for arguments, by name; new arguments have to be added. */
export type Fillers = Record<string, string>;

/** Relay's connection and edge types do not count as steps of a path. */
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

/** The calls of a field: one with required arguments only, and one, aliased, with all arguments except those of paging. */
function callsOf({ name, args }: GraphQLField<unknown, unknown>, fillers: Fillers): string[] {
  const isList = args.some((argument) => argument.name === "first");
  const own = args.filter((argument) => !pageArguments.has(argument.name));
  const call = (taken: readonly GraphQLArgument[]) => {
    const given = [...(isList ? ["first: 20"] : []), ...taken.map((argument) => fill(argument, fillers))];
    return given.length === 0 ? name : `${name}(${given.join(", ")})`;
  };
  const plain = call(own.filter(isRequiredArgument));
  return own.every(isRequiredArgument) ? [plain] : [plain, `${name}Filled: ${call(own)}`];
}

/** A path: nested calls, and finally the leaf fields selected at its end. */
export type Way = readonly string[];

export interface Reach {
  /** The maximum depth. */
  depth: number;
  /** True for a type where paths end with its leaf fields. */
  endsAt?: (type: GraphQLObjectType, visited: ReadonlySet<string>) => boolean;
}

/**
 * Every path from a type that visits no type twice, ending with all leaf fields of one type. Each field with its own scope
 * gets a separate path.
 */
export function waysFrom(
  type: GraphQLObjectType,
  fillers: Fillers,
  { depth, endsAt = () => false }: Reach,
  visited: ReadonlySet<string> = new Set(),
): Way[] {
  if (depth < 1) return [];
  const fields = Object.values(type.getFields());
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)));
  const plain = leaves
    .filter((field) => !hasOwnScope(field))
    .flatMap((field) => callsOf(field, fillers)[0] ?? []);
  const scoped = leaves.filter(hasOwnScope).map(({ name }) => [name]);
  const isEnd = visited.size > 0 && endsAt(type, visited);
  const further = (isEnd ? [] : fields).flatMap((field) => {
    const next = getNamedType(field.type);
    if (!isObjectType(next)) return [];
    const [call = "", filled] = callsOf(field, fillers);
    // A type that was already visited gets one level only.
    if (next === type || visited.has(next.name))
      return visited.size > 1
        ? []
        : waysFrom(next, fillers, { depth: Math.min(depth - 1, 1) }).map((rest) => [call, ...rest]);
    const passed = isPassage(type.name) ? visited : new Set([...visited, type.name]);
    const on = (text: string, levels: number) =>
      waysFrom(next, fillers, { depth: levels, endsAt }, passed).map((rest) => [text, ...rest]);
    // With filled arguments paths stay short: the items matter, not where they lead.
    return [...on(call, depth - 1), ...(filled === undefined ? [] : on(filled, Math.min(depth - 1, 3)))];
  });
  return [...(plain.length > 0 ? [[plain.join(" ")]] : []), ...scoped, ...further];
}

const tokensIn = (text: string): number => text.match(/[{}()[\]:!]|\.\.\.|"[^"]*"|[\w]+/g)?.length ?? 0;
const fieldsIn = (text: string): number => text.replace(/"[^"]*"|\([^)]*\)/g, "").match(/\w+/g)?.length ?? 0;
const aliasesIn = (text: string): number => text.match(/(q\d+|Filled): /g)?.length ?? 0;

const maxFetched = 100;
const fetchedBy = (call: string): number =>
  call.startsWith("nodes(") ? (call.match(/"/g)?.length ?? 0) / 2 : 0;

/** Requests shorter pages for lists nested below two others, because their sizes multiply. */
export function withShortPages(way: Way): Way {
  let lists = 0;
  return way.map((call) => {
    if (!call.includes("first: 20")) return call;
    lists += 1;
    return lists > 2 ? call.replace("first: 20", "first: 5") : call;
  });
}

/** Merges paths into one selection, with shared prefixes only once. */
function together(ways: readonly Way[]): string[] {
  const below = new Map<string, Way[]>();
  for (const [call = "", ...rest] of ways) {
    const others = below.get(call) ?? [];
    below.set(call, rest.length === 0 ? others : [...others, rest]);
  }
  return [...below].map(([call, rest]) =>
    rest.length === 0 ? call : `${call} { ${together(rest).join(" ")} }`,
  );
}

/** One operation, and its paths. */
export interface Question {
  text: string;
  ways: readonly Way[];
}

const askingAlong = (ways: readonly Way[]): Question => ({
  text: `{ ${together(ways)
    .map((selection, index) => `q${index}: ${selection}`)
    .join(" ")} }`,
  ways,
});

/** Packs paths into as few operations as the limits allow. */
export function pack(ways: readonly Way[]): Question[] {
  const questions: Question[] = [];
  let open: Question | undefined;
  for (const way of ways) {
    const longer: Question = askingAlong([...(open?.ways ?? []), way]);
    const { text } = longer;
    const roots = [...new Set(longer.ways.map(([call = ""]) => call))];
    const fits =
      roots.length <= operationLimits.rootFields &&
      roots.reduce((sum, call) => sum + fetchedBy(call), 0) <= maxFetched &&
      aliasesIn(text) <= operationLimits.aliases &&
      tokensIn(text) <= maxTokens * 0.9 &&
      fieldsIn(text) <= operationLimits.fields * 0.9;
    if (open && !fits) questions.push(open);
    open = fits ? longer : askingAlong([way]);
  }
  return open ? [...questions, open] : questions;
}
