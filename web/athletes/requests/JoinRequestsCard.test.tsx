import { screen, waitFor, within } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { JoinRequestsCardTestQuery } from "../../__generated__/JoinRequestsCardTestQuery.graphql";
import type { useRequestMutationsAnswerMutation as AnswerMutation } from "../../__generated__/useRequestMutationsAnswerMutation.graphql";
import { JoinRequestsCard } from "./JoinRequestsCard";

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

const showCard = (edges: ReturnType<typeof asks>[]) =>
  showWith<JoinRequestsCardTestQuery>(
    graphql`
      query JoinRequestsCardTestQuery @relay_test_operation @raw_response_type {
        viewer {
          arena {
            ...JoinRequestsCard_arena
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
    ({ viewer }) => (viewer?.arena ? <JoinRequestsCard arena={viewer.arena} /> : null),
  );
const names = () => screen.queryAllByRole("listitem").map((row) => within(row).getByRole("link").textContent);
const answered = (answeredIds: string[], pendingJoinRequestCount: number) => ({
  answerJoinRequests: {
    __typename: "AnswerJoinRequestsSuccess" as const,
    answeredIds,
    arena: { id: "arena", pendingJoinRequestCount },
  },
});

test("one is accepted, the other stays", async () => {
  const { user, server } = showCard([asks("1", "Ana"), asks("2", "Bia", { wasThereBefore: true })]);
  expect(await problemsShown()).toEqual([]);
  expect(screen.getByText("Já foi da arena")).toBeVisible();
  await user.dblClick(screen.getByRole("button", { name: "Aceitar Ana" }));
  expect(server.sent()).toEqual([{ arenaId: "arena", requestIds: ["1"], accept: true }]);
  await server.answers<AnswerMutation>(answered(["1"], 1));
  expect(names()).toEqual(["Bia"]);
  expect(screen.getByLabelText("Pendentes (1)")).toBeChecked();
  expect(await screen.findByText("1 atleta aceito")).toBeVisible();
  expect(document.body).not.toHaveFocus();
});

test("all that are shown are accepted at once, and nothing is left", async () => {
  const { user, server } = showCard([asks("1", "Ana"), asks("2", "Bia")]);
  await user.click(screen.getByRole("button", { name: "Aceitar os 2" }));
  expect(server.sent()).toEqual([{ arenaId: "arena", requestIds: ["1", "2"], accept: true }]);
  await server.answers<AnswerMutation>(answered(["1", "2"], 0));
  expect(screen.getByRole("heading", { name: "Nenhum pedido pendente" })).toBeVisible();
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test("where somebody else was faster it is said, and what is left is asked for anew", async () => {
  const { user, server } = showCard([asks("1", "Ana")]);
  await user.click(screen.getByRole("button", { name: "Recusar Ana" }));
  await server.answers<AnswerMutation>({
    answerJoinRequests: { __typename: "RuleViolation", message: "Outra pessoa já respondeu." },
  });
  expect(screen.getByRole("alert")).toHaveTextContent("Outra pessoa já respondeu.");
  expect(server.sent()).toEqual([expect.objectContaining({ status: "PENDING" })]);
});
