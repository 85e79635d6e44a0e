import { cleanup, screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { beforeEach, expect, test } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { NewTournamentFormTestQuery } from "../../__generated__/NewTournamentFormTestQuery.graphql";
import type { NewTournamentFormMutation } from "../../__generated__/NewTournamentFormMutation.graphql";
import { NewTournamentForm } from "./NewTournamentForm";

beforeEach(() => localStorage.clear());

function open(userKey = "gestora") {
  return showWith<NewTournamentFormTestQuery>(
    graphql`
      query NewTournamentFormTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          arena {
            ...NewTournamentForm_arena
          }
        }
      }
    `,
    {
      tournament: {
        arena: {
          id: "arena",
          timeZone: "America/Sao_Paulo",
          courtCount: 4,
          opensAt: "08:00",
          closesAt: "22:00",
        },
      },
    },
    ({ tournament }) =>
      tournament?.arena ? <NewTournamentForm arena={tournament.arena} userKey={userKey} /> : null,
  );
}
type Shown = ReturnType<typeof open>;

const press = (name: string) => screen.getByRole("button", { name });
async function throughFormat({ user, fill }: Shown) {
  await fill("Nome do torneio", "Etapa de verão");
  await user.selectOptions(screen.getByLabelText("Categoria"), "Pro");
  await user.click(press("Continuar"));
}

test("missing values show errors beside their fields and block the next step, which the URL names", async () => {
  const shown = open();
  const { user, server, router } = shown;
  await user.click(press("Continuar"));
  for (const label of ["Nome do torneio", "Categoria"]) {
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription();
  }
  expect(screen.getByLabelText("Nome do torneio")).toHaveFocus();
  expect(await problemsShown()).toEqual([]);
  await throughFormat(shown);
  expect(router.state.location.search).toBe("?passo=2");
  expect(screen.getByRole("heading", { name: "Datas, vagas e valor" })).toHaveFocus();
  await user.click(press("Continuar"));
  expect(screen.getByLabelText("Data de início")).toHaveAccessibleDescription("Data de início é obrigatória");
  expect(await problemsShown()).toEqual([]);
  await user.click(press("Voltar"));
  expect(screen.getByLabelText("Nome do torneio")).toHaveValue("Etapa de verão");
  expect(server.sent()).toEqual([]);
});

test("a double click publishes one; a validation error of the server leads back to its step", async () => {
  const shown = open();
  const { user, server, router } = shown;
  await user.click(screen.getByRole("radio", { name: "Super 8" }));
  await throughFormat(shown);
  expect(screen.queryByLabelText("Máximo de participantes")).toBeNull();
  expect(screen.queryByLabelText("Mínimo de duplas")).toBeNull();
  await user.type(screen.getByLabelText("Data de início"), "2030-01-06");
  await user.click(press("Continuar"));
  expect(await problemsShown()).toEqual([]);
  await user.dblClick(press("Publicar"));
  expect(server.sent()).toMatchObject([
    { arenaId: "arena", kind: "SUPER8", startDate: "2030-01-06", paymentDays: 3, draft: false },
  ]);
  await server.answers<NewTournamentFormMutation>({
    createTournament: {
      __typename: "InvalidInput",
      fields: [{ path: ["input", "name"], message: "Já existe um torneio com este nome" }],
    },
  });
  expect(await screen.findByLabelText("Nome do torneio")).toHaveAccessibleDescription(
    "Já existe um torneio com este nome",
  );
  expect(screen.getByLabelText("Nome do torneio")).toHaveFocus();
  await user.click(press("Passo 3: Inscrições e regras"));
  await user.click(press("Publicar"));
  await server.fails();
  expect(await screen.findByText("Sem conexão com o servidor")).toBeVisible();
  await user.click(press("Publicar"));
  await server.fails("unauthenticated");
  expect(await screen.findByText("Usuário não autenticado")).toBeVisible();
  await user.click(press("Publicar"));
  await server.answers<NewTournamentFormMutation>({
    createTournament: { __typename: "CreateTournamentSuccess", tournament: { key: "nova" } },
  });
  expect(await screen.findByText("Torneio criado com sucesso!")).toBeVisible();
  expect(router.state.location.pathname).toBe("/arena-tournament/nova");
  expect(localStorage).toHaveLength(0);
});

test("a draft is sent as one, with the categories that were added", async () => {
  const shown = open();
  const { user, fill, server } = shown;
  await user.click(screen.getByRole("radio", { name: "Dupla eliminação" }));
  await throughFormat(shown);
  await user.type(screen.getByLabelText("Data de início"), "2030-01-06");
  await user.click(press("Adicionar categoria"));
  await fill("Nome da categoria", "pro");
  await user.click(press("Incluir categoria"));
  expect(screen.getByLabelText("Nome da categoria")).toHaveAccessibleDescription(
    /Já existe uma categoria com este nome/,
  );
  await fill("Nome da categoria", "Feminino C");
  await user.click(press("Continuar"));
  await user.click(press("Salvar rascunho"));
  expect(server.sent()).toMatchObject([
    {
      kind: "INTERNAL",
      drawFormat: "DOUBLE_ELIMINATION",
      draft: true,
      otherCategories: [{ name: "Feminino C", level: "Livre" }],
    },
  ]);
});

test("a draft is restored for the same user, and can be discarded", async () => {
  const { fill } = open();
  await fill("Nome do torneio", "Pela metade");
  cleanup();
  const again = open();
  expect(await screen.findByText("Rascunho recuperado")).toBeVisible();
  expect(screen.getByLabelText("Nome do torneio")).toHaveValue("Pela metade");
  await again.user.click(press("Descartar"));
  expect(screen.getByLabelText("Nome do torneio")).toHaveValue("");
  expect(screen.queryByText("Rascunho recuperado")).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test("another user of the same device starts with an empty form", async () => {
  const { fill } = open();
  await fill("Nome do torneio", "De uma pessoa");
  cleanup();
  open("outra");
  expect(screen.getByLabelText("Nome do torneio")).toHaveValue("");
});

test("the forecast uses the values in the form, and the arena's courts and hours", async () => {
  const shown = open();
  const { user, fill } = shown;
  await throughFormat(shown);
  await user.click(press("Calcular previsão"));
  expect(await screen.findByText(/^Informe o máximo de participantes/)).toBeVisible();
  await fill("Máximo de participantes", "26");
  await user.click(press("Calcular previsão"));
  expect(await screen.findByText("22 jogos, 14 h 40 min de quadra ao todo.")).toBeVisible();
  expect(
    screen.getByText(/^Com 4 quadras, o último jogo termina por volta das \d{2}:\d{2}\.$/),
  ).toBeVisible();
  await fill("Quadras", "21");
  expect(screen.queryByText("22 jogos, 14 h 40 min de quadra ao todo.")).toBeNull();
  await user.click(press("Calcular previsão"));
  expect(await screen.findByText("Informe de 1 a 20 quadras")).toBeVisible();
  expect(await problemsShown()).toEqual([]);
});
