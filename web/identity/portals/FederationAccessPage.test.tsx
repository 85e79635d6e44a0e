import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import type { SignUpFederationMutation } from "../../__generated__/SignUpFederationMutation.graphql";
import { SignUpFederationForm } from "./FederationAccessPage";

const email = "diretoria@teste.example";
const password = "AreiaFofa2026";

afterEach(() => sessionStorage.clear());

test("different passwords show an error beside the second, and the acronym is typed in capitals", async () => {
  const onDone = vi.fn<(email: string) => void>();
  const { user, server, fill } = show(
    <SignUpFederationForm typed={{ current: null }} onDone={onDone} onClosed={vi.fn<() => void>()} />,
  );
  await fill("Nome da federação", "Federação da Lagoa");
  await user.type(screen.getByLabelText("Sigla"), "fl26");
  expect(screen.getByLabelText("Sigla")).toHaveValue("FL26");
  await fill("Email", email);
  await fill("Responsável", "Otília Ramos");
  await fill("Senha", password);
  await fill("Confirmar senha", "AreiaDura2026");
  const submit = screen.getByRole("button", { name: "Cadastrar Federação" });
  await user.click(submit);
  expect(screen.getByLabelText("Confirmar senha")).toHaveAccessibleDescription("As senhas não coincidem");
  expect(await problemsShown()).toEqual([]);
  expect(server.sent()).toEqual([]);

  await fill("Confirmar senha", password);
  await user.dblClick(submit);
  expect(server.sent()).toEqual([
    { name: "Federação da Lagoa", acronym: "FL26", email, responsibleName: "Otília Ramos", password },
  ]);
  await server.fails("server");
  expect(await screen.findByText("Erro interno do sistema")).toBeVisible();
  expect(screen.getByLabelText("Sigla")).toHaveValue("FL26");

  await user.click(submit);
  await server.answers<SignUpFederationMutation>({
    signUpFederation: { __typename: "SignUpFederationSuccess", email },
  });
  expect(onDone).toHaveBeenCalledExactlyOnceWith(email);
  expect(await screen.findByText("Cadastro realizado com sucesso!")).toBeVisible();
});
