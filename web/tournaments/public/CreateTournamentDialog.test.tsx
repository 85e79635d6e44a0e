import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test, vi } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { CreateTournamentDialogTestQuery } from "../../__generated__/CreateTournamentDialogTestQuery.graphql";
import type { useCreateTournamentMutation } from "../../__generated__/useCreateTournamentMutation.graphql";
import { CreateTournamentDialog } from "./CreateTournamentDialog";

function open() {
  const onCreated = vi.fn<() => void>();
  const shown = showWith<CreateTournamentDialogTestQuery>(
    graphql`
      query CreateTournamentDialogTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          arena {
            ...CreateTournamentDialog_arena
          }
        }
      }
    `,
    { tournament: { arena: { id: "arena", timeZone: "America/Sao_Paulo" } } },
    ({ tournament }) =>
      tournament?.arena ? (
        <CreateTournamentDialog
          arena={tournament.arena}
          open
          onClose={vi.fn<() => void>()}
          onCreated={onCreated}
        />
      ) : null,
  );
  return { ...shown, onCreated };
}

const submit = () => screen.getByRole("button", { name: "Criar Torneio" });

test("what is missing is told beside its field, and nothing is sent", async () => {
  const { user, server } = open();
  await user.click(submit());
  for (const label of ["Nome do Torneio", "Categoria", "Data de Início"]) {
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription();
  }
  expect(screen.getByLabelText("Nome do Torneio")).toHaveFocus();
  expect(await problemsShown()).toEqual([]);
  expect(server.sent()).toEqual([]);
});

test("a double click creates one; what the server finds wrong stands beside its field with all the rest", async () => {
  const { user, server, fill, onCreated } = open();
  await fill("Nome do Torneio", "Super 8 de verão");
  await user.selectOptions(screen.getByLabelText("Categoria"), "Pro");
  await user.selectOptions(screen.getByLabelText("Tipo de Torneio"), "SUPER8");
  expect(screen.queryByLabelText("Mínimo de Duplas")).toBeNull();
  await user.type(screen.getByLabelText("Data de Início"), "2030-01-06");
  await user.dblClick(submit());
  expect(server.sent()).toMatchObject([{ arenaId: "arena", kind: "SUPER8", startDate: "2030-01-06" }]);
  await server.answers<useCreateTournamentMutation>({
    createTournament: {
      __typename: "InvalidInput",
      fields: [{ path: ["input", "name"], message: "Já existe um torneio com este nome" }],
    },
  });
  expect(screen.getByLabelText("Nome do Torneio")).toHaveAccessibleDescription(
    "Já existe um torneio com este nome",
  );
  expect(screen.getByLabelText("Categoria")).toHaveValue("Pro");
  await user.click(submit());
  await server.fails();
  expect(await screen.findByText("Sem conexão com o servidor")).toBeVisible();
  expect(screen.getByLabelText("Nome do Torneio")).toHaveValue("Super 8 de verão");
  await user.click(submit());
  await server.answers<useCreateTournamentMutation>({
    createTournament: { __typename: "CreateTournamentSuccess" },
  });
  expect(await screen.findByText("Torneio criado com sucesso!")).toBeVisible();
  expect(onCreated).toHaveBeenCalledOnce();
});
