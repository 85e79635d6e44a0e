import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { ManagementInvitationsCardTestQuery } from "../../__generated__/ManagementInvitationsCardTestQuery.graphql";
import type { ManagementInvitationsCardAnswerMutation as AnswerMutation } from "../../__generated__/ManagementInvitationsCardAnswerMutation.graphql";
import { ManagementInvitationsCard } from "./ManagementInvitationsCard";

const invitation = {
  id: "convite",
  kind: "ARENA" as const,
  placeName: "Arena Pontal",
  position: null,
  createdAt: "2026-11-20T12:00:00Z",
};

const open = () =>
  showWith<ManagementInvitationsCardTestQuery>(
    graphql`
      query ManagementInvitationsCardTestQuery @relay_test_operation @raw_response_type {
        viewer {
          ...ManagementInvitationsCard_viewer
        }
      }
    `,
    { viewer: { managementInvitations: [invitation] } },
    ({ viewer }) => (viewer ? <ManagementInvitationsCard viewer={viewer} /> : null),
  );

test("who is asked to run an arena says no, and the card goes", async () => {
  const { user, server } = open();
  expect(screen.getByText("Ser responsável pela Arena Pontal")).toBeVisible();
  expect(await problemsShown()).toEqual([]);
  await user.dblClick(screen.getByRole("button", { name: "Recusar Arena Pontal" }));
  expect(server.sent()).toEqual([{ invitationId: "convite", accept: false }]);
  await server.answers<AnswerMutation>({
    answerManagementInvitation: {
      __typename: "AnswerManagementInvitationSuccess",
      invitation: { status: "DECLINED" },
      viewer: { managementInvitations: [] },
    },
  });
  expect(screen.queryByText("Ser responsável pela Arena Pontal")).toBeNull();
  expect(await screen.findByText("Convite recusado")).toBeVisible();
});

test("one that is gone meanwhile says so, and stays to be read", async () => {
  const { user, server } = open();
  await user.click(screen.getByRole("button", { name: "Aceitar Arena Pontal" }));
  const message = "Este convite não vale mais";
  await server.answers<AnswerMutation>({
    answerManagementInvitation: { __typename: "RuleViolation", message },
  });
  expect(screen.getByRole("alert")).toHaveTextContent(message);
});
