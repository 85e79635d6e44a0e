import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test, vi } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { AthleteSearchResultsQuery } from "../../__generated__/AthleteSearchResultsQuery.graphql";
import type { SubstituteDialogTestQuery } from "../../__generated__/SubstituteDialogTestQuery.graphql";
import type { useEnrolmentMutationsSubstituteMutation } from "../../__generated__/useEnrolmentMutationsSubstituteMutation.graphql";
import { SubstituteDialog } from "./ParticipantDialogs";

async function lookFor() {
  const onClose = vi.fn<() => void>();
  const shown = showWith<SubstituteDialogTestQuery>(
    graphql`
      query SubstituteDialogTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          ...ParticipantDialogs_tournament
        }
      }
    `,
    {
      tournament: {
        id: "tournament",
        isChampionship: false,
        openToOtherArenas: true,
        enrolments: [{ id: "place", category: null, athlete: { id: "rita" } }],
      },
    },
    ({ tournament }) =>
      tournament ? (
        <SubstituteDialog
          tournament={tournament}
          leaving={{ id: "place", name: "Rita Lima" }}
          open
          onClose={onClose}
          returnFocusTo={() => null}
        />
      ) : null,
  );
  const edges = ["rita", "ana"].map((id) => ({ clubNames: [], node: { id, displayName: `Atleta ${id}` } }));
  const node = {
    __typename: "Tournament",
    enrollableAthletes: { edges, areInvited: false, suggestedLevels: [], pageInfo: { hasNextPage: false } },
  };
  await shown.server.answers<AthleteSearchResultsQuery>({ node });
  return { ...shown, onClose };
}

const choose = () => screen.getByRole("button", { name: "Escolher Atleta ana" });
const where = { enrolmentId: "place", athleteId: "ana" };

test("an athlete who is not enrolled replaces another; a rule violation stays on the screen", async () => {
  const { user, server, onClose } = await lookFor();
  expect(screen.getByRole("dialog", { name: "Substituir Rita Lima" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Escolher Atleta rita" })).toBeNull();
  expect(await problemsShown()).toEqual([]);
  await user.dblClick(choose());
  expect(server.sent()).toEqual([{ ...where, overrideReason: null }]);
  await server.answers<useEnrolmentMutationsSubstituteMutation>({
    substituteAthlete: { __typename: "RuleViolation", message: "O primeiro jogo já começou." },
  });
  expect(screen.getByText("O primeiro jogo já começou.")).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();

  await user.click(choose());
  expect(screen.queryByText("O primeiro jogo já começou.")).toBeNull();
  await server.answers<useEnrolmentMutationsSubstituteMutation>({
    substituteAthlete: { __typename: "SubstituteAthleteSuccess" },
  });
  expect(await screen.findByText("Atleta ana entra no lugar de Rita Lima.")).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
});

test("an athlete who breaks the category's rules becomes a substitute only with a reason", async () => {
  const { user, server, fill, onClose } = await lookFor();
  await user.click(choose());
  await server.answers<useEnrolmentMutationsSubstituteMutation>({
    substituteAthlete: {
      __typename: "NotEligible",
      reasons: [{ code: "LEVEL", message: "Atleta ana não pode jogar abaixo do próprio nível" }],
    },
  });
  await fill("Motivo da exceção", "Único atleta presente");
  await user.click(screen.getByRole("button", { name: "Substituir com exceção" }));
  expect(server.sent()).toEqual([{ ...where, overrideReason: "Único atleta presente" }]);
  await server.answers<useEnrolmentMutationsSubstituteMutation>({
    substituteAthlete: { __typename: "SubstituteAthleteSuccess" },
  });
  expect(await screen.findByText("Atleta substituído")).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
});
