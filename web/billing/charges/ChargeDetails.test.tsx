import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import { mockServer } from "../../../tests/support/mock-server";
import { ChargeDetails, chargeReminderText } from "./ChargeDetails";

const charge = {
  __typename: "Charge",
  id: "charge",
  payerName: "Ana Reis",
  receiverName: "Arena Praia",
  remindedAt: "2026-11-27T13:07:00.000Z",
  athlete: { id: "athlete", phone: "(48) 99999-0001" },
  kind: "MONTHLY_FEE",
  description: "Mensalidade de novembro",
  standing: "PENDING",
  amountInCents: 20_000,
  dueOn: "2026-11-30",
  serviceDate: "2026-11-30",
  referenceMonth: "2026-11-01",
  receivedInCents: 0,
  refundedInCents: 0,
  creditInCents: 0,
  refundDueInCents: 0,
  openInCents: 20_000,
  fineInCents: 0,
  interestInCents: 0,
  pixCode: null,
  boleto: null,
  boletoAct: null,
  ofPlace: false,
  tournamentKey: null,
  entries: [],
};

async function open(more: object = {}, isReceiver = true) {
  const server = mockServer();
  server.willAnswer({ node: { ...charge, ...more } });
  const shown = show(
    <ChargeDetails
      id="charge"
      fetchKey="1"
      timeZone="America/Sao_Paulo"
      onAct={isReceiver ? () => undefined : undefined}
    />,
    server,
  );
  await screen.findByText("Ana Reis");
  return shown;
}

test("the receiver can message the payer, and sees when the last reminder mail was sent", async () => {
  await open();
  const link = screen.getByRole("link", { name: "Cobrar no WhatsApp" });
  expect(link).toHaveAttribute(
    "href",
    expect.stringContaining("https://wa.me/5548999990001?text=Oi%2C%20Ana!"),
  );
  expect(screen.getByText("Lembrado por e-mail em 27/11/2026 às 10:07")).toBeVisible();
  expect(await problemsShown()).toEqual([]);
});

test("a paid charge offers no reminder", async () => {
  await open({ standing: "PAID", openInCents: 0 });
  expect(screen.queryByRole("link", { name: "Cobrar no WhatsApp" })).not.toBeInTheDocument();
});

test("without a phone number there is no message link", async () => {
  await open({ athlete: null, remindedAt: null });
  expect(screen.queryByRole("link", { name: "Cobrar no WhatsApp" })).not.toBeInTheDocument();
});

test("the payer sees no message link", async () => {
  await open({}, false);
  expect(screen.queryByRole("link", { name: "Cobrar no WhatsApp" })).not.toBeInTheDocument();
});

const owed = {
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
  chargeReminderText({ ...owed, ...more }).replace(/\u00a0/g, " ");

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

test("fine and interest that were waived are not named", () => {
  expect(text({ standing: "OVERDUE" })).toContain("Arena Praia. Hoje são R$ 200,00.");
});

test("without a name and a due date the reminder is still a complete sentence", () => {
  expect(text({ payerName: null, dueOn: null })).toMatch(/^Oi! Lembrete: .*, de R\$ 200,00\.\n/);
});
