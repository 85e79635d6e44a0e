import { fireEvent, screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { afterEach, expect, test, vi } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { StatementDropTestQuery } from "../../__generated__/StatementDropTestQuery.graphql";
import { StatementDrop } from "./StatementDrop";

vi.mock(import("../../relay/access"), async (original) => ({
  ...(await original()),
  accessToken: async () => "chave-de-acesso",
}));
const send = vi.fn<typeof fetch>();
afterEach(() => vi.unstubAllGlobals());

function shown() {
  const onImported = vi.fn<() => void>();
  const view = showWith<StatementDropTestQuery>(
    graphql`
      query StatementDropTestQuery @relay_test_operation @raw_response_type {
        node(id: "arena") {
          ...StatementDrop_arena @alias(as: "arena")
        }
      }
    `,
    {
      node: {
        __typename: "Arena",
        id: "arena",
        key: "chave",
        timeZone: "America/Sao_Paulo",
        bankReconciliation: {
          statements: [
            {
              key: "1",
              fileName: "outubro.ofx",
              account: "341/1234",
              from: "2026-10-01",
              until: "2026-10-31",
              lineCount: 8,
              importedAt: "2026-11-01T12:00:00Z",
              importedByName: "Marina",
            },
          ],
        },
      },
    },
    ({ node }) => (node?.arena ? <StatementDrop arena={node.arena} onImported={onImported} /> : null),
  );
  return { ...view, onImported };
}

const file = (name: string) => new File(["<OFX></OFX>"], name);

test("a file is chosen or dropped, and what it brought is said, or why it was not taken", async () => {
  vi.stubGlobal("fetch", send);
  const { user, onImported } = shown();
  expect(await problemsShown()).toEqual([]);
  expect(screen.getByText(/01\/10\/2026 a 31\/10\/2026 · conta 341\/1234 · 8 recebimentos/)).toBeVisible();
  send.mockResolvedValueOnce(Response.json({ errors: [{ message: "O arquivo não é um extrato OFX." }] }));
  await user.upload(screen.getByLabelText("Extrato em OFX"), file("planilha.ofx"));
  expect(await screen.findByText("O arquivo não é um extrato OFX.")).toBeVisible();
  expect(onImported).not.toHaveBeenCalled();

  const brought = { lines: 3, newLines: 3, matched: 1, matchedInCents: 15_000 };
  send.mockResolvedValueOnce(Response.json(brought));
  const dropped = file("novembro.ofx");
  fireEvent.drop(screen.getByText(/Solte aqui/), { dataTransfer: { files: [dropped] } });
  expect(await screen.findByText("3 recebimentos novos, 1 conciliado sozinho.")).toBeVisible();
  expect(screen.queryByText("O arquivo não é um extrato OFX.")).toBeNull();
  expect(send).toHaveBeenLastCalledWith(
    "/extratos/arenas/chave?nome=novembro.ofx",
    expect.objectContaining({ method: "PUT", body: dropped }),
  );
  expect(onImported).toHaveBeenCalledOnce();
});
