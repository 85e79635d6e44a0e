import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { RecordClaimCardTestQuery } from "../../__generated__/RecordClaimCardTestQuery.graphql";
import type { RecordClaimCardMutation as AnswerMutation } from "../../__generated__/RecordClaimCardMutation.graphql";
import { RecordClaimCard } from "./RecordClaimCard";

const recordClaim = {
  recordId: "cadastro",
  name: "Lia Prado",
  level: "C" as const,
  arenaNames: ["Pontal"],
  key: "versao",
};

const open = () =>
  showWith<RecordClaimCardTestQuery>(
    graphql`
      query RecordClaimCardTestQuery @relay_test_operation @raw_response_type {
        viewer {
          ...RecordClaimCard_viewer
        }
      }
    `,
    { viewer: { recordClaim } },
    ({ viewer }) => (viewer ? <RecordClaimCard viewer={viewer} /> : null),
  );

test("shows name, arena and level; refusing removes the card", async () => {
  const { user, server } = open();
  expect(screen.getByText("Este cadastro é seu?")).toBeVisible();
  expect(screen.getByText("Lia Prado")).toBeVisible();
  expect(screen.getByText("Pontal · Nível C")).toBeVisible();
  expect(await problemsShown()).toEqual([]);
  await user.dblClick(screen.getByRole("button", { name: "Não é meu" }));
  expect(server.sent()).toEqual([{ recordId: "cadastro", accept: false, key: null }]);
  await server.answers<AnswerMutation>({
    answerRecordClaim: { __typename: "AnswerRecordClaimSuccess", viewer: { recordClaim: null } },
  });
  expect(screen.queryByText("Lia Prado")).toBeNull();
  expect(await screen.findByText("Resposta enviada")).toBeVisible();
});

test("accepting sends the version shown, and a rejection is shown in the card", async () => {
  const { user, server } = open();
  await user.click(screen.getByRole("button", { name: "Sim, é meu" }));
  expect(server.sent()).toEqual([{ recordId: "cadastro", accept: true, key: "versao" }]);
  const message = "Não dá para juntar agora: Os CPFs são diferentes. Fale com a arena.";
  await server.answers<AnswerMutation>({ answerRecordClaim: { __typename: "RuleViolation", message } });
  expect(screen.getByRole("alert")).toHaveTextContent(message);
  expect(screen.getByText("Lia Prado")).toBeVisible();
});
