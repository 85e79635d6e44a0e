import { beforeAll, describe, expect, test } from "vitest";
import { schema } from "../../server/schema";
import { invariants } from "../support/access-invariants";
import { differences, parseSnapshot, snapshotOf } from "../support/access-snapshot";
import { observe, rowsFor, type Cell, type Verdicts } from "../support/access-walk";
import { unlimited } from "../support/api";
import { nameOf, parseWay } from "../support/ways";
import { withWorld } from "../support/world-database";
import { reached } from "./policy/reached";

const { api, world, callers } = withWorld(unlimited);
const { ways, missing } = reached;
let cells: Cell[];

beforeAll(async () => {
  cells = await observe(api(), ways, callers(), rowsFor(world(), callers()));
});

const isSeen = (verdict: string) => verdict === "sees" || verdict === "masked";

const fieldOf = ({ type, call }: Cell) => `${type}.${nameOf(call)}`;
const fields = new Set(
  ways.flatMap(({ type }) => Object.keys(type.getFields()).map((name) => `${type.name}.${name}`)),
);
/** The fields that no cell is about. */
const without = (some: readonly Cell[]) => {
  const found = new Set(some.map(fieldOf));
  return [...fields].filter((name) => !found.has(name));
};

describe("the walk", () => {
  test("reaches every type; for a new one add a path to tests/support/reach.ts", () =>
    expect(missing).toEqual([]));

  test("asks for every field; for one with required arguments add a call to tests/support/reach.ts", () =>
    expect(without(cells)).toEqual([]));

  test("shows each field to someone; for one that nobody sees add a path to tests/support/reach.ts", () =>
    expect(without(cells.filter(({ verdicts }) => Object.values(verdicts).some(isSeen)))).toEqual([]));
});

test.each([
  ["a row that does not exist", "quadra > name", /no row/],
  ["a field that does not exist", "arena > quadras", /no field quadras/],
  ["the way to a value", "arena > name", /end at an object/],
])("a path may not hold %s", (_what, at, message) => expect(() => parseWay(schema, at)).toThrow(message));

describe("the snapshot", () => {
  test("says who sees which field; -u records a change, which is reviewed as a diff", async () =>
    expect(snapshotOf(cells)).toMatchFileSnapshot("access.snapshot.txt"));

  test("holds every verdict: read again it is what was observed", () =>
    expect(differences(parseSnapshot(snapshotOf(cells)), cells)).toEqual([]));
});

/** The cells with one of them changed. */
function planted(field: string, at: string, holder: string, change: Partial<Verdicts>): Cell[] {
  const isIt = (cell: Cell) =>
    `${cell.type}.${cell.call}` === field && cell.at === at && cell.holder === holder;
  expect(cells.filter(isIt)).toHaveLength(1);
  return cells.map((cell) => (isIt(cell) ? { ...cell, verdicts: { ...cell.verdicts, ...change } } : cell));
}

