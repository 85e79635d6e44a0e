import { expect, test } from "vitest";
import type { PublicMatch } from "../public-match";
import type { PublicCategory } from "../read-public-draw";
import { shortPlace, tvContents } from "./tv-board";

let count = 0;
const match = (more: Partial<PublicMatch>): PublicMatch => ({
  id: `m${++count}`,
  number: count,
  stage: "MAIN",
  group: null,
  round: 1,
  order: count,
  status: "SCHEDULED",
  outcome: null,
  scheduledFor: null,
  expectedAt: null,
  isLate: false,
  playedAt: null,
  court: null,
  sides: [],
  sets: [],
  ...more,
});
const known = [
  { athletes: [{ id: "a", key: "a", displayName: "Ana" }], origin: null, isWinner: false },
  { athletes: [], origin: "Vencedor do jogo 1", isWinner: false },
];
const category = (...matches: PublicMatch[]): PublicCategory => ({
  id: "c",
  name: "Mista C",
  format: "KNOCKOUT",
  lettersByResult: false,
  matches,
});

test("a court shows who plays on it, else who was called, else who comes next", () => {
  const later = match({ court: "Quadra 1", scheduledFor: "2026-11-21T12:00:00Z" });
  const live = match({ court: "Quadra 1", status: "IN_PROGRESS", scheduledFor: "2026-11-21T13:00:00Z" });
  const called = match({ court: "Quadra 10", status: "CALLED" });
  const next = match({ court: "Quadra 2", scheduledFor: "2026-11-21T12:00:00Z" });
  const { courts } = tvContents([category(later, live, called, next)]);
  expect(courts.map(({ name, now, playing }) => [name, now.match.id, playing])).toEqual([
    ["Quadra 1", live.id, true],
    ["Quadra 2", next.id, false],
    ["Quadra 10", called.id, false],
  ]);
});

test("what comes begins with those of whom somebody is known", () => {
  const final = match({ round: 2, scheduledFor: "2026-11-21T12:00:00Z" });
  const semifinal = match({ sides: known, scheduledFor: "2026-11-21T13:00:00Z" });
  const { next } = tvContents([category(final, semifinal)]);
  expect(next.map(({ match: { id }, place }) => [id, place])).toEqual([
    [semifinal.id, "Semi"],
    [final.id, "Final"],
  ]);
});

test.each([
  ["Semifinal", "Semi"],
  ["Mista C · Quartas de final", "Mista C · Quartas"],
  ["Final", "Final"],
  ["Disputa de 3º lugar", "3º lugar"],
  ["Consolação: semifinal", "Cons. Semi"],
  ["Grupo A", "Grupo A"],
])("%s is %s on the wall", (place, short) => {
  expect(shortPlace(place)).toBe(short);
});
