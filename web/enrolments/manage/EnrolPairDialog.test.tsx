import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test, vi } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { AthleteSearchResultsQuery } from "../../__generated__/AthleteSearchResultsQuery.graphql";
import type { EnrolPairDialogTestQuery } from "../../__generated__/EnrolPairDialogTestQuery.graphql";
import type { useEnrolmentMutationsEnrolMutation } from "../../__generated__/useEnrolmentMutationsEnrolMutation.graphql";
import { PlaceTime } from "../../ui/PlaceTime";
import { EnrolPairDialog } from "./EnrolPairDialog";

/** The desk of a Super N, with one athlete found and chosen. */
async function choose() {
  const onDone = vi.fn<() => void>();
  const shown = showWith<EnrolPairDialogTestQuery>(
    graphql`
      query EnrolPairDialogTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          ...EnrolPairDialog_tournament
        }
      }
    `,
    {
      tournament: {
        id: "tournament",
        arena: { id: "arena" },
        isChampionship: false,
        openToOtherArenas: false,
        categories: [{ id: "category", name: "Individual C", inPairs: false, takesEntries: true }],
      },
    },
    ({ tournament }) =>
      tournament ? (
        <PlaceTime timeZone="America/Sao_Paulo">
          <EnrolPairDialog tournament={tournament} open onClose={vi.fn<() => void>()} onDone={onDone} />
        </PlaceTime>
      ) : null,
  );
  const found = { id: "ana", displayName: "Ana Souza", email: "ana@praia.example", level: "B" };
  const node = {
    __typename: "Tournament",
    enrollableAthletes: {
      edges: [{ clubNames: [], node: found }],
      areInvited: false,
      suggestedLevels: [{ athleteId: "ana", inWords: "A/PRO (2º lugar em Copa da Barra, 10/05/2026)" }],
      pageInfo: { hasNextPage: false },
    },
  };
  await shown.server.answers<AthleteSearchResultsQuery>({ node });
  expect(
    screen.getByText(/^Nível B · Nível sugerido: A\/PRO \(2º lugar em Copa da Barra, 10\/05\/2026\)/),
  ).toBeVisible();
  await shown.user.click(screen.getByRole("button", { name: "Escolher Ana Souza" }));
  expect(screen.getByRole("group", { name: "Atleta" })).toHaveFocus();
  return { ...shown, onDone };
}

const button = (name: string) => screen.getByRole("button", { name });
const where = { tournamentId: "tournament", categoryId: "category", athleteId: "ana" };

test("an athlete above the category's level is enrolled only with a reason", async () => {
  const { user, server, fill, onDone } = await choose();
  await user.click(button("Inscrever atleta"));
  expect(server.sent()).toEqual([{ ...where, overrideReason: null }]);
  const message = "Ana Souza não pode jogar abaixo do próprio nível";
  await server.answers<useEnrolmentMutationsEnrolMutation>({
    enrolAthlete: { __typename: "NotEligible", reasons: [{ code: "LEVEL", message }] },
  });
  expect(screen.getByText(message)).toBeVisible();
  const reason = screen.getByLabelText("Motivo da exceção");
  expect(reason).toHaveFocus();
  await user.click(button("Inscrever com exceção"));
  expect(reason).toHaveAccessibleDescription(/^Explique o motivo, em pelo menos 5 caracteres/);
  expect(reason).toHaveFocus();
  expect(await problemsShown()).toEqual([]);
  expect(server.sent()).toEqual([]);

  await fill("Motivo da exceção", "Volta de uma lesão no ombro");
  await user.dblClick(button("Inscrever com exceção"));
  expect(server.sent()).toEqual([{ ...where, overrideReason: "Volta de uma lesão no ombro" }]);
  await server.fails();
  expect(await screen.findByText("Sem conexão com o servidor")).toBeVisible();
  expect(reason).toHaveValue("Volta de uma lesão no ombro");
  await user.click(button("Inscrever com exceção"));
  await server.answers<useEnrolmentMutationsEnrolMutation>({
    enrolAthlete: { __typename: "EnrolAthleteSuccess", enrolment: { awaitsConsent: false, dueAt: null } },
  });
  expect(await screen.findByText("Atleta inscrito")).toBeVisible();
  expect(onDone).toHaveBeenCalledOnce();
});

test("an athlete of another arena needs a setting of the tournament; there is no exception", async () => {
  const { user, server } = await choose();
  await user.click(button("Inscrever atleta"));
  await server.answers<useEnrolmentMutationsEnrolMutation>({
    enrolAthlete: {
      __typename: "NotEligible",
      reasons: [{ code: "ARENA", message: "Ana Souza é de outra arena" }],
    },
  });
  expect(
    screen.getByText("Para aceitar atletas de outras arenas, mude isso nas Configurações do torneio."),
  ).toBeVisible();
  expect(screen.queryByLabelText("Motivo da exceção")).toBeNull();
  expect(await problemsShown()).toEqual([]);
});

test("a rule violation is shown, and another athlete can be chosen instead", async () => {
  const { user, server } = await choose();
  await user.click(button("Inscrever atleta"));
  await server.answers<useEnrolmentMutationsEnrolMutation>({
    enrolAthlete: { __typename: "RuleViolation", message: "Todas as vagas estão preenchidas." },
  });
  expect(screen.getByText("Todas as vagas estão preenchidas.")).toBeVisible();
  await user.click(button("Trocar Ana Souza"));
  expect(screen.queryByText("Todas as vagas estão preenchidas.")).toBeNull();
  expect(button("Inscrever atleta")).toHaveAttribute("aria-disabled", "true");
});
