import { expect, test } from "vitest";
import type { PublicCategory, PublicMatch } from "../public-matches";
import { tvContents } from "./TvMatches";

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

test("a court shows the running match, else the called one, else the next", () => {
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

test("upcoming matches with a known side come first", () => {
  const final = match({ round: 2, scheduledFor: "2026-11-21T12:00:00Z" });
  const semifinal = match({ sides: known, scheduledFor: "2026-11-21T13:00:00Z" });
  const { next } = tvContents([category(final, semifinal)]);
  expect(next.map(({ match: { id }, round }) => [id, round])).toEqual([
    [semifinal.id, "Semifinal"],
    [final.id, "Final"],
  ]);
});

test("round names are never truncated, and are separate from the category, which may be", () => {
  const semifinal = match({ sides: known, scheduledFor: "2026-11-21T13:00:00Z" });
  const final = match({ round: 2 });
  const place = ({ next }: ReturnType<typeof tvContents>) =>
    next.map(({ category: of, round }) => [of, round]);
  expect(place(tvContents([category(semifinal, final)]))).toEqual([
    [null, "Semifinal"],
    [null, "Final"],
  ]);
  expect(place(tvContents([category(semifinal, final), { ...category(), id: "d" }]))).toEqual([
    ["Mista C", "Semifinal"],
    ["Mista C", "Final"],
  ]);
});

test("without courts running and called matches have entries of their own; waiting ones have none", () => {
  const live = match({ number: 7, status: "IN_PROGRESS" });
  const called = match({ number: 9, status: "CALLED" });
  const waiting = match({ number: 10, sides: known });
  const { courts, next } = tvContents([category(live, called, waiting)]);
  expect(courts.map(({ name, playing }) => [name, playing])).toEqual([
    ["Jogo 7", true],
    ["Jogo 9", false],
  ]);
  expect(next.map(({ match: { id } }) => id)).toEqual([waiting.id]);
});
