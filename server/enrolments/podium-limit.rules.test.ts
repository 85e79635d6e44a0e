import { describe, expect, it } from "vitest";
import { podiumReasons, suggestedLevelInWords, type Podium, type PodiumTerms } from "./entry-limits.rules";

const terms: PodiumTerms = {
  podiumMonths: 12,
  podiumMovesUp: false,
  arenaId: "own",
  startDate: "2026-12-05",
};
const movesUp = { ...terms, podiumMovesUp: true };
const podium = (category: string, more: Partial<Podium> = {}): Podium => ({
  tournamentName: "Copa da Barra",
  arenaId: "own",
  isOpen: false,
  on: "2026-05-10",
  category,
  place: 2,
  ...more,
});
const ana = { name: "Ana Souza" };
const refused = (level: string, podiums: readonly Podium[], rule = terms): boolean =>
  podiumReasons(ana, { level }, podiums, rule).length > 0;

describe("an athlete with a podium", () => {
  it.each([
    // The podium's category, the category to enter, whether it is refused, and the same if a podium moves athletes up.
    ["B", "C", true, true],
    ["C", "C", false, true],
    ["D", "C", false, false],
    ["Intermediário", "C", false, true], // up to C
    ["C", "Avançado", false, false],
    ["A/PRO", "A/PRO", false, false], // no higher level exists
    ["A/PRO", "B", true, true],
    ["Fun", "Fun", false, true],
    ["B", "40+", false, false], // a category without a level admits every level
    ["40+", "Fun", false, false], // a podium in it implies no level
  ])("of %s enters %s", (won, level, plain, moving) => {
    expect(refused(level, [podium(won)])).toBe(plain);
    expect(refused(level, [podium(won)], movesUp)).toBe(moving);
  });

  it("is no longer barred after the number of months, counted back from the start", () => {
    expect(refused("C", [podium("B", { on: "2025-12-05" })])).toBe(true);
    expect(refused("C", [podium("B", { on: "2025-12-04" })])).toBe(false);
    const short = { ...terms, startDate: "2026-03-31", podiumMonths: 1 };
    expect(refused("C", [podium("B", { on: "2026-02-28" })], short)).toBe(true);
    expect(refused("C", [podium("B", { on: "2026-02-27" })], short)).toBe(false);
  });

  it("is not barred without the rule", () => {
    expect(refused("Fun", [podium("A/PRO")], { ...terms, podiumMonths: null })).toBe(false);
  });

  it("is judged by the highest podium, the newest of two equal ones", () => {
    const podiums = [
      podium("C"),
      podium("B", { tournamentName: "Antiga", on: "2026-02-01" }),
      podium("B", { tournamentName: "Nova", on: "2026-06-14", place: 1 }),
    ];
    expect(podiumReasons(ana, { level: "C" }, podiums, terms)).toEqual([
      {
        code: "PODIUM",
        unknown: false,
        message:
          "Quem subiu ao pódio de um nível nos 12 meses antes do início não joga abaixo dele. Ana Souza ficou em 1º lugar em Nova (B, 14/06/2026) e joga a partir do nível B.",
      },
    ]);
  });

  it("gets the message in the second person; other readers do not see the name of a hidden tournament", () => {
    const messageTo = (isReader: boolean, of: Partial<Podium>) =>
      podiumReasons({ ...ana, isReader }, { level: "C" }, [podium("C", of)], movesUp)[0]?.message;
    const closed = { arenaId: "other" };
    expect(messageTo(true, closed)).toBe(
      "Quem subiu ao pódio de um nível nos 12 meses antes do início joga um nível acima. Você ficou em 2º lugar em Copa da Barra (C, 10/05/2026) e joga a partir do nível B.",
    );
    expect(messageTo(false, closed)).toContain("2º lugar em um torneio de outra arena (C, 10/05/2026)");
    expect(messageTo(false, { ...closed, isOpen: true })).toContain("2º lugar em Copa da Barra");
    expect(messageTo(false, {})).toContain("2º lugar em Copa da Barra");
  });
});

it("a level is suggested if a podium requires a higher one than the athlete's own", () => {
  const suggested = (level: "D" | "C" | "B", rule = terms) =>
    suggestedLevelInWords({ level }, [podium("C")], rule);
  expect(suggested("D")).toBe("C (2º lugar em Copa da Barra, 10/05/2026)");
  expect(suggested("C")).toBeNull();
  expect(suggested("C", movesUp)).toBe("B (2º lugar em Copa da Barra, 10/05/2026)");
  expect(suggested("B", movesUp)).toBeNull();
});
