import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { dialogClosed, problemsShown, show } from "../../../tests/support/component";
import type { passwordsRequestMutation } from "../../__generated__/passwordsRequestMutation.graphql";
import { athletePortal } from "../portals/portals";
import { ForgotPassword } from "../portals/SignInForm";

const email = "bia@teste.example";
const field = () => screen.getByLabelText("Email");
const send = () => screen.getByRole("button", { name: "Enviar link" });

async function open(typed: string) {
  const shown = show(<ForgotPassword help={athletePortal.help} typedEmail={() => typed} />);
  await shown.user.click(screen.getByRole("button", { name: "Esqueci minha senha" }));
  expect(screen.getByRole("dialog", { name: "Redefinir Senha" })).toBeVisible();
  return shown;
}

test("without an address it says so, sends nothing, and Escape gives the focus back", async () => {
  const { user, server } = await open("");
  await user.click(send());
  expect(await screen.findByText("Por favor, insira seu email para continuar.")).toBeVisible();
  expect(field()).toHaveAccessibleDescription("Email obrigatório");
  expect(await problemsShown()).toEqual([]);
  expect(server.sent()).toEqual([]);
  await user.keyboard("{Escape}");
  await dialogClosed();
  expect(screen.getByRole("button", { name: "Esqueci minha senha" })).toHaveFocus();
});

test("it begins with the address typed at the portal, and the next mail has to wait", async () => {
  const { user, server } = await open(email);
  expect(field()).toHaveValue(email);
  await user.dblClick(send());
  expect(server.sent()).toEqual([{ email, portal: "ATHLETE" }]);
  await server.answers<passwordsRequestMutation>({
    requestPasswordReset: { __typename: "RequestPasswordResetSuccess", email },
  });
  expect(screen.getByRole("heading", { name: "E-mail enviado!" })).toBeVisible();
  expect(screen.getByText(email)).toBeVisible();
  expect(await problemsShown()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Tentar Novamente" }));
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue(email);
  expect(screen.getByRole("button", { name: /^Enviar em \d+ s$/ })).toHaveAttribute("aria-disabled", "true");
});

test("a failure keeps the address, and a refusal stands beside it", async () => {
  const { user, server } = await open(email);
  await user.click(send());
  await server.fails();
  expect(await screen.findByText("Sem conexão com o servidor")).toBeVisible();
  expect(field()).toHaveValue(email);
  await user.click(send());
  await server.answers<passwordsRequestMutation>({
    requestPasswordReset: { __typename: "InvalidInput", message: "Email inválido" },
  });
  expect(field()).toHaveAccessibleDescription("Email inválido");
  expect(field()).toHaveFocus();
});
