import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { invariants } from "../support/access-invariants";
import { differences, parseSnapshot } from "../support/access-snapshot";
import { observe, rowsFor } from "../support/access-walk";
import { actors, createCallers, type Actor, type Callers } from "../support/actors";
import { unlimited, useApi } from "../support/api";
import { mutationViolations } from "../support/mutation-policy";
import { liveViolations } from "../support/live-oracle";
import { askAll, everyQuestion } from "../support/matrix";
import type { Violation } from "../support/policy";
import { sightViolations } from "../support/sight";
import { createWorld } from "../support/world";
import type { Side } from "../support/world-side";
import { livePolicies } from "../api/policy/live";
import { rowMutations } from "../api/policy/mutations";
import { reached } from "../api/policy/reached";
import { sights } from "../api/policy/sight";

// The same schema, built without its scopes; the product has no such switch.
vi.mock("../../server/schema", async (original) => {
  await original();
  const { clearLoadersAfterMutations } = await import("../../server/platform/graphql/whole-schema");
  const { builder: same } = await import("../../server/platform/graphql/builder");
  return { schema: clearLoadersAfterMutations(same.toSchema({ disableScopeAuth: true })) };
});

const api = useApi({}, undefined, unlimited);
let world: { a: Side; b: Side };
let callers: Callers;

beforeAll(async () => {
  world = await createWorld(api());
  callers = await createCallers(api(), world.a);
});

/** Who is not what the tables say, however little of them is asked. */
const caught = (violations: readonly Violation[]): Actor[] =>
  actors.filter((actor) => violations.some((violation) => violation.actor === actor));
/** Enough to catch everybody. */
const some = <Item>(items: readonly Item[], each: number): Item[] =>
  items.filter((_item, index) => index % each === 0);

describe("with the scopes switched off everybody is caught", () => {
  const rows = () => rowsFor(world, callers);

  test("by what they read", async () => {
    const recorded = parseSnapshot(readFileSync("tests/api/access.snapshot.txt", "utf8"));
    const cells = await observe(api(), reached.ways, callers, rows());
    expect(caught(differences(recorded, cells))).toEqual(actors);
    const broken = Object.entries(invariants).filter(([, violationsIn]) => violationsIn(cells).length > 0);
    expect(broken.map(([name]) => name)).toEqual(Object.keys(invariants));
  });

  test("by what they follow", async () =>
    expect(caught(await liveViolations(api(), livePolicies, callers, rows()))).toEqual(actors));

  test("by the marks they come across", async () => {
    const seen = await askAll(api(), callers, some(await everyQuestion(api(), world), 10));
    const unexpected = sightViolations(seen, sights).filter(({ sentence }) => /sees of/.test(sentence));
    // Admins may see nearly all that there is.
    expect(caught(unexpected)).toEqual(expect.arrayContaining(actors.filter((actor) => actor !== "admin")));
  });

  test("by what they do", async () => {
    const { violations } = await mutationViolations(api(), some(rowMutations, 10), callers, world);
    expect(caught(violations)).toEqual(actors);
  });
});
