import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { athleteLevels } from "../sport/athlete-level.rules";
import {
  ageIn,
  ineligibilityOf,
  pairIneligibility,
  type Candidate,
  type CategoryRules,
} from "./eligibility.rules";

const ana: Candidate = {
  name: "Ana",
  level: "C",
  gender: "FEMALE",
  birthDate: "1986-12-31",
  attendsArena: true,
};
const caio: Candidate = { ...ana, name: "Caio", gender: "MALE" };
const anything: CategoryRules = {
  level: "Open",
  gender: "MIXED",
  minAge: null,
  maxAge: null,
  year: 2026,
  arenaOnly: false,
};
const said = (athlete: Candidate, rules: Partial<CategoryRules>) =>
  ineligibilityOf(athlete, { ...anything, ...rules }).map(({ message }) => message);

describe("level", () => {
  test("an athlete may play above their own level and never below it", () => {
    fc.assert(
      fc.property(fc.constantFrom(...athleteLevels), fc.constantFrom(...athleteLevels), (own, category) => {
        const level = category === "A_PRO" ? "Pro" : category;
        const plays = said({ ...ana, level: own }, { level }).length === 0;
        expect(plays).toBe(athleteLevels.indexOf(own) <= athleteLevels.indexOf(category));
      }),
    );
  });

  test("says why, and a pair is as strong as its stronger one", () => {
    const pro = { ...caio, level: "A_PRO" } as const;
    const reasons = pairIneligibility([ana, pro], { ...anything, level: "Intermediário" });
    expect(reasons).toEqual([
      {
        code: "LEVEL",
        unknown: false,
        message:
          "Caio é nível A/PRO e não pode jogar abaixo do próprio nível: a categoria Intermediário vai até C.",
      },
    ]);
  });
});

describe("gender", () => {
  test("who does not belong is refused, and who has not said is asked", () => {
    expect(said(caio, { gender: "FEMALE" })).toEqual(["Caio não pode jogar em categoria feminina."]);
    expect(said(ana, { gender: "FEMALE" })).toEqual([]);
    const [reason] = ineligibilityOf({ ...ana, gender: null }, { ...anything, gender: "FEMALE" });
    expect(reason).toEqual({
      code: "GENDER",
      unknown: true,
      message: "Ana não tem o gênero informado no perfil.",
    });
  });

  test("a mixed pair is a woman and a man; alone anybody enters", () => {
    expect(pairIneligibility([ana, caio], anything)).toEqual([]);
    expect(pairIneligibility([caio, { ...caio, name: "Davi" }], anything)).toMatchObject([
      { code: "GENDER", unknown: false, message: "Dupla mista é formada por uma mulher e um homem." },
    ]);
    expect(pairIneligibility([ana, { ...caio, gender: null }], anything)).toMatchObject([{ unknown: true }]);
    expect(said({ ...ana, gender: null }, {})).toEqual([]);
  });
});

describe("age", () => {
  test("is the one reached in the calendar year, for both of a pair", () => {
    expect(ageIn(2026, "1986-12-31")).toBe(40);
    expect(said(ana, { minAge: 40 })).toEqual([]);
    const younger = { ...caio, birthDate: "1987-01-01" };
    expect(pairIneligibility([ana, younger], { ...anything, minAge: 40 })).toMatchObject([
      { code: "AGE", message: "Caio não completa 40 anos em 2026, a idade mínima da categoria." },
    ]);
    expect(said(ana, { maxAge: 39 })).toEqual(["Ana passa de 39 anos em 2026, a idade máxima da categoria."]);
  });

  test("is asked for only where it counts", () => {
    const unknown = { ...ana, birthDate: null };
    expect(said(unknown, {})).toEqual([]);
    expect(said(unknown, { minAge: 0 })).toEqual(["Ana não tem a data de nascimento informada no perfil."]);
  });
});

test("who does not attend the arena plays where it lets others in", () => {
  const guest = { ...ana, attendsArena: false };
  expect(said(guest, { arenaOnly: true })).toEqual(["Ana não é atleta da arena que organiza o torneio."]);
  expect(said(guest, { arenaOnly: false })).toEqual([]);
});

describe("the athlete who reads the reasons is addressed in the second person", () => {
  const guest: Candidate = { ...ana, level: "B", gender: "MALE", attendsArena: false, isReader: true };
  test.each<[Partial<Candidate>, Partial<CategoryRules>, string]>([
    [{}, { level: "C" }, "Seu nível é B; esta categoria vai até C."],
    [{}, { gender: "FEMALE" }, "Você não pode jogar em categoria feminina."],
    [{ gender: null }, { gender: "FEMALE" }, "Seu perfil não informa o gênero."],
    [{ birthDate: null }, { minAge: 30 }, "Seu perfil não informa a data de nascimento."],
    [{}, { minAge: 50 }, "Você não completa 50 anos em 2026, a idade mínima da categoria."],
    [{}, { maxAge: 30 }, "Você passa de 30 anos em 2026, a idade máxima da categoria."],
    [{}, { arenaOnly: true }, "Você não é atleta da arena que organiza o torneio."],
  ])("%o against %o", (who, rules, message) => {
    expect(said({ ...guest, ...who }, rules)).toEqual([message]);
  });

  test("and a partner of theirs is not", () => {
    const reasons = pairIneligibility([guest, { ...caio, level: "B" }], { ...anything, level: "C" });
    expect(reasons.map(({ message }) => message.split(" ")[0])).toEqual(["Seu", "Caio", "Dupla"]);
  });
});
