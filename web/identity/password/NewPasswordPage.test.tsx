import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import type { passwordsChangeMutation } from "../../__generated__/passwordsChangeMutation.graphql";
import { NewPasswordForm } from "./NewPasswordPage";
import { rememberTemporaryPassword } from "./passwords";

const temporary = "provisoria2K";
const submit = () => screen.getByRole("button", { name: "Salvar e continuar" });

test("a new password equal to the temporary one is refused beside it", async () => {
  const { user, server, fill } = show(<NewPasswordForm userKey="bia" email="bia@teste.example" />);
  await fill("Senha provisória", "Provisoria2K");
  await fill("Nova senha", "Provisoria2K");
  await fill("Confirmar nova senha", "Provisoria2K");
  await user.click(submit());
  await server.answers<passwordsChangeMutation>({
    changePassword: {
      __typename: "InvalidInput",
      fields: [{ path: ["input", "newPassword"], message: "A nova senha deve ser diferente da atual" }],
    },
  });
  expect(screen.getByLabelText("Nova senha")).toHaveAccessibleDescription(
    /A nova senha deve ser diferente da atual/,
  );
  expect(screen.getByLabelText("Nova senha")).toHaveFocus();
  expect(await problemsShown()).toEqual([]);
});

test("the one just signed in with is not asked for again, unless another mail has replaced it", async () => {
  rememberTemporaryPassword("bia", temporary);
  const { user, server, fill } = show(<NewPasswordForm userKey="bia" email="bia@teste.example" />);
  expect(screen.queryByLabelText("Senha provisória")).toBeNull();
  await fill("Nova senha", "MarCalmo2027");
  await fill("Confirmar nova senha", "MarCalmo2027");
  await user.dblClick(submit());
  expect(server.sent()).toEqual([{ currentPassword: temporary, newPassword: "MarCalmo2027" }]);
  await server.answers<passwordsChangeMutation>({
    changePassword: {
      __typename: "InvalidInput",
      fields: [{ path: ["input", "currentPassword"], message: "Senha incorreta" }],
    },
  });
  expect(await screen.findByText("Erro ao alterar senha")).toBeVisible();
  expect(screen.getByLabelText("Senha provisória")).toHaveValue("");
  expect(screen.getByLabelText("Nova senha")).toHaveValue("MarCalmo2027");
});
