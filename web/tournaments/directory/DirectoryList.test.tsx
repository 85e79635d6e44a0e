import { expect, test } from "vitest";
import { directoryGroups } from "./TournamentDirectoryPage";

test("groups tournaments into running, upcoming and past; one that did not start on its date is past", () => {
  const groups = directoryGroups(
    [
      { status: "IN_PROGRESS", startDate: "2026-11-20" },
      { status: "REGISTRATION_OPEN", startDate: "2026-11-21" },
      { status: "REGISTRATION_OPEN", startDate: "2026-11-20" },
      { status: "FINISHED", startDate: "2026-11-01" },
    ],
    "2026-11-21",
  );
  expect(groups.map(({ title, tournaments }) => [title, tournaments.length])).toEqual([
    ["Acontecendo agora", 1],
    ["Próximos torneios", 1],
    ["Anteriores", 2],
  ]);
});

test("a group without any has no title", () => {
  expect(directoryGroups([], "2026-11-21")).toEqual([]);
});
