import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import type { ArenaAthleteFormRegisterMutation as RegisterMutation } from "../../__generated__/ArenaAthleteFormRegisterMutation.graphql";
import { RegisterAthleteDialog } from "./RegisterAthleteDialog";

const open = () => {
  const onClose = vi.fn<() => void>();
  const shown = show(
    <RegisterAthleteDialog arenaId="arena" timeZone="America/Sao_Paulo" open onClose={onClose} />,
  );
  return { ...shown, onClose };
};

test("an e-mail that is already taken shows an error beside it, and everything stays typed", async () => {
  const { user, server, fill, onClose } = open();
  expect(await problemsShown()).toEqual([]);
  await fill("Nome completo", "Ana Lima");
  await fill("E-mail", "ana@teste.example");
  await fill("Observações da arena", "Canhota");
  await user.dblClick(screen.getByRole("button", { name: "Cadastrar" }));
  expect(server.sent()).toEqual([
    expect.objectContaining({
      arenaId: "arena",
      fullName: "Ana Lima",
      cpf: null,
      level: "FUN",
      note: "Canhota",
    }),
  ]);
  const message = "Já existe um atleta com este e-mail.";
  await server.answers<RegisterMutation>({
    registerAthlete: { __typename: "InvalidInput", fields: [{ path: ["email"], message }] },
  });
  expect(screen.getByLabelText("E-mail")).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(screen.getByLabelText(/Nome completo/)).toHaveValue("Ana Lima");
  expect(onClose).not.toHaveBeenCalled();
});

test("a registered athlete opens beside the list", async () => {
  const { user, server, fill, onClose, router } = open();
  await fill("Nome completo", "Ana Lima");
  await user.click(screen.getByRole("button", { name: "Cadastrar" }));
  await server.answers<RegisterMutation>({
    registerAthlete: { __typename: "RegisterAthleteSuccess", arenaAthlete: { id: "linha" } },
  });
  expect(await screen.findByText("Atleta cadastrado")).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
  expect(router.state.location.search).toBe("?aberto=linha");
});

test("several athletes are registered in a row, each from an empty form", async () => {
  const { user, server, fill, onClose, router } = open();
  await fill("Nome completo", "Ana D'Ávila");
  await fill("Observações da arena", "Canhota");
  await user.click(screen.getByRole("button", { name: "Salvar e cadastrar outro" }));
  await server.answers<RegisterMutation>({
    registerAthlete: { __typename: "RegisterAthleteSuccess", arenaAthlete: { id: "linha" } },
  });
  expect(await screen.findByText("Atleta cadastrado")).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  expect(router.state.location.search).toBe("");
  expect(screen.getByLabelText(/Nome completo/)).toHaveValue("");
  expect(screen.getByLabelText(/Nome completo/)).toHaveFocus();
  expect(screen.getByLabelText(/Observações da arena/)).toHaveValue("");
  await fill("Nome completo", "Bia Lima");
  await user.click(screen.getByRole("button", { name: "Cadastrar" }));
  expect(server.sent()).toEqual([expect.objectContaining({ fullName: "Bia Lima", note: null })]);
  await server.answers<RegisterMutation>({
    registerAthlete: { __typename: "RegisterAthleteSuccess", arenaAthlete: { id: "outra" } },
  });
  expect(onClose).toHaveBeenCalledOnce();
  expect(router.state.location.search).toBe("?aberto=outra");
});

test("a registered athlete stays registered if the next one is rejected or cancelled", async () => {
  const { user, server, fill, onClose } = open();
  await fill("Nome completo", "Ana Lima");
  await user.click(screen.getByRole("button", { name: "Salvar e cadastrar outro" }));
  await server.answers<RegisterMutation>({
    registerAthlete: { __typename: "InvalidInput", fields: [{ path: ["fullName"], message: "Não pode" }] },
  });
  expect(screen.getByLabelText(/Nome completo/)).toHaveValue("Ana Lima");
  expect(screen.getByLabelText(/Nome completo/)).toHaveAccessibleDescription("Não pode");
  await user.click(screen.getByRole("button", { name: "Cancelar" }));
  expect(onClose).toHaveBeenCalledOnce();
});

test("invalid values show errors beside their fields, and nothing is sent", async () => {
  const { user, server, fill } = open();
  await fill("Nome completo", "A");
  await fill("CPF", "111.111.111-11");
  await user.click(screen.getByRole("button", { name: "Cadastrar" }));
  expect(await screen.findByText("Nome deve ter pelo menos 2 caracteres")).toBeVisible();
  expect(screen.getByLabelText("CPF")).toBeInvalid();
  expect(server.sent()).toEqual([]);
});
