import { expect, test } from "vitest";
import { enrolmentFacts } from "./EnrolmentDetails";

const timeZone = "America/Sao_Paulo";
const payment = { paidAt: null };

test("an open payment has a due date; one of an athlete confirmed without paying has none", () => {
  const dueAt = "2026-11-25T02:59:59.999Z";
  expect(enrolmentFacts({ status: "AWAITING_PAYMENT", dueAt, payment }, timeZone)).toEqual([
    "Pagar até 24/11/2026 às 23:59",
  ]);
  expect(enrolmentFacts({ status: "AWAITING_PAYMENT", dueAt, payment }, "America/Noronha")).toEqual([
    "Pagar até 25/11/2026 às 00:59",
  ]);
  expect(enrolmentFacts({ status: "ENROLLED", payment }, timeZone)).toEqual(["A receber, sem prazo"]);
});

test("a payment shows its date, and a cancellation shows the refund", () => {
  const paid = { ...payment, paidAt: "2026-11-21T15:00:00Z" };
  expect(enrolmentFacts({ status: "CANCELLED", refundInCents: 4000, payment: paid }, timeZone)).toEqual([
    "Pago em 21/11/2026 às 12:00",
    "Devolver R$ 40,00",
  ]);
});

test("an athlete who is on the waiting list and has invited a partner sees both facts", () => {
  const invitation = { inviteeName: "Bia", expiresAt: "2026-11-25T02:59:59.999Z" };
  expect(enrolmentFacts({ status: "WAITLISTED", waitingPosition: 2, invitation }, timeZone)).toEqual([
    "2º na lista de espera",
    "Convidou Bia: resposta até 24/11/2026 às 23:59",
  ]);
});

test("an invited guest shows the reply deadline, whether invited alone or with a partner", () => {
  const invitation = { inviteeName: "Bia", expiresAt: "2026-11-25T02:59:59.999Z", byOrganiser: true };
  expect(enrolmentFacts({ status: "INVITED", invitation }, timeZone)).toEqual([
    "Convite enviado a Bia: resposta até 24/11/2026 às 23:59",
  ]);
  expect(enrolmentFacts({ status: "INVITED", invitation, awaitsConsent: true }, timeZone)).toEqual([
    "Convite enviado: resposta até 24/11/2026 às 23:59",
  ]);
});
