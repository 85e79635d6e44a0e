import type { GraphQLAnswer } from "./api";
import type { Question, Way } from "./query-paths";

type Path = readonly (string | number)[];

/** The response key of a call; null for a type condition. */
const keyOf = (call: string): string[] => (call.startsWith("...") ? [] : [/^\w+/.exec(call)?.[0] ?? ""]);

interface Trace {
  way: Way;
  /** The response key of each call on the path. */
  keys: string[];
  /** The leaf fields at its end. */
  ends: string[];
}

/** Each path as in the response, where root calls are aliased by number. */
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

/** The path of the null value that an error caused; the error itself may be deeper. */
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
 * An error in a non-null field nulls its parent, and so hides the other fields requested there.
 * @returns the paths that a denied neighbour may have hidden, grouped by the denial.
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
