import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import { codeArrived } from "../../../tests/support/mock-server";
import type { useClassMutationsScheduleMutation as ScheduleMutation } from "../../__generated__/useClassMutationsScheduleMutation.graphql";
import type { useClassMutationsScheduleOwnMutation as ScheduleOwnMutation } from "../../__generated__/useClassMutationsScheduleOwnMutation.graphql";
import { PlaceTime } from "../../ui/PlaceTime";
import { ScheduleClassDialog } from "./ScheduleClassDialog";

async function open(ownOnly: boolean) {
  const onDone = vi.fn<() => void>();
  const shown = show(
    <PlaceTime timeZone="America/Sao_Paulo">
      <ScheduleClassDialog
        open
        place={{
          arenaId: "arena",
          today: "2026-11-26",
          courts: [{ key: "court", name: "Quadra 1" }],
          teachers: [{ key: "teacher", name: "Caio Lima" }],
          hourlyRateInCents: 10_000,
          dayUseInCents: 4000,
          priceLines: [],
          opensAt: "06:00",
          closesAt: "22:00",
          week: null,
          ownOnly,
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

test("an arena schedules a class for a teacher: an error is said at its field, then the class opens", async () => {
  const { user, fill, server, router, onDone } = await open(false);
  expect(await problemsShown()).toEqual([]);
  await fill(/^Valor por aula/, "60,00");
  await user.dblClick(button("Agendar"));
  expect(server.sent()).toMatchObject([
    {
      arenaId: "arena",
      teacherKey: "teacher",
      courtKey: null,
      name: null,
      date: "2026-11-30",
      weekly: true,
      until: null,
      priceInCents: 6000,
      athleteIds: [],
    },
  ]);
  await server.answers<ScheduleMutation>({
    scheduleClass: {
      __typename: "InvalidInput",
      fields: [{ path: ["input", "startsAt"], message: "Caio Lima já dá aula neste horário" }],
    },
  });
  expect(screen.getByLabelText(/^Início/)).toHaveAccessibleDescription(/Caio Lima já dá aula neste horário/);
  expect(onDone).not.toHaveBeenCalled();
  await user.click(button("Agendar"));
  await server.answers<ScheduleMutation>({
    scheduleClass: { __typename: "ScheduleClassSuccess", session: { id: "session" } },
  });
  expect(await screen.findByText("Aula agendada")).toBeVisible();
  expect(screen.getByText("As próximas oito semanas já estão no calendário.")).toBeVisible();
  expect(router.state.location.search).toContain("session");
  expect(onDone).toHaveBeenCalledOnce();
});

test("a series that ends within eight weeks does not say that it fills them", async () => {
  const { user, fill, server } = await open(false);
  await fill(/^Até/, "2026-12-14");
  await user.click(button("Agendar"));
  await server.answers<ScheduleMutation>({
    scheduleClass: { __typename: "ScheduleClassSuccess", session: { id: "session" } },
  });
  expect(await screen.findByText("Aula agendada")).toBeVisible();
  expect(screen.queryByText(/oito semanas/)).toBeNull();
});

test("a teacher schedules a class of their own, without price and students", async () => {
  const { user, server, onDone } = await open(true);
  await user.click(button("Agendar"));
  const [sent] = server.sent();
  expect(Object.keys(sent as object)).not.toContain("teacherKey");
  expect(Object.keys(sent as object)).not.toContain("priceInCents");
  await server.answers<ScheduleOwnMutation>({
    scheduleOwnClass: { __typename: "ScheduleOwnClassSuccess", session: { id: "session" } },
  });
  expect(await screen.findByText("Aula agendada")).toBeVisible();
  expect(onDone).toHaveBeenCalledOnce();
});
