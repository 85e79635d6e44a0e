import { actors, denialOf, type Callers } from "./actors";
import type { TestApi } from "./api";
import { fillIn, type RowsOf, type Violation } from "./oracle";
import { holders, type ParsedPolicy } from "./policy";

/** Opens every subscription of the tables as every caller and checks the first event. */
export async function liveViolations(
  api: TestApi,
  policies: readonly ParsedPolicy[],
  callers: Callers,
  rowsOf: RowsOf,
): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const policy of policies)
    for (const holder of holders)
      await Promise.all(
        actors.map(async (actor) => {
          const expected = policy.expected[holder]?.[actor];
          const [field] = policy.fields;
          if (expected === undefined || !field) return;
          const text = fillIn(field.text, rowsOf(actor, holder));
          const live = api.subscribe(`subscription { ${text} { __typename } }`, {}, callers[actor].token);
          const { value } = await live.next();
          const codes = value?.errors?.map(({ extensions }) => extensions.code).join(" ");
          const found = codes === undefined ? "sees" : codes === denialOf(actor) ? "-" : codes;
          // After a denial no further event may arrive.
          const over = found !== "-" || (await live.next()).done;
          await live.stop();
          if (found !== expected || !over)
            violations.push({
              actor,
              sentence: `Subscription.${field.name} (“${policy.name}”, ${holder}) for ${actor}: ${found}${over ? "" : " and more"}, not ${expected}`,
            });
        }),
      );
  return violations;
}
