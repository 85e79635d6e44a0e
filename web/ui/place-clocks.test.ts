import { expect, test, vi } from "vitest";
import { deviceOffset, placeClocksInWords } from "./place-clocks";

const now = new Date("2026-11-21T12:00:00Z");

test.each([
  [["America/Manaus"], -180, "Horários de Manaus (UTC−4)"],
  [["America/Manaus"], -240, null],
  // Zones are compared by UTC offset, not by name.
  [["America/Recife"], -180, null],
  [["America/Manaus", "America/Manaus"], 540, "Horários de Manaus (UTC−4)"],
  [
    ["America/Manaus", "America/Sao_Paulo"],
    -180,
    "Horários do lugar de cada torneio: Manaus (UTC−4) e Brasília (UTC−3)",
  ],
  [["America/Fortaleza", "America/Sao_Paulo"], -180, null],
  [[], 540, null],
])("for places in %j a device at %i minutes shows %j", (timeZones, own, words) => {
  expect(placeClocksInWords(timeZones, now, own)).toBe(words);
});

test("deviceOffset is positive east of UTC", () => {
  vi.stubEnv("TZ", "Asia/Tokyo");
  expect(deviceOffset(now)).toBe(540);
  vi.stubEnv("TZ", "America/Noronha");
  expect(deviceOffset(now)).toBe(-120);
  vi.unstubAllEnvs();
});
