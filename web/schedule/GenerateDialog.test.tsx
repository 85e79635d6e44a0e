import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { codeArrived, settled } from "../../tests/support/mock-server";
import { problemsShown, show } from "../../tests/support/component";
import type { useScheduleMutationsGenerateMutation as GenerateMutation } from "../__generated__/useScheduleMutationsGenerateMutation.graphql";
import { GenerateDialog } from "./GenerateDialog";
import type { ScheduleView } from "./public/schedule-view";

const start = Date.parse("2090-02-01T12:00:00Z");
const hours = (count: number) => count * 60 * 60_000;
const view: ScheduleView = {
  tournamentId: "tournament",
  timeZone: "America/Sao_Paulo",
  canManage: true,
  isChampionship: false,
  startDay: "2090-02-01",
  matchMinutes: 40,
  minRestMinutes: 20,
  finalAfterThirdPlace: false,
  travelMinutes: null,
  courts: [
    { key: "q1", name: "Quadra 1", venue: null, currentId: null, freeAt: null, proposal: null, hint: null },
  ],
  nextFree: null,
  available: [],
  hours: [{ courtKey: "q1", startsAt: start, endsAt: start + hours(10) }],
  occupations: [],
  absences: [],
  matches: [
    {
      id: "match",
      key: "key-of-match",
      label: "Jogo 7",
      category: null,
      revision: 1,
      status: "SCHEDULED",
      way: "result",
      sides: ["Ana e Bia", "Caia e Duda"],
      shortSides: ["Ana e Bia", "Caia e Duda"],
      courtKey: null,
      courtName: null,
      startsAt: null,
      endsAt: null,
      estimatedAt: null,
      calledAt: null,
      isLate: false,
      isPinned: false,
      warnings: [],
    },
  ],
};
const plan = {
  scheduleTournament: {
    __typename: "ScheduleTournamentSuccess",
    from: "2090-02-01T12:00:00Z",
    revision: 4,
    placed: [
      {
        startsAt: "2090-02-01T13:00:00Z",
        endsAt: "2090-02-01T13:40:00Z",
        court: { key: "q1" },
        match: { id: "match", label: "Jogo 7" },
      },
    ],
    unplaced: [],
    conflicts: [],
  },
} as const;

async function open() {
  const onClose = vi.fn<() => void>();
  const shown = show(<GenerateDialog view={view} open onClose={onClose} />);
  await codeArrived();
  await screen.findByRole("dialog", { name: "Gerar programação" });
  return { ...shown, onClose };
}
const button = (name: string) => screen.getByRole("button", { name });
const setStart = settled(async (time: string) => {
  fireEvent.change(screen.getByLabelText("Início dos jogos"), { target: { value: time } });
});

test("what was previewed is applied, with one button that keeps the focus", async () => {
  const { user, server, onClose } = await open();
  await setStart("10:00");
  await user.click(button("Ver prévia"));
  await server.answers<GenerateMutation>(plan);
  expect(screen.getByText(/O jogo tem quadra e horário/)).toBeVisible();
  expect(await problemsShown()).toEqual([]);
  expect(button("Aplicar")).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(server.sent()).toEqual([
    {
      tournamentId: "tournament",
      startTimes: [{ day: "2090-02-01", from: "10:00" }],
      keepPlaced: false,
      apply: true,
      from: "2090-02-01T12:00:00Z",
      expectedRevision: 4,
    },
  ]);
  await server.answers<GenerateMutation>(plan);
  expect(onClose).toHaveBeenCalledOnce();
});

test("an answer for start times that have changed since is no preview", async () => {
  const { user, server } = await open();
  await user.click(button("Ver prévia"));
  await setStart("11:00");
  await server.answers<GenerateMutation>(plan);
  expect(screen.queryByRole("button", { name: "Aplicar" })).toBeNull();
  await user.click(button("Ver prévia"));
  expect(server.sent()).toMatchObject([{ startTimes: [{ day: "2090-02-01", from: "11:00" }], apply: false }]);
});
