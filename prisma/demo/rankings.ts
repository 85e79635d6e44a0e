import { rankingTotals } from "../../server/sport/ranking/ranking-totals.rules";
import type { Prisma } from "../generated/client/client";
import { federationIds } from "./arenas";
import type { DemoCalendar } from "./calendar";
import { demoId } from "./keys";
import { dayFromDatabase } from "../../server/platform/time/calendar-day.rules";

const names = ["Masculino B", "Feminino B"] as const;

/** Categories of championships whose results count for a ranking of the same name. */
export const rankedCategories: ReadonlySet<string> = new Set(names);
export const rankingId = (name: string) => demoId(`ranking:${name}`);

export const rankingRows = (calendar: DemoCalendar): Prisma.RankingCreateManyInput[] =>
  names.map((name, index) => ({
    id: rankingId(name),
    name: `Ranking Estadual ${name}`,
    category: name,
    scope: "STATE",
    federationId: federationIds.active,
    createdAt: calendar.at(-700 + index, "09:00"),
  }));

const shownMonths = [-2, -1, 0] as const;
const written = (day: Date | string) => dayFromDatabase(new Date(day));

/** Each ranking at the end of the two months before this one, and as it stands today. */
export const rankingPositionRows = (
  calendar: DemoCalendar,
  results: readonly Prisma.RankingResultCreateManyInput[],
): Prisma.RankingPositionCreateManyInput[] =>
  names.flatMap((name) => {
    const earned = results
      .filter((row) => row.rankingId === rankingId(name))
      .map(({ athleteId, date, points, level }) => ({
        athleteId,
        date: written(date),
        points,
        title: level === "W",
      }));
    return shownMonths.flatMap((offset) => {
      const lastDay = calendar.day(Math.min(0, calendar.offsetOf(calendar.month(offset + 1)) - 1));
      return rankingTotals(earned, written(lastDay), 10).map(({ athleteId, position, total }) => ({
        id: demoId(`position:${name}:${offset}:${athleteId}`),
        rankingId: rankingId(name),
        athleteId,
        points: total,
        position,
        month: calendar.month(offset),
      }));
    });
  });
