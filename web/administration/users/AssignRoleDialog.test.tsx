import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import { codeArrived, mockServer } from "../../../tests/support/mock-server";
import type { useUserMutationsAssignMutation as AssignMutation } from "../../__generated__/useUserMutationsAssignMutation.graphql";
import { AssignRoleDialog } from "./AssignRoleDialog";

async function open(user: { id: string; name: string; email: string; roles: [] } | null) {
  const onClose = vi.fn<() => void>();
  const onAssigned = vi.fn<() => void>();
  const server = mockServer();
  const shown = show(<AssignRoleDialog open user={user} onClose={onClose} onAssigned={onAssigned} />, server);
  await codeArrived();
  const choose = async (role: string) => {
    server.willAnswer({
      allArenas: { edges: [{ node: { id: "dunas", name: "Arena Dunas", city: "Laguna" } }] },
      allFederations: { edges: [{ node: { id: "fcbt", name: "Federação Catarinense", acronym: "FCBT" } }] },
    });
    await shown.user.selectOptions(screen.getByLabelText(/^Role/), role);
    await codeArrived();
  };
  const assign = () => shown.user.click(screen.getByRole("button", { name: "Atribuir" }));
  return { ...shown, onClose, onAssigned, choose, assign };
}
const bia = { id: "bia", name: "Bia Rede", email: "bia@teste.example", roles: [] as [] };

test("shows the fields of the chosen role, and sends none of a role chosen earlier", async () => {
  const { user, server, choose, assign, fill, onClose, onAssigned } = await open(bia);
  expect(await problemsShown()).toEqual([]);
  await choose("TEACHER");
  await user.click(await screen.findByRole("button", { name: /^Arena Dunas/ }));
  expect(screen.getByRole("button", { name: "Retirar Arena Dunas" })).toBeVisible();
  await choose("FEDERATION_MANAGER");
  expect(screen.queryByText("Arena Dunas")).toBeNull();
  await assign();
  expect(server.sent()).toEqual([]);
  expect(screen.getByLabelText(/^Cargo/)).toBeInvalid();
  await user.click(await screen.findByRole("button", { name: /Federação Catarinense/ }));
  await fill(/^Cargo/, "Secretária");
  await assign();
  expect(server.sent()).toEqual([
    expect.objectContaining({
      email: "bia@teste.example",
      role: "FEDERATION_MANAGER",
      federationId: "fcbt",
      position: "Secretária",
    }),
  ]);
  expect(JSON.stringify(server.sent())).not.toContain("dunas");
  await server.answers<AssignMutation>({
    assignRole: { __typename: "AssignRoleSuccess", asked: true },
  });
  expect(await screen.findByText("Convite enviado")).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
  expect(onAssigned).toHaveBeenCalledOnce();
});

test("an error about the preselected user is shown, and the chosen role stays", async () => {
  const { user, server, assign, onClose } = await open(bia);
  await user.selectOptions(screen.getByLabelText(/^Role/), "ADMIN");
  await assign();
  const message = "Esta conta está desativada.";
  await server.answers<AssignMutation>({
    assignRole: { __typename: "InvalidInput", fields: [{ path: ["email"], message }] },
  });
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByLabelText(/^Role/)).toHaveValue("ADMIN");
  expect(onClose).not.toHaveBeenCalled();
});
