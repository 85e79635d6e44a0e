import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { makeCnpj } from "../../../tests/support/cnpj";
import { problemsShown, show } from "../../../tests/support/component";
import type { SignUpArenaMutation } from "../../__generated__/SignUpArenaMutation.graphql";
import { SignUpArenaForm } from "./ArenaAccessPage";

afterEach(() => sessionStorage.clear());

test("each invalid value shows an error beside its field; a taken e-mail keeps the other values", async () => {
  const onDone = vi.fn<(email: string) => void>();
  const { user, server, fill } = show(
    <SignUpArenaForm typed={{ current: null }} onDone={onDone} onClosed={vi.fn<() => void>()} />,
  );
  const submit = screen.getByRole("button", { name: "Cadastrar Arena" });
  await user.click(submit);
  for (const label of ["Nome da arena", "CNPJ", "Endereço completo", "Email", "Responsável", "Senha"])
    expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText("Nome da arena")).toHaveFocus();
  expect(await problemsShown()).toEqual([]);

  await fill("Nome da arena", "Arena da Restinga");
  await user.type(screen.getByLabelText("CNPJ"), makeCnpj(77));
  await fill("Endereço completo", "Rua da Areia, 10, Florianópolis");
  await fill("Email", "arena@teste.example");
  await fill("Responsável", "Joana Prado");
  await fill("Senha", "AreiaFofa2026");
  await fill("Confirmar senha", "AreiaFofa2026");
  await user.dblClick(submit);
  expect(server.sent()).toHaveLength(1);
  await server.answers<SignUpArenaMutation>({
    signUpArena: { __typename: "EmailTaken", message: "Este email já está cadastrado" },
  });
  expect(screen.getByLabelText("Email")).toHaveFocus();
  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Este email já está cadastrado");
  expect(screen.getByLabelText("Responsável")).toHaveValue("Joana Prado");
  expect(onDone).not.toHaveBeenCalled();
});

test("a CNPJ with excess digits is not truncated, and shows an error", async () => {
  const { user } = show(
    <SignUpArenaForm typed={{ current: null }} onDone={vi.fn<() => void>()} onClosed={vi.fn<() => void>()} />,
  );
  const cnpj = screen.getByLabelText("CNPJ");
  await user.type(cnpj, `${makeCnpj(77)}0`);
  expect(cnpj).toHaveAccessibleDescription("CNPJ não pode ter mais de 14 dígitos");
  await user.keyboard("{Backspace}");
  expect(cnpj).not.toHaveAccessibleDescription(/CNPJ/);
});
