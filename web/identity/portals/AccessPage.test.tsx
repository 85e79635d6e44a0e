import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test } from "vitest";
import type { PublicPlatform } from "../../../server/platform-settings/platform.rules";
import { problemsShown, show } from "../../../tests/support/component";
import type { SignUpAthleteMutation } from "../../__generated__/SignUpAthleteMutation.graphql";
import type { SignUpFederationMutation } from "../../__generated__/SignUpFederationMutation.graphql";
import { AthleteAccessPage } from "./AthleteAccessPage";
import { FederationAccessPage } from "./FederationAccessPage";

const email = "bia@teste.example";

afterEach(() => sessionStorage.clear());

test("switching tabs keeps what was typed, and after signing up the focus moves to the heading", async () => {
  const { user, server, fill } = show(<AthleteAccessPage />);
  const tab = (name: string) => user.click(screen.getByRole("tab", { name }));
  await tab("Cadastrar");
  await fill("Nome completo", "Bia da Restinga");
  await tab("Entrar");
  await fill("Email", email);
  await tab("Cadastrar");
  expect(screen.getByLabelText("Nome completo")).toHaveValue("Bia da Restinga");
  expect(await problemsShown()).toEqual([]);

  await fill("Email", email);
  await fill("Senha", "AreiaFofa2026");
  await fill("Confirmar senha", "AreiaFofa2026");
  await user.click(screen.getByRole("button", { name: "Cadastrar" }));
  await server.answers<SignUpAthleteMutation>({
    signUpAthlete: { __typename: "SignUpAthleteSuccess", email },
  });
  expect(screen.getByRole("heading", { name: "Falta só confirmar seu e-mail" })).toHaveFocus();
  expect(screen.getByRole("button", { name: /^Reenviar e-mail em \d+ s$/ })).toHaveAttribute("aria-disabled");
  expect(await problemsShown()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Já confirmei, entrar" }));
  expect(screen.getByLabelText("Email")).toHaveValue(email);
});

test("a reload keeps what was typed into the sign-up, without the passwords, until it is done", async () => {
  const typeAll = async ({ user, fill }: ReturnType<typeof show>) => {
    await user.click(screen.getByRole("tab", { name: "Cadastrar" }));
    await fill("Nome completo", "Bia da Restinga");
    await fill("Email", email);
    await user.selectOptions(screen.getByLabelText("Nível"), "B");
    await fill("Senha", "AreiaFofa2026");
    await fill("Confirmar senha", "AreiaFofa2026");
  };
  await typeAll(show(<AthleteAccessPage />));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("AreiaFofa2026");
  cleanup();

  const { user, server, fill } = show(<AthleteAccessPage />);
  await user.click(screen.getByRole("tab", { name: "Cadastrar" }));
  expect(screen.getByLabelText("Nome completo")).toHaveValue("Bia da Restinga");
  expect(screen.getByLabelText("Email")).toHaveValue(email);
  expect(screen.getByLabelText("Nível")).toHaveValue("B");
  for (const label of ["Senha", "Confirmar senha"]) {
    expect(screen.getByLabelText(label)).toHaveValue("");
    await fill(label, "AreiaFofa2026");
  }
  await user.click(screen.getByRole("button", { name: "Cadastrar" }));
  await server.answers<SignUpAthleteMutation>({
    signUpAthlete: { __typename: "SignUpAthleteSuccess", email },
  });
  cleanup();

  const after = show(<AthleteAccessPage />);
  await after.user.click(screen.getByRole("tab", { name: "Cadastrar" }));
  expect(screen.getByLabelText("Nome completo")).toHaveValue("");
});

/** Sets the platform data that the server sends in the page, for example which sign-ups are closed. */
function sentWith(about: PublicPlatform) {
  const meta = document.createElement("meta");
  meta.name = "platform";
  meta.content = JSON.stringify(about);
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}

test("if sign-up is closed, a notice with a contact address replaces the form", async () => {
  sentWith({ contactEmail: "contato@praia.example", closedSignUps: ["ATHLETE"] });
  const { user } = show(<AthleteAccessPage />);
  await user.click(screen.getByRole("tab", { name: "Cadastrar" }));
  expect(
    await screen.findByText("No momento não estamos recebendo novos cadastros de atletas."),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "contato@praia.example" })).toBeVisible();
  expect(screen.queryByLabelText("Nome completo")).toBeNull();
  expect(await problemsShown()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Já tenho conta, entrar" }));
  expect(screen.getByLabelText("Senha")).toBeVisible();
});

test("if sign-up closes while the page is open, a notice replaces the form after submitting", async () => {
  sentWith({ closedSignUps: ["ARENA"] });
  const { user, server, fill } = show(<AthleteAccessPage />);
  await user.click(screen.getByRole("tab", { name: "Cadastrar" }));
  await fill("Nome completo", "Bia da Restinga");
  await fill("Email", email);
  await fill("Senha", "AreiaFofa2026");
  await fill("Confirmar senha", "AreiaFofa2026");
  await user.click(screen.getByRole("button", { name: "Cadastrar" }));
  const message = "No momento não estamos recebendo novos cadastros de atletas.";
  await server.answers<SignUpAthleteMutation>({
    signUpAthlete: { __typename: "RuleViolation", message },
  });
  expect(await screen.findByText(message)).toHaveFocus();
  expect(screen.queryByLabelText("Nome completo")).toBeNull();
});

test("a new federation reads that an administrator activates it", async () => {
  const { user, server, fill } = show(<FederationAccessPage />);
  await user.click(screen.getByRole("tab", { name: "Cadastrar" }));
  await fill("Nome da federação", "Federação da Lagoa");
  await fill("Sigla", "FL26");
  await fill("Email", email);
  await fill("Responsável", "Otília Ramos");
  await fill("Senha", "AreiaFofa2026");
  await fill("Confirmar senha", "AreiaFofa2026");
  await user.click(screen.getByRole("button", { name: "Cadastrar Federação" }));
  await server.answers<SignUpFederationMutation>({
    signUpFederation: { __typename: "SignUpFederationSuccess", email },
  });
  expect(screen.getByText(/um administrador ativa a federação/)).toBeVisible();
});
