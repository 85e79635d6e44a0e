import fc from "fast-check";
import { expect, test } from "vitest";
// Recorded from pix-utils, for 64 amounts.
import decoded from "../../tests/vectors/pix-decoded.json";
import vectors from "../../tests/vectors/pix-vectors.json";
import { readPixKey } from "./pix-key.rules";
import { isLegibleInPix, parsePix, pixPayload } from "./pix.rules";

test.each(vectors.static)("$source: $payload", ({ input, payload }) => {
  const pix = {
    key: input.key,
    merchantName: input.merchant_name,
    merchantCity: input.merchant_city,
    amountInCents: input.amount_cents,
    txid: input.txid === "***" ? null : input.txid,
    info: input.info,
  };
  expect(pixPayload(pix)).toBe(payload);
  expect(parsePix(payload)).toMatchObject({
    key: input.key,
    amountInCents: input.amount_cents,
    txid: pix.txid,
    info: input.info,
  });
  expect(readPixKey(input.key)?.key).toBe(input.key);
});

test.each(vectors.other_published)("as published: $source", ({ payload, valid }) => {
  expect(parsePix(payload) !== null).toBe(valid === true);
});

test.each(vectors.invalid)("$reason", ({ payload, reason }) => {
  expect(parsePix(payload) !== null).toBe(reason.includes("accept on read"));
});

test("whatever stands in it, it is read back", () => {
  fc.assert(
    fc.property(
      fc.record({
        merchantName: fc.string({ unit: "grapheme", maxLength: 60 }),
        merchantCity: fc.string({ unit: "grapheme", maxLength: 40 }),
        amountInCents: fc.option(fc.integer({ min: 1, max: 999_999_999_999 })),
        txid: fc.option(fc.stringMatching(/^[A-Za-z0-9]{1,25}$/)),
        info: fc.option(fc.string({ unit: "grapheme", maxLength: 120 })),
      }),
      (pix) => {
        const key = "123e4567-e12b-12d1-a456-426655440000";
        const parsed = parsePix(pixPayload({ key, ...pix }));
        expect(parsed).toMatchObject({ key, amountInCents: pix.amountInCents, txid: pix.txid });
        expect(parsed?.merchantName).toMatch(/^(?=.*[A-Za-z0-9]).{1,25}$/);
        expect(parsed?.merchantCity).toMatch(/^(?=.*[A-Za-z0-9]).{1,15}$/);
      },
    ),
  );
});

test.each(["日本", "!!!", " ", "🏖️", "-- . --"])(
  "%j says no name and no city: the code has neutral ones",
  (text) => {
    const pix = { key: "a@b.co", merchantName: text, merchantCity: text, amountInCents: 100, txid: null };
    const payload = pixPayload(pix);
    expect(payload).toContain("5909Recebedor6006Brasil");
    expect(pixPayload({ ...pix, merchantCity: null })).toBe(payload);
    expect(parsePix(payload)).toMatchObject({ merchantName: "Recebedor", merchantCity: "Brasil" });
    expect(isLegibleInPix(text)).toBe(false);
  },
);

test("a name with one letter that a code carries keeps it", () => {
  const pix = {
    key: "a@b.co",
    merchantName: "日本 Ação",
    merchantCity: "24",
    amountInCents: null,
    txid: null,
  };
  expect(parsePix(pixPayload(pix))).toMatchObject({ merchantName: "Acao", merchantCity: "24" });
  expect(isLegibleInPix("日本 Ação")).toBe(true);
});

test("a code with an empty name or city is none", () => {
  // Only that is wrong with them: their check digits are right.
  for (const payload of [
    "00020126280014br.gov.bcb.pix0106a@b.co52040000530398654041.005802BR59006006Recife62070503***63042E23",
    "00020126280014br.gov.bcb.pix0106a@b.co52040000530398654041.005802BR5905Arena600062070503***63047ACE",
  ])
    expect(parsePix(payload)).toBeNull();
});

test.each([
  { amountInCents: 0, txid: null },
  { amountInCents: 1.5, txid: null },
  { amountInCents: 100_000_000_000_000, txid: null },
  { amountInCents: 100, txid: "com espaço" },
  { amountInCents: 100, txid: "" },
])("no payload carries $amountInCents centavos with the txid $txid", ({ amountInCents, txid }) => {
  const receiver = { key: "a@b.co", merchantName: "Arena", merchantCity: "Recife" };
  expect(() => pixPayload({ ...receiver, amountInCents, txid })).toThrow(RangeError);
});

test.each(decoded.codes)(
  "a decoder that is not ours reads what $payload says",
  ({ given, payload, read }) => {
    expect(pixPayload(given)).toBe(payload);
    expect(read).toMatchObject({
      pixKey: given.key,
      txid: given.txid,
      countryCode: "BR",
      transactionCurrency: "986",
    });
    expect(Math.round(read.transactionAmount * 100)).toBe(given.amountInCents);
  },
);
