import { describe, expect, it } from "vitest";
import { limitReasons, type LimitedCategory } from "./entry-limits.rules";

const category = (name: string, level: string, gender: LimitedCategory["gender"]): LimitedCategory => ({
  id: name,
  name,
  level,
  gender,
});
const maleA = category("Masculino A", "A/PRO", "MALE");
const maleB = category("Masculino B", "B", "MALE");
const mixedB = category("Misto B", "B", "MIXED");
const mixedC = category("Misto C", "C", "MIXED");
const master = category("Masculino 35+", "Livre", "MALE");
const ana = { name: "Ana Souza" };
interface Limits {
  maxCategories: number | null;
  oneLevelPerGender: boolean;
}
const reasons = (
  athlete: Parameters<typeof limitReasons>[0],
  wanted: LimitedCategory,
  entered: readonly LimitedCategory[],
  limits: Limits,
) =>
  limitReasons(
    athlete,
    wanted,
    { entered, podiums: [] },
    { ...limits, podiumMonths: null, podiumMovesUp: false, arenaId: null, startDate: "2026-12-05" },
  );
const codes = (...asked: Parameters<typeof reasons>) => reasons(...asked).map(({ code }) => code);

describe("Guaratinguetá: two categories, one of a gender and one mixed", () => {
  const limits = { maxCategories: 2, oneLevelPerGender: true };

  it("lets one gender and mixed in, and refuses the third", () => {
    expect(codes(ana, mixedB, [maleB], limits)).toEqual([]);
    expect(codes(ana, master, [maleB, mixedB], limits)).toEqual(["CATEGORY_LIMIT"]);
  });

  it("refuses two levels of one gender and says which", () => {
    expect(reasons(ana, maleA, [maleB], limits)).toEqual([
      {
        code: "TWO_LEVELS",
        unknown: false,
        message:
          "Neste torneio não é permitido jogar dois níveis do mesmo gênero, e Ana Souza já está em Masculino B.",
      },
    ]);
    expect(codes(ana, mixedC, [mixedB], limits)).toEqual(["TWO_LEVELS"]);
  });
});

describe("Praia Clube Finals: three categories, by age, gender and mixed", () => {
  const limits = { maxCategories: 3, oneLevelPerGender: true };

  it("takes an age category beside a level of the same gender", () => {
    expect(codes(ana, master, [maleB, mixedB], limits)).toEqual([]);
    expect(codes(ana, maleB, [master], limits)).toEqual([]);
  });
});

it("speaks to the athlete in the second person", () => {
  const [reason] = reasons({ ...ana, isReader: true }, maleB, [mixedB], {
    maxCategories: 1,
    oneLevelPerGender: false,
  });
  expect(reason?.message).toBe(
    "Neste torneio cada atleta joga no máximo 1 categoria, e você já está em 1: Misto B.",
  );
});

it("leaves alone who is in the category already, and where there are no limits", () => {
  const limits = { maxCategories: 1, oneLevelPerGender: true };
  expect(codes(ana, maleB, [maleB, maleA], limits)).toEqual([]);
  expect(codes(ana, maleA, [maleB, mixedB], { maxCategories: null, oneLevelPerGender: false })).toEqual([]);
});
