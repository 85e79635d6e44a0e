import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { dialogClosed, problemsShown, show } from "../../../tests/support/component";
import type { SendPasswordDialogMutation } from "../../__generated__/SendPasswordDialogMutation.graphql";
import { IssueTemporaryPassword } from "./PasswordsPage";

const email = "bia@teste.example";
const ask = () => screen.getByRole("button", { name: "Enviar senha provisória" });

async function confirm() {
  const shown = show(<IssueTemporaryPassword />);
  await shown.fill("E-mail da conta", email);
  await shown.user.click(ask());
  expect(screen.getByRole("alertdialog")).toHaveTextContent(email);
  expect(await problemsShown()).toEqual([]);
  await shown.user.dblClick(screen.getByRole("button", { name: "Enviar" }));
  expect(shown.server.sent()).toEqual([{ email }]);
  return shown;
}

test("an invalid address is not sent", async () => {
  const { user, server, fill } = show(<IssueTemporaryPassword />);
  await fill("E-mail da conta", "bia@");
  await user.click(ask());
  expect(screen.getByLabelText("E-mail da conta")).toBeInvalid();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(server.sent()).toEqual([]);
});

test("an address without an account shows an error at the field and keeps its text", async () => {
  const { server } = await confirm();
  await server.answers<SendPasswordDialogMutation>({
    issueTemporaryPassword: {
      __typename: "InvalidInput",
      fields: [{ path: ["input", "email"], message: "Nenhuma conta tem este e-mail" }],
    },
  });
  await dialogClosed();
  expect(screen.getByLabelText("E-mail da conta")).toHaveAccessibleDescription(
    "Nenhuma conta tem este e-mail",
  );
  expect(screen.getByLabelText("E-mail da conta")).toHaveValue(email);
});

test("without a connection the confirmation stays open; after sending the page names the recipient", async () => {
  const { server, user } = await confirm();
  await server.fails();
  expect(await screen.findByText("Sem conexão com o servidor")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Enviar" }));
  await server.answers<SendPasswordDialogMutation>({
    issueTemporaryPassword: {
      __typename: "IssueTemporaryPasswordSuccess",
      email,
      expiresAt: "2026-11-25T12:00:00Z",
    },
  });
  await dialogClosed();
  expect(screen.getByText(`Senha provisória enviada para ${email}.`)).toBeVisible();
  expect(screen.getByLabelText("E-mail da conta")).toHaveValue("");
});
