import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../tests/support/component";
import { codeArrived } from "../../tests/support/mock-server";
import type { AthleteChoiceAthleteChoicesQuery } from "../__generated__/AthleteChoiceAthleteChoicesQuery.graphql";
import type { useRentalMutationsAddDayUseMutation as AddDayUseMutation } from "../__generated__/useRentalMutationsAddDayUseMutation.graphql";
import type { useRentalMutationsAnswerDayUseMutation as AnswerDayUseMutation } from "../__generated__/useRentalMutationsAnswerDayUseMutation.graphql";
import type { useRentalMutationsCancelDayUseMutation as CancelDayUseMutation } from "../__generated__/useRentalMutationsCancelDayUseMutation.graphql";
import type { useRentalMutationsLiftBlockMutation as LiftBlockMutation } from "../__generated__/useRentalMutationsLiftBlockMutation.graphql";
import type { useRentalMutationsRentMutation as RentMutation } from "../__generated__/useRentalMutationsRentMutation.graphql";
import { PlaceTime } from "../ui/PlaceTime";
import { EndDayUseDialog } from "./EndDayUseDialog";
import { LiftBlockDialog } from "./public/LiftBlockDialog";
import { RentCourtDialog } from "./public/RentCourtDialog";

async function end(dayUse: { isOwn: boolean; isRequest: boolean }) {
  const onDone = vi.fn<() => void>();
  const shown = show(
    <EndDayUseDialog
      open
      dayUse={{ id: "day-use", clientName: "Ana Reis", people: 1, ...dayUse }}
      onDone={onDone}
      onClose={() => undefined}
    />,
  );
  await codeArrived();
  return { ...shown, onDone };
}

async function rent() {
  const onDone = vi.fn<() => void>();
  const shown = show(
    <PlaceTime timeZone="America/Sao_Paulo">
      <RentCourtDialog
        open
        place={{
          arenaId: "arena",
          today: "2026-11-26",
          courts: [{ key: "court", name: "Quadra 1" }],
          hourlyRateInCents: 10_000,
          dayUseInCents: 4000,
          priceLines: [],
        }}
        date="2026-11-30"
        onDone={onDone}
        onClose={() => undefined}
      />
    </PlaceTime>,
  );
  await codeArrived();
  return { ...shown, onDone };
}
const button = (name: string) => screen.getByRole("button", { name });

test("a request for Day Use is refused with a reason", async () => {
  const { user, fill, server, onDone } = await end({ isOwn: true, isRequest: true });
  expect(await problemsShown()).toEqual([]);
  await user.click(button("Recusar"));
  expect(server.sent()).toEqual([{ dayUseId: "day-use", accept: false, reason: null }]);
  await server.answers<AnswerDayUseMutation>({
    answerDayUse: {
      __typename: "InvalidInput",
      fields: [{ path: ["input", "reason"], message: "Diga o motivo" }],
    },
  });
  expect(screen.getByLabelText(/^Motivo/)).toHaveAccessibleDescription(/Diga o motivo/);
  expect(screen.getByLabelText(/^Motivo/)).toHaveFocus();
  expect(onDone).not.toHaveBeenCalled();
  await fill(/^Motivo/, "Arena cheia");
  await user.dblClick(button("Recusar"));
  expect(server.sent()).toEqual([{ dayUseId: "day-use", accept: false, reason: "Arena cheia" }]);
  await server.answers<AnswerDayUseMutation>({ answerDayUse: { __typename: "AnswerDayUseSuccess" } });
  expect(await screen.findByText("Pedido recusado")).toBeVisible();
  expect(onDone).toHaveBeenCalledOnce();
});

test("a confirmed Day Use is cancelled", async () => {
  const { user, server, onDone } = await end({ isOwn: false, isRequest: false });
  await user.click(button("Cancelar Day Use"));
  expect(server.sent()).toEqual([{ dayUseId: "day-use", reason: null }]);
  await server.answers<CancelDayUseMutation>({ cancelDayUse: { __typename: "CancelDayUseSuccess" } });
  expect(await screen.findByText("Day Use cancelado")).toBeVisible();
  expect(onDone).toHaveBeenCalledOnce();
});

