import { getNamedType, isLeafType, isObjectType, isUnionType, type GraphQLObjectType } from "graphql";
import { schema } from "../../server/schema";
import type { AccountStock } from "./account-stock";
import { actors, denialOf, type Actor, type Callers } from "./actors";
import type { GraphQLAnswer, TestApi } from "./api";
import { tablesChangedBy } from "./changed-tables";
import { createStock } from "./mutation-stock";
import { neededBy, noStock, type Stock } from "./stock";
import { type Holder, holders, toRow, type Violation } from "./policy";
import type { Side } from "./world-side";

/** An input that works for permitted callers, made of rows of an arena or a federation. */
export type ExampleInput = (stock: Stock) => object;

/** A permission rule for mutations: like a `Policy`, where "sees" means: permitted, and sees the response. */
export interface MutationPolicy {
  name: string;
  mutation: string;
  /** The fields of the success type. */
  answer: string;
  /** The owner of the tournament, if there are two kinds. */
  of?: "arena" | "federation";
  own: string;
  other?: string;
  /** By default denied to all callers. */
  none?: string;
  /** Of mutations on rows, or on a session. */
  input?: ExampleInput;
  /** For an input with alternative ids: examples with the ids that `input` leaves out, by the path of the id. */
  otherInputs?: Readonly<Record<string, ExampleInput>>;
  /** Of mutations on the caller's own account: one that is refused; null if the mutation takes none. */
  refusedInput?: object | null;
  /** Of the same: one that works, for an account that was made for it. */
  acceptedInput?: (account: AccountStock) => object;
}

/** A rule in one line, for lists of mutations that the same callers may use. */
export type MutationLine = readonly [
  name: string,
  mutation: string,
  answer: string,
  input: ExampleInput,
  otherInputs?: Readonly<Record<string, ExampleInput>>,
];

/** The rules of such a list. @param scope completes each name, such as ": admins". */
export const policiesOf = (
  lines: readonly MutationLine[],
  scope: string,
  who: Pick<MutationPolicy, "of" | "own" | "other">,
): MutationPolicy[] =>
  lines.map(([name, mutation, answer, input, otherInputs = {}]) => ({
    name: `${name}${scope}`,
    mutation,
    answer,
    input,
    otherInputs,
    ...who,
  }));

const mutationOf = (mutation: string) => {
  const field = schema.getMutationType()?.getFields()[mutation];
  if (!field) throw new Error(`there is no mutation ${mutation}`);
  return field;
};

/** The success type of a mutation. */
export function successOf(mutation: string): GraphQLObjectType {
  const type = getNamedType(mutationOf(mutation).type);
  if (isObjectType(type)) return type;
  const [success] = isUnionType(type) ? type.getTypes().filter(({ name }) => name.endsWith("Success")) : [];
  if (!success) throw new Error(`${mutation} never succeeds`);
  return success;
}

/** A mutation that selects all fields of its response. */
export function operationOf(mutation: string): string {
  const field = mutationOf(mutation);
  const success = successOf(mutation);
  const fields = Object.values(success.getFields())
    .map(({ name, type }) => (isLeafType(getNamedType(type)) ? name : `${name} { __typename }`))
    .join(" ");
  const [argument] = field.args;
  const call = argument ? `${mutation}(input: $input)` : mutation;
  const head = argument ? `mutation ($input: ${String(argument.type)})` : "mutation";
  const problem = success === getNamedType(field.type) ? "" : "... on UserError { code message path }";
  return `${head} { ${call} { __typename ... on ${success.name} { ${fields} } ${problem} } }`;
}

/** The result of a caller: permitted (with the response type), denied, or anything else. */
function judge(
  { data, errors }: GraphQLAnswer,
  mutation: string,
  actor: Actor,
): { verdict: string; typename: string } {
  if (errors) {
    const codes = [...new Set(errors.map(({ extensions }) => extensions.code))].join(" ");
    return { verdict: codes === denialOf(actor) ? "-" : codes, typename: "" };
  }
  const answer = data?.[mutation];
  return {
    verdict: "sees",
    typename: answer.code ? `${answer.__typename} ${answer.code}` : answer.__typename,
  };
}

const deniedToAll = actors.map(() => "-").join(" ");

/**
 * Tries every mutation as every caller.
 * @returns the differences from the tables: wrongly permitted or denied, or denied but with changed data.
 */
export async function mutationViolations(
  api: TestApi,
  policies: readonly MutationPolicy[],
  callers: Callers,
  { a, b }: { a: Side; b: Side },
): Promise<{ violations: Violation[]; cells: number }> {
  const violations: Violation[] = [];
  let cells = 0;
  const run = async (
    policy: MutationPolicy,
    holder: Holder,
    actor: Actor,
    expected: string,
    input: object | null,
  ) => {
    cells++;
    const { token, person } = callers[actor];
    // A fresh session if the mutation may end it.
    const isFresh = person && (policy.mutation === "endSession" || !policy.input);
    const entered = isFresh ? await api.tokenOf(person.userId) : token;
    const answer = await api.run(operationOf(policy.mutation), input ? { input } : {}, entered);
    const { verdict, typename } = judge(answer, policy.mutation, actor);
    const worked = input === null || !policy.input || typename === successOf(policy.mutation).name;
    if (verdict !== expected || (expected === "sees" && holder !== "none" && !worked))
      violations.push({
        actor,
        sentence: `${policy.mutation} (“${policy.name}”, ${holder}) for ${actor}: ${verdict} ${typename}, not ${expected}`,
      });
  };
  const absent = noStock();
  for (const policy of policies) {
    const toInput = policy.input;
    for (const holder of holders) {
      const line = policy[holder] ?? (holder === "none" && toInput ? deniedToAll : undefined);
      if (line === undefined) continue;
      const expected = toRow(policy, line);
      const side = holder === "own" ? a : b;
      const stockFor = (actor: Actor) => {
        const userId = (holder === "own" ? callers[actor].person : b.manager)?.userId ?? side.manager.userId;
        const needed = toInput ? neededBy(toInput) : null;
        return createStock(api, side, userId, { ownedBy: policy.of, needed });
      };
      const ofRows = toInput !== undefined && holder !== "none";
      const needsOwn = (actor: Actor) =>
        ofRows && (expected[actor] === "sees" || policy.mutation === "endSession");
      const attempt = async (actor: Actor, stock: Stock) =>
        run(policy, holder, actor, expected[actor], toInput ? toInput(stock) : (policy.refusedInput ?? null));
      // Denied callers change nothing, so they share one stock.
      const shared = ofRows && !actors.every(needsOwn) ? await stockFor("anonymous") : absent;
      const found = violations.length;
      const deny = () =>
        Promise.all(actors.filter((it) => !needsOwn(it)).map((actor) => attempt(actor, shared)));
      if (!ofRows) await deny();
      else {
        const changed = await tablesChangedBy(api, deny);
        // Wrongly permitted callers are already reported.
        if (changed.length > 0 && violations.length === found)
          violations.push({
            actor: "anonymous",
            sentence: `${policy.mutation} (“${policy.name}”, ${holder}): whoever may not changed ${changed.join(", ")}`,
          });
      }
      await Promise.all(actors.filter(needsOwn).map(async (actor) => attempt(actor, await stockFor(actor))));
    }
  }
  return { violations, cells };
}
