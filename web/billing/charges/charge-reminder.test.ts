import { expect, test } from "vitest";
import { chargeReminderText } from "./charge-reminder";

const charge = {
  payerName: "Ana Reis",
  receiverName: "Arena Praia",
  description: "Mensalidade de novembro",
  standing: "PENDING",
  dueOn: "2026-11-30",
  openInCents: 20_000,
  fineInCents: 0,
  interestInCents: 0,
  pixCode: null,
} as const;
const text = (more: Partial<Parameters<typeof chargeReminderText>[0]> = {}) =>
  chargeReminderText({ ...charge, ...more }).replace(/\u00a0/g, " ");

test("the reminder of a charge that is not yet due gives the due date", () => {
  expect(text()).toBe(
    "Oi, Ana! Lembrete: Mensalidade de novembro, Arena Praia, de R$ 200,00, vence em 30/11/2026.\n\n" +
      "Se já pagou, desconsidere. Qualquer dúvida, é só responder aqui.",
  );
});

test("the reminder of an overdue charge gives today's amount and the Pix code", () => {
  const late = text({ standing: "OVERDUE", fineInCents: 400, interestInCents: 20, pixCode: "00020126" });
  expect(late).toContain(
    "Oi, Ana! Está em aberto desde 30/11/2026: Mensalidade de novembro, Arena Praia. Hoje são R$ 204,20, com multa e juros.",
  );
  expect(late).toContain("Pix copia e cola:\n00020126");
});

test("without a name and a due date the reminder is still a complete sentence", () => {
  expect(text({ payerName: null, dueOn: null })).toMatch(/^Oi! Lembrete: .*, de R\$ 200,00\.\n/);
});
