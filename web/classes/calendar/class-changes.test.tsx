import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { brasiliaTime } from "../../../server/platform/time/time-zone.rules";
import { problemsShown, show } from "../../../tests/support/component";
import type { AthleteChoiceAthleteChoicesQuery } from "../../__generated__/AthleteChoiceAthleteChoicesQuery.graphql";
import type { useClassMutationsChangeMutation } from "../../__generated__/useClassMutationsChangeMutation.graphql";
import { PlaceTime } from "../../ui/PlaceTime";
import { AddStudentDialog, SubstituteDialog } from "./ClassPeopleDialogs";
import { ChangeClassDialog } from "./ChangeClassDialog";

const place = {
  arenaId: "arena",
  today: "2030-04-01",
  courts: [{ key: "q1", name: "Quadra 1" }],
  teachers: [
    { key: "ana", name: "Ana Luz" },
    { key: "bia", name: "Bia Reis" },
  ],
  hourlyRateInCents: 9000,
  dayUseInCents: 3000,
  priceLines: [],
  opensAt: "06:00",
  closesAt: "22:00",
  week: null,
};
// A Tuesday.
const session = {
  id: "aula",
  name: null,
  category: "D",
  startsAt: "2030-04-09T21:00:00Z",
  endsAt: "2030-04-09T22:00:00Z",
  isWeekly: true,
  teacherKey: "ana",
  teacherName: "Ana Luz",
  status: "CONFIRMED" as const,
  minStudents: null,
  court: { key: "q1", name: "Quadra 1" },
};
const taken = {
  changeClass: {
    __typename: "RuleViolation",
    message: "Bia Reis já está em outra aula em ter., 09/04, das 18:00 às 19:00: aula C.",
    path: ["teacherKey"],
  },
} as const;
type Change = useClassMutationsChangeMutation;

test("a change to several classes sends only the edited fields, with a weekday instead of a date", async () => {
  const onDone = vi.fn<() => void>();
  const { server, user, fill } = show(
    <PlaceTime timeZone={brasiliaTime}>
      <ChangeClassDialog place={place} session={session} open onDone={onDone} onClose={() => {}} />
    </PlaceTime>,
  );
  await user.click(await screen.findByRole("radio", { name: "Todas" }));
  expect(screen.queryByLabelText(/^Dia/)).toHaveDisplayValue("Terça");
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  expect(screen.getByText("Mude o que deve valer para estas aulas.")).toBeVisible();
  expect(server.sent()).toEqual([]);
  await user.selectOptions(screen.getByLabelText(/^Professor/), "Bia Reis");
  await user.selectOptions(screen.getByLabelText(/^Dia da semana/), "Quinta");
  await fill(/^Fim/, "19:30");
  await user.click(screen.getByRole("button", { name: "Salvar" }));
  expect(server.sent()).toEqual([
    {
      sessionId: "aula",
      scope: "ALL",
      teacherKey: "bia",
      weekday: "THURSDAY",
      startsAt: "18:00",
      endsAt: "19:30",
    },
  ]);
  await server.answers<Change>(taken);
  expect(screen.getByLabelText(/^Professor/)).toHaveAccessibleDescription(taken.changeClass.message);
  expect(onDone).not.toHaveBeenCalled();
  expect(await problemsShown()).toEqual([]);
});

test("one tap changes the teacher of a class; a refusal is shown in the dialog", async () => {
  const onDone = vi.fn<() => void>();
  const { server, user } = show(
    <PlaceTime timeZone={brasiliaTime}>
      <SubstituteDialog place={place} session={session} open onDone={onDone} onClose={() => {}} />
    </PlaceTime>,
  );
  const bia = await screen.findByRole("button", { name: "Bia Reis" });
  expect(screen.queryByRole("button", { name: "Ana Luz" })).toBeNull();
  await user.dblClick(bia);
  expect(server.sent()).toEqual([{ sessionId: "aula", scope: "THIS", teacherKey: "bia" }]);
  await server.answers<Change>(taken);
  expect(screen.getByText(taken.changeClass.message)).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  expect(await problemsShown()).toEqual([]);
});

test("a student who left the list for another search is not added", async () => {
  const found = (name: string) => ({
    node: {
      __typename: "Arena",
      athletes: { edges: [{ node: { name, athlete: { id: name, level: "D" as const } } }] },
    },
  });
  const { server, user, fill } = show(
    <AddStudentDialog place={place} session={session} open onClose={() => {}} />,
  );
  await server.answers<AthleteChoiceAthleteChoicesQuery>(found("Ana Reis"));
  await user.click(screen.getByRole("radio", { name: /Ana Reis/ }));
  await fill(/^Atleta/, "Bia");
  await server.answers<AthleteChoiceAthleteChoicesQuery>(found("Bia Prado"));
  await user.click(screen.getByRole("button", { name: "Incluir" }));
  expect(screen.getByText("Escolha o atleta.")).toBeVisible();
  expect(server.sent()).toEqual([]);
  await user.click(screen.getByRole("radio", { name: /Bia Prado/ }));
  await user.click(screen.getByRole("button", { name: "Incluir" }));
  expect(server.sent()).toEqual([{ sessionId: "aula", athleteId: "Bia Prado", everyWeek: true }]);
});
