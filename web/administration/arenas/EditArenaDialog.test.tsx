import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test, vi } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import { codeArrived } from "../../../tests/support/mock-server";
import type { EditArenaDialogTestQuery } from "../../__generated__/EditArenaDialogTestQuery.graphql";
import type { ArenaFormUpdateMutation as UpdateMutation } from "../../__generated__/ArenaFormUpdateMutation.graphql";
import { arenaRow } from "./arena-row";
import { EditArenaDialog } from "./ArenaActDialogs";

const record = {
  __typename: "Arena" as const,
  id: "arena",
  name: "Arena Pontal",
  active: true,
  responsibleName: "Marina Prado",
  email: "marina@teste.example",
  cnpj: "11222333000181",
  fullAddress: "Rua da Praia, 10, Florianópolis",
  contactPhone: null,
  version: 3,
  federation: null,
};

async function open() {
  const onClose = vi.fn<() => void>();
  const shown = showWith<EditArenaDialogTestQuery>(
    graphql`
      query EditArenaDialogTestQuery @relay_test_operation @raw_response_type {
        allArenas(first: 1) {
          edges {
            node {
              ...arenaRow_arena
            }
          }
        }
      }
    `,
    { allArenas: { edges: [{ node: record }] } },
    ({ allArenas }) =>
      allArenas.edges.map(({ node }) => (
        <EditArenaDialog key="one" open arena={arenaRow(node)} onClose={onClose} />
      )),
  );
  await codeArrived();
  return { ...shown, onClose };
}

test("on a stale version the form shows the other save, keeps what was typed, and can save on top of it", async () => {
  const { user, fill, server, onClose } = await open();
  expect(await problemsShown()).toEqual([]);
  await fill(/^Nome da Arena/, "Arena do Pontal");
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  expect(server.sent()).toEqual([
    expect.objectContaining({ arenaId: "arena", version: 3, name: "Arena do Pontal" }),
  ]);
  const message = "Outra pessoa alterou a arena enquanto você editava.";
  await server.answers<UpdateMutation>({
    updateArena: {
      __typename: "ArenaChangedMeanwhile",
      message,
      arena: { ...record, name: "Arena Pontal Norte", contactPhone: "(48) 99911-2233", version: 4 },
    },
  });
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByText("Nome da Arena agora é: Arena Pontal Norte")).toBeVisible();
  expect(screen.getByText("Contato agora é: (48) 99911-2233")).toBeVisible();
  expect(screen.getByLabelText(/^Nome da Arena/)).toHaveValue("Arena do Pontal");
  expect(screen.getByLabelText(/^Contato/)).toHaveValue("(48) 99911-2233");
  expect(onClose).not.toHaveBeenCalled();

  await user.click(screen.getByRole("button", { name: "Salvar" }));
  expect(server.sent()).toEqual([
    expect.objectContaining({ version: 4, name: "Arena do Pontal", contactPhone: "(48) 99911-2233" }),
  ]);
  await server.answers<UpdateMutation>({
    updateArena: { __typename: "UpdateArenaSuccess", arena: { ...record, version: 5 } },
  });
  expect(onClose).toHaveBeenCalledOnce();
  expect(await screen.findByText("Arena salva")).toBeVisible();
});

test("an invalid field shows its error, from the form or the server, and keeps what was typed", async () => {
  const { user, fill, server } = await open();
  await fill(/^Email/, "marina");
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  expect(server.sent()).toEqual([]);
  expect(screen.getByLabelText(/^Email/)).toBeInvalid();

  await fill(/^Email/, "outra@teste.example");
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  const taken = "Este CNPJ já está cadastrado";
  await server.answers<UpdateMutation>({
    updateArena: { __typename: "RuleViolation", message: taken, path: ["cnpj"] },
  });
  expect(screen.getByLabelText(/^CNPJ/)).toHaveAccessibleDescription(taken);
  expect(screen.getByLabelText(/^Email/)).toHaveValue("outra@teste.example");
});
