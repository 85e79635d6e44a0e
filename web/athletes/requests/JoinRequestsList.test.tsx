import { screen, waitFor, within } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { JoinRequestsListTestQuery } from "../../__generated__/JoinRequestsListTestQuery.graphql";
import type { JoinRequestsListQuery } from "../../__generated__/JoinRequestsListQuery.graphql";
import type { useRequestMutationsAnswerMutation as AnswerMutation } from "../../__generated__/useRequestMutationsAnswerMutation.graphql";
import { JoinRequestsList } from "./JoinRequestsList";

const asks = (id: string, athleteName: string, more = {}) => ({
  cursor: id,
  node: {
    __typename: "JoinRequest" as const,
    id,
    status: "PENDING" as const,
    askedAt: "2026-11-20T12:00:00Z",
    athleteName,
    athleteKey: "chave",
    athleteLevel: "B" as const,
    wasThereBefore: false,
    ...more,
  },
});
const arena = { id: "arena", timeZone: "America/Sao_Paulo" };
const lastPage = { hasNextPage: false, endCursor: null };

const showList = (edges: ReturnType<typeof asks>[]) =>
  showWith<JoinRequestsListTestQuery>(
    graphql`
      query JoinRequestsListTestQuery @relay_test_operation @raw_response_type {
        viewer {
          arena {
            ...JoinRequestsList_arena
          }
        }
      }
    `,
    {
      viewer: {
        arena: {
          ...arena,
          pendingJoinRequestCount: edges.length,
          joinRequests: { edges, pageInfo: lastPage },
        },
      },
    },
    ({ viewer }) => (viewer?.arena ? <JoinRequestsList arena={viewer.arena} /> : null),
  );
const names = () =>
  screen.queryAllByRole("row").flatMap((row) => within(row).queryByRole("link")?.textContent ?? []);
const answered = (answeredIds: string[], pendingJoinRequestCount: number) => ({
  answerJoinRequests: {
    __typename: "AnswerJoinRequestsSuccess" as const,
    answeredIds,
    arena: { id: "arena", pendingJoinRequestCount },
  },
});

test("accepting one request leaves the other", async () => {
  const { user, server } = showList([asks("1", "Ana"), asks("2", "Bia", { wasThereBefore: true })]);
  expect(await problemsShown()).toEqual([]);
  expect(screen.getByText("Já foi da arena")).toBeVisible();
  await user.dblClick(screen.getByRole("button", { name: "Aceitar Ana" }));
  expect(server.sent()).toEqual([{ arenaId: "arena", requestIds: ["1"], accept: true }]);
  await server.answers<AnswerMutation>(answered(["1"], 1));
  expect(names()).toEqual([expect.stringContaining("Bia")]);
  expect(screen.getByRole("button", { name: "Pendentes 1" })).toHaveAttribute("aria-pressed", "true");
  expect(await screen.findByText("1 atleta aceito")).toBeVisible();
  expect(document.body).not.toHaveFocus();
});

test("all visible requests are accepted at once, and the list is empty", async () => {
  const { user, server } = showList([asks("1", "Ana"), asks("2", "Bia")]);
  await user.click(screen.getByRole("button", { name: "Aceitar os 2" }));
  expect(server.sent()).toEqual([{ arenaId: "arena", requestIds: ["1", "2"], accept: true }]);
  await server.answers<AnswerMutation>(answered(["1", "2"], 0));
  expect(screen.getByRole("heading", { name: "Nenhum pedido pendente" })).toBeVisible();
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test("if another manager answered first, a message is shown and the list reloads", async () => {
  const { user, server } = showList([asks("1", "Ana")]);
  await user.click(screen.getByRole("button", { name: "Recusar Ana" }));
  await server.answers<AnswerMutation>({
    answerJoinRequests: { __typename: "RuleViolation", message: "Outra pessoa já respondeu." },
  });
  expect(screen.getByRole("alert")).toHaveTextContent("Outra pessoa já respondeu.");
  expect(server.sent()).toEqual([expect.objectContaining({ status: "PENDING" })]);
});

test("selected requests are refused together, and refused ones have a URL of their own", async () => {
  const { user, server, router } = showList([asks("1", "Ana"), asks("2", "Bia"), asks("3", "Caio")]);
  await user.click(screen.getByRole("checkbox", { name: "Selecionar Ana" }));
  await user.click(screen.getByRole("checkbox", { name: "Selecionar Caio" }));
  const bar = within(screen.getByRole("toolbar"));
  expect(await problemsShown()).toEqual([]);
  await user.dblClick(bar.getByRole("button", { name: "Recusar" }));
  expect(server.sent()).toEqual([{ arenaId: "arena", requestIds: ["1", "3"], accept: false }]);
  await server.answers<AnswerMutation>(answered(["1", "3"], 1));
  expect(await screen.findByText("2 pedidos recusados")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Recusados" }));
  expect(router.state.location.search).toBe("?situacao=recusados");
  expect(server.sent()).toEqual([expect.objectContaining({ id: "arena", status: "REFUSED" })]);
  await server.answers<JoinRequestsListQuery>({
    node: {
      __typename: "Arena",
      ...arena,
      joinRequests: { edges: [asks("1", "Ana", { status: "REFUSED" })], pageInfo: lastPage },
    },
  });
  expect(screen.getByRole("button", { name: "Aceitar Ana" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Recusar Ana" })).toBeNull();
});

test("successive answers share one toast", async () => {
  const { user, server } = showList([asks("1", "Ana"), asks("2", "Bia"), asks("3", "Caio")]);
  for (const [id, name] of [
    ["1", "Ana"],
    ["2", "Bia"],
  ] as const) {
    await user.click(screen.getByRole("button", { name: `Aceitar ${name}` }));
    await server.answers<AnswerMutation>(answered([id], 1));
  }
  expect(await screen.findByText("2 atletas aceitos")).toBeVisible();
  expect(screen.getAllByRole("status")).toHaveLength(1);
});
