import { expect, test } from "vitest";
import { freePlacesText, placesText } from "./places-text";

test("shows taken places out of all places, or only the taken ones without a limit", () => {
  expect(placesText(18, 14)).toBe("18 de 32 vagas");
  expect(placesText(1, null)).toBe("1 vaga ocupada");
  expect(placesText(18, 14, true)).toBe("9 de 16 duplas");
  expect(placesText(2, null, true)).toBe("1 dupla");
});

test("shows free places or the waiting list to athletes who may enrol", () => {
  expect(freePlacesText(null, 0)).toBe("Vagas abertas");
  expect(freePlacesText(1, 0)).toBe("Resta 1 vaga");
  expect(freePlacesText(0, 0)).toBe("Sem vagas: lista de espera");
  expect(freePlacesText(1, 2)).toBe("Sem vagas: 2 atletas na lista de espera");
  expect(freePlacesText(1, 0, true)).toBe("Sem vagas: lista de espera");
  expect(freePlacesText(4, 0, true)).toBe("Restam 2 vagas de dupla");
  expect(freePlacesText(0, 1, true)).toBe("Sem vagas: 1 dupla na lista de espera");
});
