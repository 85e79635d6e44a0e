import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import { codeArrived, mockServer } from "../../../tests/support/mock-server";
import type { useChargeMutationsPayAllMutation as PayAllMutation } from "../../__generated__/useChargeMutationsPayAllMutation.graphql";
import type { useChargeMutationsRemindMutation as RemindMutation } from "../../__generated__/useChargeMutationsRemindMutation.graphql";
import { PaySeveralDialog, RemindSeveralDialog } from "./SeveralCharges";

const chosen = [
  { id: "a", payerName: "Ana Reis", openInCents: 20_000 },
  { id: "b", payerName: "Bia Lima", openInCents: 15_050 },
];

test("several charges are paid with one note in one request, and those no longer open are named", async () => {
  const server = mockServer();
  const onDone = vi.fn<() => void>();
  const { user, fill } = show(
    <PaySeveralDialog chosen={chosen} today="2026-11-26" open onDone={onDone} onClose={() => undefined} />,
    server,
  );
  await codeArrived();
  expect(await problemsShown()).toEqual([]);
  expect(screen.getByText(/R\$\s350,50 ao todo/)).toBeVisible();
  await fill(/^Observação/, "Caixa de sábado");
  await user.dblClick(screen.getByRole("button", { name: "Registrar pagamentos" }));
  expect(server.sent()).toEqual([
    {
      chargeIds: ["a", "b"],
      method: "PIX",
      paidOn: "2026-11-26",
      note: "Caixa de sábado",
      waivesLate: false,
      requestKey: expect.any(String) as string,
    },
  ]);
  await server.answers<PayAllMutation>({
    registerChargePayments: {
      __typename: "RegisterChargePaymentsSuccess",
      paidCount: 1,
      paid: [],
      notOpen: [{ payerName: "Bia Lima" }],
    },
  });
  expect(
    await screen.findByText("Baixa manual em 1 cobrança. Já não estavam em aberto: Bia Lima."),
  ).toBeVisible();
  expect(onDone).toHaveBeenCalledOnce();
});

test("athletes who could not be reminded are named; the dialog stays open if none could", async () => {
  const server = mockServer();
  const onDone = vi.fn<() => void>();
  const { user } = show(
    <RemindSeveralDialog chosen={chosen} open onDone={onDone} onClose={() => undefined} />,
    server,
  );
  await user.click(await screen.findByRole("button", { name: "Enviar e-mails" }));
  await server.answers<RemindMutation>({
    remindPayers: {
      __typename: "RemindPayersSuccess",
      reminded: [],
      alreadyReminded: [{ payerName: "Ana Reis" }],
      withoutAccount: [{ payerName: "Bia Lima" }],
    },
  });
  expect(
    await screen.findByText(
      "Nenhum e-mail enviado. Já lembrados hoje: Ana Reis. Sem conta para receber e-mail: Bia Lima.",
    ),
  ).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
});
