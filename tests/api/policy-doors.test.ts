import { beforeAll, expect, test } from "vitest";
import { createCallers, type Callers } from "../support/actors";
import { unlimited, useApi } from "../support/api";
import { doorViolations } from "../support/doors";
import { createWorld, type Side } from "../support/world";
import { accountDoors, rowDoors } from "./policy/doors";

const api = useApi({}, undefined, unlimited);
let world: { a: Side; b: Side };
let callers: Callers;

beforeAll(async () => {
  world = await createWorld(api());
  callers = await createCallers(api(), world.a);
});

test.each([
  ["one's own account", accountDoors],
  ["rows", rowDoors],
])(
  "who may do what with %s is as its table says",
  async (_what, doors) => {
    const { violations, cells } = await doorViolations(api(), doors, callers, world);
    expect(violations.map(({ sentence }) => sentence)).toEqual([]);
    expect(cells).toBeGreaterThan(100);
  },
  300_000,
);
