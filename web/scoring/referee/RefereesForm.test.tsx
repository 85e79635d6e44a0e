import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { RefereesFormTestQuery } from "../../__generated__/RefereesFormTestQuery.graphql";
import type { RefereesDialogAppointMutation } from "../../__generated__/RefereesDialogAppointMutation.graphql";
import { RefereesForm } from "../public/RefereesDialog";

const showForm = (referees: { id: string; name: string }[] = []) =>
  showWith<RefereesFormTestQuery>(
    graphql`
      query RefereesFormTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          ...RefereesDialog_refereesFormTournament
        }
      }
    `,
    { tournament: { referees, refereeCandidates: [] } },
    ({ tournament }) => (tournament ? <RefereesForm tournament={tournament} /> : null),
  );

const field = () => screen.getByLabelText("E-mail da pessoa");
const appoint = () => screen.getByRole("button", { name: "Nomear árbitro" });

test("an address without an account shows an error at the field and keeps its text", async () => {
  const { user, server, fill } = showForm();
  expect(screen.getByText("Ninguém foi nomeado ainda.")).toBeVisible();
  await fill("E-mail da pessoa", "ninguem@nenhum.example");
  await user.dblClick(appoint());
  expect(server.sent()).toMatchObject([{ email: "ninguem@nenhum.example" }]);
  await server.answers<RefereesDialogAppointMutation>({
    appointReferee: { __typename: "RuleViolation", message: "Nenhuma conta confirmada tem este e-mail" },
  });
  expect(field()).toHaveAccessibleDescription(/^Nenhuma conta confirmada tem este e-mail/);
  expect(field()).toHaveValue("ninguem@nenhum.example");
  expect(await problemsShown()).toEqual([]);
});

test("after an appointment the field is cleared; without a connection it keeps its text", async () => {
  const { user, server, fill } = showForm([{ id: "rita", name: "Rita Árbitra" }]);
  expect(screen.getByRole("button", { name: "Dispensar Rita Árbitra" })).toBeVisible();
  await fill("E-mail da pessoa", "outra@praia.example");
  await user.click(appoint());
  await server.fails();
  expect(await screen.findByText("Sem conexão com o servidor")).toBeVisible();
  expect(field()).toHaveValue("outra@praia.example");
  await user.click(appoint());
  await server.answers<RefereesDialogAppointMutation>({
    appointReferee: { __typename: "AppointRefereeSuccess" },
  });
  expect(await screen.findByText("Árbitro nomeado")).toBeVisible();
  expect(field()).toHaveValue("");
});
