import { describe, expect, test } from "vitest";
import { rowsFor } from "../support/access-walk";
import { withWorld } from "../support/world-database";
import { lists } from "./policy/lists";

const { api, world, callers } = withWorld();

describe.each(lists)("$name", (list) => {
  const ask = (variables: string, args: string, values: Record<string, unknown>) => {
    const rows = rowsFor(world(), callers())(list.actor, "own");
    const selection = list.ask(args, "pageInfo { hasNextPage } edges { cursor }", rows);
    return api().run(`query ${variables} { ${selection} }`, values, callers()[list.actor].token);
  };

  test.each(["first", "last"])("takes %s from 1 to 100", async (argument) => {
    for (const size of [1, 100]) {
      const { errors } = await ask("", `${argument}: ${size}`, {});
      expect(errors).toBeUndefined();
    }
    for (const size of [101, 2_147_483_647, 0, -1]) {
      const literal = await ask("", `${argument}: ${size}`, {});
      const variable = await ask("($size: Int)", `${argument}: $size`, { size });
      for (const { data, errors } of [literal, variable]) {
        expect(JSON.stringify(data)).not.toContain("edges");
        expect(errors?.map(({ message, extensions }) => [message, extensions.code])).toEqual([
          [`“${argument}” deve ser de 1 a 100.`, "BAD_USER_INPUT"],
        ]);
      }
    }
  });

  test("gives a page where no size is asked for", async () => {
    expect((await ask("($size: Int)", "first: $size", { size: null })).errors).toBeUndefined();
  });
});
