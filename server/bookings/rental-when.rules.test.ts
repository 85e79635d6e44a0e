import { expect, test } from "vitest";
import { rentalIsOver } from "./rental-words.rules";

test("a rental is over with its day, and one that goes on after midnight when it ends", () => {
  const timeZone = "America/Sao_Paulo";
  const at = (day: string, clock: string) => new Date(`${day}T${clock}:00-03:00`);
  const [eve, next] = ["2026-04-07", "2026-04-08"];
  const isOver = (ends: Date, now: Date) =>
    rentalIsOver({ startsAt: at(eve, "21:00"), endsAt: ends, timeZone }, now);
  expect(isOver(at(eve, "22:00"), at(eve, "23:59"))).toBe(false);
  expect(isOver(at(eve, "22:00"), at(next, "00:00"))).toBe(true);
  expect(isOver(at(next, "00:30"), at(next, "00:29"))).toBe(false);
  expect(isOver(at(next, "00:30"), at(next, "00:30"))).toBe(true);
});
