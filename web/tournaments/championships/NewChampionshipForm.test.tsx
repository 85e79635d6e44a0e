import { cleanup, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import type { NewChampionshipFormMutation } from "../../__generated__/NewChampionshipFormMutation.graphql";
import { NewChampionshipForm } from "./NewChampionshipForm";

beforeEach(() => localStorage.clear());

const open = (userKey = "presidente") =>
  show(<NewChampionshipForm federationId="federation" userKey={userKey} />);
const press = (name: string) => screen.getByRole("button", { name });

async function toCategories({ user, fill }: ReturnType<typeof open>) {
  await fill("Nome do campeonato", "Etapa Ilha");
  await user.click(press("Continuar"));
  await user.type(screen.getByLabelText("Data de início"), "2030-01-05");
  await user.click(press("Continuar"));
}

test("missing values show errors beside their fields and block the next step", async () => {
  const shown = open();
  const { user, server, router } = shown;
  await user.click(press("Continuar"));
  expect(screen.getByLabelText("Nome do campeonato")).toHaveFocus();
  expect(screen.getByLabelText("Nome do campeonato")).toHaveAccessibleDescription();
  expect(await problemsShown()).toEqual([]);
  await toCategories(shown);
  expect(router.state.location.search).toBe("?passo=3");
  expect(screen.getByRole("heading", { name: "Categorias e valores" })).toHaveFocus();
  expect(await problemsShown()).toEqual([]);
  await user.click(press("Criar Campeonato"));
  expect(screen.getByLabelText("Nome da categoria")).toBeInvalid();
  expect(server.sent()).toEqual([]);
});

test("a double click creates one, including the category being typed; an error leads back to its step", async () => {
  const shown = open();
  const { user, fill, server, router } = shown;
  await toCategories(shown);
  await fill("Nome da categoria", "Feminino B");
  await user.dblClick(press("Criar Campeonato"));
  expect(server.sent()).toMatchObject([
    {
      federationId: "federation",
      name: "Etapa Ilha",
      startDate: "2030-01-05",
      draft: false,
      categories: [{ name: "Feminino B", level: "Livre" }],
    },
  ]);
  await server.answers<NewChampionshipFormMutation>({
    createChampionship: {
      __typename: "InvalidInput",
      fields: [{ path: ["input", "name"], message: "Já existe um campeonato com este nome" }],
    },
  });
  expect(await screen.findByLabelText("Nome do campeonato")).toHaveAccessibleDescription(
    "Já existe um campeonato com este nome",
  );
  await user.click(press("Passo 3: Categorias e valores"));
  await user.click(press("Criar Campeonato"));
  await server.fails();
  expect(await screen.findByText("Sem conexão com o servidor")).toBeVisible();
  await user.click(press("Criar Campeonato"));
  await server.answers<NewChampionshipFormMutation>({
    createChampionship: { __typename: "CreateChampionshipSuccess", tournament: { key: "nova" } },
  });
  expect(await screen.findByText("Campeonato criado com sucesso.")).toBeVisible();
  expect(router.state.location.pathname).toBe("/federation/championships/nova");
  expect(localStorage).toHaveLength(0);
});

test("a draft is sent as one", async () => {
  const shown = open();
  const { user, fill, server } = shown;
  await toCategories(shown);
  await fill("Nome da categoria", "Misto");
  await user.click(press("Salvar rascunho"));
  expect(server.sent()).toMatchObject([{ draft: true, categories: [{ name: "Misto" }] }]);
});

test("a draft with its categories is restored for the same user, and can be discarded", async () => {
  const shown = open();
  await toCategories(shown);
  await shown.fill("Nome da categoria", "Feminino B");
  await shown.user.click(press("Incluir categoria"));
  cleanup();
  const again = open();
  expect(await screen.findByText("Rascunho recuperado")).toBeVisible();
  expect(screen.getByLabelText("Nome do campeonato")).toHaveValue("Etapa Ilha");
  await again.user.click(press("Passo 3: Categorias e valores"));
  expect(screen.getByRole("list", { name: "Categorias do campeonato" })).toHaveTextContent("Feminino B");
  await again.user.click(press("Descartar"));
  expect(screen.getByLabelText("Nome do campeonato")).toHaveValue("");
  cleanup();
  open("outra pessoa");
  expect(screen.queryByText("Rascunho recuperado")).toBeNull();
});

test("one tap adds the usual categories once, and keeps what is typed", async () => {
  const shown = open();
  const { user, server } = shown;
  await toCategories(shown);
  await user.click(screen.getByRole("checkbox", { name: "D: até D" }));
  await user.dblClick(press("Incluir 9 categorias"));
  const list = screen.getByRole("list", { name: "Categorias do campeonato" });
  await vi.waitFor(() => expect(list.children).toHaveLength(9));
  expect(press("Todas já estão na lista")).toHaveAttribute("aria-disabled", "true");
  expect(await problemsShown()).toEqual([]);
  await user.click(press("Criar Campeonato"));
  const [sent] = server.sent() as [{ categories: { name: string; feeInCents: number }[] }];
  expect(sent.categories).toHaveLength(9);
  expect(sent.categories[0]).toMatchObject({
    name: "Masculino C",
    level: "C",
    gender: "MALE",
    feeInCents: 0,
  });
});
