import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import type { SignUpAthleteMutation } from "../../__generated__/SignUpAthleteMutation.graphql";
import { SignUpAthleteForm } from "./AthleteAccessPage";

const email = "bia@teste.example";
const password = "AreiaFofa2026";

function showForm() {
  const onDone = vi.fn<(email: string) => void>();
  const shown = show(
    <SignUpAthleteForm typed={{ current: null }} onDone={onDone} onClosed={vi.fn<() => void>()} />,
  );
  const fillAll = async () => {
    await shown.fill("Nome completo", "Bia da Restinga");
    await shown.fill("Email", email);
    await shown.user.selectOptions(screen.getByLabelText("Nível"), "B");
    await shown.user.selectOptions(screen.getByLabelText("Gênero"), "Feminino");
    await shown.fill("Senha", password);
    await shown.fill("Confirmar senha", password);
  };
  return { ...shown, onDone, fillAll };
}

const submit = () => screen.getByRole("button", { name: "Cadastrar" });

afterEach(() => sessionStorage.clear());

test("an invalid CPF shows an error while it is typed, and nothing is sent", async () => {
  const { user, server, fillAll } = showForm();
  await fillAll();
  const cpf = screen.getByLabelText("CPF");
  await user.type(cpf, "1112223334");
  expect(cpf).toHaveAccessibleDescription("CPF deve ter 11 dígitos");
  await user.type(cpf, "4");
  expect(cpf).toHaveValue("111.222.333-44");
  expect(cpf).toHaveAccessibleDescription("CPF inválido");
  expect(submit()).toHaveAttribute("aria-disabled", "true");
  await user.click(submit());
  expect(server.sent()).toEqual([]);
  await user.type(cpf, "5");
  expect(cpf).toHaveAccessibleDescription("CPF não pode ter mais de 11 dígitos");
});

test("an empty form says what is missing beside the fields and in a toast", async () => {
  const { user, server } = showForm();
  await user.click(submit());
  expect(screen.getByLabelText("Nome completo")).toHaveAccessibleDescription(
    "Nome deve ter pelo menos 2 caracteres",
  );
  expect(screen.getByLabelText("Nome completo")).toHaveFocus();
  expect(await screen.findAllByText("Nome deve ter pelo menos 2 caracteres")).toHaveLength(2);
  expect(await problemsShown()).toEqual([]);
  expect(server.sent()).toEqual([]);
});

test("a double click sends once, and success passes on the e-mail", async () => {
  const { user, server, fillAll, onDone } = showForm();
  await fillAll();
  await user.dblClick(submit());
  expect(server.sent()).toEqual([
    {
      fullName: "Bia da Restinga",
      email,
      cpf: null,
      phone: null,
      birthDate: null,
      level: "B",
      gender: "FEMALE",
      password,
    },
  ]);
  expect(screen.getByRole("button", { name: "Cadastrando..." })).toHaveAttribute("aria-disabled", "true");
  await server.answers<SignUpAthleteMutation>({
    signUpAthlete: { __typename: "SignUpAthleteSuccess", email },
  });
  expect(onDone).toHaveBeenCalledExactlyOnceWith(email);
  expect(await screen.findByText("Verifique seu email para confirmar a conta.")).toBeVisible();
});

test("the gender is optional, and the form explains its purpose", async () => {
  const { user, server, fillAll } = showForm();
  await fillAll();
  const gender = screen.getByLabelText("Gênero");
  expect(gender).toHaveAccessibleDescription("Define em que categorias você pode jogar");
  await user.selectOptions(gender, "Informar depois");
  await user.click(submit());
  expect(server.sent()).toMatchObject([{ gender: null }]);
});

test("an e-mail that is already taken shows an error beside it, and everything stays typed", async () => {
  const { user, server, fillAll, onDone } = showForm();
  await fillAll();
  await user.click(submit());
  await server.answers<SignUpAthleteMutation>({
    signUpAthlete: { __typename: "EmailTaken", message: "Este email já está cadastrado" },
  });
  expect(screen.getByLabelText("Email")).toHaveFocus();
  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Este email já está cadastrado");
  expect(await screen.findByText("Erro no cadastro")).toBeVisible();
  expect(screen.getByLabelText("Senha")).toHaveValue(password);
  expect(onDone).not.toHaveBeenCalled();
});

test("a validation error of the server is shown beside its field", async () => {
  const { user, server, fillAll } = showForm();
  await fillAll();
  await user.click(submit());
  await server.answers<SignUpAthleteMutation>({
    signUpAthlete: {
      __typename: "InvalidInput",
      fields: [{ path: ["input", "password"], message: "Senha muito comum" }],
    },
  });
  expect(screen.getByLabelText("Senha")).toHaveAccessibleDescription(/Senha muito comum/);
  expect(screen.getByLabelText("Senha")).toHaveFocus();
});

test("without a connection all that was typed stays, and it can be sent again", async () => {
  const { user, server, fillAll } = showForm();
  await fillAll();
  await user.click(submit());
  await server.fails();
  expect(await screen.findByText("Sem conexão com o servidor")).toBeVisible();
  expect(screen.getByLabelText("Nome completo")).toHaveValue("Bia da Restinga");
  expect(screen.getByLabelText("Senha")).toHaveValue(password);
  await user.click(submit());
  expect(server.sent()).toHaveLength(1);
});
