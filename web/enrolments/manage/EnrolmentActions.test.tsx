import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test, vi } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { EnrolmentActionsTestQuery } from "../../__generated__/EnrolmentActionsTestQuery.graphql";
import type { usePaymentMutationsRegisterMutation } from "../../__generated__/usePaymentMutationsRegisterMutation.graphql";
import { PlaceTime } from "../../ui/PlaceTime";
import { EnrolmentActions } from "./EnrolmentActions";

function open() {
  const onChanged = vi.fn<() => void>();
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
            status: "AWAITING_PAYMENT",
            awaitsConsent: false,
            invitation: null,
            feeInCents: 8000,
            athlete: { id: "ana", displayName: "Ana Souza", phone: "(48) 99999-0001" },
            dueAt: null,
            category: { id: "category", name: "C" },
            tournament: { id: "tournament", name: "Interno", categories: [{ id: "category" }] },
            payment: { amountInCents: 8000, paidAt: null, pixCode: "000201" },
          },
        ],
      },
    },
    ({ tournament }) =>
      tournament?.enrolments.map((enrolment) => (
        <PlaceTime key="one" timeZone="America/Sao_Paulo">
          <EnrolmentActions
            enrolment={enrolment}
            inPairs
            open
            pairId="pair"
            pairNames="Ana Souza e Bia Lima"
            onAsk={vi.fn<() => void>()}
            onChanged={onChanged}
          />
        </PlaceTime>
      )),
  );
  return { ...shown, onChanged };
}

const pay = () => screen.getByRole("button", { name: "Baixa manual de Ana Souza" });

test("a payment is written down by one of two clicks", async () => {
  const { user, server, onChanged } = open();
  expect(await problemsShown()).toEqual([]);
  await user.dblClick(pay());
  expect(server.sent()).toEqual([{ enrolmentId: "enrolment", method: null }]);
  await server.answers<usePaymentMutationsRegisterMutation>({
    registerPayment: { __typename: "RegisterPaymentSuccess" },
  });
  expect(await screen.findByText("Pagamento registrado")).toBeVisible();
  expect(onChanged).toHaveBeenCalledOnce();
});

test("the first press of the menu opens it", async () => {
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Mais ações para Ana Souza" }));
  expect(await screen.findByRole("menuitem", { name: "Recebido em dinheiro" })).toBeVisible();
  expect(screen.getAllByRole("menu")).toHaveLength(1);
});

test("who owes can be reminded", async () => {
  open();
  const link = screen.getByRole("link", { name: "Cobrar Ana Souza no WhatsApp" });
  expect(link).toHaveAttribute(
    "href",
    expect.stringMatching(/^https:\/\/wa\.me\/5548999990001\?text=.*000201/),
  );
});

test("what the rule refuses is told, and the list is read anew; a failure tells itself", async () => {
  const { user, server, onChanged } = open();
  await user.click(pay());
  await server.fails();
  expect(await screen.findByText("Sem conexão com o servidor")).toBeVisible();
  expect(onChanged).not.toHaveBeenCalled();
  await user.click(pay());
  await server.answers<usePaymentMutationsRegisterMutation>({
    registerPayment: { __typename: "RuleViolation", message: "Esta inscrição foi cancelada." },
  });
  expect(await screen.findByText("Esta inscrição foi cancelada.")).toBeVisible();
  expect(onChanged).toHaveBeenCalledOnce();
});
