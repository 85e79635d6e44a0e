import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test, vi } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { EnrolmentActionsTestQuery } from "../../__generated__/EnrolmentActionsTestQuery.graphql";
import type { enrolmentPaymentsRegisterMutation } from "../../__generated__/enrolmentPaymentsRegisterMutation.graphql";
import { PlaceTime } from "../../ui/PlaceTime";
import type { DeskPerson, DeskRow } from "./desk-row";
import type { AskAbout } from "./enrolment-questions";
import { EnrolmentActions, reminderLink, reminderText } from "./EnrolmentActions";

const ana: DeskPerson = {
  id: "enrolment",
  athleteId: "ana",
  name: "Ana Souza",
  status: "AWAITING_PAYMENT",
  feeInCents: 8000,
  dueAt: null,
  waitingPosition: null,
  refundInCents: 0,
  creditInCents: 0,
  awaitsConsent: false,
  payment: { amountInCents: 8000, receivedInCents: 0, paidAt: null, method: null },
};
const row: DeskRow = {
  id: "enrolment",
  people: [ana, { ...ana, id: "other", name: "Bia Lima" }],
  pairId: "pair",
  category: { id: "category", name: "C", inPairs: true, placesUndecided: false, wildCardsLeft: 0 },
  enrolledAt: "2026-11-18T12:00:00Z",
};

function open() {
  const onChanged = vi.fn<() => void>();
  const onAsk = vi.fn<AskAbout>();
  const shown = showWith<EnrolmentActionsTestQuery>(
    graphql`
      query EnrolmentActionsTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          enrolments {
            ...EnrolmentActions_enrolment
          }
        }
      }
    `,
    {
      tournament: {
        enrolments: [
          {
            id: "enrolment",
            invitation: null,
            athlete: { id: "ana", phone: "(48) 99999-0001" },
            tournament: { id: "tournament", name: "Interno", categories: [{ id: "category" }] },
            payment: { pixCode: "000201" },
          },
        ],
      },
    },
    ({ tournament }) =>
      tournament?.enrolments.map((enrolment) => (
        <PlaceTime key="one" timeZone="America/Sao_Paulo">
          <EnrolmentActions
            enrolment={enrolment}
            row={row}
            person={ana}
            open
            onAsk={onAsk}
            onChanged={onChanged}
          />
        </PlaceTime>
      )),
  );
  return { ...shown, onChanged, onAsk };
}

const pay = () => screen.getByRole("button", { name: "Baixa manual de Ana Souza" });

test("a double click registers a payment once, and it can be undone with a reason", async () => {
  const { user, server, onChanged, onAsk } = open();
  expect(await problemsShown()).toEqual([]);
  await user.dblClick(pay());
  expect(server.sent()).toEqual([{ enrolmentId: "enrolment", method: null }]);
  await server.answers<enrolmentPaymentsRegisterMutation>({
    registerPayment: { __typename: "RegisterPaymentSuccess", outcome: "CONFIRMED" },
  });
  expect(await screen.findByText("Pagamento registrado")).toBeVisible();
  expect(onChanged).toHaveBeenCalledOnce();
  await user.click(screen.getByRole("button", { name: "Desfazer" }));
  expect(onAsk).toHaveBeenCalledWith(
    "undoPayment",
    expect.objectContaining({ id: "enrolment", name: "Ana Souza" }),
  );
});

test("a payment for a lost place is reported, with what to do next", async () => {
  const { user, server } = open();
  await user.click(pay());
  await server.answers<enrolmentPaymentsRegisterMutation>({
    registerPayment: { __typename: "RegisterPaymentSuccess", outcome: "TO_REFUND" },
  });
  expect(await screen.findByText("Ana Souza · Não há mais vaga: devolva o valor ao atleta.")).toBeVisible();
});

test("the first press of the menu opens it", async () => {
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Mais ações para Ana Souza" }));
  expect(await screen.findByRole("menuitem", { name: "Recebido em dinheiro" })).toBeVisible();
  expect(screen.getAllByRole("menu")).toHaveLength(1);
});

test("an athlete who owes can be reminded", async () => {
  open();
  const link = screen.getByRole("link", { name: "Cobrar Ana Souza no WhatsApp" });
  expect(link).toHaveAttribute(
    "href",
    expect.stringMatching(/^https:\/\/wa\.me\/5548999990001\?text=.*000201/),
  );
});

test("a rule violation is shown and reloads the list; a network error is shown without a reload", async () => {
  const { user, server, onChanged } = open();
  await user.click(pay());
  await server.fails();
  expect(await screen.findByText("Sem conexão com o servidor")).toBeVisible();
  expect(onChanged).not.toHaveBeenCalled();
  await user.click(pay());
  await server.answers<enrolmentPaymentsRegisterMutation>({
    registerPayment: { __typename: "RuleViolation", message: "Esta inscrição foi cancelada." },
  });
  expect(await screen.findByText("Esta inscrição foi cancelada.")).toBeVisible();
  expect(onChanged).toHaveBeenCalledOnce();
});

const owed = {
  name: "Ana Souza",
  event: "Interno · C",
  amountInCents: 8000,
  dueAt: "2026-12-02T02:59:00Z",
  pixCode: "00020126",
};

const zone = "America/Sao_Paulo";

const plain = (text: string) => text.replaceAll("\u00A0", " ");

test("a reminder tells the amount, until when, and the Pix code where there is one", () => {
  expect(plain(reminderText(owed, zone))).toMatch(
    /^Oi, Ana! Falta o pagamento da sua inscrição em Interno · C: R\$ 80,00, com prazo até 01\/12\/2026.*23:59\.\n\nPix copia e cola:\n00020126\n\nQualquer dúvida, é só responder aqui\.$/,
  );
  expect(plain(reminderText({ ...owed, dueAt: null, pixCode: null }, zone))).toBe(
    "Oi, Ana! Falta o pagamento da sua inscrição em Interno · C: R$ 80,00.\n\nQualquer dúvida, é só responder aqui.",
  );
});

test.each([
  ["(48) 99999-0001", "https://wa.me/5548999990001?text="],
  ["+55 48 99999-0001", "https://wa.me/5548999990001?text="],
  ["+351 912 345 678", "https://wa.me/351912345678?text="],
])("%s is written to with its country", (phone, start) => {
  expect(reminderLink({ ...owed, phone }, zone)).toMatch(new RegExp(`^${start.replaceAll("?", "\\?")}Oi%2C`));
});

test("what is no whole number is not linked", () => {
  expect(reminderLink({ ...owed, phone: "9999" }, zone)).toBeNull();
});
