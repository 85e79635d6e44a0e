import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { PasswordCardTestQuery } from "../../__generated__/PasswordCardTestQuery.graphql";
import type { passwordsChangeMutation } from "../../__generated__/passwordsChangeMutation.graphql";
import { PasswordCard } from "./PasswordCard";

const password = "AreiaNova2027";

const showCard = () =>
  showWith<PasswordCardTestQuery>(
    graphql`
      query PasswordCardTestQuery @relay_test_operation @raw_response_type {
        viewer {
          user {
            ...PasswordCard_user
          }
        }
      }
    `,
    { viewer: { user: { email: "bia@teste.example" } } },
    ({ viewer }) => (viewer ? <PasswordCard user={viewer.user} /> : null),
  );

const submit = () => screen.getByRole("button", { name: "Alterar senha" });

test("different passwords are rejected here, a wrong one by the server; both stay typed", async () => {
  const { user, server, fill } = showCard();
  await fill("Senha atual", "Errada2026");
  await fill("Nova senha", password);
  await fill("Confirmar nova senha", "Diferente2027");
  await user.click(submit());
  expect(screen.getByLabelText("Confirmar nova senha")).toHaveAccessibleDescription("Senhas não coincidem");
  expect(server.sent()).toEqual([]);

  await fill("Confirmar nova senha", password);
  await user.click(submit());
  await server.answers<passwordsChangeMutation>({
    changePassword: {
      __typename: "InvalidInput",
      fields: [{ path: ["input", "currentPassword"], message: "Senha incorreta" }],
    },
  });
  expect(screen.getByLabelText("Senha atual")).toHaveAccessibleDescription("Senha incorreta");
  expect(screen.getByLabelText("Senha atual")).toHaveFocus();
  expect(screen.getByLabelText("Nova senha")).toHaveValue(password);
  expect(await problemsShown()).toEqual([]);
});

test("a double click sends once, and success clears the fields", async () => {
  const { user, server, fill } = showCard();
  await fill("Senha atual", "Praia2026");
  await fill("Nova senha", password);
  await fill("Confirmar nova senha", password);
  await user.dblClick(submit());
  expect(server.sent()).toEqual([{ currentPassword: "Praia2026", newPassword: password }]);
  await server.answers<passwordsChangeMutation>({
    changePassword: { __typename: "ChangePasswordSuccess", accessToken: "another", expiresInSeconds: 900 },
  });
  expect(await screen.findByText("Senha alterada")).toBeVisible();
  expect(screen.getByLabelText("Senha atual")).toHaveValue("");
});