describe("whatever the snapshot says", () => {
  test.each(Object.entries(invariants))("%s", (_name, violationsIn) =>
    expect(violationsIn(cells)).toEqual([]),
  );

  test.each([
    ["strangers see what is public", "Arena.cnpj", "arena", "own", { anonymous: "sees" }],
    ["strangers see what is public", "Tournament.enrolmentMoney", "published", "own", { anonymous: "sees" }],
    ["strangers see what is public", "Tournament.name", "draft", "other", { anonymous: "sees" }],
    ["the other side's rows are not seen", "Arena.cnpj", "arena", "other", { manager: "sees" }],
    [
      "the other side's rows are not seen",
      "Federation.members",
      "federation",
      "other",
      { federation: "sees" },
    ],
    ["the other side's rows are not seen", "Charge.amountInCents", "charge", "other", { athlete: "sees" }],
    ["personal data is seen by its named viewers", "Athlete.cpf", "athlete", "own", { federation: "sees" }],
    [
      "personal data is seen by its named viewers",
      "Athlete.phone",
      "listedAthlete",
      "other",
      { teacher: "sees" },
    ],
    ["the other side's rows are not seen", "Athlete.displayName", "minor", "other", { manager: "sees" }],
    ["minors' names are initials", "Athlete.displayName", "minor", "other", { manager: "sees" }],
    ["minors' names are initials", "Athlete.displayName", "minor", "own", { anonymous: "sees" }],
    ["minors' names are initials", "Athlete.displayName", "minor", "own", { teacher: "sees" }],
    ["minors' names are initials", "ArenaAthlete.name", "arenaAthlete", "own", { athlete: "sees" }],
    [
      "disabled accounts, temporary passwords and keys see what is named",
      "Athlete.displayName",
      "minor",
      "own",
      { partner: "sees" },
    ],
    [
      "athletes and teachers get nothing private of other athletes",
      "Athlete.cpf",
      "minor",
      "own",
      { athlete: "sees" },
    ],
    [
      "athletes and teachers get nothing private of other athletes",
      "Athlete.phone",
      "listedAthlete",
      "own",
      { teacher: "sees" },
    ],
    [
      "athletes and teachers get nothing private of other athletes",
      "Athlete.progressNotes",
      "claimedRecord",
      "own",
      { athlete: "empty" },
    ],
    [
      "athletes and teachers get nothing private of other athletes",
      "Athlete.charges",
      "guardianBond > child",
      "own",
      { athlete: "sees" },
    ],
    [
      "personal data is seen by its named viewers",
      "JoinRequest.athleteName",
      "joinRequest",
      "own",
      { teacher: "sees" },
    ],
    [
      "money is seen by its named viewers",
      "ArenaFigures.overdueCount",
      "arena > today > figures",
      "own",
      { teacher: "sees" },
    ],
    ["money is seen by its named viewers", "Charge.amountInCents", "charge", "own", { teacher: "sees" }],
    ["money is seen by its named viewers", "Arena.finance", "arena", "own", { teacher: "sees" }],
    [
      "disabled accounts, temporary passwords and keys see what is named",
      "Arena.name",
      "arena",
      "own",
      { disabled: "sees" },
    ],
    [
      "disabled accounts, temporary passwords and keys see what is named",
      "Arena.name",
      "arena",
      "own",
      { temporary: "sees" },
    ],
    [
      "disabled accounts, temporary passwords and keys see what is named",
      "Arena.name",
      "arena",
      "own",
      { partner: "sees" },
    ],
    ["rows that do not exist show nothing", "Arena.name", "arena", "none", { admin: "sees" }],
    ["rows that do not exist show nothing", "Arena.name", "arena", "own", { admin: "INTERNAL_SERVER_ERROR" }],
  ] as const)("%s: a planted %s (%s, %s) is caught", (name, field, at, holder, change) => {
    const found = invariants[name](planted(field, at, holder, change));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${field} (${at}, ${holder}) for ${Object.keys(change)[0]}`);
  });

  test("a new field with a personal name or a price needs its viewers named", () => {
    const [cell] = cells;
    if (!cell) throw new Error("no cells");
    const more = (call: string) => [...cells, { ...cell, type: "Arena", call }];
    for (const name of ["motherEmail", "payerName"])
      expect(invariants["personal data is seen by its named viewers"](more(name))).toHaveLength(1);
    for (const name of ["debtInCents", "lastPaidOn", "overdueSince"])
      expect(invariants["money is seen by its named viewers"](more(name))).toHaveLength(1);
  });

  test("a row that a rule names and nothing shows is missed", () => {
    const others = cells.filter(({ at }) => at !== "minor");
    for (const name of [
      "athletes and teachers get nothing private of other athletes",
      "minors' names are initials",
    ] as const)
      expect(invariants[name](others)).toEqual([expect.stringMatching(/minor.* is not observed$/)]);
  });

  test("a changed verdict is a difference from the snapshot", () =>
    expect(
      differences(
        parseSnapshot(snapshotOf(cells)),
        planted("Arena.cnpj", "arena", "own", { teacher: "sees" }),
      ),
    ).toEqual([{ actor: "teacher", sentence: "Arena.cnpj (arena, own) for teacher: sees, not null" }]));
});
