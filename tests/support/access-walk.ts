import { getNamedType, isLeafType, type GraphQLObjectType } from "graphql";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { maxTokens, operationLimits } from "../../server/platform/limits/checked-document";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import type { GraphQLAnswer, TestApi } from "./api";
import { actors, denialOf, type Actor, type Callers } from "./actors";
import { holders, type Holder } from "./policy";
import { callsOf, nameOf, rootName, type TypeWay } from "./ways";
import { nothing, rowTypes, type RowName, type Rows } from "./world-side";

/** The rows that a caller requests. */
export type RowsOf = (actor: Actor, holder: Holder) => Rows;

/** What callers get of a field, by actor: sees, masked (initials), null, empty, "-" (denied) or an error code. */
export type Verdicts = Record<Actor, string>;

/** One field on one path to its type, for a row of the caller's side, of the other side, or one that does not exist. */
export interface Cell {
  type: string;
  /** As written in a query: `season(year:2026)`. */
  call: string;
  at: string;
  holder: Holder;
  verdicts: Verdicts;
}

interface Question {
  way: TypeWay;
  holder: Holder;
  calls: readonly string[];
  /** To be sent in a separate request. */
  alone?: boolean;
}

const selectionsPerRequest = operationLimits.rootFields;
const tokensPerRequest = maxTokens * 0.9;
const tokensIn = (text: string): number => text.match(/\w+|"[^"]*"|[^\w\s]/g)?.length ?? 0;

/** Packs questions into as few operations as the limits allow. */
function inBatches(questions: readonly Question[]): Question[][] {
  const batches: Question[][] = [];
  let tokens = Infinity;
  for (const question of questions) {
    // An object's field brings its __typename and two braces.
    const size =
      tokensIn([...question.way.steps, ...question.calls].join(" ")) + 3 * question.calls.length + 20;
    const last = batches.at(-1);
    if (
      last &&
      !question.alone &&
      !last[0]?.alone &&
      last.length < selectionsPerRequest &&
      tokens + size < tokensPerRequest
    ) {
      last.push(question);
      tokens += size;
    } else {
      batches.push([question]);
      tokens = size;
    }
  }
  return batches;
}

const isRow = (name: string): name is RowName => name in rowTypes;
const refersToRow = (text: string): boolean =>
  [...text.matchAll(/[$@](\w+)/g)].some(([, name = ""]) => isRow(name));

/** Substitutes a caller's rows, $row with a key and @row with a global id, and tomorrow's date. */
export const fillIn = (text: string, rows: Rows): string =>
  text.replace(/([$@])(\w+)/g, (whole, sign: string, name: string) => {
    if (whole === "$tomorrow") return JSON.stringify(addDays(dayAt(new Date(), brasiliaTime), 1));
    if (!isRow(name)) return whole;
    return JSON.stringify(sign === "$" ? rows[name] : encodeGlobalId(rowTypes[name], rows[name]));
  });

