import { act, screen } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { grantsAccessLock } from "../../../tests/support/access-lock";
import { problemsShown, show } from "../../../tests/support/component";
import { codeArrived } from "../../../tests/support/mock-server";
import type { ConfirmEmailPageLinkQuery } from "../../__generated__/ConfirmEmailPageLinkQuery.graphql";
import type { EmailConfirmationConfirmMutation } from "../../__generated__/EmailConfirmationConfirmMutation.graphql";
import { athletePortalFrom, forgetWayBack, keepWayBack } from "../public/way-back";
import { ConfirmEmailPage, BadConfirmationLink } from "./ConfirmEmailPage";
import { inMs } from "../../../server/platform/time/duration.rules";

grantsAccessLock();
afterEach(forgetWayBack);

const AtItsAddress = () => <ConfirmEmailPage key={useLocation().search} />;
const email = "bia@teste.example";
const typed = "AreiaFofa2026";

async function openLink(search = "?token=segredo") {
  const page = show(<AtItsAddress />);
  await act(() => page.router.navigate(`/confirmar-email${search}`));
  await codeArrived();
  return page;
}

async function openLinkThat(state: "CONFIRMS_ACCOUNT" | "CHANGES_EMAIL" | "ALREADY_CONFIRMED" | null) {
  const page = await openLink();
  expect(page.server.sent()).toEqual([{ token: "segredo" }]);
  await page.server.answers<ConfirmEmailPageLinkQuery>({ confirmationLink: state && { state, email } });
  expect(page.server.sent()).toEqual([]);
  return page;
}

async function confirm() {
  const { user, server } = await openLinkThat("CONFIRMS_ACCOUNT");
  await user.type(screen.getByLabelText("Senha"), typed);
  await user.dblClick(screen.getByRole("button", { name: "Confirmar e-mail" }));
  await codeArrived();
  expect(server.sent()).toEqual([{ token: "segredo", password: typed }]);
  await server.answers<EmailConfirmationConfirmMutation>({
    confirmEmail: { __typename: "ConfirmEmailSuccess", email },
  });
  expect(screen.getByRole("heading", { name: "E-mail confirmado!" })).toBeVisible();
  return screen.getByRole("link", { name: "Entrar" });
}

test("a button confirms a new account, and signing in leads to the front page", async () => {
  expect(await confirm()).toHaveAttribute("href", "/");
  expect(await problemsShown()).toEqual([]);
});

test("on the device of the sign-up, signing in returns to the original page", async () => {
  keepWayBack("/auth-athlete", "/torneio/1");
  expect(await confirm()).toHaveAttribute("href", athletePortalFrom("/torneio/1"));
});

test("a change of e-mail shows the new address, and its button names the change", async () => {
  const { user, server } = await openLinkThat("CHANGES_EMAIL");
  expect(screen.getByText(/Sua conta passa a usar bia@teste\.example/)).toBeVisible();
  expect(await problemsShown()).toEqual([]);
  expect(screen.queryByRole("link", { name: "Escolher senha nova" })).toBeNull();
  await user.type(screen.getByLabelText("Senha"), typed);
  await user.click(screen.getByRole("button", { name: "Trocar meu e-mail" }));
  await codeArrived();
  await server.fails();
  expect(await screen.findByText("Sem conexão com o servidor")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Trocar meu e-mail" }));
  await server.answers<EmailConfirmationConfirmMutation>({
    confirmEmail: { __typename: "ConfirmEmailSuccess", email },
  });
  expect(screen.getByRole("heading", { name: "E-mail confirmado!" })).toBeVisible();
});

test("a used link shows that, and offers to sign in", async () => {
  await openLinkThat("ALREADY_CONFIRMED");
  expect(screen.getByText("Este e-mail já está confirmado. Entre na sua conta.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Entrar" })).toHaveAttribute("href", "/");
  expect(screen.queryByRole("button", { name: "Confirmar e-mail" })).toBeNull();
  expect(await problemsShown()).toEqual([]);
});

test("a link that another window has used meanwhile shows that, and offers to sign in", async () => {
  const { user, server } = await openLinkThat("CONFIRMS_ACCOUNT");
  await user.type(screen.getByLabelText("Senha"), typed);
  await user.click(screen.getByRole("button", { name: "Confirmar e-mail" }));
  await codeArrived();
  await server.answers<EmailConfirmationConfirmMutation>({
    confirmEmail: { __typename: "EmailAlreadyConfirmed" },
  });
  expect(screen.getByText("Este e-mail já está confirmado. Entre na sua conta.")).toBeVisible();
});

test("a wrong password shows an error beside it, and the same link allows choosing a new one", async () => {
  const { user, server } = await openLinkThat("CONFIRMS_ACCOUNT");
  const button = screen.getByRole("button", { name: "Confirmar e-mail" });
  await user.click(button);
  expect(await screen.findByText("Senha é obrigatória")).toBeVisible();
  expect(server.sent()).toEqual([]);
  await user.type(screen.getByLabelText("Senha"), "Outra2026");
  await user.click(button);
  await codeArrived();
  await server.answers<EmailConfirmationConfirmMutation>({
    confirmEmail: {
      __typename: "InvalidInput",
      fields: [{ path: ["password"], message: "Senha incorreta" }],
    },
  });
  expect(screen.getByLabelText("Senha")).toHaveAccessibleDescription(/Senha incorreta/);
  expect(await problemsShown()).toEqual([]);
  await user.click(button);
  await codeArrived();
  await server.answers<EmailConfirmationConfirmMutation>({
    confirmEmail: { __typename: "TooManyAttempts", message: "Muitas tentativas. Aguarde." },
  });
  expect(screen.getByText("Muitas tentativas. Aguarde.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Escolher senha nova" })).toHaveAttribute(
    "href",
    "/reset-password?type=recovery&token=segredo",
  );
});

test("an expired or unknown link offers another one", async () => {
  await openLinkThat(null);
  expect(screen.getByText("Este link é inválido ou expirou.")).toBeVisible();
  expect(screen.getByLabelText("E-mail do cadastro")).toBeVisible();
});

test("a link without a token sends no request", async () => {
  const { server } = await openLink("");
  expect(screen.getByText("Este link de confirmação está incompleto.")).toBeVisible();
  expect(server.sent()).toEqual([]);
});

test("without a connection a button retries the check of the link", async () => {
  const { user, server } = await openLink();
  await server.fails();
  await user.click(screen.getByRole("button", { name: "Tentar novamente" }));
  expect(server.sent()).toEqual([{ token: "segredo" }]);
});

test.each([
  ["one goes on at the portal where one signed up", "/federation-auth", null, 0, "/federation-auth"],
  [
    "and from there to where one wanted to go",
    "/auth-athlete",
    "/torneio/1",
    0,
    athletePortalFrom("/torneio/1"),
  ],
  ["a day later at the front page, which has all portals", "/auth-athlete", null, 25, "/"],
])("%s", (_, portal, back, hoursAgo, way) => {
  keepWayBack(portal, back, Date.now() - inMs({ hours: hoursAgo }));
  show(<BadConfirmationLink message="Este link é inválido ou expirou." />);
  expect(screen.getByRole("link", { name: "Ir para o login" })).toHaveAttribute("href", way);
});
