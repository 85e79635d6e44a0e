import { screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { graphql } from "react-relay/hooks";
import { expect, test, vi } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import { codeArrived } from "../../../tests/support/mock-server";
import type { planDialogsTestQuery } from "../../__generated__/planDialogsTestQuery.graphql";
import type { usePlanMutationsEndMutation as EndMutation } from "../../__generated__/usePlanMutationsEndMutation.graphql";
import type { usePlanMutationsPauseMutation as PauseMutation } from "../../__generated__/usePlanMutationsPauseMutation.graphql";
import type { usePlanMutationsPriceMutation as PriceMutation } from "../../__generated__/usePlanMutationsPriceMutation.graphql";
import { EndPlanDialog, PauseDialog, PriceDialog } from "./PlanActDialogs";
import { type PlanDialogProps, readPlan } from "./plan-columns";

const charge = {
  standing: "PENDING",
  amountInCents: 18_000,
  receivedInCents: 0,
} as const;

/** Ana Reis pays R$ 180,00; November and December are charged, January is paused. */
async function open(Dialog: ComponentType<PlanDialogProps>) {
  const onDone = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  const shown = showWith<planDialogsTestQuery>(
    graphql`
      query planDialogsTestQuery @relay_test_operation @raw_response_type {
        node(id: "plan") {
          ...planColumns_plan @alias(as: "plan")
        }
      }
    `,
    {
      node: {
        __typename: "MonthlyPlan",
        id: "plan",
        athleteName: "Ana Reis",
        description: "Mensalidade",
        amountInCents: 18_000,
        dueDay: 5,
        startsOn: "2026-03-01",
        endsOn: null,
        proratesFirstMonth: false,
        pausedMonths: ["2027-01-01"],
        charges: [
          { ...charge, id: "december", referenceMonth: "2026-12-01", dueOn: "2026-12-05" },
          { ...charge, id: "november", referenceMonth: "2026-11-01", dueOn: "2026-11-05" },
        ],
      },
    },
    ({ node }) =>
      node?.plan ? (
        <Dialog open plan={readPlan(node.plan)} today="2026-11-26" onDone={onDone} onClose={onClose} />
      ) : null,
  );
  await codeArrived();
  return { ...shown, onDone, onClose };
}

const button = (name: string) => screen.getByRole("button", { name });

test("a new price begins with the first month that is not charged, and says what it leaves alone", async () => {
  const { user, fill, server, onClose } = await open(PriceDialog);
  expect(await problemsShown()).toEqual([]);
  const from = screen.getByLabelText(/^A partir de/);
  expect(from).toHaveValue("2027-01-01");
  await user.selectOptions(from, "2026-12-01");
  expect(from).toHaveAccessibleDescription("Já cobrado: o valor novo vale nas próximas.");
  await fill(/^Valor/, "0,00");
  await user.click(button("Salvar valor"));
  expect(screen.getByLabelText(/^Valor/)).toHaveAccessibleDescription("Diga um valor maior que zero");
  await fill(/^Valor/, "200,00");
  await user.dblClick(button("Salvar valor"));
  expect(server.sent()).toEqual([{ planId: "plan", fromMonth: "2026-12-01", amountInCents: 20_000 }]);
  await server.answers<PriceMutation>({ changePlanPrice: { __typename: "ChangePlanPriceSuccess" } });
  expect(await screen.findByText("R$ 200,00 a partir de dezembro de 2026")).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
});

test("pauses are sent by what changes, and what is charged cannot be paused", async () => {
  const { user, server } = await open(PauseDialog);
  expect(await problemsShown()).toEqual([]);
  expect(screen.getByRole("checkbox", { name: "dezembro de 2026, já cobrado" })).toBeDisabled();
  expect(
    screen.getByText(/^As cobranças de novembro de 2026 e dezembro de 2026 já foram geradas\./),
  ).toBeVisible();
  const january = screen.getByRole("checkbox", { name: "janeiro de 2027" });
  expect(january).toBeChecked();
  await user.click(button("Salvar pausas"));
  expect(screen.getByText("Marque ou desmarque pelo menos um mês")).toBeVisible();
  expect(server.sent()).toEqual([]);
  await user.click(january);
  await user.click(screen.getByRole("checkbox", { name: "fevereiro de 2027" }));
  await user.dblClick(button("Salvar pausas"));
  expect(server.sent()).toEqual([{ planId: "plan", months: ["2027-02-01"], resumedMonths: ["2027-01-01"] }]);
  const message = "A cobrança de fevereiro de 2027 já foi gerada. Para não cobrar o mês, cancele a cobrança.";
  await server.answers<PauseMutation>({
    pausePlan: { __typename: "InvalidInput", fields: [{ path: ["months"], message }] },
  });
  expect(screen.getByText(message)).toBeVisible();
  await user.click(button("Salvar pausas"));
  await server.answers<PauseMutation>({ pausePlan: { __typename: "PausePlanSuccess" } });
  expect(
    await screen.findByText("Ana Reis: fevereiro de 2027 em pausa; janeiro de 2027 de volta"),
  ).toBeVisible();
});

test("an end says which charges go with it, before and after", async () => {
  const { user, fill, server, onDone } = await open(EndPlanDialog);
  expect(await problemsShown()).toEqual([]);
  expect(screen.getByText("A cobrança de dezembro de 2026 será cancelada.")).toBeVisible();
  await fill(/^Último dia/, "2026-10-31");
  expect(
    screen.getByText("As cobranças de novembro de 2026 e dezembro de 2026 serão canceladas."),
  ).toBeVisible();
  await fill(/^Último dia/, "2026-02-01");
  await user.dblClick(button("Encerrar"));
  expect(server.sent()).toEqual([{ planId: "plan", endsOn: "2026-02-01" }]);
  const message = "A mensalidade começa depois deste dia.";
  await server.answers<EndMutation>({
    endMonthlyPlan: { __typename: "RuleViolation", message, path: ["endsOn"] },
  });
  expect(screen.getByLabelText(/^Último dia/)).toHaveAccessibleDescription(message);
  expect(onDone).not.toHaveBeenCalled();
  await fill(/^Último dia/, "2026-11-30");
  await user.click(button("Encerrar"));
  await server.answers<EndMutation>({
    endMonthlyPlan: { __typename: "EndMonthlyPlanSuccess", cancelledCount: 1 },
  });
  expect(await screen.findByText("Ana Reis: 1 cobrança cancelada")).toBeVisible();
  expect(onDone).toHaveBeenCalledOnce();
});
