import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import { codeArrived } from "../../../tests/support/mock-server";
import type { MonthPreviewQuery } from "../../__generated__/MonthPreviewQuery.graphql";
import type { RunMonthDialogQuery } from "../../__generated__/RunMonthDialogQuery.graphql";
import type { usePlanMutationsRunMutation as RunMutation } from "../../__generated__/usePlanMutationsRunMutation.graphql";
import { RunMonthDialog } from "./RunMonthDialog";

async function open() {
  const onDone = vi.fn<() => void>();
  const shown = show(
    <RunMonthDialog open arenaId="arena" today="2026-11-26" onDone={onDone} onClose={vi.fn<() => void>()} />,
  );
  await codeArrived();
  return { ...shown, onDone };
}

const plan = (id: string, athleteName: string, dueOn: string | null) => ({
  node: {
    __typename: "MonthlyPlan",
    id,
    athleteName,
    description: "Mensalidade",
    startsOn: "2027-01-04",
    endsOn: null,
    monthCharge: dueOn === null ? null : { amountInCents: 18_000, dueOn },
  },
});
const month = (count: number, standings: object[], edges: object[]) => ({
  node: {
    __typename: "Arena" as const,
    id: "arena",
    monthDue: {
      count,
      totalInCents: count * 18_000,
      standings,
      plans: { edges, pageInfo: { hasNextPage: false, endCursor: null } },
    },
  },
});
const standings = [
  { standing: "DUE", count: 2 },
  { standing: "CHARGED", count: 0 },
  { standing: "NOT_BEGUN", count: 1 },
];

test("the preview names who is charged and who is not, and why; the run says what it made", async () => {
  const { user, server, onDone } = await open();
  await server.answers<RunMonthDialogQuery>(
    month(2, standings, [plan("one", "Ana Reis", "2026-11-05"), plan("two", "Bia Ramos", "2026-11-30")]),
  );
  expect(await problemsShown()).toEqual([]);
  expect(screen.getByText("2 cobranças a gerar em novembro de 2026")).toBeVisible();
  const listed = () => within(screen.getByRole("list")).getAllByRole("listitem");
  // What is charged after its day is due at once.
  expect(listed().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Mensalidade · vence em 26/11/2026R$ 180,00"),
    expect.stringContaining("Mensalidade · vence em 30/11/2026R$ 180,00"),
  ]);
  expect(screen.queryByRole("button", { name: /^Já geradas/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: /^Ainda não começaram/ }));
  expect(server.sent()).toEqual([expect.objectContaining({ month: "2026-11-01", standing: "NOT_BEGUN" })]);
  await server.answers<MonthPreviewQuery>(month(2, standings, [plan("three", "Caio Lima", null)]));
  expect(listed().map(({ textContent }) => textContent)).toEqual([
    "Caio LimaMensalidade · começa em 04/01/2027",
  ]);

  await user.dblClick(screen.getByRole("button", { name: "Gerar 2 cobranças" }));
  expect(server.sent()).toEqual([{ arenaId: "arena", month: "2026-11-01" }]);
  const message = "Esta arena está suspensa.";
  await server.answers<RunMutation>({ runMonth: { __typename: "RuleViolation", message, path: null } });
  await server.answers<RunMonthDialogQuery>(
    month(2, standings, [plan("one", "Ana Reis", "2026-11-05"), plan("two", "Bia Ramos", "2026-11-30")]),
  );
  expect(screen.getByText(message)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Gerar 2 cobranças" }));
  // A request makes as many as it has time for: the next one goes on.
  await server.answers<RunMutation>({
    runMonth: { __typename: "RunMonthSuccess", madeCount: 1, madeInCents: 18_000, isDone: false },
  });
  expect(screen.getByRole("button", { name: "Gerando… 1 de 2" })).toBeVisible();
  expect(server.sent()).toEqual([{ arenaId: "arena", month: "2026-11-01" }]);
  await server.answers<RunMutation>({
    runMonth: { __typename: "RunMonthSuccess", madeCount: 1, madeInCents: 18_000, isDone: true },
  });
  expect(await screen.findByText("2 cobranças geradas")).toBeVisible();
  expect(screen.getByText("R$ 360,00 em novembro de 2026")).toBeVisible();
  expect(onDone).toHaveBeenCalledOnce();
});

test("where nothing is left the button waits; the other month is asked for on its own", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined); // React tells what was caught
  const { user, server } = await open();
  await server.answers<RunMonthDialogQuery>(month(0, [{ standing: "CHARGED", count: 3 }], []));
  expect(screen.getByText("Nada a gerar em novembro de 2026.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Gerar" })).toHaveAttribute("aria-disabled", "true");
  await user.click(screen.getByRole("radio", { name: "dezembro de 2026" }));
  expect(server.sent()).toEqual([{ id: "arena", month: "2026-12-01" }]);
  await server.fails();
  expect(screen.getByText("Não foi possível ver o que será gerado")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Tentar novamente" }));
  await server.answers<RunMonthDialogQuery>(
    month(1, [{ standing: "DUE", count: 1 }], [plan("one", "Ana Reis", "2026-12-05")]),
  );
  expect(screen.getByRole("button", { name: "Gerar 1 cobrança" })).toBeVisible();
});
