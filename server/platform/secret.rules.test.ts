import { createHash, randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isGenerated } from "./config.rules";

const digestOf = (text: string) => createHash("sha256").update(text);

describe("a secret", () => {
  test.each([
    "x".repeat(64),
    "abcdefghijklmnopqrstuvwxyz0123456789",
    "0123456789abcdef".repeat(4),
    "fedcba9876543210".repeat(4),
    "12345678901234567890123456789012",
    "changeme-changeme-changeme-changeme-changeme",
    "BeachTennisArenaBrasil1998BeachTennisArena",
    "BeachTennisArenaBrasil1998FlorianopolisSantaCatarina",
    "praia-segredo-de-producao-2026-praia-segredo",
    "minha arena tem as melhores quadras de areia da ilha toda",
    "SenhaSuperSecretaDaPraia2026!!!!!!!!!!!!!!!!!!",
    "0f".repeat(32),
    "deadbeef".repeat(8),
    "00000000000000000000000000000000000000000000000000000000000000a7",
    digestOf("").digest("hex"),
    digestOf("").digest("hex").toUpperCase(),
    digestOf("").digest("base64"),
    digestOf("\n").digest("hex"),
    randomBytes(16).toString("hex"),
    randomBytes(24).toString("base64"),
    `praia:${randomBytes(32).toString("hex")}`,
    "minhaArenaTemAsMelhoresQuadrasDeAreiaDaIlha2026",
    "MySuperSecretSigningStringForTheProductionServers",
    "ThisIsTheStrongPassphraseForProductionSecretKey2026",
    "WinterMountainStrengthSwitchCrystalBlossomThunderFrost",
    "",
  ])("%j does not look generated", (secret) => {
    expect(isGenerated(secret)).toBe(false);
  });

  test("of many small letters does if they are no words", () => {
    expect(isGenerated("87ioSdjGqemYovnsfgfvbBd3vijjuyibZ2zYbyAejjgxiyop")).toBe(true);
  });

  test("of 32 random bytes or more does, however it is written", () => {
    const bytes = fc
      .uint8Array({ minLength: 32, maxLength: 64, size: "max" })
      .map((values) => createHash("sha512").update(values).digest().subarray(0, values.length));
    const writings = [
      (secret: Buffer) => secret.toString("hex"),
      (secret: Buffer) => secret.toString("hex").toUpperCase(),
      (secret: Buffer) => secret.toString("base64"),
      (secret: Buffer) => secret.toString("base64url"),
    ];
    fc.assert(
      fc.property(bytes, fc.constantFrom(...writings), (secret, write) => isGenerated(write(secret))),
      { numRuns: 2000 },
    );
  });
});
