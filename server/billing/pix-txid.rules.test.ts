import fc from "fast-check";
import { expect, test } from "vitest";
import { parsePix, pixPayload } from "../brazil/pix.rules";

import { chargeOfTxid, chargeTxid, enrolmentTxid, txidsIn, txidsOf } from "./pix-txid.rules";

const anyId = fc.uuid();
const [least, biggest] = ["00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff"];

test("a txid encodes the whole id of a charge, so it is unique and decodes to the charge", () => {
  fc.assert(
    fc.property(fc.oneof(anyId, fc.constantFrom(least, biggest)), (id) => {
      const txid = chargeTxid(id);
      expect(txid).toMatch(/^[A-Z0-9]{25}$/);
      expect(chargeTxid(id)).toBe(txid);
      expect(chargeOfTxid(txid)).toBe(id);
      expect(chargeOfTxid(txid.toLowerCase())).toBe(id);
    }),
  );
});

test("a Pix code carries it", () => {
  fc.assert(
    fc.property(anyId, (id) => {
      const pix = { key: "a@b.co", merchantName: "Arena", merchantCity: "Recife", amountInCents: 15_000 };
      expect(parsePix(pixPayload({ ...pix, txid: chargeTxid(id) }))?.txid).toBe(chargeTxid(id));
    }),
  );
});

test("it is found among a statement's words, in whatever letters, and an older code as well", () => {
  const around = fc.stringMatching(/^[ \-/.:çãé]{1,4}[A-Za-z ]{0,12}[ \-/.:çãé]{1,4}$/);
  fc.assert(
    fc.property(anyId, anyId, around, around, fc.boolean(), (id, enrolmentId, before, after, inSmall) => {
      const text = `PIX${before}${chargeTxid(id)}${after}${enrolmentTxid(enrolmentId)} EVA`;
      expect(txidsIn(inSmall ? text.toLowerCase() : text)).toEqual({
        chargeIds: [id],
        enrolmentTxids: [enrolmentTxid(enrolmentId)],
      });
    }),
  );
});

test("all codes that a charge ever had stay its own", () => {
  const id = "0193a5b0-7c1e-7d2a-8f3b-1c2d3e4f5a6b";
  expect(txidsOf({ id, enrolmentId: null })).toEqual([chargeTxid(id)]);
  expect(txidsOf({ id, enrolmentId: id })).toEqual([chargeTxid(id), "INSC8F3B1C2D3E4F5A6B"]);
});

test.each([
  "",
  "A".repeat(24),
  "Z".repeat(25),
  "0".repeat(26),
  `${"0".repeat(24)}_`,
  "F5LXX1ZZ5PNORYNQGLHZMSP34",
])("%j is no charge's", (word) => {
  expect(chargeOfTxid(word)).toBeNull();
  expect(txidsIn(`PIX ${word}`).chargeIds).toEqual([]);
});

test("an invalid id has no code", () => {
  expect(() => chargeTxid("c1")).toThrow(RangeError);
});
