import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { codeArrived } from "../../../tests/support/mock-server";
import { problemsShown, show } from "../../../tests/support/component";
import type { OwnMoneyDialogListQuery } from "../../__generated__/OwnMoneyDialogListQuery.graphql";
import type { OwnMoneyDialogQuery } from "../../__generated__/OwnMoneyDialogQuery.graphql";
import { OwnMoneyDialog } from "./OwnMoneyDialog";

type Answer = { response: OwnMoneyDialogQuery["rawResponse"]; variables: OwnMoneyDialogQuery["variables"] };

const charge = {
  __typename: "Charge",
  id: "mensalidade",
  description: "Mensalidade de novembro",
  kind: "MONTHLY_FEE",
  standing: "OVERDUE",
  amountInCents: 18000,
  serviceDate: "2026-11-01",
  dueOn: "2026-11-10",
  pixCode: "00020126-codigo-pix",
} as const;
const paid = { ...charge, id: "aula", description: "Aula avulsa", standing: "PAID", pixCode: null } as const;
const page = (...nodes: (typeof charge | typeof paid)[]) => ({
  edges: nodes.map((node) => ({ cursor: node.id, node })),
  pageInfo: { hasNextPage: false, endCursor: null },
});
const charges = {
  count: 2,
  paidCount: 1,
  pendingCount: 0,
  overdueCount: 1,
  receivedInCents: 6000,
  pendingInCents: 18000,
  overdueInCents: 18000,
  charges: page(charge, paid),
};
const key = "00000000-0000-0000-0000-000000000000";

const open = async () => {
  const shown = show(<OwnMoneyDialog athleteKey={key} open onClose={vi.fn<() => void>()} />);
  await codeArrived();
  const dialog = await screen.findByRole("dialog", { name: "Financeiro" });
  const tab = (name: string) => within(dialog).getByRole("tab", { name });
  return { ...shown, dialog, tab };
};

test("three sums, and the charges with the Pix code of what is owed", async () => {
  const { server, dialog } = await open();
  await server.answers<Answer>({ athlete: { id: "ana", key, charges } });
  const sums = within(dialog)
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(sums).toEqual([
    ["Total Pago", "R$ 60,00"],
    ["Pendente", "R$ 0,00"],
    ["Em Atraso", "R$ 180,00"],
  ]);
  expect(
    within(dialog)
      .getAllByRole("tab")
      .map(({ textContent }) => textContent),
  ).toEqual(["Todos (2)", "Pagos (1)", "Pendentes (0)", "Em Atraso (1)"]);
  const [owed, done] = within(dialog).getAllByRole("listitem");
  expect(within(owed!).getByRole("button", { name: "Copiar código Pix" })).toBeVisible();
  expect(within(owed!).getByText("Mensalidade · 01/11/2026 · vence em 10/11/2026")).toBeVisible();
  expect(within(owed!).getByRole("link", { name: "Mensalidade de novembro" })).toHaveAttribute(
    "href",
    `/athlete-financial/${key}?aberto=mensalidade`,
  );
  expect(within(done!).queryByRole("button")).toBeNull();
  expect(within(dialog).queryByText("Atenção: Pagamentos em atraso")).toBeNull();
  expect(await problemsShown()).toEqual([]);
});

test("what is late comes with a warning, and a tab of nothing says so", async () => {
  const { user, server, dialog, tab } = await open();
  await server.answers<Answer>({ athlete: { id: "ana", key, charges } });
  await user.click(tab("Em Atraso (1)"));
  expect(server.sent()).toEqual([expect.objectContaining({ id: "ana", standing: "OVERDUE" })]);
  await server.answers<OwnMoneyDialogListQuery>({
    node: { __typename: "Athlete", id: "ana", key, charges: { ...charges, charges: page(charge) } },
  });
  expect(within(dialog).getByText("Atenção: Pagamentos em atraso")).toBeVisible();
  expect(
    within(dialog).getByText("Entre em contato com a arena para regularizar sua situação."),
  ).toBeVisible();
  await user.click(tab("Pendentes (0)"));
  expect(within(dialog).getByText("Nenhum pagamento pendente")).toBeVisible();
  expect(within(dialog).queryByText("Atenção: Pagamentos em atraso")).toBeNull();
});

test("what did not come is said, of all and of one tab, and asked for once more", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined); // React tells what was caught
  const { user, server, dialog, tab } = await open();
  await server.fails();
  expect(await within(dialog).findByText("Erro ao carregar dados financeiros")).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "Tentar novamente" }));
  await server.answers<Answer>({ athlete: { id: "ana", key, charges } });
  await user.click(tab("Pagos (1)"));
  await server.fails();
  expect(await within(dialog).findByText("Erro ao carregar dados financeiros")).toBeVisible();
  expect(tab("Pagos (1)")).toHaveAttribute("aria-selected", "true");
  await user.click(within(dialog).getByRole("button", { name: "Tentar novamente" }));
  expect(server.sent()).toEqual([expect.objectContaining({ standing: "PAID" })]);
});
