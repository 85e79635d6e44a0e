import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import type { useSignUpMutationsAthleteMutation } from "../../__generated__/useSignUpMutationsAthleteMutation.graphql";
import type { useSignUpMutationsFederationMutation } from "../../__generated__/useSignUpMutationsFederationMutation.graphql";
import { AthleteAccessPage } from "./AthleteAccessPage";
import { FederationAccessPage } from "./FederationAccessPage";

const email = "bia@teste.example";

test("the other tab takes nothing away, and whoever signed up goes on from the heading", async () => {
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
  await server.answers<useSignUpMutationsAthleteMutation>({
    signUpAthlete: { __typename: "SignUpAthleteSuccess", email },
  });
  expect(screen.getByRole("heading", { name: "Falta só confirmar seu e-mail" })).toHaveFocus();
  expect(screen.getByRole("button", { name: /^Reenviar e-mail em \d+ s$/ })).toHaveAttribute("aria-disabled");
  expect(await problemsShown()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Já confirmei, entrar" }));
  expect(screen.getByLabelText("Email")).toHaveValue(email);
});

test("a federation is told who activates it", async () => {
  const { user, server, fill } = show(<FederationAccessPage />);
  await user.click(screen.getByRole("tab", { name: "Cadastrar" }));
  await fill("Nome da federação", "Federação da Lagoa");
  await fill("Sigla", "FL26");
  await fill("Email", email);
  await fill("Responsável", "Otília Ramos");
  await fill("Senha", "AreiaFofa2026");
  await fill("Confirmar senha", "AreiaFofa2026");
  await user.click(screen.getByRole("button", { name: "Cadastrar Federação" }));
  await server.answers<useSignUpMutationsFederationMutation>({
    signUpFederation: { __typename: "SignUpFederationSuccess", email },
  });
  expect(screen.getByText(/um administrador ativa a federação/)).toBeVisible();
});
