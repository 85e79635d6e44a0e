import { screen, within } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import { codeArrived } from "../../../tests/support/mock-server";
import type { BankLinesTestQuery } from "../../__generated__/BankLinesTestQuery.graphql";
import type { useBankActsConfirmMutation as ConfirmMutation } from "../../__generated__/useBankActsConfirmMutation.graphql";
import { BankLines } from "./ReconciliationPage";

const charge = (id: string, payerName: string) => ({
  id,
  payerName,
  kind: "MONTHLY_FEE" as const,
  amountInCents: 18_000,
  dueOn: "2026-11-05",
});
const open = {
  __typename: "BankLine" as const,
  on: "2026-11-10",
  amountInCents: 18_000,
  text: "PIX TRANSF LARA PRADO",
  state: "OPEN" as const,
  decidedByName: null,
  charge: null,
};
const named = { words: "Mesmo nome e o valor sem multa e juros", withoutLate: true };
const likes = [
  { ...named, charge: charge("lara", "Lara Prado") },
  { words: "O valor sem multa e juros", withoutLate: true, charge: charge("nilo", "Nilo Serra") },
];

const sum = (count: number, totalInCents: number) => ({ count, totalInCents });

const sums = {
  matchedCount: 1,
  settled: sum(2, 30_000),
  suggested: sum(1, 18_000),
  leftOver: sum(1, 42),
  ignored: sum(0, 0),
};

async function shown(lines: object[], word?: string) {
  const bank = {
    ...sums,
    statements: [],
    lines: {
      edges: lines.map((node, index) => ({ cursor: `${index}`, node })),
      pageInfo: { hasNextPage: false, endCursor: null },
    },
  };
  const view = showWith<BankLinesTestQuery>(
    graphql`
      query BankLinesTestQuery @relay_test_operation @raw_response_type {
        node(id: "arena") {
          ...ReconciliationPage_arena @arguments(list: TO_CHECK) @alias(as: "arena")
        }
      }
    `,
    {
      node: {
        __typename: "Arena",
        id: "arena",
        key: "0193a5b0-7c1e-7d2a-8f3b-1c2d3e4f5a6b",
        timeZone: "America/Sao_Paulo",
        bankReconciliation: bank,
      },
    },
    ({ node }) => (node?.arena ? <BankLines arena={node.arena} word={word} /> : null),
  );
  await codeArrived();
  return view;
}

test("the likeliest charge is one press away, the others stand behind a button, and a line that is settled goes", async () => {
  const { user, server } = await shown([
    { ...open, id: "one", suggestions: likes },
    { ...open, id: "two", amountInCents: 42, text: "RENDIMENTOS", suggestions: [] },
  ]);
  expect(await problemsShown()).toEqual([]);
  const list = within(screen.getByRole("list", { name: "A conferir" }));
  expect(list.getByText("Nenhuma cobrança em aberto parecida.")).toBeVisible();
  expect(list.queryByText("Nilo Serra")).toBeNull();
  await user.click(list.getByRole("button", { name: /^Mais uma parecida/ }));
  expect(list.getByText("Nilo Serra")).toBeVisible();
  await user.dblClick(list.getByRole("button", { name: /^Aceitar sem multa e juros .* Lara Prado$/ }));
  expect(server.sent()).toEqual([{ lineId: "one", chargeId: "lara", waivesLate: true }]);
  await server.answers<ConfirmMutation>({
    confirmBankLine: {
      __typename: "ConfirmBankLineSuccess",
      bankLine: { ...open, id: "one", state: "CONFIRMED", suggestions: [] },
      arena: { id: "arena", bankReconciliation: { ...sums, suggested: sum(0, 0) } },
    },
  });
  expect(await screen.findByText("Pagamento registrado")).toBeVisible();
  expect(list.queryByText("PIX TRANSF LARA PRADO")).toBeNull();
  expect(screen.getByText("0 recebimentos com sugestão")).toBeVisible();
});

test("what the server refuses is said, and the line stays", async () => {
  const { user, server } = await shown([{ ...open, id: "one", suggestions: likes }]);
  await user.click(screen.getByRole("button", { name: /^Confirmar .* Lara Prado$/ }));
  expect(server.sent()).toEqual([{ lineId: "one", chargeId: "lara", waivesLate: false }]);
  await server.answers<ConfirmMutation>({
    confirmBankLine: {
      __typename: "RuleViolation",
      message: "Este recebimento já está conciliado. Desfaça antes.",
    },
  });
  expect(await screen.findByText("Este recebimento já está conciliado. Desfaça antes.")).toBeVisible();
  expect(screen.getByText("PIX TRANSF LARA PRADO")).toBeVisible();
});

test("what has paid says how, and can be taken back; a list without lines says so", async () => {
  const paid = { id: "c", payerName: "Lara Prado", kind: "MONTHLY_FEE", description: "Mensalidade" };
  const settled = { ...open, state: "MATCHED", charge: paid, suggestions: [] };
  const { user, server } = await shown([{ ...settled, id: "one" }], "conciliados");
  expect(screen.getByText("Conciliado sozinho, pelo código e pelo valor")).toBeVisible();
  expect(await problemsShown()).toEqual([]);
  await user.dblClick(screen.getByRole("button", { name: "Desfazer R$ 180,00 de 10/11/2026" }));
  expect(server.sent()).toEqual([{ lineId: "one" }]);
});

test("a list without lines says what would stand there", async () => {
  await shown([], "ignorados");
  expect(screen.getByText("Nada ignorado")).toBeVisible();
  expect(screen.getByRole("link", { name: /^A conferir/ })).toHaveTextContent("A conferir2");
});
