import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import type { passwordsResetMutation } from "../../__generated__/passwordsResetMutation.graphql";
import { ResetPasswordForm, newPasswordProblem } from "./ResetPasswordPage";

const password = "MarCalmo2027";
const submit = () => screen.getByRole("button", { name: "Redefinir Senha" });

test("a short password and two different ones show errors, and nothing is sent", async () => {
  const { user, server, fill } = show(<ResetPasswordForm token="abc" onDone={vi.fn<() => void>()} />);
  await fill("Nova Senha", "curta");
  await fill("Confirmar Nova Senha", "curta");
  await user.click(submit());
  expect(await screen.findByText("Senha muito curta")).toBeVisible();
  expect(screen.getByLabelText("Nova Senha")).toBeInvalid();
  expect(await problemsShown()).toEqual([]);
  await fill("Nova Senha", password);
  await user.click(submit());
  expect(await screen.findByText("Por favor, verifique se as senhas são idênticas.")).toBeVisible();
  expect(screen.getByLabelText("Confirmar Nova Senha")).toBeInvalid();
  expect(server.sent()).toEqual([]);
});

test("a double click sends once; a link that has expired meanwhile shows an error that stays", async () => {
  const onDone = vi.fn<() => void>();
  const { user, server, fill } = show(<ResetPasswordForm token="abc" onDone={onDone} />);
  await fill("Nova Senha", password);
  await fill("Confirmar Nova Senha", password);
  await user.dblClick(submit());
  expect(server.sent()).toEqual([{ token: "abc", newPassword: password }]);
  await server.answers<passwordsResetMutation>({
    resetPassword: { __typename: "InvalidLink", message: "Este link expirou. Peça outro." },
  });
  expect(screen.getAllByText("Este link expirou. Peça outro.")[0]).toBeVisible();
  expect(screen.getByLabelText("Nova Senha")).toHaveValue(password);
  expect(onDone).not.toHaveBeenCalled();
});

test("different passwords are reported before a short one", () => {
  expect(newPasswordProblem("Areia", "Aveia")?.title).toBe("Senhas não coincidem");
  expect(newPasswordProblem("Areia26", "Areia26")?.title).toBe("Senha muito curta");
  expect(newPasswordProblem("", "")?.title).toBe("Senha muito curta");
});

test("other password errors show no toast", () => {
  expect(newPasswordProblem("areiafofa", "areiafofa")).toBeNull();
});
