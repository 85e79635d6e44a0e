import { expect, test } from "vitest";
import { whatNext } from "./own-enrolment-state";

const timeZone = "America/Sao_Paulo";
const until = "2026-11-25T02:59:59.999Z";
const invitation = { inviteeName: "Bia", sentByEmail: false, expiresAt: until };

test("an athlete who invited a partner sees the deadline, and what to do after a refusal", () => {
  expect(whatNext({ status: "INVITED", invitation }, timeZone)).toEqual([
    "Envie o link para Bia, que responde até 24/11/2026 às 23:59.",
    "Até lá, as duas vagas ficam guardadas para vocês.",
  ]);
  const byOrganiser = { ...invitation, sentByEmail: true, byOrganiser: true };
  expect(whatNext({ status: "INVITED", invitation: byOrganiser }, timeZone)[0]).toBe(
    "A organização enviou um convite para Bia, que responde até 24/11/2026 às 23:59.",
  );
  expect(whatNext({ status: "INVITED", dueAt: until }, timeZone)[0]).toContain(
    "Convide outra pessoa até 24/11/2026",
  );
});

test("an athlete on the waiting list sees the position", () => {
  expect(whatNext({ status: "WAITLISTED", waitingPosition: 1 }, timeZone)[0]).toContain("próximo da lista");
  expect(whatNext({ status: "WAITLISTED", waitingPosition: 4 }, timeZone)[0]).toContain(
    "4º da lista de espera: há 3 na sua frente",
  );
});

test("a pair sees whose payment is missing", () => {
  const partner = { displayName: "Bia" };
  expect(whatNext({ status: "AWAITING_PAYMENT", dueAt: until, partner }, timeZone)).toEqual([
    "Pague a sua parte até 24/11/2026 às 23:59 para não perder a vaga.",
    "Bia paga a outra parte.",
  ]);
  expect(whatNext({ status: "AWAITING_PAYMENT", payment: { amountInCents: 4500 } }, timeZone)).toEqual([
    "Pague R$ 45,00 para confirmar a vaga.",
  ]);
  expect(whatNext({ status: "ENROLLED", pairConfirmed: false, partner }, timeZone)[0]).toContain(
    "Falta a de Bia",
  );
  expect(whatNext({ status: "ENROLLED", pairConfirmed: true, partner }, timeZone)[0]).toContain("tudo certo");
});

test("an athlete who cancelled sees the refund", () => {
  expect(whatNext({ status: "CANCELLED", refundInCents: 4000 }, timeZone)[0]).toContain("devolve R$ 40,00");
  expect(whatNext({ status: "CANCELLED", refundInCents: 0 }, timeZone)).toEqual([
    "Sua inscrição foi cancelada.",
  ]);
});

test("who waits until places are given by lots reads how, and that nothing is to be paid", () => {
  const placesLater = "As vagas saem por sorteio depois de 12/12/2026.";
  expect(whatNext({ status: "WAITLISTED", waitingPosition: 4, placesLater }, timeZone)).toEqual([
    `Você está na lista, sem nada a pagar agora. ${placesLater} Avisamos por e-mail.`,
  ]);
  const placesGiven = "As vagas foram definidas por sorteio em 13/12/2026.";
  expect(whatNext({ status: "WAITLISTED", waitingPosition: 2, placesGiven }, timeZone)).toEqual([
    placesGiven,
    expect.stringContaining("Você é o 2º da lista de espera"),
  ]);
});
