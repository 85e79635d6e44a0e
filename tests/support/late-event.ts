import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import type { TestApi } from "./api";
import { createArena, createAthletes, type Person } from "./story";

export interface LoadEvent {
  key: string;
  globalId: string;
  manager: Person;
  matches: number;
}

const draw = `mutation ($input: StartTournamentInput!) { startTournament(input: $input) {
  __typename ... on UserError { message } } }`;

/** A public tournament of pairs in groups and knockout, drawn by the product, that runs late. */
export async function createDrawnEvent(api: TestApi, pairs: number): Promise<LoadEvent> {
  const arena = await createArena(api, `de ${pairs} duplas`, 6);
  const athleteIds = await createAthletes(api, arena.id, pairs * 2, "Atleta");
  const { id: key, categories } = await api.db.tournament.create({
    data: {
      arenaId: arena.id,
      name: `Aberto de ${pairs} duplas`,
      kind: "INTERNAL",
      category: "Fun",
      isPublic: true,
      startDate: new Date("2026-11-21"),
      categories: { create: { name: "Fun", level: "Fun", gender: "MIXED", groupSize: 4 } },
    },
    include: { categories: true },
  });
  const categoryId = categories[0]?.id ?? "";
  const enrolments = await api.db.enrolment.createManyAndReturn({
    data: athleteIds.map((athleteId) => ({ tournamentId: key, categoryId, athleteId })),
    select: { id: true },
  });
  await api.db.pair.createMany({
    data: Array.from({ length: pairs }, (_, index) => ({
      tournamentId: key,
      categoryId,
      firstId: enrolments[2 * index]?.id ?? "",
      secondId: enrolments[2 * index + 1]?.id ?? "",
    })),
  });
  const input = { tournamentId: encodeGlobalId("Tournament", key) };
  const { startTournament } = await api.data(draw, { input }, arena.manager.token);
  if (startTournament.message) throw new Error(startTournament.message);
  const matches = await planLate(api, arena.id, key);
  return { key, globalId: encodeGlobalId("Tournament", key), manager: arena.manager, matches };
}

const matchMs = 40 * 60_000;

/** Schedules the open matches on all courts, starting hours ago, so that all of them are late. @returns how many. */
async function planLate({ db }: TestApi, arenaId: string, tournamentId: string): Promise<number> {
  const courts = await db.court.findMany({ where: { arenaId }, orderBy: { number: "asc" } });
  const matches = await db.match.findMany({ where: { tournamentId }, orderBy: { number: "asc" } });
  const start = Date.now() - 4 * matchMs;
  for (const [index, { id }] of matches.entries()) {
    const from = start + Math.floor(index / courts.length) * matchMs;
    const courtId = courts[index % courts.length]?.id ?? null;
    await db.match.update({
      where: { id },
      data: { courtId, scheduledFor: new Date(from), scheduledUntil: new Date(from + matchMs) },
    });
  }
  return matches.length;
}
