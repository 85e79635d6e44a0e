import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import type { PersonalDataDeleteMutation } from "../../__generated__/PersonalDataDeleteMutation.graphql";
import { DeleteAccountCard } from "./AccountPage";

const word = "Digite EXCLUIR para confirmar";
const submit = () => screen.getByRole("button", { name: "Excluir conta" });

async function openDialog() {
  const shown = show(<DeleteAccountCard />);
  await shown.user.click(screen.getByRole("button", { name: "Excluir minha conta" }));
  expect(screen.getByRole("alertdialog", { name: "Excluir sua conta?" })).toBeVisible();
  return shown;
}

test("without the confirmation word nothing is sent, and the field shows an error", async () => {
  const { user, server, fill } = await openDialog();
  await fill("Sua senha", "Praia2026");
  await user.click(submit());
  expect(screen.getByLabelText(word)).toHaveAccessibleDescription("Digite EXCLUIR para confirmar");
  expect(await problemsShown()).toEqual([]);
  expect(server.sent()).toEqual([]);
});

test("the owner of an arena sees why the account cannot be deleted, and the password stays typed", async () => {
  const { user, server, fill } = await openDialog();
  await fill("Sua senha", "Praia2026");
  await fill(word, "excluir");
  await user.dblClick(submit());
  expect(server.sent()).toHaveLength(1);
  await server.answers<PersonalDataDeleteMutation>({
    deleteAccount: { __typename: "RuleViolation", message: "Sua conta é a responsável pela arena Sul." },
  });
  expect(screen.getByText("Sua conta é a responsável pela arena Sul.")).toBeVisible();
  expect(screen.getByLabelText("Sua senha")).toHaveValue("Praia2026");
  expect(await problemsShown()).toEqual([]);
});

test("deleting the account redirects to the front page", async () => {
  const { user, server, fill, router } = await openDialog();
  await router.navigate("/conta");
  await fill("Sua senha", "Praia2026");
  await fill(word, "EXCLUIR");
  await user.click(submit());
  await server.answers<PersonalDataDeleteMutation>({
    deleteAccount: { __typename: "DeleteAccountSuccess", done: true },
  });
  expect(await screen.findByText("Sua conta foi excluída")).toBeVisible();
  expect(router.state.location.pathname).toBe("/");
});

test("closing the dialog clears what was typed", async () => {
  const { user, fill } = await openDialog();
  await fill("Sua senha", "Praia2026");
  await user.click(screen.getByRole("button", { name: "Cancelar" }));
  await user.click(screen.getByRole("button", { name: "Excluir minha conta" }));
  expect(screen.getByLabelText("Sua senha")).toHaveValue("");
});
