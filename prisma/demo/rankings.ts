import {
  correctedMonths,
  factsAsOf,
  lastDayOf,
  listOf,
  listsBefore,
  type ListRow,
  type PublishedMonth,
  type RankingFact,
} from "../../server/sport/ranking/ranking-versions.rules";
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
    gender: index === 0 ? "MALE" : "FEMALE",
    scope: "STATE",
    federationId: federationIds.active,
    createdAt: calendar.at(-700 + index, "09:00"),
  }));

const written = (day: Date | string) => dayFromDatabase(new Date(day));
const terms = { window: "ROLLING_52_WEEKS", bestResults: 10 } as const;

/** An athlete's position in a list. */
export const placeOf = (row: ListRow) => ({
  athleteId: row.athleteId,
  points: row.total,
  position: row.position,
  titles: row.titles,
  eventsPlayed: row.eventsPlayed,
  change: row.change.kind,
  changeBy: row.change.by,
  tieBreak: row.tieBreak,
  countedIds: row.counted.map((fact) => fact.id),
});

interface Published {
  rankingResults: Prisma.RankingResultCreateManyInput[];
  rankingVersions: Prisma.RankingVersionCreateManyInput[];
  rankingPositions: Prisma.RankingPositionCreateManyInput[];
}

/**
 * Each ranking as published on the first of the last three months. The oldest version was corrected: after a protest an
 * athlete lost the points of an event.
 */
export function publishedRankingRows(
  calendar: DemoCalendar,
  results: readonly Prisma.RankingResultCreateManyInput[],
): Published {
  const story: Published = { rankingResults: [], rankingVersions: [], rankingPositions: [] };
  for (const name of names) publishRanking(calendar, name, results, story);
  return story;
}

function publishRanking(
  calendar: DemoCalendar,
  name: string,
  results: readonly Prisma.RankingResultCreateManyInput[],
  story: Published,
) {
  const own = rankingId(name);
  const stored = results.filter((row) => row.rankingId === own);
  const firstOf = (offset: number) => calendar.offsetOf(calendar.month(offset));
  let facts: RankingFact[] = stored.map((row) => ({
    id: row.id ?? "",
    athleteId: row.athleteId,
    personId: row.athleteId,
    event: row.categoryId ?? "",
    date: written(row.date),
    points: row.points,
    title: row.level === "W",
    enteredAt: new Date(row.enteredAt ?? row.date).getTime(),
    replacedAt: null,
  }));
  const published: PublishedMonth[] = [];
  const publish = (
    offset: number,
    number: number,
    rows: readonly ListRow[],
    at: Date,
    reason: string | null,
  ) => {
    const month = calendar.month(offset);
    const id = demoId(`version:${name}:${offset}:${number}`);
    story.rankingVersions.push({
      id,
      rankingId: own,
      month,
      number,
      correctsId: number === 1 ? null : demoId(`version:${name}:${offset}:${number - 1}`),
      reason,
      closedAt: calendar.at(firstOf(offset + 1), "04:11"),
      publishedAt: at,
    });
    for (const row of rows)
      story.rankingPositions.push({
        id: demoId(`position:${name}:${offset}:${number}:${row.athleteId}`),
        versionId: id,
        rankingId: own,
        month,
        ...placeOf(row),
      });
  };
  let correctionId: string | null = null;
  for (const offset of [-3, -2, -1]) {
    const closing = calendar.at(firstOf(offset + 1), "04:11");
    const closedAt = closing.getTime();
    const month = written(calendar.month(offset));
    const day = lastDayOf(month);
    const rows = listOf(factsAsOf(facts, closedAt), day, terms, listsBefore(published, [], closedAt));
    publish(offset, 1, rows, closing, null);
    published.push({ month, day, closedAt, terms, corrections: [], rows });
    const protested = rows[Math.floor(rows.length / 2)]?.counted[0];
    if (offset !== -3 || !protested) continue;
    const at = calendar.at(firstOf(-2) + 9, "15:00");
    correctionId = protested.id;
    const put = {
      ...protested,
      id: demoId(`correction:${name}`),
      points: 0,
      title: false,
      enteredAt: at.getTime(),
    };
    facts = [
      ...facts.map((fact) => (fact.id === protested.id ? { ...fact, replacedAt: at.getTime() } : fact)),
      put,
    ];
    const reason = "Protesto deferido: atleta inscrito abaixo do seu nível";
    for (const corrected of correctedMonths(published, facts, [put], [])) {
      publish(-3, 2, corrected.rows, at, reason);
      published[0] = { month, day, closedAt, terms, corrections: [put], rows: corrected.rows };
    }
    const row = stored.find(({ id }) => id === protested.id);
    if (row)
      story.rankingResults.push({
        ...row,
        id: put.id,
        points: 0,
        reason,
        correction: demoId(`protest:${name}`),
        enteredAt: at,
      });
  }
  story.rankingResults.push(
    ...stored.map((row) =>
      row.id === correctionId ? { ...row, replacedAt: calendar.at(firstOf(-2) + 9, "15:00") } : row,
    ),
  );
}
