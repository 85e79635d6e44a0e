import fc from "fast-check";
import { expect, test } from "vitest";
import { clashesOf, samePlace, type SeasonDays } from "./season.rules";

const event = (name: string, firstDay: string, lastDay = firstDay): SeasonDays => ({
  id: name,
  name,
  firstDay,
  lastDay,
});

test("clashes list the events that share a day, championships before events of arenas", () => {
  const cup = event("Copa", "2026-03-14", "2026-03-15");
  const open = event("Aberto", "2026-03-15", "2026-03-16");
  const alone = event("Final", "2026-12-05");
  const arena = event("Interno", "2026-03-14");
  const clashes = [...clashesOf([cup, open, alone], [arena])].map(([id, { names }]) => [id, names]);
  expect(clashes).toEqual([
    ["Copa", ["Aberto", "Interno"]],
    ["Aberto", ["Copa"]],
  ]);
});

test("of the events on the same days, those in the same city are counted separately", () => {
  const at = (name: string, place: string | null) => ({ ...event(name, "2026-03-14"), place });
  const clashes = clashesOf(
    [at("Copa", "Praia Mole, Florianópolis")],
    [at("Longe", "Laguna"), at("Vizinho", "florianopolis"), at("Sem lugar", null)],
  );
  expect(clashes.get("Copa")).toEqual({
    names: ["Vizinho", "Longe", "Sem lugar"],
    inSamePlaceCount: 1,
  });
  expect(samePlace("São José", "São José do Rio Preto")).toBe(true);
  expect(samePlace("Itajaí", "Ita")).toBe(false);
  expect(samePlace("", "Laguna")).toBe(false);
});

test("a clash between championships is listed for both, and only where a day is shared", () => {
  const day = (at: number) =>
    `2026-${String(1 + Math.floor(at / 28)).padStart(2, "0")}-${String(1 + (at % 28)).padStart(2, "0")}`;
  const events = fc
    .array(fc.tuple(fc.nat(300), fc.nat(3)), { maxLength: 12 })
    .map((rows) => rows.map(([from, days], at) => event(`E${at}`, day(from), day(from + days))));
  fc.assert(
    fc.property(events, (all) => {
      const clashes = clashesOf(all, []);
      for (const one of all)
        for (const other of all) {
          if (one === other) continue;
          const shared = Array.from({ length: 310 }, (_, at) => day(at)).some((on) =>
            [one, other].every(({ firstDay, lastDay }) => firstDay <= on && on <= lastDay),
          );
          expect(clashes.get(one.id)?.names.includes(other.name) ?? false).toBe(shared);
        }
    }),
    { numRuns: 50 },
  );
});
