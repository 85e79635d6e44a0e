import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { dialogClosed, problemsShown, show } from "../../../tests/support/component";
import type { usePaymentMutationsConfirmMutation } from "../../__generated__/usePaymentMutationsConfirmMutation.graphql";
import type { usePaymentMutationsRegisterManyMutation } from "../../__generated__/usePaymentMutationsRegisterManyMutation.graphql";
import type { Owing } from "./enrolment-selection";
import { SelectedEnrolments } from "./SelectedEnrolments";

const six = ["1", "2", "3", "4", "5", "6"].map((id) => ({ id, amountInCents: 8000, waits: true }));
const enrolmentIds = six.map(({ id }) => id);

function open() {
  const onChanged = vi.fn<() => void>();
  const onDone = vi.fn<() => void>();
  function List() {
    const [chosen, setChosen] = useState<readonly Owing[]>([]);
    return (
      <SelectedEnrolments
        tournamentId="tournament"
        chosen={chosen}
        owing={six}
        more={false}
        onSelect={(ids, selected) => setChosen(selected ? six.filter(({ id }) => ids.includes(id)) : [])}
        onChanged={() => {
          onChanged();
          setChosen(six.slice(0, 4));
        }}
        onDone={() => {
          onDone();
          setChosen([]);
        }}
        goOnAt={() => null}
      />
    );
  }
  return { ...show(<List />), onChanged, onDone };
}

const button = (name: string) => screen.getByRole("button", { name });

test("all are chosen by the keyboard, which goes on from what one can do with them", async () => {
  const { user } = open();
  expect(screen.getByText("6 inscrições a receber")).toBeVisible();
  button("Selecionar todas").focus();
  await user.keyboard("{Enter}");
  expect(button("Dar baixa")).toHaveFocus();
  expect(screen.getByText(/^6 selecionadas · R\$\s480,00$/)).toBeVisible();
  expect(await problemsShown()).toEqual([]);
  await user.click(button("Limpar seleção"));
  expect(button("Selecionar todas")).toHaveFocus();
});

test("many are confirmed without their payment by one of two clicks", async () => {
  const { user, server, onDone } = open();
  await user.click(button("Selecionar todas"));
  await user.dblClick(button("Confirmar sem pagamento"));
  expect(server.sent()).toEqual([{ tournamentId: "tournament", enrolmentIds }]);
  await server.answers<usePaymentMutationsConfirmMutation>({
    confirmEnrolments: { __typename: "ConfirmEnrolmentsSuccess", confirmedCount: 6 },
  });
  expect(await screen.findByText("6 atletas; os valores continuam a receber.")).toBeVisible();
  expect(onDone).toHaveBeenCalledOnce();
});

test("where one of them cannot pay nobody's payment is written down, and the question says who is left", async () => {
  const { user, server, onChanged, onDone } = open();
  await user.click(button("Selecionar todas"));
  await user.click(button("Dar baixa"));
  expect(screen.getByRole("alertdialog", { name: "Dar baixa em 6 inscrições?" })).toHaveTextContent(
    /Total recebido: R\$\s480,00/,
  );
  expect(await problemsShown()).toEqual([]);
  await user.dblClick(button("Registrar pagamentos"));
  expect(server.sent()).toEqual([{ tournamentId: "tournament", enrolmentIds }]);
  const message =
    "Nenhuma baixa foi registrada, porque não há o que receber de Ana (cancelada) e Bia (sem vaga).";
  await server.answers<usePaymentMutationsRegisterManyMutation>({
    registerPayments: { __typename: "RuleViolation", message },
  });
  expect(onChanged).toHaveBeenCalledOnce();
  const rest = screen.getByRole("alertdialog", { name: "Dar baixa em 4 inscrições?" });
  expect(screen.getByRole("alert")).toHaveTextContent(message);
  expect(rest).toHaveTextContent(/Total recebido: R\$\s320,00/);
  await user.click(button("Registrar pagamentos"));
  await server.answers<usePaymentMutationsRegisterManyMutation>({
    registerPayments: { __typename: "RegisterPaymentsSuccess", registeredCount: 4 },
  });
  expect(await screen.findByText("Baixa manual em 4 inscrições.")).toBeVisible();
  expect(onDone).toHaveBeenCalledOnce();
});

test("Escape gives the focus back, and without a connection the question stays", async () => {
  const { user, server } = open();
  await user.click(button("Selecionar todas"));
  await user.click(button("Dar baixa"));
  await user.keyboard("{Escape}");
  await dialogClosed();
  expect(button("Dar baixa")).toHaveFocus();
  await user.click(button("Dar baixa"));
  await user.click(button("Registrar pagamentos"));
  await server.fails();
  expect(await screen.findByText("Sem conexão com o servidor")).toBeVisible();
  expect(screen.getByRole("alertdialog", { name: "Dar baixa em 6 inscrições?" })).toBeVisible();
});
