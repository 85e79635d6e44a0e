import { expect, test } from "vitest";
import { brazilianTimeZones, timeOfPlace, timeZoneInWords, utcOffset } from "./time-zone.rules";

const now = new Date("2026-11-20T12:00:00Z");

test("Brazil's zones are those that IANA has for it, from east to west", () => {
  const ofBrazil = Intl.supportedValuesOf("timeZone").filter((zone) =>
    (brazilianTimeZones as readonly string[]).includes(zone),
  );
  expect(ofBrazil).toHaveLength(16);
  const offsets = brazilianTimeZones.map((zone) => utcOffset(zone, now));
  expect(offsets).toEqual(offsets.toSorted((a, b) => b - a));
  expect(new Set(offsets)).toEqual(new Set([-120, -180, -240, -300]));
});

test.each([
  ["America/Sao_Paulo", "Brasília (UTC−3)"],
  ["America/Manaus", "Manaus (UTC−4)"],
  ["America/Rio_Branco", "Rio Branco (UTC−5)"],
  ["America/Noronha", "Fernando de Noronha (UTC−2)"],
  ["UTC", "UTC (UTC)"],
  ["Asia/Kolkata", "Asia/Kolkata (UTC+5:30)"],
  ["America/St_Johns", "America/St_Johns (UTC−3:30)"],
])("%s is called %s", (timeZone, words) => {
  expect(timeZoneInWords(timeZone, now)).toBe(words);
});

test("a time zone is named after its city", () => {
  expect(timeOfPlace("America/Manaus")).toBe("horário de Manaus");
});