test("a blocked court is opened again, and stays blocked where it is refused", async () => {
  const onDone = vi.fn<() => void>();
  const { user, server } = show(
    <PlaceTime timeZone="America/Sao_Paulo">
      <LiftBlockDialog
        open
        place={{ arenaId: "arena" }}
        block={{
          courtKey: "court",
          courtName: "Quadra 1",
          startsAt: "2026-11-30T22:00:00.000Z",
          endsAt: "2026-11-30T23:30:00.000Z",
          reason: "Rede rasgada",
        }}
        onDone={onDone}
        onClose={() => undefined}
      />
    </PlaceTime>,
  );
  await codeArrived();
  expect(screen.getByText(/^Quadra 1: .+, das 19:00 às 20:30\. Rede rasgada$/)).toBeVisible();
  const input = { arenaId: "arena", courtKey: "court", startsAt: "2026-11-30T22:00:00.000Z" };
  await user.click(button("Liberar"));
  expect(server.sent()).toEqual([input]);
  await server.answers<LiftBlockMutation>({
    liftCourtBlock: { __typename: "RuleViolation", message: "Não deu", path: null },
  });
  expect(await screen.findByText("Não deu")).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  await user.click(button("Liberar"));
  await server.answers<LiftBlockMutation>({
    liftCourtBlock: { __typename: "LiftCourtBlockSuccess", arena: { id: "arena" } },
  });
  expect(await screen.findByText("Quadra 1 liberada")).toBeVisible();
  expect(onDone).toHaveBeenCalledOnce();
});

test("a rental in the way of others lets one choose, then the series is rented", async () => {
  const { user, fill, server, onDone } = await rent();
  await user.click(button("Alugar"));
  expect(screen.getByLabelText(/^Nome do cliente/)).toHaveAccessibleDescription("Diga o nome do cliente");
  expect(server.sent()).toEqual([]);
  await fill(/^Nome do cliente/, "Bia Prado");
  await fill(/^Toda semana até/, "2026-12-07");
  await user.click(button("Alugar"));
  expect(server.sent()).toMatchObject([
    { arenaId: "arena", clientName: "Bia Prado", until: "2026-12-07", priceInCents: null, skipped: [] },
  ]);
  await server.answers<RentMutation>({
    rentCourt: {
      __typename: "RentalCollisions",
      message: "Há outras locações no caminho",
      freeCount: 1,
      freeInCents: 10_000,
      closedDays: [],
      dates: [{ on: "2026-12-07", priceInCents: 10_000, inTheWay: ["Caio"], rentalIds: ["other"] }],
    },
  });
  expect(onDone).not.toHaveBeenCalled();
  await user.dblClick(button("Alugar"));
  expect(server.sent()).toMatchObject([{ skipped: ["2026-12-07"], calledOff: [] }]);
  await server.answers<RentMutation>({
    rentCourt: {
      __typename: "RentCourtSuccess",
      rental: { id: "rental", priceInCents: 10_000, seriesSize: 1 },
    },
  });
  expect(await screen.findByText("Quadra alugada")).toBeVisible();
  expect(onDone).toHaveBeenCalledOnce();
});

test("Day Use is recorded by its own rules, and refused at its field", async () => {
  const { user, fill, server, onDone } = await rent();
  await user.click(screen.getByLabelText("Day Use"));
  await fill(/^Nome do cliente/, "Bia Prado");
  await fill(/^Pessoas/, "3");
  await user.click(button("Registrar"));
  expect(server.sent()).toMatchObject([{ clientName: "Bia Prado", people: 3, date: "2026-11-30" }]);
  await server.answers<AddDayUseMutation>({
    addDayUse: {
      __typename: "InvalidInput",
      fields: [{ path: ["input", "people"], message: "Há 2 vagas neste dia" }],
    },
  });
  expect(screen.getByLabelText(/^Pessoas/)).toHaveAccessibleDescription("Há 2 vagas neste dia");
  expect(onDone).not.toHaveBeenCalled();
  await fill(/^Pessoas/, "2");
  await user.click(button("Registrar"));
  await server.answers<AddDayUseMutation>({
    addDayUse: { __typename: "AddDayUseSuccess", dayUse: { id: "day-use", priceInCents: 8000 } },
  });
  expect(await screen.findByText("Day Use registrado")).toBeVisible();
  expect(onDone).toHaveBeenCalledOnce();
});

test("an athlete who left the list for another search rents nothing", async () => {
  const { user, fill, server } = await rent();
  await user.click(screen.getByLabelText("Atleta da arena"));
  const ana = { name: "Ana Reis", athlete: { id: "ana", level: "D" as const } };
  const found = (...edges: { node: typeof ana }[]) => ({
    node: { __typename: "Arena", athletes: { edges } },
  });
  await server.answers<AthleteChoiceAthleteChoicesQuery>(found({ node: ana }));
  await user.click(screen.getByRole("radio", { name: /Ana Reis/ }));
  await fill(/^Atleta(?! da arena)/, "Bia");
  await server.answers<AthleteChoiceAthleteChoicesQuery>(found());
  await user.click(button("Alugar"));
  expect(screen.getByLabelText(/^Atleta(?! da arena)/)).toHaveAccessibleDescription("Escolha o atleta");
  expect(server.sent()).toEqual([]);
});
