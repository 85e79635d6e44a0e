import { isDeepStrictEqual } from "node:util";
import { getNamedType, isLeafType, isObjectType, isUnionType, type GraphQLObjectType } from "graphql";
import { schema } from "../../server/schema";
import { actors, denialOf, type Actor, type Callers } from "./actors";
import type { GraphQLAnswer, TestApi } from "./api";
import { refusedInputs, rowInputs } from "./door-inputs";
import { contents } from "./contents";
import { createStock, neededBy, noStock, type Stock } from "./door-stock";
import type { Violation } from "./oracle";
import { holders, toRow, type Holder } from "./policy";
import type { Side } from "./world";

/** One rule of who may do what: like a `Policy`, and "sees" means: may, and sees the answer. */
export interface DoorPolicy {
  name: string;
  /** The mutation. */
  door: string;
  /** The fields of what it answers when it works. */
  answer: string;
  /** Whose tournaments are meant, where there are two kinds. */
  of?: "arena" | "federation";
  own: string;
  other?: string;
  /** Nobody's, unless it says otherwise. */
  none?: string;
}

const mutationOf = (door: string) => {
  const field = schema.getMutationType()?.getFields()[door];
  if (!field) throw new Error(`there is no mutation ${door}`);
  return field;
};

/** The type a mutation answers with when it works. */
export function successOf(door: string): GraphQLObjectType {
  const type = getNamedType(mutationOf(door).type);
  if (isObjectType(type)) return type;
  const [success] = isUnionType(type) ? type.getTypes().filter(({ name }) => name.endsWith("Success")) : [];
  if (!success) throw new Error(`${door} never succeeds`);
  return success;
}

/** A mutation that asks for everything its answer tells. */
export function operationOf(door: string): string {
  const field = mutationOf(door);
  const success = successOf(door);
  const told = Object.values(success.getFields())
    .map(({ name, type }) => (isLeafType(getNamedType(type)) ? name : `${name} { __typename }`))
    .join(" ");
  const [argument] = field.args;
  const call = argument ? `${door}(input: $input)` : door;
  const head = argument ? `mutation ($input: ${String(argument.type)})` : "mutation";
  const problem = success === getNamedType(field.type) ? "" : "... on UserError { code message path }";
  return `${head} { ${call} { __typename ... on ${success.name} { ${told} } ${problem} } }`;
}

/** What a caller got: let in (and with which answer), denied, or something else that is told. */
function judge(
  { data, errors }: GraphQLAnswer,
  door: string,
  actor: Actor,
): { verdict: string; typename: string } {
  if (errors) {
    const codes = [...new Set(errors.map(({ extensions }) => extensions.code))].join(" ");
    return { verdict: codes === denialOf(actor) ? "-" : codes, typename: "" };
  }
  const answer = data?.[door];
  return {
    verdict: "sees",
    typename: answer.code ? `${answer.__typename} ${answer.code}` : answer.__typename,
  };
}

const nobody = actors.map(() => "-").join(" ");

/**
 * Tries every door as everybody.
 * @returns where somebody was let in or kept out otherwise than the tables say, or changed something although kept out.
 */
export async function doorViolations(
  api: TestApi,
  policies: readonly DoorPolicy[],
  callers: Callers,
  { a, b }: { a: Side; b: Side },
): Promise<{ violations: Violation[]; cells: number }> {
  const violations: Violation[] = [];
  let cells = 0;
  const run = async (
    policy: DoorPolicy,
    holder: Holder,
    actor: Actor,
    expected: string,
    input: object | null,
  ) => {
    cells++;
    const { token, person } = callers[actor];
    // A session of its own where it may be ended.
    const isFresh = person && (policy.door === "endSession" || !(policy.door in rowInputs));
    const entered = isFresh ? await api.tokenOf(person.userId) : token;
    const answer = await api.run(operationOf(policy.door), input ? { input } : {}, entered);
    const { verdict, typename } = judge(answer, policy.door, actor);
    const worked = input === null || !(policy.door in rowInputs) || typename === successOf(policy.door).name;
    if (verdict !== expected || (expected === "sees" && holder !== "none" && !worked))
      violations.push({
        actor,
        sentence: `${policy.door} («${policy.name}», ${holder}) for ${actor}: ${verdict} ${typename}, not ${expected}`,
      });
  };
  const absent = noStock();
  for (const policy of policies) {
    const toInput = rowInputs[policy.door];
    for (const holder of holders) {
      const line = policy[holder] ?? (holder === "none" && toInput ? nobody : undefined);
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
        ofRows && (expected[actor] === "sees" || policy.door === "endSession");
      const attempt = async (actor: Actor, stock: Stock) =>
        run(
          policy,
          holder,
          actor,
          expected[actor],
          toInput ? toInput(stock) : (refusedInputs[policy.door] ?? null),
        );
      // Whoever is denied leaves everything as it is, so that one stock serves all of them.
      const shared = ofRows && !actors.every(needsOwn) ? await stockFor("anonymous") : absent;
      const before = ofRows ? await contents(api) : null;
      const found = violations.length;
      await Promise.all(actors.filter((it) => !needsOwn(it)).map((actor) => attempt(actor, shared)));
      // Somebody who was let in is told of already.
      if (before && violations.length === found && !isDeepStrictEqual(await contents(api), before))
        violations.push({
          actor: "anonymous",
          sentence: `${policy.door} («${policy.name}», ${holder}): whoever may not changed something`,
        });
      await Promise.all(actors.filter(needsOwn).map(async (actor) => attempt(actor, await stockFor(actor))));
    }
  }
  return { violations, cells };
}
