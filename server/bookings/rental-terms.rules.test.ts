import { expect, test } from "vitest";
import { askedSpanProblem, rentalTermsSchema } from "./rental-terms.rules";
import { freeUntilInWords } from "./rental-words.rules";

const terms = { rentalMinMinutes: 60, rentalStepMinutes: 30 };

test.each([
  ["19:00", "20:00", terms, null],
  ["19:30", "21:00", terms, null],
  ["22:30", "00:00", terms, null],
  ["23:30", "01:00", terms, null],
  ["19:00", "19:30", terms, { path: "endsAt", message: "Esta arena aluga a partir de 60 minutos" }],
  ["19:00", "20:15", terms, { path: "endsAt", message: "Depois de 60 minutos, mais 30 de cada vez" }],
  [
    "19:10",
    "20:10",
    terms,
    { path: "startsAt", message: "Comece de 30 em 30 minutos, a partir da hora cheia" },
  ],
  ["19:15", "20:30", { rentalMinMinutes: 60, rentalStepMinutes: 15 }, null],
  ["19:30", "21:30", { rentalMinMinutes: 60, rentalStepMinutes: 60 }, null],
  [
    "19:00",
    "20:30",
    { rentalMinMinutes: 60, rentalStepMinutes: 60 },
    { path: "endsAt", message: "Depois de 60 minutos, mais 60 de cada vez" },
  ],
])("an hour from %s to %s is asked for as the arena rents", (startsAt, endsAt, asked, problem) => {
  expect(askedSpanProblem(startsAt, endsAt, asked)).toEqual(problem);
});

test("until when cancelling is free is said in words", () => {
  expect(freeUntilInWords(4)).toBe("até 4 horas antes");
  expect(freeUntilInWords(1, "de a arena abrir")).toBe("até 1 hora antes de a arena abrir");
  expect(freeUntilInWords(0)).toBe("até a hora de começar");
  expect(freeUntilInWords(0, "de a arena abrir")).toBe("até a hora de a arena abrir");
});

test("an invalid term is reported on its field", () => {
  const whole = {
    onlineRentals: "AT_ONCE",
    rentalAudience: "ANYONE",
    rentalMinMinutes: 60,
    rentalStepMinutes: 30,
    rentalHorizonDays: 30,
    freeCancelHours: 4,
    priceLines: [],
  };
  const problemOf = (more: object) =>
    rentalTermsSchema
      .safeParse({ ...whole, ...more })
      .error?.issues.map(({ path, message }) => [path[0], message]);
  expect(problemOf({})).toBeUndefined();
  expect(problemOf({ rentalMinMinutes: 45 })).toEqual([["rentalMinMinutes", "Escolha o tempo mínimo"]]);
  expect(problemOf({ rentalStepMinutes: 7 })).toEqual([
    ["rentalStepMinutes", "Escolha de quanto em quanto tempo"],
  ]);
  expect(problemOf({ rentalHorizonDays: 0 })).toEqual([["rentalHorizonDays", "De 1 a 120 dias"]]);
  expect(problemOf({ freeCancelHours: 1.5 })).toEqual([["freeCancelHours", "Informe um número inteiro"]]);
  expect(problemOf({ freeCancelHours: 169 })).toEqual([["freeCancelHours", "De 0 a 168 horas"]]);
});
