import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../tests/support/component";
import { MatchOpenerContext } from "../competition/public/MatchOpener";
import { LiveCourt } from "./LiveCourt";
import type { CourtsView, ViewMatch } from "./public/schedule-view";

const match: ViewMatch = {
  id: "match",
  key: "key-of-match",
  label: "Jogo 7",
  category: null,
  revision: 1,
  status: "IN_PROGRESS",
  way: "result",
  sides: ["Ana e Bia", "Caia e Duda"],
  shortSides: ["Ana e Bia", "Caia e Duda"],
  courtKey: "q1",
  courtName: "Quadra 1",
  startsAt: null,
  endsAt: null,
  estimatedAt: null,
  calledAt: null,
  isLate: false,
  isPinned: false,
  warnings: [],
};
const court = {
  key: "q1",
  name: "Quadra 1",
  venue: null,
  currentId: "match",
  freeAt: null,
  proposal: null,
  hint: null,
};

function open(status: ViewMatch["status"], onOpen?: (id: string) => void, takesResults = true) {
  const view: CourtsView = {
    tournamentId: "tournament",
    timeZone: "America/Sao_Paulo",
    canManage: false,
    courts: [court],
    nextFree: null,
    matches: [{ ...match, status }],
    occupations: [],
  };
  return show(
    <MatchOpenerContext value={onOpen ? { open: onOpen, opening: null, takesResults } : null}>
      <LiveCourt court={court} next={undefined} view={view} />
    </MatchOpenerContext>,
  );
}

test("a match being played on a court links to the score pad, or its result is entered", async () => {
  const onOpen = vi.fn<(id: string) => void>();
  const { user } = open("IN_PROGRESS", onOpen);
  const live = screen.getByRole("link", { name: "Placar ao vivo do Jogo 7" });
  expect(live.getAttribute("href")).toMatch(/\/match\/key-of-match$/);
  await user.click(screen.getByRole("button", { name: "Registrar resultado do Jogo 7" }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("match");
  expect(await problemsShown()).toEqual([]);
});

test("a match that is only called takes no result yet", () => {
  open("CALLED", vi.fn<(id: string) => void>());
  expect(screen.queryByRole("link", { name: /^Placar ao vivo/ })).toBeNull();
});

test("a viewer can open the match but has no link to score it", async () => {
  const onOpen = vi.fn<(id: string) => void>();
  const { user } = open("IN_PROGRESS", onOpen, false);
  await user.click(screen.getByRole("button", { name: "Jogo 7" }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("match");
  expect(screen.queryByRole("link", { name: /^Placar ao vivo/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Registrar resultado/ })).toBeNull();
});
