import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import type { useUserMutationsRemoveRoleMutation as RemoveRoleMutation } from "../../__generated__/useUserMutationsRemoveRoleMutation.graphql";
import { RemoveRoleDialog } from "./RemoveRoleDialog";
import type { RoleOfUser } from "./user-columns";

const since = "2026-01-10T12:00:00Z";
const place = (name: string) => ({ id: name, kind: "ARENA" as const, name, position: null });
const teacher: RoleOfUser = { role: "TEACHER", since, weeklyClassCount: 2, places: [place("Arena Pontal")] };
const athlete: RoleOfUser = { role: "ATHLETE", since, weeklyClassCount: 0, places: [] };
const owner: RoleOfUser = {
  role: "ARENA_MANAGER",
  since,
  weeklyClassCount: 0,
  places: [place("Arena Pontal")],
};

function open(roles: RoleOfUser[]) {
  const onClose = vi.fn<() => void>();
  const user = { id: "bia", name: "Bia Rede", email: "bia@teste.example", roles };
  return { ...show(<RemoveRoleDialog open user={user} onClose={onClose} />), onClose };
}

test("says what ends before anything does, and sends the chosen role once", async () => {
  const { user, server, onClose } = open([teacher, athlete]);
  expect(await problemsShown()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Remover" }));
  expect(screen.getByText("Escolha o role que termina.")).toBeVisible();
  expect(server.sent()).toEqual([]);

  await user.click(screen.getByRole("radio", { name: "Professor" }));
  expect(screen.getByText(/^Deixa de dar aulas em Arena Pontal/)).toBeVisible();
  expect(screen.getByText(/^2 aulas por semana continuam na agenda/)).toBeVisible();
  await user.dblClick(screen.getByRole("button", { name: "Remover" }));
  expect(server.sent()).toEqual([{ userId: "bia", role: "TEACHER" }]);
  await server.answers<RemoveRoleMutation>({
    removeRole: { __typename: "RuleViolation", message: "Você não pode retirar um role de si mesmo." },
  });
  expect(screen.getByText("Você não pode retirar um role de si mesmo.")).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test("leads to the arena that has to be passed on, and offers nothing that would be refused", async () => {
  const { server, user, router } = open([owner]);
  expect(screen.getByText(/passe cada uma a outra pessoa/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Remover" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Abrir Arena Pontal" }));
  expect(router.state.location).toMatchObject({ pathname: "/admin/arenas", search: "?aberto=Arena+Pontal" });
  expect(server.sent()).toEqual([]);
});
