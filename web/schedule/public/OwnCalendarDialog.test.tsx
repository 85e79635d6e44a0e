import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { addDays, addMonths, firstOfMonth } from "../../../server/platform/time/calendar-day.rules";
import { dateInWords } from "../../../server/platform/time/date-in-words.rules";
import { monthInWords } from "../../../server/platform/time/time-in-words.rules";
import { codeArrived } from "../../../tests/support/mock-server";
import { problemsShown, show } from "../../../tests/support/component";
import type { OwnCalendarDialogQuery } from "../../__generated__/OwnCalendarDialogQuery.graphql";
import type { OwnAgendaQuery } from "../../__generated__/OwnAgendaQuery.graphql";
import { today } from "../../ui/format";
import { OwnCalendarDialog } from "./OwnCalendarDialog";

type Answer = {
  response: OwnCalendarDialogQuery["rawResponse"];
  variables: OwnCalendarDialogQuery["variables"];
};

const timeZone = "America/Sao_Paulo";
const key = "00000000-0000-0000-0000-000000000000";
const now = today(timeZone);
const month = firstOfMonth(now);
const lesson = (day: string) =>
  ({
    __typename: "AgendaEvent",
    key: `aula ${day}`,
    kind: "CLASS",
    title: "Aula · C",
    detail: "Arena Sul, com Lia",
    place: "Quadra 2, Arena Sul",
    startsAt: `${day}T21:00:00.000Z`,
    endsAt: `${day}T22:00:00.000Z`,
    timeZone,
    firstDay: day,
    lastDay: day,
    isCancelled: false,
    path: "/athlete-classes/ana",
  }) as const;
const cup = (day: string) => ({
  ...lesson(day),
  key: "copa",
  kind: "TOURNAMENT" as const,
  title: "Copa da Joaquina",
  startsAt: null,
  endsAt: null,
  lastDay: addDays(day, 1),
  path: null,
});

const open = async () => {
  const shown = show(<OwnCalendarDialog athleteKey={key} open onClose={vi.fn<() => void>()} />);
  await codeArrived();
  const dialog = await screen.findByRole("dialog", { name: "Calendário" });
  const day = (name: string) => within(dialog).getByRole("button", { name });
  const part = (name: string) => within(within(dialog).getByRole("region", { name }));
  return { ...shown, dialog, day, part };
};

test("today's events stand below a month in which days with events stand out, and what comes next below them", async () => {
  const { server, dialog, day, part } = await open();
  expect(server.sent()).toEqual([{ key, month }]);
  await server.answers<Answer>({
    athlete: {
      id: "ana",
      agenda: [lesson(now), { ...lesson(now), key: "outra", isCancelled: true }],
      nextInAgenda: [lesson(now), cup(addDays(now, 3))],
    },
  });
  expect(within(dialog).getByRole("grid", { name: monthInWords(now) })).toBeVisible();
  expect(day(`${dateInWords(now)}, 2 eventos`)).toHaveAttribute("aria-current", "date");
  const [first, second] = part(dateInWords(now)).getAllByRole("listitem");
  expect(first).toHaveTextContent("Aula · C18:00–19:00Arena Sul, com Lia · Quadra 2, Arena SulAula");
  expect(within(first!).getByRole("link", { name: "Aula · C" })).toHaveAttribute(
    "href",
    "/athlete-classes/ana",
  );
  expect(within(second!).getByText("Cancelado")).toBeVisible();
  const [, torneio] = part("Próximos Eventos").getAllByRole("listitem");
  expect(within(torneio!).getByText("Torneio")).toBeVisible();
  expect(within(torneio!).queryByRole("link")).toBeNull();
  expect(await problemsShown()).toEqual([]);
});

test("the keys of a calendar go from day to day and from month to month, which is asked for then", async () => {
  const { user, server, dialog, day, part } = await open();
  await server.answers<Answer>({ athlete: { id: "ana", agenda: [], nextInAgenda: [] } });
  expect(part(dateInWords(now)).getByText("Nenhum evento agendado para esta data")).toBeVisible();
  expect(part("Próximos Eventos").getByText("Nenhum evento agendado")).toBeVisible();
  await user.click(day(dateInWords(month)));
  await user.keyboard("{ArrowDown}{ArrowRight}");
  expect(day(dateInWords(addDays(month, 8)))).toHaveFocus();
  expect(server.sent()).toEqual([]);
  await user.keyboard("{PageDown}");
  const later = addMonths(addDays(month, 8), 1);
  expect(day(dateInWords(later))).toHaveFocus();
  expect(within(dialog).getByRole("grid", { name: monthInWords(later) })).toBeVisible();
  expect(part(dateInWords(later)).getByText("Carregando…")).toBeVisible();
  expect(server.sent()).toEqual([{ id: "ana", month: firstOfMonth(later) }]);
  await server.answers<OwnAgendaQuery>({
    node: { __typename: "Athlete", id: "ana", agenda: [lesson(later)] },
  });
  expect(day(`${dateInWords(later)}, 1 evento`)).toHaveFocus();
  expect(part(dateInWords(later)).getByText("Aula · C")).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "Hoje" }));
  expect(within(dialog).getByRole("grid", { name: monthInWords(now) })).toBeVisible();
});

test("what did not come is said, and asked for once more", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined); // React tells what was caught
  const { user, server, dialog } = await open();
  await server.fails();
  expect(await within(dialog).findByText("Erro ao carregar eventos")).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "Tentar novamente" }));
  await server.answers<Answer>({ athlete: { id: "ana", agenda: [], nextInAgenda: [] } });
  expect(await within(dialog).findByText("Nenhum evento agendado")).toBeVisible();
});

test("a month that did not come leaves the calendar where it is, and is asked for once more", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined); // React tells what was caught
  const { user, server, dialog, day, part } = await open();
  await server.answers<Answer>({ athlete: { id: "ana", agenda: [], nextInAgenda: [] } });
  await user.click(day(dateInWords(month)));
  await user.keyboard("{PageDown}");
  await server.fails();
  const later = addMonths(month, 1);
  expect(within(dialog).getByRole("grid", { name: monthInWords(later) })).toBeVisible();
  await user.click(part(dateInWords(later)).getByRole("button", { name: "Tentar novamente" }));
  expect(server.sent()).toEqual([{ id: "ana", month: later }]);
  await server.answers<OwnAgendaQuery>({
    node: { __typename: "Athlete", id: "ana", agenda: [lesson(later)] },
  });
  expect(part(dateInWords(later)).getByText("Aula · C")).toBeVisible();
});
