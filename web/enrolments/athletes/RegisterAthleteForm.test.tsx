import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import type { useEnrolmentMutationsRegisterMutation } from "../../__generated__/useEnrolmentMutationsRegisterMutation.graphql";
import { PlaceTime } from "../../ui/PlaceTime";
import { RegisterAthleteForm } from "./AthleteFinder";

function open() {
  const onRegistered = vi.fn<() => void>();
  const shown = show(
    <PlaceTime timeZone="America/Sao_Paulo">
      <RegisterAthleteForm
        arenaId="arena"
        tournamentId="tournament"
        name="Rita Depressa"
        onRegistered={onRegistered}
      />
    </PlaceTime>,
  );
  return { ...shown, onRegistered };
}

const submit = () => screen.getByRole("button", { name: "Cadastrar e inscrever" });
const registered = {
  registerAthlete: {
    __typename: "RegisterAthleteSuccess",
    athlete: { id: "rita", displayName: "Rita Depressa" },
  },
} as const;

test("registering an athlete keeps what is already typed for the next one", async () => {
  const { user, server, fill, onRegistered } = open();
  await user.type(screen.getByLabelText("Telefone"), "48988887777");
  await user.dblClick(submit());
  expect(server.sent()).toMatchObject([{ fullName: "Rita Depressa", enrolInTournamentId: "tournament" }]);
  await fill("Nome completo", "Sônia Lig");
  await server.answers<useEnrolmentMutationsRegisterMutation>(registered);
  await user.keyboard("eira");
  expect(screen.getByLabelText("Nome completo")).toHaveValue("Sônia Ligeira");
  expect(screen.getByLabelText("Telefone")).toHaveValue("");
  expect(onRegistered).not.toHaveBeenCalled();
});

test("if nothing was typed meanwhile, the fields are cleared and onRegistered is called", async () => {
  const { user, server, onRegistered } = open();
  await user.click(submit());
  await server.answers<useEnrolmentMutationsRegisterMutation>(registered);
  expect(await screen.findByText("Atleta cadastrado e inscrito")).toBeVisible();
  expect(screen.getByLabelText("Nome completo")).toHaveValue("");
  expect(onRegistered).toHaveBeenCalledOnce();
});

test("invalid values show errors beside their fields; rule violations appear below the form", async () => {
  const { user, server, fill } = open();
  await fill("Nome completo", "");
  await fill("E-mail", "rita@");
  await user.click(submit());
  expect(screen.getByLabelText("Nome completo")).toBeInvalid();
  expect(screen.getByLabelText("E-mail")).toBeInvalid();
  expect(await problemsShown()).toEqual([]);
  expect(server.sent()).toEqual([]);
  await fill("Nome completo", "Rita Depressa");
  await fill("E-mail", "rita@praia.example");
  await user.click(submit());
  await server.answers<useEnrolmentMutationsRegisterMutation>({
    registerAthlete: { __typename: "NotEligible", reasons: [{ message: "A categoria é feminina." }] },
  });
  expect(screen.getByText("A categoria é feminina.")).toBeVisible();
  await user.click(submit());
  await server.fails();
  expect(await screen.findByText("Sem conexão com o servidor")).toBeVisible();
  expect(screen.getByLabelText("E-mail")).toHaveValue("rita@praia.example");
});
