import { fillIn, type RowsOf } from "./access-walk";
import { actors, denialOf, type Callers } from "./actors";
import type { TestApi } from "./api";
import { holders, toRow, type LivePolicy, type Violation } from "./policy";
import { nameOf } from "./ways";

/** Opens every subscription of the tables as every caller and checks the first event. */
export async function liveViolations(
  api: TestApi,
  policies: readonly LivePolicy[],
  callers: Callers,
  rowsOf: RowsOf,
): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const policy of policies)
    for (const holder of holders) {
      const expected = toRow(policy, policy[holder]);
      await Promise.all(
        actors.map(async (actor) => {
          const call = fillIn(policy.call, rowsOf(actor, holder));
          const live = api.subscribe(`subscription { ${call} { __typename } }`, {}, callers[actor].token);
          const { value } = await live.next();
          const codes = value?.errors?.map(({ extensions }) => extensions.code).join(" ");
          const found = codes === undefined ? "sees" : codes === denialOf(actor) ? "-" : codes;
          // After a denial no further event may arrive.
          const over = found !== "-" || (await live.next()).done;
          await live.stop();
          if (found !== expected[actor] || !over)
            violations.push({
              actor,
              sentence: `Subscription.${nameOf(policy.call)} (“${policy.name}”, ${holder}) for ${actor}: ${found}${over ? "" : " and more"}, not ${expected[actor]}`,
            });
        }),
      );
    }
  return violations;
}
