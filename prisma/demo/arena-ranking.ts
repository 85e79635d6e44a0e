import { dayFromDatabase } from "../../server/platform/time/calendar-day.rules";
import type { RoundReached } from "../../server/sport/draws/rounds.rules";
import { pointsFor } from "../../server/sport/ranking/ranking-points.rules";
import { factsAsOf, lastDayOf, listOf, listsBefore } from "../../server/sport/ranking/ranking-versions.rules";
import type { Prisma } from "../generated/client/client";
import { arenas } from "./arenas";
import { regulars, type DemoAthlete } from "./athletes";
import type { DemoCalendar } from "./calendar";
import { demoId } from "./keys";
import { people } from "./people";
import { placeOf } from "./rankings";

export const arenaRankingId = demoId("ranking:main");
const versionId = demoId("version:main");
const terms = { window: "CALENDAR_YEAR", bestResults: 6 } as const;

/** The arena's own ranking, which it publishes manually. */
export const arenaRankingRow = (calendar: DemoCalendar): Prisma.RankingCreateManyInput => ({
  id: arenaRankingId,
  name: "Ranking da Casa Feminino",
  category: "C e D",
  gender: "FEMALE",
  scope: "LOCAL",
  arenaId: arenas.main.id,
  createdAt: calendar.at(-200, "10:00"),
  automatic: false,
  ...terms,
});

/** The results of the arena's evenings, by index in the list of regular athletes. */
const evenings: { month: number; name: string; reached: Partial<Record<RoundReached, number[]>> }[] = [
  { month: -2, name: "Noite do Ranking, 1ª etapa", reached: { W: [0, 1], F: [2, 3], SF: [4, 5, 6, 7] } },
  { month: -1, name: "Noite do Ranking, 2ª etapa", reached: { W: [2, 3], F: [4, 1], SF: [0, 8, 6, 9] } },
];

/** Two evenings with manual points; the list of the first is published, the second can be published. */
export function arenaRankingStory(calendar: DemoCalendar, athletes: readonly DemoAthlete[]) {
  const players = regulars(athletes, { arena: "main", levels: ["C", "D"], gender: "FEMALE" });
  const firstOf = (month: number) => calendar.offsetOf(calendar.month(month));
  const rankingResults = evenings.flatMap(({ month, name, reached }) =>
    Object.entries(reached).flatMap(([level, places]) =>
      places.flatMap((place): Prisma.RankingResultCreateManyInput[] => {
        const athlete = players[place];
        if (!athlete) return [];
        return [
          {
            id: demoId(`result:main:${month}:${place}`),
            rankingId: arenaRankingId,
            entryKey: demoId(`entry:main:${month}:${place}`),
            eventName: name,
            athleteId: athlete.id,
            tier: "G100",
            level,
            points: pointsFor("G100", level as RoundReached),
            date: calendar.day(firstOf(month) + 12),
            reason: "Jogos da casa, fora dos torneios",
            enteredAt: calendar.at(firstOf(month) + 13, "09:30"),
            enteredById: people.mainManager.id,
          },
        ];
      }),
    ),
  );
  const month = calendar.month(-2);
  const closedAt = calendar.at(firstOf(-1) + 1, "10:15");
  const facts = rankingResults.map(({ id = "", athleteId, entryKey, points, level, date, enteredAt }) => ({
    id,
    athleteId,
    personId: athleteId,
    event: entryKey ?? "",
    date: dayFromDatabase(new Date(date)),
    points,
    title: level === "W",
    enteredAt: new Date(enteredAt ?? date).getTime(),
    replacedAt: null,
  }));
  const at = closedAt.getTime();
  const rows = listOf(
    factsAsOf(facts, at),
    lastDayOf(dayFromDatabase(month)),
    terms,
    listsBefore([], [], at),
  );
  return {
    rankingResults,
    rankingVersions: [
      { id: versionId, rankingId: arenaRankingId, month, closedAt, publishedAt: closedAt, ...terms },
    ] satisfies Prisma.RankingVersionCreateManyInput[],
    rankingPositions: rows.map((row) => ({
      id: demoId(`position:main:${row.athleteId}`),
      versionId,
      rankingId: arenaRankingId,
      month,
      ...placeOf(row),
    })) satisfies Prisma.RankingPositionCreateManyInput[],
  };
}
