import { expect, test } from "vitest";
import { scoreLinkStands, scoreTokenHash } from "./score-link.rules";

const now = new Date("2026-11-21T15:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test.each([
  ["before the match", { revokedAt: null }, { status: "SCHEDULED", playedAt: null }, true],
  ["while it is played", { revokedAt: null }, { status: "IN_PROGRESS", playedAt: null }, true],
  ["just after its result", { revokedAt: null }, { status: "PLAYED", playedAt: minutesAgo(14) }, true],
  ["a quarter of an hour later", { revokedAt: null }, { status: "PLAYED", playedAt: minutesAgo(15) }, false],
  ["once it is revoked", { revokedAt: minutesAgo(1) }, { status: "IN_PROGRESS", playedAt: null }, false],
])("a link %s", (_when, link, match, stands) => expect(scoreLinkStands(link, match, now)).toBe(stands));

test("what is stored does not hold the secret", () => {
  expect(scoreTokenHash("segredo")).toMatch(/^[0-9a-f]{64}$/);
  expect(scoreTokenHash("segredo")).not.toBe(scoreTokenHash("segredO"));
});
