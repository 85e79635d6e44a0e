import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import {
  creditLinesAt,
  creditsAt,
  creditsLeftAt,
  mostCredits,
  mostLines,
} from "../../server/classes/credits/athlete-classes.loader";
import type { Database } from "../../server/platform/database";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { addDays, dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime } from "../../server/platform/time/time-zone.rules";
import { useApi } from "../support/api";
import { athleteGid, ClassDesk } from "../support/class-desk";
import { createAthletes } from "../support/story";

const api = useApi();
const desk = new ClassDesk(api, "Das retiradas");
let athlete: string;
let arenaAthleteId: string;

beforeEach(async () => {
  [athlete = ""] = await createAthletes(api(), desk.arena.id, 1);
  const of = { arenaId_athleteId: { arenaId: desk.arena.id, athleteId: athlete } };
  const { id } = await api().db.arenaAthlete.findUniqueOrThrow({ where: of });
  arenaAthleteId = encodeGlobalId("ArenaAthlete", id);
});

const grant = (count: number, days = 90) =>
  desk.act("grantClassCredits", {
    arenaAthleteId,
    key: randomUUID(),
    count,
    expiresOn: addDays(desk.today, days),
  });
const withdraw = (count: number, key = randomUUID(), reason = "Dado em dobro") =>
  desk.act(
    "withdrawClassCredits",
    { arenaAthleteId, key, count, reason },
    desk.arena.manager.token,
    "... on WithdrawClassCreditsSuccess { arenaAthlete { classCreditsLeft } }",
  );
const record = async () => {
  const { athlete: seen } = await api().data(
    `query ($key: UUID!) { athlete(key: $key) { classRecord { arenas { creditsLeft credits { state expiresOn }
      withdrawals { count reason } } } } }`,
    { key: athlete },
    desk.arena.manager.token,
  );
  return seen.classRecord.arenas[0];
};

test("what was given last is taken back first, and the athlete reads how many and why", async () => {
  await grant(2, 30);
  await grant(3, 60);
  expect(await withdraw(4)).toMatchObject({ arenaAthlete: { classCreditsLeft: 1 } });
  const { creditsLeft, credits, withdrawals } = await record();
  expect(creditsLeft).toBe(1);
  expect(withdrawals).toEqual([{ count: 4, reason: "Dado em dobro" }]);
  const left = credits.filter(({ state }: { state: string }) => state === "AVAILABLE");
  expect(left).toEqual([{ state: "AVAILABLE", expiresOn: addDays(desk.today, 30) }]);
});

test("however often the button is pressed, it is done once; and never more than there is", async () => {
  await grant(3);
  const key = randomUUID();
  await Promise.all([withdraw(2, key), withdraw(2, key), withdraw(2, key)]);
  expect(await record()).toMatchObject({ creditsLeft: 1, withdrawals: [{ count: 2 }] });
  expect(await withdraw(2)).toMatchObject({
    fields: [{ path: ["count"], message: "Só há 1 crédito para retirar" }],
  });
  const answers = await Promise.all([withdraw(1), withdraw(1)]);
  expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
    "InvalidInput",
    "WithdrawClassCreditsSuccess",
  ]);
  expect(await withdraw(1)).toMatchObject({
    fields: [{ path: ["count"], message: "Não há crédito que possa ser retirado" }],
  });
  expect(await record()).toMatchObject({ creditsLeft: 0 });
});

test("what pays a class is not taken, whoever is faster", async () => {
  for (let round = 0; round < 6; round++) {
    await grant(1);
    const sessionId = await desk.scheduled({
      date: addDays(desk.day, 2 + round),
      startsAt: "10:00",
      endsAt: "11:00",
    });
    const [booked, taken] = await Promise.all([
      desk.act("bookClass", { sessionId, athleteId: athleteGid(athlete), orWait: false }),
      withdraw(1),
    ]);
    expect([booked.__typename, taken.__typename]).toSatisfy(
      ([one, other]: string[]) => (one === "BookClassSuccess") !== (other === "WithdrawClassCreditsSuccess"),
    );
    const places = await api().db.sessionStudent.count({
      where: { session: { arenaId: desk.arena.id }, athleteId: athlete, attendance: "BOOKED" },
    });
    const reserved = (await record()).credits.filter(({ state }: { state: string }) => state === "RESERVED");
    expect(reserved).toHaveLength(places);
  }
});

