import { describe, expect, test } from "vitest";
import { boletoFault } from "../../brazil/boleto.rules";
import { account } from "../../../tests/support/cnab";
import {
  barcodeOfBoleto,
  boletoTerms,
  interleavedBars,
  isAboutPayer,
  isSamePayer,
  statusAfter,
} from "./boleto-bank.rules";
import {
  boletoDueDayProblem,
  boletoNote,
  boletoStatuses,
  isMissed,
  needsDueDay,
  returnInWords,
} from "./boleto.rules";

const owed = { dueOn: "2026-11-10", isLate: false, principalOpen: 15_000, fineOpen: 0, interestOpen: 0 };

describe("what a boleto asks for", () => {
  test("before the due date: the open amount, and late fees in the bank's fields", () => {
    expect(boletoTerms(owed)).toEqual({
      amountInCents: 15_000,
      fineInBasisPoints: 200,
      interestInBasisPoints: 100,
    });
  });

  test("of a late charge: what is owed today, without a second fine, nor one that was waived", () => {
    expect(boletoTerms({ ...owed, isLate: true, fineOpen: 300, interestOpen: 55 })).toMatchObject({
      amountInCents: 15_355,
      fineInBasisPoints: 0,
    });
    expect(boletoTerms({ ...owed, isLate: true })).toMatchObject({
      amountInCents: 15_000,
      fineInBasisPoints: 0,
    });
  });

  test("without a due date: no late fees, which the arena does not charge either", () => {
    expect(boletoTerms({ ...owed, dueOn: null })).toMatchObject({
      fineInBasisPoints: 0,
      interestInBasisPoints: 0,
    });
  });
});

test("the bank's news in any order: what has ended does not begin again, and money always counts", () => {
  for (const status of boletoStatuses) {
    expect(statusAfter(status, "PAID")).toBe("PAID");
    expect(statusAfter(status, "OTHER")).toBe(status);
  }
  expect(statusAfter("SENT", "REGISTERED")).toBe("REGISTERED");
  expect(statusAfter("PAID", "REGISTERED")).toBe("PAID");
  expect(statusAfter("CANCEL_SENT", "REGISTERED")).toBe("CANCEL_SENT");
  expect(statusAfter("CANCEL_SENT", "TAKEN_OUT")).toBe("TAKEN_OUT");
  expect(statusAfter("PAID", "TAKEN_OUT")).toBe("PAID");
  expect(statusAfter("CANCEL_REQUESTED", "REFUSED")).toBe("REFUSED");
  expect(statusAfter("REGISTERED", "REFUSED")).toBe("REGISTERED");
});

test("a day that passed before the bank confirmed it is missed", () => {
  const dueOn = "2026-11-10";
  expect(isMissed({ status: "WAITING", dueOn }, "2026-11-11")).toBe(true);
  expect(isMissed({ status: "WAITING", dueOn }, dueOn)).toBe(false);
  expect(isMissed({ status: "REGISTERED", dueOn }, "2026-11-11")).toBe(false);
  expect(boletoNote({ status: "SENT", dueOn, bankWords: null }, "2026-11-11")).toMatch(/não respondeu/);
  expect(boletoNote({ status: "REFUSED", dueOn, bankWords: "recusado: CEP inválido" }, dueOn)).toMatch(/CEP/);
  expect(boletoNote({ status: "REGISTERED", dueOn, bankWords: "registrado" }, dueOn)).toBeNull();
});

test("a day has to be chosen where the charge's has passed, and is neither past nor far away", () => {
  expect([needsDueDay(null, "2026-11-10"), needsDueDay("2026-11-09", "2026-11-10")]).toEqual([true, true]);
  expect(needsDueDay("2026-11-10", "2026-11-10")).toBe(false);
  expect(boletoDueDayProblem("2026-11-10", "2026-11-10")).toBeNull();
  expect(boletoDueDayProblem("2026-11-09", "2026-11-10")).toMatch(/antes de hoje/);
  expect(boletoDueDayProblem("2027-11-11", "2026-11-10")).toMatch(/doze meses/);
});

test("the same payer is who the bank cannot tell apart", () => {
  const payer = {
    payerName: "José Gil",
    payerDocument: "52998224725",
    street: "Rua A, 1",
    district: "Centro",
    postalCode: "88058500",
    city: "Florianópolis",
    uf: "SC",
  };
  expect(isSamePayer(payer, { ...payer, payerName: "JOSE  GIL", city: "florianopolis" })).toBe(true);
  expect(isSamePayer(payer, { ...payer, postalCode: "88058501" })).toBe(false);
  expect(isAboutPayer("recusado: CEP inválido")).toBe(true);
  expect(isAboutPayer("recusado: vencimento inválido")).toBe(false);
  expect(isAboutPayer(null)).toBe(false);
});

test("the barcode is valid, contains the bank's number, and its bars are interleaved 2 of 5", () => {
  const ourNumber = `${account.agreement}0000000001`;
  const barcode = barcodeOfBoleto({ ourNumber, amountInCents: 15_000, dueOn: "2026-12-10" });
  expect(boletoFault(barcode)).toBeNull();
  expect(barcode.slice(19)).toBe(`000000${ourNumber}17`);
  // Start, 22 pairs of two wide and three narrow bars and spaces each, stop.
  const widths = interleavedBars(barcode);
  expect(widths).toHaveLength(4 + 44 * 5 + 3);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe(4 + 44 * 9 + 5);
  // "01": narrow and wide of the 0 as bars, of the 1 as spaces.
  expect(interleavedBars("01").slice(4, 14)).toEqual([1, 3, 1, 1, 3, 1, 3, 1, 1, 3]);
});

test("what a return file brought, in words", () => {
  const none = { news: 0, registered: 0, refused: 0, paid: 0, paidInCents: 0, takenOut: 0, unknown: 0 };
  expect(returnInWords(none)).toBe("Nada de novo neste retorno.");
  expect(returnInWords({ ...none, news: 3, paid: 2, unknown: 1 })).toBe(
    "Boletos: 2 pagos, 1 não encontrado.",
  );
  expect(returnInWords({ ...none, news: 1 })).toBe("Retorno lido: nenhum boleto mudou.");
});
