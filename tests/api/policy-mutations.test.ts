import { describe, expect, test } from "vitest";
import { actors } from "../support/actors";
import { unlimited } from "../support/api";
import { mutationViolations } from "../support/mutation-policy";
import { withWorld } from "../support/world-database";
import { accountMutations } from "./policy/account-mutations";
import { rowMutations } from "./policy/mutations";

const { api, world, callers } = withWorld(unlimited);

describe("who may do what is as its table says, and whoever may not changes nothing", () => {
  // Those of one's own account last: who ends the other sessions ends what the others were asked with.
  test.each([...rowMutations, ...accountMutations].map((policy) => [policy.name, policy] as const))(
    "%s",
    async (_name, policy) => {
      const { violations, cells } = await mutationViolations(api(), [policy], callers(), world());
      expect(violations.map(({ sentence }) => sentence)).toEqual([]);
      expect(cells).toBeGreaterThanOrEqual(actors.length);
    },
  );
});
