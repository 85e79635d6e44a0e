import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import { codeArrived } from "../../../tests/support/mock-server";
import type { AthleteChoiceAthleteChoicesQuery } from "../../__generated__/AthleteChoiceAthleteChoicesQuery.graphql";
import type { usePlanMutationsCreateMutation as CreateMutation } from "../../__generated__/usePlanMutationsCreateMutation.graphql";
import { NewPlansDialog } from "./NewPlansDialog";

test("several athletes get the same plan in one request, and the first month is previewed", async () => {
  const onDone = vi.fn<() => void>();
  const { user, fill, server } = show(
    <NewPlansDialog open arenaId="arena" today="2026-11-16" onDone={onDone} onClose={vi.fn<() => void>()} />,
  );
  await codeArrived();
  expect(await problemsShown()).toEqual([]);
  const create = screen.getByRole("button", { name: "Criar" });
  await user.click(create);
  expect(screen.getByText("Escolha pelo menos um atleta")).toBeVisible();
  expect(screen.getByText("Diga um valor maior que zero")).toBeVisible();

  for (const [id, name] of [
    ["ana", "Ana Reis"],
    ["bia", "Bia Ramos"],
  ] as const) {
    await fill("Incluir atleta", name);
    const athletes = { edges: [{ node: { name, athlete: { id, level: "C" as const } } }] };
    const node = { __typename: "Arena", athletes };
    await server.answers<AthleteChoiceAthleteChoicesQuery>({ node });
    await user.click(screen.getByRole("button", { name: new RegExp(name) }));
    expect(screen.getByRole("button", { name: `Tirar ${name}` })).toBeVisible();
  }
  await fill(/^Valor por mês/, "180,00");
  expect(screen.getByText("2 atletas: R$ 360,00 por mês")).toBeVisible();
  expect(screen.getByText("novembro de 2026: R$ 90,00 em vez de R$ 180,00.")).toBeVisible();
  await fill(/^Começo/, "2026-12-01");
  expect(screen.getByText("Começa no dia 1º: o primeiro mês é inteiro.")).toBeVisible();
  await user.click(screen.getByRole("switch", { name: "Primeiro mês proporcional aos dias" }));
  await user.selectOptions(screen.getByLabelText(/^Vencimento/), "Último dia");
  await user.dblClick(create);
  expect(server.sent()).toEqual([
    {
      arenaId: "arena",
      athleteIds: ["ana", "bia"],
      description: null,
      amountInCents: 18_000,
      dueDay: 31,
      startsOn: "2026-12-01",
      endsOn: null,
      proratesFirstMonth: false,
      requestKey: expect.any(String) as string,
    },
  ]);
  await server.answers<CreateMutation>({
    createMonthlyPlans: {
      __typename: "CreateMonthlyPlansSuccess",
      monthlyPlans: [{ id: "one" }, { id: "two" }],
    },
  });
  expect(await screen.findByText("2 mensalidades criadas")).toBeVisible();
  expect(onDone).toHaveBeenCalledOnce();
});
