import type { GraphQLAnswer } from "./api";
import type { Question, Way } from "./query-paths";

type Path = readonly (string | number)[];

/** The key under which a call is answered; a type condition has none. */
const keyOf = (call: string): string[] => (call.startsWith("...") ? [] : [/^\w+/.exec(call)?.[0] ?? ""]);

interface Trace {
  way: Way;
  /** What each call on the way is answered under. */
  keys: string[];
  /** The plain fields at its end. */
  ends: string[];
}

/** Each way as the answer has it: at the root calls are answered by their number. */
function tracesOf(ways: readonly Way[]): Trace[] {
  const roots = [...new Set(ways.map(([call]) => call))];
  return ways.map((way) => {
    const root = `q${roots.indexOf(way[0])}`;
    const within = way.slice(1, -1).flatMap(keyOf);
    const ends = (way.at(-1) ?? "").split(" ").flatMap(keyOf);
    return { way, ...(way.length === 1 ? { keys: [], ends: [root] } : { keys: [root, ...within], ends }) };
  });
}

const leadsThrough = ({ keys, ends }: Trace, names: readonly string[]): boolean =>
  names.every((name, at) => (at === keys.length ? ends.includes(name) : keys[at] === name)) &&
  names.length <= keys.length + 1;

/** The place of an answer where there is nothing because of an error, which may have been further on. */
function nothingAt(data: unknown, path: Path): Path {
  let value = data;
  for (const [depth, step] of path.entries()) {
    if (value === null || value === undefined) return path.slice(0, depth);
    value = (value as Record<string | number, unknown>)[step];
  }
  return path;
}

const namesOf = (path: Path) => path.filter((step): step is string => typeof step === "string");

/**
 * What must not be null takes along what it stands in, and with it what else was asked there.
 * @returns the ways on which a denial beside them may hide something, those together that meet the same denial.
 */
export function hiddenWays({ ways }: Question, { data, errors = [] }: GraphQLAnswer): Way[][] {
  const denials = errors.map(({ path = [] }) => ({ path, nothing: nothingAt(data, path) }));
  const groups = new Map<string, Way[]>();
  for (const trace of tracesOf(ways)) {
    const met = denials.find(({ path }) => leadsThrough(trace, namesOf(path)));
    const isHidden = denials.some(
      ({ path, nothing }) =>
        nothing.length < path.length &&
        leadsThrough(trace, namesOf(nothing)) &&
        !leadsThrough(trace, namesOf(path)),
    );
    const key = met ? namesOf(met.path).join(".") : "";
    if (isHidden) groups.set(key, [...(groups.get(key) ?? []), trace.way]);
  }
  return [...groups.values()];
}