test("why has to be said", async () => {
  await grant(1);
  expect(await withdraw(1, randomUUID(), "  ")).toMatchObject({
    fields: [{ path: ["reason"], message: "Diga o motivo" }],
  });
  expect(await withdraw(0)).toMatchObject({
    fields: [{ path: ["count"], message: "De 1 a 60 créditos" }],
  });
});

/** Six hundred credits that have expired, from ten years ago until last year. */
async function createYears(of: { arenaId: string; athleteId: string }): Promise<void> {
  const years = await api().db.classCredit.createManyAndReturn({
    data: Array.from({ length: 600 }, (_, index) => ({
      ...of,
      kind: "PACKAGE" as const,
      purchase: randomUUID(),
      number: 1,
      startsOn: dayToDatabase(addDays(desk.today, 6 * index - 4000)),
    })),
  });
  await api().db.creditEntry.createMany({
    data: years.map(({ id: creditId, startsOn }) => ({
      creditId,
      position: 0,
      state: "AVAILABLE" as const,
      expiresOn: startsOn,
      recordedAt: startsOn,
    })),
  });
}

describe("years of credits that are over", () => {
  beforeEach(async () => {
    await createYears({ arenaId: desk.arena.id, athleteId: athlete });
    await grant(3, 30);
    await grant(2, 60);
    await withdraw(1, randomUUID(), "Um a mais");
    await withdraw(2);
  });
  const at = () => ({ arenaId: desk.arena.id, athleteId: athlete, timeZone: brasiliaTime });

  test("add nothing to what is read of those that are left", async () => {
    const ctx = { db: api().db, now: new Date() };
    let read: Awaited<ReturnType<typeof creditsAt>> | undefined;
    const statements = await api().statementsOf(async () => {
      read = await creditsAt(ctx, at());
    });
    expect(statements).toHaveLength(1);
    expect(read?.account.map(({ state, expiresOn }) => [state, expiresOn])).toEqual(
      [30, 30].map((days) => ["AVAILABLE", addDays(desk.today, days)]),
    );
    expect(read?.creditsLeft).toBe(2);
    expect(read?.credits).toHaveLength(mostCredits);
    expect(read?.credits.map(({ state }) => state).slice(0, 6)).toEqual([
      "CANCELLED",
      "CANCELLED",
      "CANCELLED",
      "AVAILABLE",
      "AVAILABLE",
      "EXPIRED",
    ]);
    expect(read?.withdrawals).toMatchObject([
      { count: 2, reason: "Dado em dobro", at: expect.any(Date) },
      { count: 1, reason: "Um a mais" },
    ]);
    expect(await creditsLeftAt(ctx, at())).toBe(2);
  });

  test("stay in the ledger, whose pages add up and read no more than they show", async () => {
    const rows: number[] = [];
    const counting = api().db.$extends({
      query: {
        classCredit: {
          async findMany({ args, query }) {
            const found = await query(args);
            rows.push(found.length);
            return found;
          },
        },
      },
    });
    const ctx = { db: counting as unknown as Database, now: new Date() };
    const page = (skip: number) => creditLinesAt(ctx, at(), skip);
    const lines = await page(0);
    expect(lines).toHaveLength(mostLines);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toBeLessThan(2 * mostLines);
    for (let next = await page(lines.length); next.length > 0; next = await page(lines.length))
      lines.push(...next);
    // Two grants and two withdrawals, of which one took from both grants; and of each old credit its grant and its end.
    expect(lines.filter(({ at: when }) => when.getTime() > Date.now() - 86_400_000)).toHaveLength(4);
    expect(lines.filter(({ change }) => change === "EXPIRED")).toHaveLength(600);
    const balances = lines.map(({ balance }) => balance);
    expect(balances).toEqual(
      lines.map((_, index) => lines.slice(index).reduce((sum, { delta }) => sum + delta, 0)),
    );
    expect(balances[0]).toBe(2);
  });
});
