import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import type { EmailConfirmationResendMutation } from "../../__generated__/EmailConfirmationResendMutation.graphql";
import type { useSignInMutation } from "../../__generated__/useSignInMutation.graphql";
import { adminPortal } from "./AdminSignInPage";
import { arenaPortal, athletePortal, type Portal } from "./portals";
import { SignInForm } from "./SignInForm";

const email = "ninguem@praia.example";

async function signIn(portal: Portal) {
  const shown = show(<SignInForm portal={portal} typed={{ current: null }} />);
  await shown.fill("Email", email);
  await shown.fill("Senha", "Errada2026");
  await shown.user.dblClick(screen.getByRole("button", { name: portal.submitLabel }));
  expect(shown.server.sent()).toEqual([{ email, password: "Errada2026" }]);
  return shown;
}

const keptAll = () => {
  expect(screen.getByLabelText("Email")).toHaveValue(email);
  expect(screen.getByLabelText("Senha")).toHaveValue("Errada2026");
};

test.each([
  { portal: arenaPortal, message: "Email ou senha incorretos" },
  { portal: athletePortal, message: "Invalid login credentials" },
  { portal: adminPortal, message: "Credenciais de admin inválidas" },
])("wrong credentials show the message of $portal.title, and what was typed stays", async (each) => {
  const { server } = await signIn(each.portal);
  await server.answers<useSignInMutation>({
    signIn: { __typename: "InvalidCredentials", message: "Invalid login credentials" },
  });
  expect(await screen.findByText(each.message)).toBeVisible();
  keptAll();
  expect(await problemsShown()).toEqual([]);
});

test("an unconfirmed address can get another mail, or shows how long to wait for one", async () => {
  const { server, user } = await signIn(athletePortal);
  await server.answers<useSignInMutation>({
    signIn: { __typename: "EmailNotConfirmed", message: "E-mail não confirmado. Verifique sua caixa." },
  });
  expect(await screen.findByText("E-mail não confirmado. Verifique sua caixa.")).toBeVisible();
  expect(screen.getByText(`Falta confirmar ${email}: clique no link que enviamos.`)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Reenviar e-mail" }));
  expect(server.sent()).toEqual([{ email }]);
  await server.answers<EmailConfirmationResendMutation>({
    resendConfirmation: { __typename: "TooManyAttempts", retryInSeconds: 40 },
  });
  expect(screen.getByText("Espere um pouco antes de pedir outra mensagem.")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Reenviar e-mail em \d+ s$/ })).toHaveAttribute("aria-disabled");
  expect(await problemsShown()).toEqual([]);
});

test("too many attempts stay on the screen; without a connection nothing is lost", async () => {
  const { server, user } = await signIn(arenaPortal);
  await server.answers<useSignInMutation>({
    signIn: { __typename: "TooManyAttempts", message: "Muitas tentativas. Tente em 15 minutos." },
  });
  expect(screen.getAllByText("Muitas tentativas. Tente em 15 minutos.")[0]).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Entrar" }));
  await server.fails();
  expect(await screen.findByText("Sem conexão com o servidor")).toBeVisible();
  keptAll();
});

test("missing values show errors beside their fields, and nothing is sent", async () => {
  const { server, user } = show(<SignInForm portal={arenaPortal} typed={{ current: null }} />);
  await user.click(screen.getByRole("button", { name: "Entrar" }));
  expect(screen.getByLabelText("Email")).toHaveFocus();
  expect(screen.getByLabelText("Email")).toBeInvalid();
  expect(await screen.findByText("Dados inválidos")).toBeVisible();
  expect(server.sent()).toEqual([]);
});
