import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import { codeArrived } from "../../../tests/support/mock-server";
import type { SellPlanDialogQuery } from "../../__generated__/SellPlanDialogQuery.graphql";
import type { useClassPlanMutationsChangeMutation as ChangeMutation } from "../../__generated__/useClassPlanMutationsChangeMutation.graphql";
import type { useClassPlanMutationsCreateMutation as CreateMutation } from "../../__generated__/useClassPlanMutationsCreateMutation.graphql";
import type { useClassPlanMutationsSellMutation as SellMutation } from "../../__generated__/useClassPlanMutationsSellMutation.graphql";
import { SellPlanDialog } from "../public/SellPlanDialog";
import { ClassPlanDialog, type ShownClassPlan } from "./ClassPlanDialog";

const tenClasses: ShownClassPlan = {
  id: "plan",
  kind: "PACKAGE",
  name: "Dez aulas",
  priceInCents: 60_000,
  classCount: 10,
  validDays: 90,
  active: true,
};

async function open(plan: ShownClassPlan | null) {
  const onClose = vi.fn<() => void>();
  const shown = show(<ClassPlanDialog open arenaId="arena" plan={plan} onClose={onClose} />);
  await codeArrived();
  return { ...shown, onClose };
}
const button = (name: string | RegExp) => screen.getByRole("button", { name });

test("a new plan: an error is shown at its field, and the dialog closes once it is made", async () => {
  const { user, fill, server, onClose } = await open(null);
  expect(await problemsShown()).toEqual([]);
  await fill(/^Nome/, "Oito aulas");
  await fill(/^Valor/, "480,00");
  await user.dblClick(button("Criar plano"));
  expect(server.sent()).toEqual([
    {
      arenaId: "arena",
      kind: "PACKAGE",
      name: "Oito aulas",
      priceInCents: 48_000,
      classCount: 8,
      validDays: 60,
      requestKey: expect.any(String) as string,
    },
  ]);
  await server.answers<CreateMutation>({
    createClassPlan: {
      __typename: "InvalidInput",
      fields: [{ path: ["input", "name"], message: "Já existe um plano com este nome" }],
    },
  });
  expect(screen.getByLabelText(/^Nome/)).toHaveAccessibleDescription(/Já existe um plano com este nome/);
  expect(screen.getByLabelText(/^Nome/)).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(button("Criar plano"));
  await server.answers<CreateMutation>({ createClassPlan: { __typename: "CreateClassPlanSuccess" } });
  expect(await screen.findByText("Plano criado")).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
});

test("a plan that exists is changed, not made again", async () => {
  const { user, fill, server, onClose } = await open(tenClasses);
  await fill(/^Valor/, "650,00");
  await user.click(button("Salvar plano"));
  expect(server.sent()).toEqual([
    {
      planId: "plan",
      active: true,
      name: "Dez aulas",
      priceInCents: 65_000,
      classCount: 10,
      validDays: 90,
    },
  ]);
  await server.answers<ChangeMutation>({ changeClassPlan: { __typename: "ChangeClassPlanSuccess" } });
  expect(await screen.findByText("Plano alterado")).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
});

test("a plan is chosen, then sold at its price", async () => {
  const onDone = vi.fn<() => void>();
  const { user, server } = show(
    <SellPlanDialog
      open
      athlete={{ id: "athlete", name: "Ana Reis" }}
      onDone={onDone}
      onClose={() => undefined}
    />,
  );
  await codeArrived();
  await server.answers<SellPlanDialogQuery>({
    node: {
      __typename: "ArenaAthlete",
      id: "athlete",
      plansOnSale: [tenClasses, { ...tenClasses, id: "other", name: "Vinte aulas", priceInCents: 110_000 }],
    } as object,
  });
  await user.click(button("Vender"));
  expect(screen.getByText("Escolha o plano.")).toBeVisible();
  expect(server.sent()).toEqual([]);
  await user.click(screen.getByRole("radio", { name: /Vinte aulas/ }));
  await user.dblClick(button(/^Vender por/));
  expect(server.sent()).toMatchObject([
    { arenaAthleteId: "athlete", planId: "other", priceInCents: 110_000, paidBy: null },
  ]);
  await server.answers<SellMutation>({
    sellClassPlan: {
      __typename: "InvalidInput",
      fields: [{ path: ["input", "dueOn"], message: "Escolha um dia a partir de hoje" }],
    },
  });
  expect(screen.getByLabelText(/^Vencimento/)).toHaveAccessibleDescription("Escolha um dia a partir de hoje");
  expect(onDone).not.toHaveBeenCalled();
  await user.click(button(/^Vender por/));
  await server.answers<SellMutation>({ sellClassPlan: { __typename: "SellClassPlanSuccess" } });
  expect(await screen.findByText("Plano vendido")).toBeVisible();
  expect(onDone).toHaveBeenCalledOnce();
});
