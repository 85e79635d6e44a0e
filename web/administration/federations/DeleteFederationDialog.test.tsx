import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test, vi } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import { codeArrived } from "../../../tests/support/mock-server";
import type { DeleteFederationDialogTestQuery } from "../../__generated__/DeleteFederationDialogTestQuery.graphql";
import type { useFederationMutationsDeleteMutation as DeleteMutation } from "../../__generated__/useFederationMutationsDeleteMutation.graphql";
import { DeleteFederationDialog } from "./FederationStateDialogs";
import { federationRow } from "./federation-columns";

async function open(state: "ACTIVE" | "INACTIVE") {
  const done = {
    onClose: vi.fn<() => void>(),
    onDeleted: vi.fn<() => void>(),
    onDeactivateInstead: vi.fn<() => void>(),
  };
  const shown = showWith<DeleteFederationDialogTestQuery>(
    graphql`
      query DeleteFederationDialogTestQuery @relay_test_operation @raw_response_type {
        allFederations(first: 1) {
          edges {
            node {
              ...federationColumns_federation
            }
          }
        }
      }
    `,
    { allFederations: { edges: [{ node: { id: "federacao", name: "Federação do Litoral", state } }] } },
    ({ allFederations }) =>
      allFederations.edges.map(({ node }) => (
        <DeleteFederationDialog key="one" open federation={federationRow(node)} {...done} />
      )),
  );
  await codeArrived();
  return { ...shown, ...done };
}
const inUse = {
  deleteFederation: { __typename: "FederationInUse", dependents: ["2 arenas filiadas", "5 campeonatos"] },
} as const;

test("what nothing depends on is deleted, once", async () => {
  const { user, server, onDeleted } = await open("ACTIVE");
  expect(await problemsShown()).toEqual([]);
  await user.dblClick(screen.getByRole("button", { name: "Excluir" }));
  expect(server.sent()).toEqual([{ federationId: "federacao" }]);
  await server.answers<DeleteMutation>({ deleteFederation: { __typename: "DeleteFederationSuccess" } });
  expect(onDeleted).toHaveBeenCalledOnce();
});

test("what something depends on stays: it says what does, and that it can be made inactive", async () => {
  const { user, server, onDeleted, onDeactivateInstead } = await open("ACTIVE");
  await user.click(screen.getByRole("button", { name: "Excluir" }));
  await server.answers<DeleteMutation>(inUse);
  expect(screen.getByRole("heading", { name: "A federação não pode ser excluída" })).toBeVisible();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "2 arenas filiadas",
    "5 campeonatos",
  ]);
  expect(await problemsShown()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Inativar" }));
  expect(onDeactivateInstead).toHaveBeenCalledOnce();
  expect(onDeleted).not.toHaveBeenCalled();
});

test("one that is inactive already has nothing more to offer", async () => {
  const { user, server, onClose, onDeactivateInstead } = await open("INACTIVE");
  await user.click(screen.getByRole("button", { name: "Excluir" }));
  await server.answers<DeleteMutation>(inUse);
  expect(screen.getByText("Ela já está inativa: nada dela aparece para o público.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Entendi" }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onDeactivateInstead).not.toHaveBeenCalled();
});
