import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import type { useArenaTeacherMutationsRegisterMutation as RegisterMutation } from "../../__generated__/useArenaTeacherMutationsRegisterMutation.graphql";
import { RegisterTeacherDialog } from "./RegisterTeacherDialog";

const open = () => {
  const onClose = vi.fn<() => void>();
  return { ...show(<RegisterTeacherDialog arenaId="arena" open onClose={onClose} />), onClose };
};

test("sends the edited fields once, and shows at the address that it is taken", async () => {
  const { user, server, fill, onClose } = open();
  expect(await problemsShown()).toEqual([]);
  await fill("Nome completo", "Ana Lima");
  await fill("E-mail", "ana@teste.example");
  await user.click(screen.getByRole("button", { name: "Incluir Duplas" }));
  await user.type(screen.getByLabelText("Especialidades"), "Voleio{Enter}");
  await user.type(screen.getByLabelText("Especialidades"), "duplas{Enter}");
  await user.dblClick(screen.getByRole("button", { name: "Cadastrar" }));
  expect(server.sent()).toEqual([
    {
      arenaId: "arena",
      fullName: "Ana Lima",
      email: "ana@teste.example",
      phone: null,
      specialties: ["Duplas", "Voleio"],
      hours: [],
    },
  ]);
  const message = "Este e-mail é de Ana Sá, que já está na lista.";
  await server.answers<RegisterMutation>({
    registerTeacher: { __typename: "InvalidInput", fields: [{ path: ["email"], message }] },
  });
  expect(screen.getByLabelText("E-mail")).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(screen.getByLabelText(/Nome completo/)).toHaveValue("Ana Lima");
  expect(onClose).not.toHaveBeenCalled();
});

test("a registered teacher opens in the drawer, and a toast says that they were invited", async () => {
  const { user, server, fill, onClose, router } = open();
  await fill("Nome completo", "Ana Lima");
  await fill("E-mail", "ana@teste.example");
  await user.click(screen.getByRole("button", { name: "Cadastrar" }));
  await server.answers<RegisterMutation>({
    registerTeacher: { __typename: "RegisterTeacherSuccess", teacherArena: { id: "linha" } },
  });
  expect(await screen.findByText("Professor cadastrado e convidado")).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
  expect(router.state.location.search).toBe("?aberto=linha");
});

test("a rate limit on invitations shows its error above the button", async () => {
  const { user, server, fill } = open();
  await fill("Nome completo", "Ana Lima");
  await user.click(screen.getByRole("button", { name: "Cadastrar" }));
  const message = "Muitas tentativas. Tente novamente em 2 minutos.";
  await server.answers<RegisterMutation>({ registerTeacher: { __typename: "TooManyAttempts", message } });
  expect(screen.getByRole("alert")).toHaveTextContent(message);
});
