import { expect, test } from "vitest";
import { hasPage } from "../../pages";
import { setUpSteps } from "./SetUpChecklist";

const nothing = {
  hasSavedSettings: false,
  hasPixKey: false,
  athleteCount: 0,
  teacherCount: 0,
  tournamentCount: 0,
};

test("the set-up steps of a new arena are courts, Pix, athletes, teachers and a tournament, in this order", () => {
  const steps = setUpSteps(nothing);
  expect(steps.map(({ label }) => label)).toEqual([
    "Confira quadras, preços e horários",
    "Cadastre a chave Pix da arena",
    "Convide os atletas pelo link da arena",
    "Cadastre os professores",
    "Crie o primeiro torneio",
  ]);
  expect(steps.some(({ isDone }) => isDone)).toBe(false);
});

test("each step is completed independently", () => {
  const done = {
    hasSavedSettings: true,
    hasPixKey: true,
    athleteCount: 1,
    teacherCount: 1,
    tournamentCount: 1,
  };
  Object.entries(done).forEach(([key, value], place) => {
    const steps = setUpSteps({ ...nothing, [key]: value });
    expect(steps.map(({ isDone }) => isDone)).toEqual(steps.map((_, index) => index === place));
  });
});

test("every step links to a page", () => {
  expect(setUpSteps(nothing).filter(({ to }) => !hasPage(to))).toEqual([]);
});
