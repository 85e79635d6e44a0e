import { expect, test } from "vitest";
import { timeAgo } from "./TimeAgo";

const now = new Date("2026-11-20T15:00:00Z");

test.each([
  ["2026-11-20T15:00:00Z", "agora mesmo"],
  ["2026-11-20T14:59:01Z", "agora mesmo"],
  ["2026-11-20T14:59:00Z", "há 1 minuto"],
  ["2026-11-20T14:55:00Z", "há 5 minutos"],
  ["2026-11-20T14:00:01Z", "há 59 minutos"],
  ["2026-11-20T14:00:00Z", "há 1 hora"],
  ["2026-11-19T15:00:01Z", "há 23 horas"],
  ["2026-11-19T15:00:00Z", "há 1 dia"],
  ["2026-10-22T15:00:00Z", "há 29 dias"],
])("%s was %s", (instant, words) => {
  expect(timeAgo(instant, now, "America/Manaus")).toBe(words);
});

test("what is a month old or older has its date, as the calendar at the place shows it", () => {
  expect(timeAgo("2026-10-21T15:00:00Z", now, "America/Manaus")).toBe("em 21/10/2026");
  expect(timeAgo("2026-03-08T03:59:00Z", now, "America/Manaus")).toBe("em 07/03/2026");
});

test("a device whose clock is behind does not read of the future", () => {
  expect(timeAgo("2026-11-20T15:03:00Z", now, "America/Manaus")).toBe("agora mesmo");
});
