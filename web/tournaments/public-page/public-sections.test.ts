import { describe, expect, test } from "vitest";
import { sectionFromAddress, sectionLabel, sectionsOf, type PublicContents } from "./PublicTabs";

const open: PublicContents = {
  status: "REGISTRATION_OPEN",
  isSuperN: false,
  matches: 0,
  played: 0,
  hasGroups: false,
  hasBracket: false,
  hasPodium: false,
};
const running: PublicContents = {
  ...open,
  status: "IN_PROGRESS",
  matches: 22,
  played: 3,
  hasGroups: true,
  hasBracket: true,
};
const over: PublicContents = { ...running, status: "FINISHED", played: 22, hasPodium: true };
const at = (contents: PublicContents, search = "") =>
  sectionFromAddress(new URLSearchParams(search), contents);

describe("the sections of a public page", () => {
  test("are those that have something to show", () => {
    expect(sectionsOf(open)).toEqual(["inscricao"]);
    expect(sectionsOf(running)).toEqual([
      "programacao",
      "meus-jogos",
      "grupos",
      "chave",
      "resultados",
      "inscricao",
    ]);
    expect(sectionsOf(over)).toContain("podio");
    expect(sectionsOf(over)).not.toContain("programacao");
  });

  test("open at what people came for", () => {
    expect([open, running, over].map((contents) => at(contents))).toEqual([
      "inscricao",
      "programacao",
      "podio",
    ]);
  });

  test("begin with the one that opens by itself, also where there is nothing left to play", () => {
    for (const contents of [open, running, over]) expect(sectionsOf(contents)[0]).toBe(at(contents));
    expect(sectionsOf({ ...running, played: 22 })[0]).toBe("resultados");
    expect(sectionsOf({ ...running, hasPodium: true })[0]).toBe("podio");
    expect(sectionsOf(over)[0]).toBe("podio");
  });

  test("open at what the address says, where there is such a thing", () => {
    expect(at(running, "aba=grupos")).toBe("grupos");
    expect(at(open, "aba=grupos")).toBe("inscricao");
    expect(at(running, "aba=nada")).toBe("programacao");
  });

  test("are called as people call them", () => {
    expect(sectionLabel("inscricao", open)).toBe("Inscrição");
    expect(sectionLabel("inscricao", over)).toBe("Participantes");
    expect(sectionLabel("grupos", { ...running, isSuperN: true })).toBe("Classificação");
  });
});
