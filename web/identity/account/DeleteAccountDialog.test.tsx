import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import { codeArrived } from "../../../tests/support/mock-server";
import type { PersonalDataDeleteMutation as DeleteMutation } from "../../__generated__/PersonalDataDeleteMutation.graphql";
import { DeleteAccountDialog } from "./PersonalData";

test("an account is deleted with its password and the word, and the front page follows", async () => {
  const onClose = vi.fn<() => void>();
  const { user, fill, server, router } = show(<DeleteAccountDialog open onClose={onClose} />);
  await act(() => router.navigate("/minha-conta"));
  await codeArrived();
  expect(await problemsShown()).toEqual([]);
  const confirm = () => user.dblClick(screen.getByRole("button", { name: "Excluir conta" }));
  await fill("Sua senha", "errada-demais");
  await confirm();
  expect(server.sent()).toEqual([]);
  expect(screen.getByLabelText(/^Digite /)).toHaveAccessibleDescription(/^Digite .* para confirmar$/);
  await fill(/^Digite /, "excluir");
  await confirm();
  expect(server.sent()).toEqual([{ password: "errada-demais", confirmation: "excluir" }]);
  await server.answers<DeleteMutation>({
    deleteAccount: {
      __typename: "InvalidInput",
      fields: [{ path: ["input", "password"], message: "Senha incorreta" }],
    },
  });
  expect(screen.getByLabelText("Sua senha")).toHaveAccessibleDescription("Senha incorreta");
  expect(screen.getByLabelText("Sua senha")).toHaveFocus();
  expect(router.state.location.pathname).toBe("/minha-conta");
  await confirm();
  await server.answers<DeleteMutation>({ deleteAccount: { __typename: "DeleteAccountSuccess" } });
  expect(await screen.findByText("Sua conta foi excluída")).toBeVisible();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe("/"));
});
