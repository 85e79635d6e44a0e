import { expect, test } from "vitest";
import fc from "fast-check";
import { assignmentProblem, orderByLots, orderByRanking, type PlaceCandidate } from "./place-order.rules";

const candidates = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    since: fc.integer({ min: 0, max: 5 }).map((second) => new Date(second * 1000)),
    points: fc.integer({ min: 0, max: 3 }),
  }),
  { selector: ({ id }) => id, maxLength: 30 },
);
const ids = (entries: readonly PlaceCandidate[]) => entries.map(({ id }) => id);

test("both orders are permutations, whatever the order of the entries passed", () => {
  fc.assert(
    fc.property(candidates, fc.string(), fc.infiniteStream(fc.nat()), (entries, seed, numbers) => {
      const mixed = entries
        .map((entry) => ({ entry, key: numbers.next().value ?? 0 }))
        .sort((one, other) => one.key - other.key)
        .map(({ entry }) => entry);
      for (const order of [(list: PlaceCandidate[]) => orderByLots(list, seed), orderByRanking]) {
        expect(ids(order(entries)).toSorted()).toEqual(ids(entries).toSorted());
        expect(ids(order(mixed))).toEqual(ids(order(entries)));
      }
    }),
  );
});

test("a seed always gives the same order, and another seed another one", () => {
  const entries = Array.from({ length: 20 }, (_, index) => ({ id: `dupla ${index}` }));
  expect(orderByLots(entries, "a")).toEqual(orderByLots(entries, "a"));
  expect(orderByLots(entries, "a")).not.toEqual(orderByLots(entries, "b"));
});

test("the ranking decides by points, then by the time of enrolment", () => {
  fc.assert(
    fc.property(candidates, (entries) => {
      const order = orderByRanking(entries);
      for (const [index, entry] of order.entries()) {
        const next = order[index + 1];
        if (!next) continue;
        expect(entry.points).toBeGreaterThanOrEqual(next.points);
        if (entry.points === next.points)
          expect(entry.since.getTime()).toBeLessThanOrEqual(next.since.getTime());
      }
    }),
  );
});

test("every entry is as likely as the others to be drawn first", () => {
  const entries = ["a", "b", "c", "d"].map((id) => ({ id }));
  const first = new Map<string, number>();
  for (let seed = 0; seed < 4000; seed++) {
    const [drawn] = orderByLots(entries, String(seed));
    if (drawn) first.set(drawn.id, (first.get(drawn.id) ?? 0) + 1);
  }
  for (const { id } of entries) expect(Math.abs((first.get(id) ?? 0) - 1000)).toBeLessThan(150);
});

test("says why places cannot be given yet", () => {
  const period = {
    status: "REGISTRATION_OPEN" as const,
    published: true,
    registrationOpen: true,
    registrationStartsOn: null,
    registrationEndsOn: "2026-12-12",
  };
  const byLots = { placeMode: "LOTS" as const, placesAssignedAt: null };
  expect(assignmentProblem(byLots, period, "2026-12-12")).toBe(
    "As vagas são definidas depois do fim das inscrições, em 12/12/2026.",
  );
  expect(assignmentProblem(byLots, period, "2026-12-13")).toBeNull();
  expect(assignmentProblem(byLots, { ...period, registrationOpen: false }, "2026-12-01")).toBeNull();
  expect(assignmentProblem({ ...byLots, placesAssignedAt: new Date(0) }, period, "2026-12-13")).toBe(
    "As vagas desta categoria já foram definidas.",
  );
  expect(assignmentProblem({ ...byLots, placeMode: "ENTRY_ORDER" }, period, "2026-12-13")).toBe(
    "Nesta categoria as vagas saem por ordem de inscrição.",
  );
});
