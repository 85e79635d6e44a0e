import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test, vi } from "vitest";
import { problemsShown, showWith } from "../../tests/support/component";
import type { OwnJoiningTestQuery } from "../__generated__/OwnJoiningTestQuery.graphql";
import type { AskToJoinAskMutation as AskMutation } from "../__generated__/AskToJoinAskMutation.graphql";
import type { AskToJoinWithdrawMutation as WithdrawMutation } from "../__generated__/AskToJoinWithdrawMutation.graphql";
import { OwnJoining } from "./public/AskToJoin";

const request = { id: "pedido", askedAt: "2026-11-20T12:00:00Z" };
const page = { id: "pagina", key: "arena-sol", name: "Arena Sol", timeZone: "America/Sao_Paulo" };
type Joining = "OPEN" | "ASKED" | "REFUSED" | "MEMBER";

function showPage(viewerJoining: Joining | null) {
  const onChanged = vi.fn<() => void>();
  const shown = showWith<OwnJoiningTestQuery>(
    graphql`
      query OwnJoiningTestQuery @relay_test_operation @raw_response_type {
        publicArena(key: "arena-sol") {
          ...AskToJoin_ownJoiningArena
        }
      }
    `,
    { publicArena: { ...page, viewerJoining, viewerRequest: viewerJoining === "OPEN" ? null : request } },
    ({ publicArena }) =>
      publicArena ? (
        <OwnJoining arena={publicArena} afterwards="Depois volte aqui." onChanged={onChanged} />
      ) : null,
  );
  return { ...shown, onChanged };
}
const ask = () => screen.getByRole("button", { name: "Pedir para entrar" });

test("a double click sends one request; then the page confirms it and keeps the focus", async () => {
  const { user, server, onChanged } = showPage("OPEN");
  expect(await problemsShown()).toEqual([]);
  await user.dblClick(ask());
  expect(server.sent()).toEqual([{ arenaKey: "arena-sol" }]);
  await server.answers<AskMutation>({
    askToJoinArena: {
      __typename: "AskToJoinArenaSuccess",
      arena: { ...page, viewerJoining: "ASKED", viewerRequest: request },
    },
  });
  expect(screen.getByText(/^Pedido enviado em 20\/11\/2026 às 09:00\..* Depois volte aqui\.$/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Pedir para entrar" })).toBeNull();
  expect(document.body).not.toHaveFocus();
  expect(onChanged).toHaveBeenCalledOnce();
});

test("a rule violation is shown, and the request can be sent again", async () => {
  const { user, server, onChanged } = showPage("OPEN");
  await user.click(ask());
  await server.answers<AskMutation>({
    askToJoinArena: { __typename: "RuleViolation", message: "Esta arena não está recebendo pedidos." },
  });
  expect(screen.getByRole("alert")).toHaveTextContent("Esta arena não está recebendo pedidos.");
  expect(onChanged).not.toHaveBeenCalled();
  await user.click(ask());
  expect(server.sent()).toHaveLength(1);
  await server.fails();
  expect(await screen.findByText("Sem conexão com o servidor")).toBeVisible();
});

test("a pending request can be cancelled and sent again", async () => {
  const { user, server } = showPage("ASKED");
  await user.click(screen.getByRole("button", { name: "Cancelar pedido" }));
  expect(server.sent()).toEqual([{ requestId: "pedido" }]);
  await server.answers<WithdrawMutation>({
    withdrawJoinRequest: {
      __typename: "WithdrawJoinRequestSuccess",
      arena: { ...page, viewerJoining: "OPEN", viewerRequest: request },
    },
  });
  expect(ask()).toBeVisible();
});

test.each([
  ["REFUSED", /A Arena Sol não aceitou o seu pedido\. Você pode pedir de novo depois de 30 dias/],
  ["MEMBER", "Você é atleta da Arena Sol."],
  [null, /conta que não é de atleta/],
] as const)("the state %s shows a sentence without a button", async (joining, words) => {
  showPage(joining);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
  expect(await problemsShown()).toEqual([]);
});
