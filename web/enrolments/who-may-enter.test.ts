import { expect, test } from "vitest";
import { whoMayEnter } from "./who-may-enter";

const arena = { arenaName: "Arena Beira-Mar", openToOtherArenas: false, enrolling: true };
const category = { gender: "MIXED", inPairs: false } as const;

test.each([
  [arena, category, "Só para atletas da Arena Beira-Mar"],
  [{ ...arena, arenaName: "Clube do Sol" }, category, "Só para atletas da arena Clube do Sol"],
  [{ ...arena, openToOtherArenas: true }, category, "Inscrição aberta para todos"],
  [{ ...arena, openToOtherArenas: true, enrolling: false }, category, "Para atletas de qualquer arena"],
  [{ ...arena, arenaName: null }, category, "Inscrição aberta para todos"],
  [{ ...arena, arenaName: null, enrolling: false }, category, "Para atletas de qualquer arena"],
  [{ ...arena, enrolling: false }, category, "Só para atletas da Arena Beira-Mar"],
  [arena, { ...category, gender: "FEMALE" }, "Só para atletas da Arena Beira-Mar · Feminino"],
  [
    { ...arena, openToOtherArenas: true },
    { ...category, inPairs: true, minAge: 40 },
    "Inscrição aberta para todos · dupla mista: uma mulher e um homem · 40 anos ou mais no ano do torneio",
  ],
  [arena, { ...category, maxAge: 14 }, "Só para atletas da Arena Beira-Mar · até 14 anos no ano do torneio"],
  [
    arena,
    { ...category, minAge: 12, maxAge: 14 },
    "Só para atletas da Arena Beira-Mar · de 12 a 14 anos no ano do torneio",
  ],
] as const)("%j, %j: %s", (organised, rules, words) => expect(whoMayEnter(organised, rules)).toBe(words));
