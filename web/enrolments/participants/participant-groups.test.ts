import { expect, it } from "vitest";
import { participantGroups } from "./participant-groups";

const women = { id: "f", name: "Feminino C" };
const men = { id: "m", name: "Masculino B" };
const of = (
  id: string,
  category: typeof women | null,
  pair: string | null = null,
  seed: number | null = null,
) => ({
  id,
  category,
  pair: pair === null ? null : { id: pair, seed, withdrawn: false },
});
const shown = (groups: ReturnType<typeof participantGroups<ReturnType<typeof of>>>) =>
  groups.map(({ category, pairs, alone }) => [
    category?.name ?? null,
    pairs.map(({ id, enrolments }) => [id, ...enrolments.map((enrolment) => enrolment.id)]),
    alone.map(({ id }) => id),
  ]);

it("puts partners beside each other even if others enrolled between them", () => {
  const enrolments = [
    of("ana", women, "p1"),
    of("bia", women, "p2"),
    of("cris", women, "p1"),
    of("duda", women, "p2"),
  ];
  expect(shown(participantGroups(enrolments))).toEqual([
    [
      "Feminino C",
      [
        ["p1", "ana", "cris"],
        ["p2", "bia", "duda"],
      ],
      [],
    ],
  ]);
});

it("lists the seeded pairs first, by seed, and the others in order of enrolment", () => {
  const enrolments = [
    of("a", women, "p1"),
    of("b", women, "p2", 2),
    of("c", women, "p3"),
    of("d", women, "p4", 1),
  ];
  expect(shown(participantGroups(enrolments))).toEqual([
    [
      "Feminino C",
      [
        ["p4", "d"],
        ["p2", "b"],
        ["p1", "a"],
        ["p3", "c"],
      ],
      [],
    ],
  ]);
});

it("groups by category, with athletes without a partner below the pairs", () => {
  const enrolments = [of("ana", women), of("ivo", men, "p1"), of("bia", women, "p2"), of("joel", men, "p1")];
  expect(shown(participantGroups(enrolments))).toEqual([
    ["Feminino C", [["p2", "bia"]], ["ana"]],
    ["Masculino B", [["p1", "ivo", "joel"]], []],
  ]);
});

it("keeps the order of a Super 8", () => {
  expect(shown(participantGroups([of("ana", null), of("bia", null)]))).toEqual([[null, [], ["ana", "bia"]]]);
});
