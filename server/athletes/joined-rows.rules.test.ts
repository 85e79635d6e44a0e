import fc from "fast-check";
import { expect, test } from "vitest";
import { joinRows } from "./joined-record.rules";

const rowsOf = (side: string) =>
  fc
    .uniqueArray(fc.record({ about: fc.constantFrom(..."abcdefgh"), weight: fc.nat(3) }), {
      selector: ({ about }) => about,
    })
    .map((rows) => rows.map((row) => ({ ...row, side })));

test("merging loses no rows and keeps no duplicates", () => {
  fc.assert(
    fc.property(rowsOf("kept"), rowsOf("other"), (kept, other) => {
      const { moved, dropped } = joinRows(
        kept,
        other,
        ({ about }) => about,
        (row, standing) => row.weight > standing.weight,
      );
      const after = [...kept.filter((row) => !dropped.includes(row)), ...moved];
      const both = kept.filter(({ about }) => other.some((row) => row.about === about)).length;
      expect(dropped).toHaveLength(both);
      expect(after).toHaveLength(kept.length + other.length - both);
      expect(after.map(({ about }) => about).sort()).toEqual(
        [...new Set([...kept, ...other].map(({ about }) => about))].sort(),
      );
      for (const row of dropped) {
        const stays = after.find(({ about }) => about === row.about);
        expect(stays?.side).not.toBe(row.side);
        expect(stays?.weight).toBeGreaterThanOrEqual(row.weight);
      }
    }),
  );
});

test("without a preference the existing row is kept", () => {
  fc.assert(
    fc.property(rowsOf("kept"), rowsOf("other"), (kept, other) => {
      const { moved, dropped } = joinRows(kept, other, ({ about }) => about);
      expect([...moved, ...dropped].every(({ side }) => side === "other")).toBe(true);
    }),
  );
});
