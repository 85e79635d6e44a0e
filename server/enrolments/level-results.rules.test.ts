import { describe, expect, test } from "vitest";
import { lowers, resultAbove, resultAboveInWords } from "./level-results.rules";

const played = (category: string, on = "2026-06-01") => ({ tournamentName: "Copa", on, category });

describe("a result above the level one would have", () => {
  test.each([
    ["B", "C", "Avançado", "B"],
    ["B", "C", "Intermediário", null], // up to C
    ["B", "D", "Intermediário", "C"],
    ["C", "D", "Pro", "C"], // played up, and stays C
    ["C", "D", "Open", "C"], // says no level: the athlete's own
    ["D", "FUN", "Fun", null],
  ] as const)("from %s to %s after playing %s", (from, to, category, level) => {
    expect(resultAbove({ from, to }, [played(category)], [])?.level ?? null).toBe(level);
  });

  test("goes by the level there was on the day", () => {
    const change = { from: "B", to: "C" } as const;
    const left = [{ level: "C", on: "2026-08-01" }] as const;
    expect(resultAbove(change, [played("Open")], left)).toBeNull();
    expect(resultAbove(change, [played("Open"), played("Open", "2026-09-01")], left)).toMatchObject({
      on: "2026-09-01",
      level: "B",
    });
  });

  test("is described in a sentence, and applies only to a change to a lower level", () => {
    expect(resultAboveInWords({ tournamentName: "Copa da Barra", level: "A_PRO" })).toBe(
      "Você teve resultado como A/PRO em Copa da Barra há menos de 12 meses: para baixar o nível, peça à sua arena",
    );
    expect([lowers("B", "C"), lowers("C", "C"), lowers("C", "B")]).toEqual([true, false, false]);
  });
});
