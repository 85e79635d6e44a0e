import { expect, test } from "vitest";
import { useApi } from "../support/api";
import {
  createFederation,
  createRanking,
  day,
  inStatus,
  type FederationStory,
} from "../support/federation-story";
import { createArena, createAthletes } from "../support/story";

const api = useApi();

const activitiesOf = async ({ manager }: FederationStory) => {
  const { viewer } = await api().data(
    `{ viewer { federationMember { federation { activities { kind at name key count } } } } }`,
    {},
    manager.token,
  );
  return viewer.federationMember.federation.activities as {
    kind: string;
    at: string;
    name: string;
    key: string | null;
    count: number;
  }[];
};

const championship = (federationId: string, name: string, more: object) =>
  api().db.tournament.create({
    data: {
      federationId,
      name,
      kind: "INTERNAL",
      category: "Misto B",
      startDate: day("2026-11-07"),
      ...inStatus("REGISTRATION_OPEN"),
      ...more,
    },
  });

test("what happened stands in its order, from the federation's own rows alone, and drafts are not told", async () => {
  const federation = await createFederation(api(), "Que vive");
  const other = await createFederation(api(), "Do lado");
  const [joined, left] = await Promise.all(["Que veio", "Que foi"].map((mark) => createArena(api(), mark)));
  const between = {
    federationId: federation.id,
    proposedBy: "ARENA" as const,
    proposedAt: day("2026-01-01"),
  };
  await api().db.affiliation.create({
    data: { ...between, arenaId: joined!.id, status: "ACTIVE", answeredAt: day("2026-02-01") },
  });
  await api().db.affiliation.create({
    data: {
      ...between,
      arenaId: left!.id,
      status: "ENDED",
      answeredAt: day("2026-02-02"),
      endedAt: day("2026-02-03"),
      endedBy: "ARENA",
    },
  });
  await api().db.affiliation.create({ data: { ...between, arenaId: left!.id } });
  await championship(federation.id, "Rascunho", { publishedAt: null });
  const stage = await championship(federation.id, "Etapa", {
    publishedAt: day("2026-02-04"),
    ...inStatus("FINISHED"),
    finishedAt: day("2026-02-05"),
  });
  const [one = "", two = "", early = ""] = await createAthletes(api(), joined!.id, 3);
  const now = new Date();
  await api().db.enrolment.createMany({
    data: [
      { tournamentId: stage.id, athleteId: one },
      { tournamentId: stage.id, athleteId: two, status: "CANCELLED" },
      { tournamentId: stage.id, athleteId: early, enrolledAt: day("2026-01-01") },
    ],
  });
  await createRanking(api(), { federationId: federation.id }, { "2026-01-01": [] });
  await championship(other.id, "De outra", { publishedAt: now });
  const told = await activitiesOf(federation);
  expect(told.map(({ kind, name, count }) => [kind, name, count])).toEqual([
    ["RANKING_PUBLISHED", expect.stringContaining("Ranking"), 0],
    ["ENROLMENTS", "Etapa", 1],
    ["CHAMPIONSHIP_FINISHED", "Etapa", 0],
    ["CHAMPIONSHIP_OPENED", "Etapa", 0],
    ["ARENA_LEFT", "Arena Que foi", 0],
    ["ARENA_JOINED", "Arena Que foi", 0],
    ["ARENA_JOINED", "Arena Que veio", 0],
  ]);
  expect(told[1]?.key).toBe(stage.id);
  expect((await activitiesOf(other)).map(({ name }) => name)).toEqual(["De outra"]);
});

test("at most ten are told, the latest", async () => {
  const federation = await createFederation(api(), "Que faz muito");
  for (let index = 10; index < 22; index++)
    await championship(federation.id, `Etapa ${index}`, { publishedAt: day(`2026-03-${index}`) });
  const told = await activitiesOf(federation);
  expect(told).toHaveLength(10);
  expect(told[0]?.name).toBe("Etapa 21");
  expect(told[9]?.name).toBe("Etapa 12");
});
