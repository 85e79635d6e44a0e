import fc from "fast-check";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CollectionAccount } from "../../server/billing/cnab/cnab-bank.rules";
import { layouts } from "../../server/billing/cnab/cnab-layout.rules";
import { plainCapitals, writeRecord } from "../../server/billing/cnab/cnab-record.rules";
import { type RemittedCharge } from "../../server/billing/cnab/remittance.rules";
import { chargeTxid } from "../../server/billing/pix-txid.rules";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { makeCnpj } from "./cnpj";
import { makeCpf } from "./cpf";

export const account: CollectionAccount = {
  bank: "001",
  agreement: "3294860",
  wallet: "17",
  walletVariation: "019",
  branch: "3286",
  branchDigit: "0",
  account: "75367",
  accountDigit: "8",
  name: "Arena Praia Azul Ltda",
  document: "11.222.333/0001-81",
};
export const chargeId = "0193a5b0-7c1e-7d2a-8f3b-1c2d3e4f5a61";
export const charge: RemittedCharge = {
  movement: "ENTRY",
  sequence: 1,
  companyId: chargeTxid(chargeId),
  document: "MENS 2026-12",
  amountInCents: 15_000,
  issuedOn: "2026-11-12",
  dueOn: "2026-12-10",
  fineInBasisPoints: 200,
  interestInBasisPoints: 100,
  discount: { amountInCents: 500, until: "2026-12-05" },
  payer: {
    name: "José Gil d’Ávila Souza",
    document: "529.982.247-25",
    street: "Rua das Gaivotas, 12 – apto. 3º",
    district: "Ingleses do Rio Vermelho",
    postalCode: "88058500",
    city: "Florianópolis",
    state: "SC",
  },
};
export const file = { writtenOn: "2026-11-12", writtenAt: "09:05", fileNumber: 7 };
export const linesOf = (text: string) => text.split("\r\n").slice(0, -1);

export const words = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 60 })
  .filter((text) => plainCapitals(text) !== "");
export const anyDay = fc.nat(700).map((days) => addDays("2026-11-12", days));
export const anyCharge: fc.Arbitrary<RemittedCharge> = fc
  .record({
    movement: fc.constantFrom("ENTRY" as const, "ENTRY" as const, "TAKE_OUT" as const, "DUE_DATE" as const),
    sequence: fc.integer({ min: 1, max: 9_999_999_999 }),
    companyId: fc.uuid().map(chargeTxid),
    document: fc.stringMatching(/^[A-Z0-9 -]{0,15}$/),
    amountInCents: fc.integer({ min: 2, max: 9_999_999_999 }),
    dueOn: anyDay,
    fineInBasisPoints: fc.nat(1000),
    interestInBasisPoints: fc.nat(1000),
    discount: fc.boolean(),
    payer: fc.record({
      name: words,
      document: fc
        .integer({ min: 100_000_000, max: 900_000_000 })
        .filter((number) => !/^(\d)\1+$/.test(String(number)))
        .map((number) => (number % 2 === 0 ? makeCpf(number) : makeCnpj(number))),
      street: words,
      district: fc.string({ unit: "grapheme", maxLength: 40 }),
      postalCode: fc.stringMatching(/^\d{8}$/),
      city: words,
      state: fc.constantFrom("SC", "SP", "RJ"),
    }),
  })
  .map(({ discount, ...one }) => ({
    ...one,
    issuedOn: "2026-11-12",
    discount: discount ? { amountInCents: one.amountInCents - 1, until: one.dueOn } : null,
  }));
export const anyCharges = fc.uniqueArray(anyCharge, {
  selector: ({ sequence }) => sequence,
  minLength: 1,
  maxLength: 8,
});
export const cut = (text: string, length: number) => plainCapitals(text).slice(0, length).trimEnd();

/** A return file in the bank's format, with one payment per entry. */
export function returnOf(
  paid: {
    ourNumber: string;
    companyId: string;
    amountInCents: number;
    dueOn: string;
    paid: number;
    /** The bank's code of what happened; "06", paid, unless given. */
    code?: string;
    reasons?: string;
    occurredOn?: string;
  }[],
  agreement = account.agreement,
): Uint8Array {
  const [head = "", lot = ""] = sample.map((line) => line.replace(account.agreement, agreement));
  const details = paid.flatMap((one, index) => {
    const place = { bank: "001", lot: 1, movement: one.code ?? "06" };
    return [
      writeRecord(layouts.segmentT, {
        ...place,
        number: 2 * index + 1,
        branch: account.branch,
        branchDigit: account.branchDigit,
        account: account.account,
        accountDigit: account.accountDigit,
        ourNumber: one.ourNumber,
        wallet: "7",
        document: "",
        dueOn: one.dueOn,
        amount: one.amountInCents,
        receivingBank: "237",
        receivingBranch: "988",
        receivingBranchDigit: "0",
        companyId: one.companyId,
        currency: "09",
        payerDocumentKind: "0",
        payerDocument: "",
        payerName: "",
        contract: "",
        fee: 350,
        reasons: one.reasons ?? "33",
      }),
      writeRecord(layouts.segmentU, {
        ...place,
        number: 2 * index + 2,
        late: 0,
        discount: 0,
        rebate: 0,
        tax: 0,
        paid: one.paid,
        credited: one.paid,
        otherCosts: 0,
        otherCredits: 0,
        occurredOn: one.occurredOn ?? "2026-11-11",
        creditedOn: "2026-11-12",
      }),
    ];
  });
  const end = { bank: "001", lot: 1, charges: 0, total: 0, lots: 1 };
  return bytesOf([
    head,
    lot,
    ...details,
    writeRecord(layouts.lotTrailer, { ...end, lines: details.length + 2 }),
    writeRecord(layouts.fileTrailer, { ...end, lines: details.length + 4 }),
  ]);
}

export const bytesOf = (lines: readonly string[]) =>
  Uint8Array.from(lines.map((line) => `${line}\r\n`).join(""), (sign) => sign.charCodeAt(0));
export const sampleBytes = new Uint8Array(
  readFileSync(join(import.meta.dirname, "../fixtures/cnab/banco-do-brasil.ret")),
);
export const sample = linesOf(new TextDecoder().decode(sampleBytes));
