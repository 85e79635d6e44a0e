import { screen } from "@testing-library/react";
import type { ComponentType } from "react";
import type { OperationType } from "relay-runtime";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import { codeArrived, type AnswerOf } from "../../../tests/support/mock-server";
import type { teacherCommissionAdjustCommissionMutation as AdjustMutation } from "../../__generated__/teacherCommissionAdjustCommissionMutation.graphql";
import type { teacherCommissionAgreeOnCommissionMutation as AgreeMutation } from "../../__generated__/teacherCommissionAgreeOnCommissionMutation.graphql";
import type { teacherCommissionPayCommissionStatementMutation as PayMutation } from "../../__generated__/teacherCommissionPayCommissionStatementMutation.graphql";
import { AdjustDialog, PayStatementDialog } from "./CommissionStatementDialogs";
import { AgreeDialog } from "./AgreeDialog";
import type { CommissionDialogProps, OfStatement } from "./teacher-commission";

const statement: OfStatement = { id: "statement", state: "CLOSED", classCount: 8, payableInCents: 64_000 };

async function open(Dialog: ComponentType<CommissionDialogProps>) {
  const onClose = vi.fn<() => void>();
  const shown = show(
    <Dialog
      open
      teacher={{ id: "teacher", name: "Caio Lima", hasRule: true, statement }}
      asked="2026-10-01"
      month="2026-10-01"
      today="2026-11-26"
      onClose={onClose}
    />,
  );
  await codeArrived();
  return { ...shown, onClose };
}
type Opened = Awaited<ReturnType<typeof open>>;

/** Sends the form, which is refused at a field; then again, which is accepted. */
async function refusedThenDone<Mutation extends OperationType>(
  { user, server, onClose }: Opened,
  {
    send,
    field,
    refused,
    done,
    title,
  }: {
    send: string;
    field: string | RegExp;
    refused: AnswerOf<Mutation["response"]>;
    done: AnswerOf<Mutation["response"]>;
    title: string;
  },
) {
  await user.dblClick(screen.getByRole("button", { name: send }));
  expect(server.sent()).toHaveLength(1);
  const [sent] = server.sent();
  const [operation] = server.environment.mock.getAllOperations();
  expect(operation?.request.variables["month"]).toBe("2026-10-01");
  await server.answers<Mutation>(refused);
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(/Assim não/);
  expect(screen.getByLabelText(field)).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: send }));
  await server.answers<Mutation>(done);
  expect(await screen.findByText(title)).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
  return sent;
}
const atField = (field: string) => ({
  __typename: "InvalidInput",
  fields: [{ path: ["input", field], message: "Assim não" }],
});

test("a rule needs its value, and is agreed on", async () => {
  const shown = await open(AgreeDialog);
  expect(await problemsShown()).toEqual([]);
  await shown.user.click(screen.getByRole("button", { name: "Salvar regra" }));
  expect(screen.getByLabelText(/^Valor/)).toHaveAccessibleDescription("Informe o valor");
  expect(shown.server.sent()).toEqual([]);
  await shown.fill(/^Valor/, "80,00");
  const sent = await refusedThenDone<AgreeMutation>(shown, {
    send: "Salvar regra",
    field: /^Vale desde/,
    refused: { agreeOnCommission: atField("from") },
    done: { agreeOnCommission: { __typename: "AgreeOnCommissionSuccess" } },
    title: "Regra salva",
  });
  expect(sent).toMatchObject({
    teacherArenaId: "teacher",
    kind: null,
    model: "FIXED_PER_CLASS",
    value: 8000,
    from: "2026-11-26",
  });
});

test("what an adjustment takes off is sent as a negative amount", async () => {
  const shown = await open(AdjustDialog);
  await shown.user.selectOptions(screen.getByLabelText("O que fazer"), "TAKE_OFF");
  await shown.fill(/^Valor/, "25,00");
  await shown.fill(/^Motivo/, "Saiu antes do fim");
  const sent = await refusedThenDone<AdjustMutation>(shown, {
    send: "Lançar",
    field: /^Motivo/,
    refused: { adjustCommission: atField("reason") },
    done: { adjustCommission: { __typename: "AdjustCommissionSuccess" } },
    title: "Ajuste lançado",
  });
  expect(sent).toMatchObject({
    teacherArenaId: "teacher",
    month: "2026-10-01",
    amountInCents: -2500,
    reason: "Saiu antes do fim",
  });
});

test("a statement is paid on a day, in a way", async () => {
  const shown = await open((props) => <PayStatementDialog {...props} statement={statement} />);
  const sent = await refusedThenDone<PayMutation>(shown, {
    send: "Registrar",
    field: /^Dia do pagamento/,
    refused: { payCommissionStatement: atField("paidOn") },
    done: { payCommissionStatement: { __typename: "PayCommissionStatementSuccess" } },
    title: "Pagamento registrado",
  });
  expect(sent).toMatchObject({ statementId: "statement", paidOn: "2026-11-26", method: "PIX" });
});
