import { expect, test } from "vitest";
import { owedMail } from "./charge-mails.rules";

const mailOf = (amountInCents: number, lateInCents: number) =>
  owedMail(
    { email: "ana@praia.example", name: "Ana", url: "https://praia.example", receiver: "Arena Praia" },
    [{ what: "Mensalidade", amountInCents, lateInCents, dueOn: "2026-11-10", isLate: true }],
  ).paragraphs.map((line) => line.replaceAll("\u00A0", " "));

test("a late charge names fine and interest only where there are any", () => {
  expect(mailOf(10_203, 203)).toContain(
    "Mensalidade: venceu em 10/11/2026, hoje R$ 102,03 com multa e juros.",
  );
  expect(mailOf(10_000, 0)).toContain("Mensalidade: venceu em 10/11/2026, hoje R$ 100,00.");
});
