import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { barcodeOf, lineOf, readBarcode, readBoleto } from "../../brazil/boleto.rules";
import { addDays } from "../../platform/time/calendar-day.rules";
import { chargeTxid } from "../pix-txid.rules";
import { collectionBank } from "./cnab-bank.rules";
import { segmentP, segmentQ, segmentR } from "./cnab-layout.rules";
import { lineLength, readRecord } from "./cnab-record.rules";
import { writeRemittance } from "./remittance.rules";
import { readReturnFile } from "./return-file.rules";
import { account, anyCharge, anyCharges, cut, file, linesOf, returnOf } from "../../../tests/support/cnab";

describe("whatever is collected", () => {
  test("every line has 240 bytes of capital ASCII, and counters and sums agree", () => {
    fc.assert(
      fc.property(anyCharges, (charges) => {
        const { text, totalInCents } = writeRemittance(account, charges, file);
        const lines = linesOf(text);
        expect(new TextEncoder().encode(text)).toHaveLength(lines.length * (lineLength + 2));
        for (const line of lines) expect(line).toMatch(/^[\x20-\x60\x7b-\x7e]{240}$/);
        const details = lines.filter((line) => line[7] === "3");
        expect(details.map((line) => Number(line.slice(8, 13)))).toEqual(
          details.map((_line, index) => index + 1),
        );
        expect(lines.at(-2)?.slice(17, 23)).toBe(String(lines.length - 2).padStart(6, "0"));
        expect(lines.at(-1)?.slice(23, 29)).toBe(String(lines.length).padStart(6, "0"));
        const asked = details.filter((line) => line[13] === "P").map((line) => Number(line.slice(85, 100)));
        expect(asked.reduce((sum, one) => sum + one, 0)).toBe(totalInCents);
        expect(totalInCents).toBe(charges.reduce((sum, one) => sum + one.amountInCents, 0));
      }),
    );
  });

  test("written values are read back", () => {
    fc.assert(
      fc.property(anyCharges, (charges) => {
        const { text, ourNumbers } = writeRemittance(account, charges, file);
        const details = linesOf(text).filter((line) => line[7] === "3");
        const segment = (letter: string) => details.filter((line) => line[13] === letter);
        expect(segment("P").map((line) => readRecord(segmentP, line))).toMatchObject(
          charges.map((one, index) => ({
            ourNumber: ourNumbers[index],
            companyId: one.companyId,
            document: cut(one.document, 15),
            amount: one.amountInCents,
            issuedOn: one.issuedOn,
            dueOn: one.dueOn,
            interest: one.interestInBasisPoints,
            discount: one.discount?.amountInCents ?? 0,
            discountUntil: one.discount?.until ?? null,
          })),
        );
        expect(segment("Q").map((line) => readRecord(segmentQ, line))).toMatchObject(
          charges.map(({ payer }) => ({
            payerDocument: payer.document.replace(/\D/g, "").padStart(15, "0"),
            payerName: cut(payer.name, 40),
            street: cut(payer.street, 40),
            district: cut(payer.district, 15),
            postalCode: payer.postalCode.slice(0, 5),
            postalSuffix: payer.postalCode.slice(5),
            city: cut(payer.city, 15),
            state: payer.state,
          })),
        );
        const entries = charges.filter(({ movement }) => movement === "ENTRY");
        expect(segment("R").map((line) => readRecord(segmentR, line))).toMatchObject(
          entries.map(({ fineInBasisPoints: fine, dueOn }) => ({
            fine,
            fineKind: fine > 0 ? 2 : 0,
            fineFrom: fine > 0 ? addDays(dueOn, 1) : null,
          })),
        );
      }),
    );
  });

  test("a returned charge is found by its id, and the boleto's digits contain its number", () => {
    fc.assert(
      fc.property(anyCharge, fc.uuid(), fc.integer({ min: 1, max: 9_999_999_999 }), (one, id, paid) => {
        const { ourNumbers } = writeRemittance(account, [one], file);
        const bank = collectionBank(account.bank);
        const ourNumber = ourNumbers[0] ?? "";
        const result = readReturnFile(returnOf([{ ...one, ourNumber, companyId: chargeTxid(id), paid }]));
        expect(result).toMatchObject({
          file: {
            paidInCents: paid,
            charges: [{ kind: "PAID", chargeId: id, ourNumber, paidInCents: paid, dueOn: one.dueOn }],
          },
        });
        const freeField = bank?.freeFieldOf(account, ourNumber) ?? "";
        const barcode = barcodeOf({ bank: "001", dueFactor: "1656", amountInCents: paid, freeField });
        expect(readBarcode(readBoleto(lineOf(barcode)) ?? "")?.freeField).toContain(ourNumber);
      }),
    );
  });
});
