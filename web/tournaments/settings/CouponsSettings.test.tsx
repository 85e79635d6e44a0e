import { screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import { mockServer } from "../../../tests/support/mock-server";
import type { CouponsSettingsCreateMutation } from "../../__generated__/CouponsSettingsCreateMutation.graphql";
import { CouponsSettings } from "./CouponsSettings";

const used = {
  id: "first",
  code: "PRAIA10",
  discountPercent: 10,
  discountInCents: null,
  lastDay: null,
  maxUses: 5,
  useCount: 2,
  endedAt: null,
};

function open(coupons: readonly object[] = []) {
  const server = mockServer();
  server.willAnswer({
    node: { __typename: "Tournament", id: "tournament", timeZone: "America/Sao_Paulo", coupons },
  });
  return show(
    <Suspense>
      <CouponsSettings tournamentId="tournament" fetchKey={0} onUnsaved={vi.fn<() => void>()} />
    </Suspense>,
    server,
  );
}

test("each coupon says what it takes off and how often it was used", async () => {
  open([
    used,
    {
      ...used,
      id: "second",
      code: "VERAO",
      discountPercent: null,
      discountInCents: 1500,
      endedAt: "2026-01-01T00:00:00Z",
    },
  ]);
  expect(await screen.findByText("10% de desconto · 2 de 5 usos")).toBeVisible();
  expect(screen.getByText(/15,00 de desconto/)).toBeVisible();
  expect(screen.getAllByRole("button", { name: /^Encerrar/ })).toHaveLength(1);
  expect(await problemsShown()).toEqual([]);
});

test("a new one is checked beside its fields, and what the server refuses as well", async () => {
  const { user, server, fill } = open();
  await user.click(await screen.findByRole("button", { name: "Criar cupom" }));
  const code = screen.getByLabelText(/^Código/);
  expect(code).toHaveFocus();
  await fill(/^Código/, "verão");
  const save = screen.getByRole("button", { name: "Salvar cupom" });
  await user.click(save);
  expect(code).toHaveAccessibleDescription(/Use de 3 a 20 letras/);
  expect(server.sent()).toEqual([]);
  await fill(/^Código/, "praia10");
  await fill("Desconto (%)", "10");
  await user.dblClick(save);
  expect(server.sent()).toEqual([
    {
      tournamentId: "tournament",
      code: "PRAIA10",
      discountPercent: 10,
      discountInCents: null,
      lastDay: null,
      maxUses: null,
    },
  ]);
  await server.answers<CouponsSettingsCreateMutation>({
    createCoupon: {
      __typename: "InvalidInput",
      fields: [{ path: ["input", "code"], message: "Já existe um cupom com este código" }],
    },
  });
  expect(code).toHaveAccessibleDescription(/Já existe um cupom com este código/);
  expect(await problemsShown()).toEqual([]);
});
