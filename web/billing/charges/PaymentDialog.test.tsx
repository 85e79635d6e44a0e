import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test, vi } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import { codeArrived } from "../../../tests/support/mock-server";
import type { PaymentDialogTestQuery } from "../../__generated__/PaymentDialogTestQuery.graphql";
import type { useChargeMutationsPayMutation as PayMutation } from "../../__generated__/useChargeMutationsPayMutation.graphql";
import { PaymentDialog } from "./PaymentDialogs";
import { readCharge } from "./shown-charge";

async function open(fineInCents: number, more: { receivedInCents?: number; openInCents?: number } = {}) {
  const onDone = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  const shown = showWith<PaymentDialogTestQuery>(
    graphql`
      query PaymentDialogTestQuery @relay_test_operation @raw_response_type {
        node(id: "charge") {
          ...shownCharge_charge @alias(as: "charge")
        }
      }
    `,
    {
      node: {
        __typename: "Charge",
        id: "charge",
        payerName: "Ana Reis",
        kind: "MONTHLY_FEE",
        description: "Mensalidade de novembro",
        standing: "OVERDUE",
        amountInCents: 20_000,
        dueOn: "2026-11-10",
        serviceDate: "2026-11-10",
        referenceMonth: "2026-11-01",
        receivedInCents: 0,
        refundedInCents: 0,
        creditInCents: 0,
        refundDueInCents: 0,
        openInCents: 20_000,
        fineInCents,
        interestInCents: 0,
        pixCode: null,
        ofPlace: false,
        tournamentKey: null,
        entries: [],
        ...more,
      },
    },
    ({ node }) =>
      node?.charge ? (
        <PaymentDialog
          open
          charge={readCharge(node.charge)}
          today="2026-11-26"
          onDone={onDone}
          onClose={onClose}
        />
      ) : null,
  );
  await codeArrived();
  return { ...shown, onDone, onClose };
}

const amount = () => screen.getByLabelText(/^Valor recebido/);
const shownAmount = () => (amount() as HTMLInputElement).value.replace(/\s/g, " ");

test("what is owed today is proposed, without fine and interest once they are waived, and sent once", async () => {
  const { user, server, onDone } = await open(400);
  expect(await problemsShown()).toEqual([]);
  expect(shownAmount()).toBe("R$ 204,00");
  await user.click(screen.getByLabelText("Dispensar multa e juros"));
  expect(shownAmount()).toBe("R$ 200,00");
  await user.dblClick(screen.getByRole("button", { name: "Registrar pagamento" }));
  expect(server.sent()).toEqual([
    {
      chargeId: "charge",
      amountInCents: 20_000,
      method: "PIX",
      paidOn: "2026-11-26",
      note: null,
      waivesLate: true,
      requestKey: expect.any(String) as string,
    },
  ]);
  await server.answers<PayMutation>({
    registerChargePayment: { __typename: "RegisterChargePaymentSuccess" },
  });
  expect(onDone).toHaveBeenCalledOnce();
});

test("an amount of one's own stays, and what becomes of the rest is said", async () => {
  const { user, fill } = await open(400);
  await fill(/^Valor recebido/, "50,00");
  expect(amount()).toHaveAccessibleDescription(expect.stringMatching(/Continuam em aberto R\$\s154,00/));
  await user.click(screen.getByLabelText("Dispensar multa e juros"));
  expect(shownAmount()).toBe("R$ 50,00");
  await fill(/^Valor recebido/, "300,00");
  expect(amount()).toHaveAccessibleDescription(
    expect.stringMatching(/R\$\s100,00 a mais ficam como crédito/),
  );
});

test("once fine and interest are waived, what has paid them pays the charge", async () => {
  // Of R$ 100,00 that came, R$ 4,00 have paid fine and interest.
  const { user } = await open(100, { receivedInCents: 10_000, openInCents: 10_400 });
  expect(shownAmount()).toBe("R$ 105,00");
  await user.click(screen.getByLabelText("Dispensar multa e juros"));
  expect(shownAmount()).toBe("R$ 100,00");
});

test("fine and interest of today are not asked for on another day", async () => {
  const { user, fill } = await open(400);
  await fill(/^Dia/, "2026-11-20");
  expect(shownAmount()).toBe("R$ 0,00");
  expect(amount()).toHaveAccessibleDescription(/multa e os juros são os do dia do pagamento/);
  await fill(/^Dia/, "2026-11-09");
  expect(shownAmount()).toBe("R$ 200,00");
  expect(amount()).not.toHaveAccessibleDescription(/em aberto|multa/);
  await fill(/^Dia/, "2026-11-20");
  await user.click(screen.getByLabelText("Dispensar multa e juros"));
  expect(shownAmount()).toBe("R$ 200,00");
});

test("nothing is no payment, and what the server refuses stays beside its field", async () => {
  const { user, fill, server, onDone, onClose } = await open(0);
  expect(screen.queryByLabelText("Dispensar multa e juros")).toBeNull();
  await fill(/^Valor recebido/, "0,00");
  await user.click(screen.getByRole("button", { name: "Registrar pagamento" }));
  expect(amount()).toHaveAccessibleDescription("Diga um valor maior que zero");
  expect(server.sent()).toEqual([]);
  await fill(/^Valor recebido/, "200,00");
  await user.click(screen.getByRole("button", { name: "Registrar pagamento" }));
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Fechar" }));
  expect(onClose).not.toHaveBeenCalled();
  await server.answers<PayMutation>({
    registerChargePayment: {
      __typename: "RuleViolation",
      message: "Esta cobrança já foi encerrada.",
      path: null,
    },
  });
  expect(await screen.findByText("Esta cobrança já foi encerrada.")).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});
