import { describe, expect, test } from "vitest";
import { actors } from "../support/actors";
import { unlimited } from "../support/api";
import { doorViolations } from "../support/doors";
import { withWorld } from "../support/world-database";
import { accountDoors, rowDoors } from "./policy/doors";

const { api, world, callers } = withWorld(unlimited);

describe("who may do what is as its table says, and whoever may not changes nothing", () => {
  // Those of one's own account last: who ends the other sessions ends what the others were asked with.
  test.each([...rowDoors, ...accountDoors].map((policy) => [policy.name, policy] as const))(
    "%s",
    async (_name, policy) => {
      const { violations, cells } = await doorViolations(api(), [policy], callers(), world());
      expect(violations.map(({ sentence }) => sentence)).toEqual([]);
      expect(cells).toBeGreaterThanOrEqual(actors.length);
    },
  );
});
