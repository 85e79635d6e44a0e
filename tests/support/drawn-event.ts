import { randomUUID } from "node:crypto";
import type { Prisma } from "../../prisma/generated/client/client";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import {
  defaultDrawSettings,
  type DrawSettings,
  writeSource,
} from "../../server/sport/draws/draw-plan.rules";
import { planDraw } from "../../server/sport/draws/plan-draw.rules";
import type { TestApi } from "./api";
import { earlier, later } from "../../server/platform/time/duration.rules";
import { today } from "./ledger";
import { createAthletes, nextNumber, type ArenaStory } from "./story";

export interface DrawnEvent {
  id: string;
  globalId: string;
  categoryId: string;
  /** In seed order. */
  pairs: { id: string; athleteIds: [string, string] }[];
}

/**
 * A tournament of pairs at an arena, drawn and in progress.
 * @param seeds the number of seeds; if all pairs are seeded, the draw is deterministic.
 */
export async function createDrawnEvent(
  api: TestApi,
  arena: ArenaStory,
  count: number,
  settings: Partial<DrawSettings> = {},
  category: Partial<Prisma.TournamentCategoryUncheckedCreateInput> = {},
  seeds = count,
): Promise<DrawnEvent> {
  const { db } = api;
  const seedOf = (index: number) => (index < seeds ? index + 1 : null);
  const athleteIds = await createAthletes(api, arena.id, 2 * count, "Jogadora");
  const [id, categoryId] = [randomUUID(), randomUUID()];
  // Recent enough to count in a ranking.
  const startDate = earlier(today(), { days: 21 });
  const startedAt = later(startDate, { hours: 12 });
  const whole = { ...defaultDrawSettings, ...settings };
  await db.tournament.create({
    data: {
      id,
      arenaId: arena.id,
      name: `Interno ${nextNumber()}`,
      kind: "INTERNAL",
      category: "Fun",
      startDate,
      status: "IN_PROGRESS",
      startedAt,
    },
  });
  await db.tournamentCategory.create({
    data: { id: categoryId, tournamentId: id, name: "Fun", level: "Fun", gender: "FEMALE", ...category },
  });
  const enrolments = athleteIds.map((athleteId) => ({
    id: randomUUID(),
    tournamentId: id,
    categoryId,
    athleteId,
    status: "PLAYING" as const,
  }));
  await db.enrolment.createMany({ data: enrolments });
  const pairs = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    athleteIds: athleteIds.slice(2 * index, 2 * index + 2) as [string, string],
  }));
  const enrolmentOf = new Map(enrolments.map((enrolment) => [enrolment.athleteId, enrolment.id]));
  await db.pair.createMany({
    data: pairs.map((pair, index) => ({
      id: pair.id,
      tournamentId: id,
      categoryId,
      firstId: enrolmentOf.get(pair.athleteIds[0]) ?? "",
      secondId: enrolmentOf.get(pair.athleteIds[1]) ?? "",
      seed: seedOf(index),
    })),
  });
  const plan = planDraw(
    pairs.map((pair, index) => ({ id: pair.id, seed: seedOf(index), clubs: [] })),
    whole,
    "sementes",
  );
  if ("problem" in plan) throw new Error(plan.problem);
  const seatOf = (pairId: string) => {
    const group = plan.groups.findIndex((members) => members.includes(pairId));
    return { group: group < 0 ? null : group, seat: (plan.groups[group]?.indexOf(pairId) ?? 0) + 1 };
  };
  await db.draw.create({
    data: {
      categoryId,
      ...whole,
      lettersByResult: plan.lettersByResult,
      lotsSeed: "sementes",
      drawnAt: startedAt,
      entries: {
        create: pairs.map((pair, index) => ({
          pairId: pair.id,
          seed: seedOf(index),
          ...seatOf(pair.id),
          lot: plan.lots.indexOf(pair.id) + 1,
        })),
      },
    },
  });
  const athletesOf = new Map<string, [string, string]>(pairs.map((pair) => [pair.id, pair.athleteIds]));
  for (const { sides, ...match } of plan.matches) {
    const [pair1Id, pair2Id] = sides.map((side) => (side.kind === "ENTRY" ? side.entryId : null));
    await db.match.create({
      data: {
        ...match,
        tournamentId: id,
        categoryId,
        source1: writeSource(sides[0]),
        source2: writeSource(sides[1]),
        pair1Id: pair1Id ?? null,
        pair2Id: pair2Id ?? null,
        players: {
          create: [pair1Id, pair2Id].flatMap((pairId, side) =>
            (athletesOf.get(pairId ?? "") ?? []).map((athleteId, place) => ({
              side: side + 1,
              place: place + 1,
              athleteId,
            })),
          ),
        },
      },
    });
  }
  return { id, globalId: encodeGlobalId("Tournament", id), categoryId, pairs };
}
