import { expect, test } from "vitest";
import { canBeAnswered, isAcceptedAtOnce, joiningOf } from "./join-request.rules";

const now = new Date("2026-11-23T12:00:00Z");
const refused = (at: string) => ({ status: "REFUSED", answeredAt: new Date(at) }) as const;

test.each([
  ["never asked", false, null, "OPEN"],
  ["waits", false, { status: "PENDING", answeredAt: null }, "ASKED"],
  ["took it back", false, { status: "WITHDRAWN", answeredAt: null }, "OPEN"],
  ["was accepted and is in", true, { status: "ACCEPTED", answeredAt: now }, "MEMBER"],
  ["was accepted and has left since", false, { status: "ACCEPTED", answeredAt: now }, "OPEN"],
  ["was registered by the arena while waiting", true, { status: "PENDING", answeredAt: null }, "MEMBER"],
  ["was refused just now", false, refused("2026-11-23T11:59:00Z"), "REFUSED"],
  ["was refused 30 days ago but for a moment", false, refused("2026-10-24T12:00:01Z"), "REFUSED"],
  ["was refused 30 days ago", false, refused("2026-10-24T12:00:00Z"), "OPEN"],
] as const)("who %s", (_who, attends, request, state) => {
  expect(joiningOf(attends, request, now)).toBe(state);
});

test("the switch lets in whom the arena has never decided on", () => {
  expect(isAcceptedAtOnce(true, null, null)).toBe(true);
  expect(isAcceptedAtOnce(true, null, "WITHDRAWN")).toBe(true);
  expect(isAcceptedAtOnce(false, null, null)).toBe(false);
  expect(isAcceptedAtOnce(true, { active: false }, null)).toBe(false);
  expect(isAcceptedAtOnce(true, null, "REFUSED")).toBe(false);
});

test("a pending request can be accepted or refused, a refused one accepted, and a closed one not changed", () => {
  expect(canBeAnswered("PENDING", true)).toBe(true);
  expect(canBeAnswered("PENDING", false)).toBe(true);
  expect(canBeAnswered("REFUSED", true)).toBe(true);
  expect(canBeAnswered("REFUSED", false)).toBe(false);
  for (const accept of [true, false]) {
    expect(canBeAnswered("ACCEPTED", accept)).toBe(false);
    expect(canBeAnswered("WITHDRAWN", accept)).toBe(false);
  }
});
