import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { dialogClosed, problemsShown, showWith } from "../../../tests/support/component";
import type { SessionsCardTestQuery } from "../../__generated__/SessionsCardTestQuery.graphql";
import type { SessionsCardEndOthersMutation } from "../../__generated__/SessionsCardEndOthersMutation.graphql";
import type { SessionsCardEndMutation } from "../../__generated__/SessionsCardEndMutation.graphql";
import { SessionsCard } from "./SessionsCard";

const session = (id: string, device: string) => ({
  node: {
    id,
    device,
    isCurrent: id === "here",
    createdAt: "2026-11-20T12:00:00Z",
    lastUsedAt: new Date().toISOString(),
  },
});

const here = session("here", "Firefox no Linux");
const phone = session("phone", "Chrome no Android");

const sessionsOf = (...edges: (typeof here)[]) => ({
  id: "bia",
  sessions: { edges, pageInfo: { hasNextPage: false } },
});

const showCard = () =>
  showWith<SessionsCardTestQuery>(
    graphql`
      query SessionsCardTestQuery @relay_test_operation @raw_response_type {
        viewer {
          user {
            ...SessionsCard_user
          }
        }
      }
    `,
    { viewer: { user: sessionsOf(here, phone) } },
    ({ viewer }) => (viewer ? <SessionsCard user={viewer.user} /> : null),
  );

test("each says since when and when it was used; one is ended by its own button", async () => {
  const { user, server } = showCard();
  const [thisOne, other] = screen.getAllByRole("listitem");
  expect(thisOne).toHaveTextContent("Este aparelho");
  expect(thisOne).toHaveTextContent("Em uso agora");
  expect(other).toHaveTextContent("Último uso agora mesmo");
  expect(await problemsShown()).toEqual([]);
  await user.dblClick(screen.getByRole("button", { name: /^Encerrar a sessão em Chrome no Android/ }));
  expect(server.sent()).toEqual([{ sessionId: "phone" }]);
  await server.fails("server");
  expect(await screen.findByText("Não foi possível encerrar a sessão")).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);

  await user.click(screen.getByRole("button", { name: /^Encerrar a sessão em Chrome no Android/ }));
  await server.answers<SessionsCardEndMutation>({
    endSession: { viewer: { user: sessionsOf(here) } },
  });
  expect(await screen.findByText("Sessão encerrada")).toBeVisible();
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByRole("list")).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Encerrar as outras sessões" })).toBeNull();
});

test("all the others are ended after a question, and the keyboard goes on from the list", async () => {
  const { user, server } = showCard();
  await user.click(screen.getByRole("button", { name: "Encerrar as outras sessões" }));
  expect(screen.getByRole("alertdialog", { name: "Encerrar as outras sessões?" })).toBeVisible();
  await user.dblClick(screen.getByRole("button", { name: "Encerrar as outras" }));
  expect(server.sent()).toHaveLength(1);
  await server.answers<SessionsCardEndOthersMutation>({
    endOtherSessions: { endedCount: 1, viewer: { user: sessionsOf(here) } },
  });
  expect(await screen.findByText("1 sessão encerrada")).toBeVisible();
  await dialogClosed();
  expect(screen.getByRole("list")).toHaveFocus();
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});

test("ending this one asks first, since it means leaving", async () => {
  const { user } = showCard();
  await user.click(screen.getByRole("button", { name: "Encerrar a sessão deste aparelho" }));
  expect(screen.getByRole("alertdialog", { name: "Sair deste aparelho?" })).toBeVisible();
  expect(await problemsShown()).toEqual([]);
});
