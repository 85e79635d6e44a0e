import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test, vi } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import { codeArrived } from "../../../tests/support/mock-server";
import type { SuspendArenaDialogTestQuery } from "../../__generated__/SuspendArenaDialogTestQuery.graphql";
import type { ArenaFormSuspendMutation as SuspendMutation } from "../../__generated__/ArenaFormSuspendMutation.graphql";
import { arenaRow } from "./arena-row";
import { SuspendArenaDialog } from "./ArenaActDialogs";

async function open() {
  const onClose = vi.fn<() => void>();
  const shown = showWith<SuspendArenaDialogTestQuery>(
    graphql`
      query SuspendArenaDialogTestQuery @relay_test_operation @raw_response_type {
        allArenas(first: 1) {
          edges {
            node {
              ...arenaRow_arena
            }
          }
        }
      }
    `,
    { allArenas: { edges: [{ node: { id: "arena", name: "Arena Pontal", active: true } }] } },
    ({ allArenas }) =>
      allArenas.edges.map(({ node }) => (
        <SuspendArenaDialog key="one" open arena={arenaRow(node)} onClose={onClose} />
      )),
  );
  await codeArrived();
  return { ...shown, onClose };
}

test("an arena is not suspended without saying why", async () => {
  const { user, fill, server, onClose } = await open();
  expect(screen.getByRole("dialog", { name: "Suspender Arena Pontal?" })).toBeVisible();
  expect(await problemsShown()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Suspender" }));
  expect(server.sent()).toEqual([]);
  expect(screen.getByLabelText(/^Motivo/)).toHaveAccessibleDescription(
    expect.stringContaining("Diga o motivo com pelo menos 5 caracteres"),
  );
  expect(screen.getByLabelText(/^Motivo/)).toHaveFocus();

  await fill(/^Motivo/, "Mensalidade em aberto desde agosto");
  await user.dblClick(screen.getByRole("button", { name: "Suspender" }));
  expect(server.sent()).toEqual([{ arenaId: "arena", reason: "Mensalidade em aberto desde agosto" }]);
  await server.answers<SuspendMutation>({
    suspendArena: { __typename: "SuspendArenaSuccess", arena: { active: false } },
  });
  expect(onClose).toHaveBeenCalledOnce();
});

test("what the server refuses, and what does not get through, leaves the reason where it is", async () => {
  const { user, fill, server, onClose } = await open();
  await fill(/^Motivo/, "Mensalidade em aberto");
  await user.click(screen.getByRole("button", { name: "Suspender" }));
  await server.fails("server");
  expect(await screen.findByText("Erro ao suspender a arena")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Suspender" }));
  const message = "A arena já está suspensa";
  await server.answers<SuspendMutation>({ suspendArena: { __typename: "RuleViolation", message } });
  expect(screen.getByLabelText(/^Motivo/)).toHaveValue("Mensalidade em aberto");
  expect(screen.getByLabelText(/^Motivo/)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(onClose).not.toHaveBeenCalled();
});
