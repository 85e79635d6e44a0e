import { expect, test } from "vitest";
import { apiKeyState } from "./ApiKeysCard";

const now = new Date("2026-11-20T15:00:00Z");
const earlier = "2026-11-20T14:59:59Z";
const later = "2026-11-20T15:00:01Z";

test("a key works until it is revoked or its last day is over", () => {
  expect(apiKeyState({ expiresAt: null, revokedAt: null }, now)).toBe("works");
  expect(apiKeyState({ expiresAt: later, revokedAt: null }, now)).toBe("works");
  expect(apiKeyState({ expiresAt: earlier, revokedAt: null }, now)).toBe("expired");
  expect(apiKeyState({ expiresAt: now.toISOString(), revokedAt: null }, now)).toBe("expired");
});

test("a revoked key is called revoked, whether it has run out meanwhile or not", () => {
  expect(apiKeyState({ expiresAt: later, revokedAt: earlier }, now)).toBe("revoked");
  expect(apiKeyState({ expiresAt: earlier, revokedAt: earlier }, now)).toBe("revoked");
});
