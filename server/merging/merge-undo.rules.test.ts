import { describe, expect, test } from "vitest";
import { canStillUndo, mayUndo, undoDeadline } from "./merging.rules";

const mergedAt = new Date("2026-11-01T10:00:00Z");

describe("until when a merge can be undone", () => {
  test("for 30 days to the millisecond, once, and while its journal exists", () => {
    const merge = { mergedAt, undoneAt: null, hasJournal: true };
    expect(canStillUndo(merge, new Date("2026-12-01T09:59:59.999Z"))).toBe(true);
    expect(canStillUndo(merge, undoDeadline(mergedAt))).toBe(false);
    expect(canStillUndo({ ...merge, undoneAt: mergedAt }, mergedAt)).toBe(false);
    expect(canStillUndo({ ...merge, hasJournal: false }, mergedAt)).toBe(false);
  });
});

describe("who may undo it", () => {
  const merge = { arenaId: "arena", keptId: "ana", byAdmin: false, byPerson: false };
  const manager = { isAdmin: false, athleteId: null, manages: (id: string) => id === "arena" };
  const ana = { isAdmin: false, athleteId: "ana", manages: () => false };
  const admin = { isAdmin: true, athleteId: null, manages: () => false };

  test("the arena whose record it was, and admins", () => {
    expect([manager, ana, admin].map((who) => mayUndo(merge, who))).toEqual([true, false, true]);
    expect(mayUndo({ ...merge, arenaId: "vizinha" }, manager)).toBe(false);
    expect(mayUndo({ ...merge, arenaId: null }, manager)).toBe(false);
  });

  test("what the person confirmed only they, what an admin merged only admins", () => {
    const byPerson = { ...merge, byPerson: true };
    expect([manager, ana, admin].map((who) => mayUndo(byPerson, who))).toEqual([false, true, true]);
    const byAdmin = { ...merge, byAdmin: true };
    expect([manager, ana, admin].map((who) => mayUndo(byAdmin, who))).toEqual([false, false, true]);
  });
});
