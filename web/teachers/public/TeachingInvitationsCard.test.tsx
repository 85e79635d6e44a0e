import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { TeachingInvitationsCardTestQuery } from "../../__generated__/TeachingInvitationsCardTestQuery.graphql";
import type { TeachingInvitationsCardMutation as AnswerMutation } from "../../__generated__/TeachingInvitationsCardMutation.graphql";
import { TeachingInvitationsCard } from "./TeachingInvitationsCard";

const invitation = {
  id: "convite",
  arenaName: "Pontal",
  calledName: "Ana Lima",
  timeZone: "America/Sao_Paulo",
  sentAt: "2026-11-20T12:00:00Z",
};

const open = () =>
  showWith<TeachingInvitationsCardTestQuery>(
    graphql`
      query TeachingInvitationsCardTestQuery @relay_test_operation @raw_response_type {
        viewer {
          ...TeachingInvitationsCard_viewer
        }
      }
    `,
    { viewer: { teachingInvitations: [invitation] } },
    ({ viewer }) => (viewer ? <TeachingInvitationsCard viewer={viewer} /> : null),
  );

test("says what the arena sees after accepting; declining removes the card", async () => {
  const { user, server } = open();
  expect(screen.getByText("Dar aulas na arena Pontal")).toBeVisible();
  expect(screen.getByText(/ela vê seu nome, seu e-mail e suas certificações/)).toBeVisible();
  expect(await problemsShown()).toEqual([]);
  await user.dblClick(screen.getByRole("button", { name: "Recusar Pontal" }));
  expect(server.sent()).toEqual([{ invitationId: "convite", accept: false }]);
  await server.answers<AnswerMutation>({
    answerTeachingInvitation: {
      __typename: "AnswerTeachingInvitationSuccess",
      invitation: { status: "DECLINED" },
      viewer: { teachingInvitations: [] },
    },
  });
  expect(screen.queryByText("Dar aulas na arena Pontal")).toBeNull();
  expect(await screen.findByText("Convite recusado")).toBeVisible();
});

test("a refused acceptance shows its reason, and the card stays", async () => {
  const { user, server } = open();
  await user.click(screen.getByRole("button", { name: "Aceitar Pontal" }));
  const message = "A arena marcou aulas para você no mesmo horário de aulas suas em outra arena.";
  await server.answers<AnswerMutation>({
    answerTeachingInvitation: { __typename: "RuleViolation", message },
  });
  expect(screen.getByRole("alert")).toHaveTextContent(message);
  expect(screen.getByText("Dar aulas na arena Pontal")).toBeVisible();
});