/** The selection of a query, and the path of its object in the response. */
function toSelection({ way: { row, steps, type }, calls }: Question, rows: Rows, alias: string) {
  const fields = type.getFields();
  const asked = calls.map((call) => {
    const field = fields[nameOf(call)];
    return field && !isLeafType(getNamedType(field.type)) ? `${call} { __typename }` : call;
  });
  let text = asked.join(" ");
  for (const step of steps.toReversed()) text = `${step} { ${text} }`;
  if (row !== null) text = `node(id: @${row}) { ... on ${rowTypes[row]} { ${text} } }`;
  return {
    text: `${alias}: ${fillIn(text, rows)}`,
    path: [alias, ...(row === null ? steps.slice(1) : steps).map(nameOf)],
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

const isQuery = ({ name }: GraphQLObjectType) => name === rootName;

/** What is asked about each path: all fields of its type at once, at the root of queries each field alone. */
function questionsOf(ways: readonly TypeWay[]): Question[] {
  return ways.flatMap((way) => {
    const all = Object.values(way.type.getFields()).flatMap((field) => callsOf(way.type.name, field));
    const isOfRow = way.row !== null || way.steps.some(refersToRow);
    // A field that is called several times needs separate selections, since they share a response key.
    const rounds: string[][] = [];
    for (const call of all) {
      const free = rounds.find(
        (calls) =>
          !isQuery(way.type) &&
          refersToRow(calls[0] ?? "") === refersToRow(call) &&
          !calls.some((other) => nameOf(other) === nameOf(call)),
      );
      if (free) free.push(call);
      else rounds.push([call]);
    }
    return rounds.flatMap((calls) =>
      holders
        .filter((holder) => {
          if (holder === "own") return true;
          // Below a row that does not exist there is nothing to ask for.
          if (holder === "none" && way.row !== null && way.steps.length > 0) return false;
          return isOfRow || refersToRow(calls[0] ?? "");
        })
        .map((holder) => ({ way, holder, calls })),
    );
  });
}

const keyOf = ({ way, holder }: Question, call: string) => `${way.type.name}.${call} ${way.at} ${holder}`;

/** Observes every field on the given paths as every caller. */
export async function observe(
  api: TestApi,
  ways: readonly TypeWay[],
  callers: Callers,
  rowsOf: RowsOf,
): Promise<Cell[]> {
  const cells = new Map<string, Cell>();
  const questions = questionsOf(ways);
  for (const question of questions)
    for (const call of question.calls)
      cells.set(keyOf(question, call), {
        type: question.way.type.name,
        call,
        at: question.way.at,
        holder: question.holder,
        verdicts: {} as Verdicts,
      });
  const note = (question: Question, call: string, actor: Actor, found: string) => {
    const cell = cells.get(keyOf(question, call));
    if (cell) cell.verdicts[actor] = found;
  };
  const ask = async (actor: Actor, batch: readonly Question[], denied: Set<string>): Promise<Question[]> => {
    const again: Question[] = [];
    const selections = batch.map((question, index) =>
      toSelection(question, rowsOf(actor, question.holder), `q${index}`),
    );
    const query = `{ ${selections.map(({ text }) => text).join(" ")} }`;
    const answer = await api.run(query, {}, callers[actor].token);
    const refused = answer.errors?.find(({ path }) => path === undefined);
    if (refused) throw new Error(`${refused.message} (${refused.extensions.code}): ${query}`);
    // An error in a non-null root field nulls the whole response.
    if (answer.data === null && batch.length > 1)
      return batch.map((question) => ({ ...question, alone: true }));
    for (const [index, question] of batch.entries()) {
      const { path = [] } = selections[index] ?? {};
      const deeper = (answer.errors ?? [])
        .map(({ path: at }) => names(at))
        .filter((at) => at.length > path.length);
      const failed = new Set(deeper.filter((at) => startsWith(at, path)).map((at) => at[path.length]));
      // A denied non-null field nulls its object and hides its neighbours: they are asked again without it.
      const hidden =
        failed.size > 0 && !isQuery(question.way.type)
          ? question.calls.filter((call) => !failed.has(nameOf(call)))
          : [];
      if (hidden.length > 0) again.push({ ...question, calls: hidden });
      for (const call of question.calls) {
        if (hidden.includes(call)) continue;
        // A root field is at the root of the response, under its alias.
        const found = judge(answer, isQuery(question.way.type) ? path : [...path, nameOf(call)], actor);
        note(question, call, actor, found);
      }
      const { row } = question.way;
      const isDenied = answer.errors?.some(
        ({ path: at, extensions }) =>
          at?.length === 1 && at[0] === `q${index}` && extensions.code === denialOf(actor),
      );
      if (row !== null && isDenied) denied.add(`${row} ${question.holder}`);
    }
    return again;
  };
  const askAll = async (actor: Actor, asked: readonly Question[], denied: Set<string>) => {
    let open = asked;
    while (open.length > 0) {
      const again: Question[] = [];
      for (const batch of inBatches(open)) again.push(...(await ask(actor, batch, denied)));
      open = again;
    }
  };
  await Promise.all(
    actors.map(async (actor) => {
      const denied = new Set<string>();
      const isOfRowItself = ({ way }: Question) => way.row !== null && way.steps.length === 0;
      await askAll(actor, questions.filter(isOfRowItself), denied);
      const below = questions.filter((question) => !isOfRowItself(question));
      // Nothing below a denied row can be seen: it is not asked for.
      const isHidden = ({ way, holder }: Question) => denied.has(`${way.row} ${holder}`);
      for (const question of below.filter(isHidden))
        for (const call of question.calls) note(question, call, actor, "-");
      await askAll(
        actor,
        below.filter((question) => !isHidden(question)),
        denied,
      );
    }),
  );
  return [...cells.values()];
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
