import { afterAll, beforeAll, expect, test } from "vitest";
import { people } from "../../prisma/demo/people";
import { seedDemoData } from "../../prisma/demo/seed";
import { demoStory } from "../../prisma/demo/story";
import { tournamentId } from "../../prisma/demo/tournament-rows";
import { standing } from "../../server/billing/ledger.rules";
import { progressOf } from "../../server/sport/standings/draw-progress.rules";
import { finalPositions } from "../../server/sport/standings/final-positions.rules";
import { defaultTieBreaking } from "../../server/sport/standings/tie-breaking.rules";
import { planFromRows, resultsFromRows } from "../../server/sport/draws/stored-draw.rules";
import { loadBoard } from "../../server/competition/board/tournament-board.loader";
import { openDatabase, type Database } from "../../server/platform/database";
import { calendarFaults } from "../support/court-calendar";
import { createTestDatabase } from "../support/database";

const story = { now: new Date("2026-11-20T21:40:00-03:00"), passwordHash: "nunca usada" };
let db: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  db = openDatabase({ url: database.url, poolSize: 2 });
  await seedDemoData(db, story);
});
afterAll(async () => {
  await db.$disconnect();
  await drop();
});

test("every row that is told is written", async () => {
  const { athletes, enrolments, matches, matchSets, charges, rankingPositions } = demoStory(story);
  expect(await db.athlete.count()).toBe(athletes.length);
  expect(await db.enrolment.count()).toBe(enrolments.length);
  expect(await db.match.count()).toBe(matches.length);
  expect(await db.matchSet.count()).toBe(matchSets.length);
  expect(await calendarFaults(db)).toEqual([]);
  expect(await db.charge.count()).toBe(charges.length);
  expect(await db.rankingPosition.count()).toBe(rankingPositions.length);
});

test("the product reads the stored Super 8s as it would have written them", async () => {
  const drawn = await db.tournament.findMany({
    where: { kind: "SUPER8", categories: { some: { draw: { isNot: null } } } },
  });
  const boards = new Map(
    await Promise.all(drawn.map(async ({ id }) => [id, await loadBoard(db, id)] as const)),
  );
  for (const { id, status } of drawn) {
    const board = boards.get(id);
    const standings = [...(board?.standings.values() ?? [])].flat();
    const positions = new Map(standings.map(({ playerId, position }) => [playerId, position]));
    for (const { athleteId, finalPosition } of board?.enrolments ?? [])
      expect(finalPosition).toBe(status === "FINISHED" ? positions.get(athleteId) : null);
  }
  expect(drawn.length).toBeGreaterThanOrEqual(5);
});

test("the product reads the stored draws as it would have written them", async () => {
  const drawn = await db.tournament.findMany({ where: { categories: { some: { draw: { isNot: null } } } } });
  const boards = new Map(
    await Promise.all(drawn.map(async ({ id }) => [id, await loadBoard(db, id)] as const)),
  );
  let categories = 0;
  for (const board of boards.values())
    for (const { id, draw, settledAt } of board.categories) {
      if (!draw || draw.format === "SUPER_N") continue;
      const { format } = draw;
      categories += 1;
      const matches = board.matches.filter(({ categoryId }) => categoryId === id);
      const plan = planFromRows({ ...draw, format }, matches);
      const progress = progressOf(plan, resultsFromRows(matches), defaultTieBreaking);
      const sides = progress.matches.map(({ sides: both }) =>
        both.map((side) => (typeof side === "string" ? side : null)),
      );
      expect(matches.map(({ pair1Id, pair2Id }) => [pair1Id, pair2Id])).toEqual(sides);
      expect(progress.decided).toBe(settledAt !== null);
      for (const { entryId, position } of finalPositions(plan, progress))
        for (const { finalPosition } of board.pairs.get(entryId)?.enrolments ?? [])
          expect(finalPosition).toBe(position);
    }
  expect(categories).toBeGreaterThan(8);
});

test("today's Super 8 is half played, with the athlete who can sign in", async () => {
  const board = await loadBoard(db, tournamentId("super8-hoje"));
  expect(board.matches.filter(({ status }) => status === "PLAYED")).toHaveLength(7);
  expect(board.enrolments.map(({ athleteId }) => athleteId)).toContain(people.athlete.id);
});

test("telling it twice changes nothing", async () => {
  await expect(seedDemoData(db, story)).rejects.toThrow("Unique constraint");
  expect(await db.user.count()).toBe(Object.keys(people).length);
});

test("every charge says of itself what its entries come to", async () => {
  const charges = await db.charge.findMany({ include: { entries: { orderBy: { position: "asc" } } } });
  for (const { entries, ...charge } of charges) {
    const { status, amount, received, paidAt } = standing(entries, "2027-12-01");
    const { amountInCents, receivedInCents } = charge;
    expect({ status: charge.status, amountInCents, receivedInCents, paidAt: charge.paidAt }).toEqual({
      status,
      amountInCents: amount,
      receivedInCents: received,
      paidAt,
    });
  }
});
