import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test, vi } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { UserAccessTestQuery } from "../../__generated__/UserAccessTestQuery.graphql";
import type { SendPasswordDialogMutation as IssueMutation } from "../../__generated__/SendPasswordDialogMutation.graphql";
import type { useUserMutationsUnlockMutation as UnlockMutation } from "../../__generated__/useUserMutationsUnlockMutation.graphql";
import { UserAccess } from "./UserAccess";

function open(access: object) {
  const onDone = vi.fn<() => void>();
  const shown = showWith<UserAccessTestQuery>(
    graphql`
      query UserAccessTestQuery @relay_test_operation @raw_response_type {
        allUsers(first: 1) {
          edges {
            node {
              ...UserAccess_user
            }
          }
        }
      }
    `,
    {
      allUsers: {
        edges: [
          {
            node: {
              id: "bia",
              email: "bia@teste.example",
              access: { lockedUntil: null, temporaryPasswordUntil: null, openSessions: [], ...access },
            },
          },
        ],
      },
    },
    ({ allUsers }) => allUsers.edges.map(({ node }) => <UserAccess key="one" user={node} onDone={onDone} />),
  );
  return { ...shown, onDone };
}

test("a failed password mail shows its error at the button, and can be retried", async () => {
  const { user, server, onDone } = open({ temporaryPasswordUntil: "2026-01-01T12:00:00Z" });
  expect(await problemsShown()).toEqual([]);
  expect(screen.getByText(/A provisória venceu em 01\/01\/2026/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Enviar senha provisória" }));
  await user.click(await screen.findByRole("button", { name: "Enviar" }));
  expect(server.sent()).toEqual([{ email: "bia@teste.example" }]);
  const message = "Esta conta está desativada.";
  await server.answers<IssueMutation>({
    issueTemporaryPassword: { __typename: "InvalidInput", fields: [{ path: ["email"], message }] },
  });
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByRole("alertdialog")).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
});

test("unlocking an account that failed sign-ins had locked keeps the focus in the drawer", async () => {
  const { user, server, onDone } = open({ lockedUntil: "2099-01-01T12:00:00Z" });
  expect(screen.getByText(/Muitas tentativas com senha errada/)).toBeVisible();
  await user.dblClick(screen.getByRole("button", { name: "Liberar a entrada" }));
  expect(server.sent()).toEqual([{ userId: "bia" }]);
  await server.answers<UnlockMutation>({
    unlockSignIn: { user: { id: "bia", access: { lockedUntil: null } } },
  });
  expect(await screen.findByText("Entrada liberada")).toBeVisible();
  expect(screen.getByRole("button", { name: "Enviar senha provisória" })).toHaveFocus();
  expect(onDone).toHaveBeenCalledOnce();
});
