import { expect, test } from "vitest";
import { hasPage } from "../../routes";
import { setUpSteps } from "./set-up-steps";

const nothing = {
  hasSavedSettings: false,
  hasPixKey: false,
  athleteCount: 0,
  teacherCount: 0,
  tournamentCount: 0,
};
const everywhere = () => true;

test("the set-up steps of a new arena are courts, Pix, athletes, teachers and a tournament, in this order", () => {
  const steps = setUpSteps(nothing, everywhere);
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
    const steps = setUpSteps({ ...nothing, [key]: value }, everywhere);
    expect(steps.map(({ isDone }) => isDone)).toEqual(steps.map((_, index) => index === place));
  });
});

test("a step without a page is left out", () => {
  expect(setUpSteps(nothing, (path) => path !== "/arena-teachers").map(({ label }) => label)).not.toContain(
    "Cadastre os professores",
  );
  expect(setUpSteps(nothing, hasPage).every(({ to }) => hasPage(to))).toBe(true);
  expect(setUpSteps(nothing, hasPage).length).toBeGreaterThanOrEqual(4);
});
