import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test, vi } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { AthleteSearchResultsQuery } from "../../__generated__/AthleteSearchResultsQuery.graphql";
import type { ManageEnrolmentsDialogTestQuery } from "../../__generated__/ManageEnrolmentsDialogTestQuery.graphql";
import type { useEnrolmentMutationsCancelMutation } from "../../__generated__/useEnrolmentMutationsCancelMutation.graphql";
import type { useEnrolmentMutationsEnrolMutation } from "../../__generated__/useEnrolmentMutationsEnrolMutation.graphql";
import { PlaceTime } from "../../ui/PlaceTime";
import { ManageEnrolmentsDialog } from "./ManageEnrolmentsDialog";

const enrolled = (name: string, number: number) => ({
  id: `place of ${name}`,
  number,
  status: "ENROLLED" as const,
  awaitsConsent: false,
  athlete: { id: name, displayName: `Atleta ${name}` },
});

const open = (maxParticipants: number, enrolments = [enrolled("rita", 1), enrolled("lia", 2)]) =>
  showWith<ManageEnrolmentsDialogTestQuery>(
    graphql`
      query ManageEnrolmentsDialogTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          ...ManageEnrolmentsDialog_tournament
        }
      }
    `,
    {
      tournament: {
        id: "tournament",
        maxParticipants,
        arena: { id: "arena" },
        isChampionship: false,
        openToOtherArenas: false,
        enrolments,
      },
    },
    ({ tournament }) =>
      tournament ? (
        <PlaceTime timeZone="America/Sao_Paulo">
          <ManageEnrolmentsDialog
            tournament={tournament}
            open
            onClose={vi.fn<() => void>()}
            enrolmentsPath="/arena/torneio/1/inscricoes"
          />
        </PlaceTime>
      ) : null,
  );

const seats = () => screen.getByText(/^\d de \d vagas$/);

test("an athlete who is found is enrolled, and the focus moves to the number of places left", async () => {
  const { user, server } = open(8);
  const ana = { id: "ana", displayName: "Atleta ana" };
  const node = {
    __typename: "Tournament",
    enrollableAthletes: {
      edges: [{ clubNames: [], node: ana }],
      areInvited: false,
      suggestedLevels: [],
      pageInfo: { hasNextPage: false },
    },
  };
  await server.answers<AthleteSearchResultsQuery>({ node });
  expect(seats()).toHaveTextContent("2 de 8 vagas");
  expect(screen.getByRole("link", { name: "Pagamentos e lista de espera" })).toHaveAttribute(
    "href",
    "/arena/torneio/1/inscricoes",
  );
  expect(await problemsShown()).toEqual([]);
  await user.dblClick(screen.getByRole("button", { name: "Inscrever Atleta ana" }));
  expect(server.sent()).toEqual([{ tournamentId: "tournament", athleteId: "ana", overrideReason: null }]);
  await server.answers<useEnrolmentMutationsEnrolMutation>({
    enrolAthlete: { __typename: "EnrolAthleteSuccess", enrolment: { awaitsConsent: false, dueAt: null } },
  });
  expect(await screen.findByText("Atleta inscrito")).toBeVisible();
  expect(seats()).toHaveFocus();
});

test.each([
  [
    "an arena without athletes",
    false,
    "A arena ainda não tem atletas. Cadastre o primeiro aqui mesmo: basta o nome.",
  ],
  ["when all are in", true, "Todos os atletas da arena já estão inscritos."],
])("%s: the list is empty, and a new athlete can be registered", async (_when, anyAtAll, words) => {
  const { user, server } = open(8, [enrolled("rita", 1)]);
  const node = {
    __typename: "Tournament",
    enrollableAthletes: {
      edges: [],
      pageInfo: { hasNextPage: false },
      anyAtAll,
      areInvited: false,
      suggestedLevels: [],
    },
  };
  await server.answers<AthleteSearchResultsQuery>({ node });
  expect(screen.getByText(words)).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Cadastrar (novo|o primeiro) atleta$/ }));
  expect(screen.getByLabelText("Nome completo")).toBeVisible();
});

test("a full tournament hides the search; enrolled athletes can still be removed", async () => {
  const { user, server } = open(2);
  expect(screen.getByText(/^Todas as vagas estão preenchidas\. Para inscrever mais alguém/)).toBeVisible();
  expect(screen.queryByLabelText("Buscar atleta da arena")).toBeNull();
  const remove = screen.getByRole("button", { name: "Remover Atleta lia" });
  await user.click(remove);
  expect(server.sent()).toEqual([{ enrolmentId: "place of lia" }]);
  await server.answers<useEnrolmentMutationsCancelMutation>({
    cancelEnrolment: { __typename: "RuleViolation", message: "O sorteio já foi feito." },
  });
  expect(await screen.findByText("O sorteio já foi feito.")).toBeVisible();
  await user.click(remove);
  await server.answers<useEnrolmentMutationsCancelMutation>({
    cancelEnrolment: { __typename: "CancelEnrolmentSuccess" },
  });
  expect(await screen.findByText("Inscrição removida")).toBeVisible();
  expect(seats()).toHaveFocus();
});
