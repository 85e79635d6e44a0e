import { act, screen, within } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { showWith } from "../../../tests/support/component";
import type { UserListTestQuery } from "../../__generated__/UserListTestQuery.graphql";
import { UserList } from "./UserList";

const role = (name: "ADMIN" | "TEACHER", since: string) => ({
  role: name,
  since,
  weeklyClassCount: 0,
  places: [],
});
const people = [
  { id: "ana", name: "Ana", email: "ana@teste.example", roles: [role("TEACHER", "2026-01-10T12:00:00Z")] },
  {
    id: "bia",
    name: "Bia",
    email: "bia@teste.example",
    roles: [role("ADMIN", "2025-03-07T12:00:00Z"), role("TEACHER", "2026-02-11T12:00:00Z")],
  },
];

const open = (totalCount: number) =>
  showWith<UserListTestQuery>(
    graphql`
      query UserListTestQuery @relay_test_operation @raw_response_type {
        ...UserList_query
      }
    `,
    {
      allUsers: {
        totalCount,
        edges: people.map(({ roles, ...node }) => ({
          cursor: node.id,
          node: { __typename: "User", ...node, roleAssignments: roles },
        })),
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    },
    (query) => <UserList query={query} />,
  );

test("counts the users, as specified for one and for many", async () => {
  open(1260);
  expect(await screen.findByText("(1.260) usuário(s) encontrado(s)")).toBeVisible();
});

test("the date is that of the first role, or of the role that the list is filtered by", async () => {
  const { router } = open(2);
  const table = within(await screen.findByRole("table", { name: "Usuários" }));
  const bia = () => table.getByRole("row", { name: /Bia/ });
  expect(within(bia()).getByText("07/03/2025")).toBeVisible();
  await act(() => router.navigate("?role=professor"));
  expect(within(bia()).getByText("11/02/2026")).toBeVisible();
  expect(table.getByText("10/01/2026")).toBeVisible();
});
