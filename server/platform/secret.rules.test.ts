import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isGuessable } from "./secret.rules";

describe("a secret", () => {
  test.each([
    "x".repeat(40),
    "abcdefghijklmnopqrstuvwxyz0123456789",
    "zyxwvutsrqponmlkjihgfedcba9876543210",
    "qwertyuiopasdfghjklzxcvbnm1234567890",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm1qaz2wsx",
    "12345678901234567890123456789012",
    "changeme-changeme-changeme-changeme",
    "ChangeMe!ChangeMe!ChangeMe!ChangeMe!",
    "praia-segredo-de-producao-2026-praia",
    "segredo-apenas-para-os-testes-da-api",
    "minha arena tem as melhores quadras de areia",
    "SenhaSuperSecretaDaPraia2026!!!!!!!!",
    "access-token-secret-for-production-1",
    "a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6q7r8",
    "0f".repeat(32),
    "deadbeef".repeat(8),
    "00000000000000000000000000000000000000000000000000000000000000a7",
    "",
  ])("%j is guessable", (secret) => {
    expect(isGuessable(secret)).toBe(true);
  });

  test("of 32 random bytes never is, however it is written", () => {
    const bytes = fc.noShrink(fc.uint8Array({ minLength: 32, maxLength: 32 })).map(() => randomBytes(32));
    const writings = [
      (secret: Buffer) => secret.toString("hex"),
      (secret: Buffer) => secret.toString("hex").toUpperCase(),
      (secret: Buffer) => secret.toString("base64"),
      (secret: Buffer) => secret.toString("base64url"),
    ];
    fc.assert(
      fc.property(bytes, fc.constantFrom(...writings), (secret, write) => !isGuessable(write(secret))),
      { numRuns: 2000 },
    );
  });

  test("that is random but for a known word in front still is not", () => {
    expect(isGuessable(`praia-${randomBytes(32).toString("base64url")}`)).toBe(false);
  });
});
