import { getNamedType, isLeafType } from "graphql";
import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import type { GraphQLAnswer, TestApi } from "./api";
import { actors, denialOf, type Actor, type Callers } from "./actors";
import { holders, type Holder, type ParsedPolicy, type Step } from "./policy";
import { nothing, rowTypes, type RowName, type Rows } from "./world-side";

/** The rows that a caller requests. */
export type RowsOf = (actor: Actor, holder: Holder) => Rows;

interface Question {
  actor: Actor;
  holder: Holder;
  policy: ParsedPolicy;
  fields: Step[];
  /** To be sent in a separate request. */
  alone?: boolean;
}

/** A difference from the table, as one sentence. */
export type Violation = { actor: Actor; sentence: string };

const perRequest = 10; // fields at the root of one operation

const isRow = (name: string): name is RowName => name in rowTypes;
/** Substitutes the caller's rows: $row with a key, @row with a global id. */
export const fillIn = (text: string, rows: Rows): string =>
  text.replace(/([$@])(\w+)/g, (whole, sign: string, name: string) => {
    if (!isRow(name)) return whole;
    return JSON.stringify(sign === "$" ? rows[name] : encodeGlobalId(rowTypes[name], rows[name]));
  });

/** The selection of a query, and the path of its object in the response. */
function toSelection({ policy: { row, way, type }, fields }: Question, rows: Rows, alias: string) {
  const known = type.getFields();
  const asked = fields.map(({ text, name }) => {
    const field = known[name];
    return field && !isLeafType(getNamedType(field.type)) ? `${text} { __typename }` : text;
  });
  let text = asked.join(" ");
  for (const step of way.toReversed()) text = `${step.text} { ${text} }`;
  if (row !== null) text = `node(id: @${row}) { ... on ${rowTypes[row]} { ${text} } }`;
  return {
    text: `${alias}: ${fillIn(text, rows)}`,
    path:
      row === null
        ? [alias, ...way.slice(1).map(({ name }) => name)]
        : [alias, ...way.map(({ name }) => name)],
  };
}

const names = (path: readonly (string | number)[] = []): string[] =>
  path.filter((step): step is string => typeof step === "string");
const startsWith = (path: readonly string[], start: readonly string[]): boolean =>
  start.every((step, index) => path[index] === step);

const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** The value at a path of a response; in lists, of the first item that has one. */
function valueAt(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => valueAt(item, step === undefined ? [] : [step, ...rest]));
    return items.length === 0 ? [] : (items.find((item) => !isNothing(item)) ?? items[0]);
  }
  if (step === undefined || value === null || value === undefined) return value ?? null;
  return valueAt((value as Record<string, unknown>)[step], rest);
}

function judge({ data, errors = [] }: GraphQLAnswer, path: readonly string[], actor: Actor): string {
  const problem = errors.find((error) => {
    const at = names(error.path);
    return startsWith(at, path) || startsWith(path, at);
  });
  if (problem) return problem.extensions.code === denialOf(actor) ? "-" : problem.extensions.code;
  const value = valueAt(data, path);
  if (value === null || value === undefined) return "null";
  if (Array.isArray(value)) return "empty";
  const isInitials =
    path.at(-1) === "displayName" && typeof value === "string" && /^(\p{L}\.\s?)+$/u.test(value);
  return isInitials ? "masked" : "sees";
}

/** Checks every cell of the tables. @returns the cells whose result differs. */
export async function violationsOf(
  api: TestApi,
  policies: readonly ParsedPolicy[],
  callers: Callers,
  rowsOf: RowsOf,
): Promise<{ violations: Violation[]; cells: number }> {
  const violations: Violation[] = [];
  let cells = 0;
  const ask = async (actor: Actor, batch: readonly Question[]) => {
    const again: Question[] = [];
    const selections = batch.map((question, index) =>
      toSelection(question, rowsOf(actor, question.holder), `q${index}`),
    );
    const query = `{ ${selections.map(({ text }) => text).join(" ")} }`;
    const answer = await api.run(query, {}, callers[actor].token);
    // An error in a non-null root field nulls the whole response.
    if (answer.data === null && batch.length > 1)
      return batch.map((question) => ({ ...question, alone: true }));
    for (const [index, question] of batch.entries()) {
      const { path = [] } = selections[index] ?? {};
      const { policy, holder, fields } = question;
      // A denied non-null field nulls its object: request its other fields one by one.
      const taken = answer.errors?.some(({ path: at }) => {
        const where = names(at);
        return where.length > path.length && startsWith(where, path);
      });
      if (taken && fields.length > 1) {
        again.push(...fields.map((field) => ({ ...question, fields: [field] })));
        continue;
      }
      for (const { name } of fields) {
        cells++;
        const expected = policy.expected[holder]?.[actor];
        // A root field is at the root of the response, under its alias.
        const isRootField = policy.row === null && policy.way.length === 0;
        const found = judge(answer, isRootField ? path : [...path, name], actor);
        if (found !== expected)
          violations.push({
            actor,
            sentence: `${policy.type.name}.${name} (“${policy.name}”, ${holder}) for ${actor}: ${found}, not ${expected}`,
          });
      }
    }
    return again;
  };
  await Promise.all(
    actors.map(async (actor) => {
      let open: Question[] = policies.flatMap((policy) =>
        holders
          .filter((holder) => policy.expected[holder])
          .flatMap((holder) => {
            const isRootField = policy.row === null && policy.way.length === 0;
            const parts = isRootField ? policy.fields.map((field) => [field]) : [policy.fields];
            return parts.map((fields) => ({ actor, holder, policy, fields }));
          }),
      );
      while (open.length > 0) {
        const batch = open.slice(0, open[0]?.alone ? 1 : perRequest);
        open = [...open.slice(batch.length), ...(await ask(actor, batch))];
      }
    }),
  );
  return { violations, cells };
}

/** The caller's own rows: those of the first side, and the caller's account. */
export function rowsFor(world: { a: { rows: Rows }; b: { rows: Rows } }, callers: Callers): RowsOf {
  const absent = nothing();
  return (actor, holder) => {
    if (holder === "none") return absent;
    if (holder === "other") return world.b.rows;
    const { person } = callers[actor];
    return person === null
      ? world.a.rows
      : { ...world.a.rows, user: person.userId, session: person.sessionId };
  };
}
