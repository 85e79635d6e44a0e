import { beforeAll, describe, expect, test } from "vitest";
import { draftList } from "../../server/rankings/draft.loader";
import { useApi } from "../support/api";
import { createOpenEvent } from "../support/enrolling";
import { day, publishPlaces } from "../support/federation-story";
import { createCharge } from "../support/ledger";
import { mergeDesk } from "../support/merge-desk";
import { credit, listed, rowsNaming, session, type Listed } from "../support/merging";
import { createArena, nextNumber, type ArenaStory } from "../support/story";

const api = useApi();
const { preview, merge, join } = mergeDesk(api, () => arena);
let arena: ArenaStory;

beforeAll(async () => {
  arena = await createArena(api(), "Que junta");
});

describe("what both have", () => {
  let kept: Listed;
  let gone: Listed;
  let teacherId: string;
  const place = async (who: Listed, at: Awaited<ReturnType<typeof session>>, more: object = {}) =>
    api().db.sessionStudent.create({
      data: { sessionId: at.id, startsAt: at.startsAt, endsAt: at.endsAt, athleteId: who.athleteId, ...more },
    });
  beforeAll(async () => {
    teacherId = (
      await api().db.teacher.create({ data: { fullName: "Lia", email: `lia${nextNumber()}@x.example` } })
    ).id;
  });
  const fresh = async () => {
    [kept, gone] = [await listed(api(), arena), await listed(api(), arena)];
  };

  test("of two places in one class the marked one stays, and the other's credit comes back", async () => {
    await fresh();
    const at = await session(api(), arena.id, teacherId);
    const of = { arenaId: arena.id, sessionId: at.id };
    const mine = await credit(api(), { ...of, athleteId: kept.athleteId }, { purchase: "mesmo" });
    const theirs = await credit(api(), { ...of, athleteId: gone.athleteId }, { purchase: "mesmo" });
    await place(kept, at, { creditId: mine.id });
    await place(gone, at, { creditId: theirs.id, attendance: "PRESENT", markedAt: new Date() });
    expect((await preview(kept, gone)).moves).toEqual(["1 crédito de aula", "1 aula, 1 nos dois cadastros"]);
    await join(kept, gone);
    const places = await api().db.sessionStudent.findMany({ where: { sessionId: at.id } });
    expect(places).toMatchObject([{ athleteId: kept.athleteId, attendance: "PRESENT", creditId: theirs.id }]);
    const credits = await api().db.classCredit.findMany({
      where: { athleteId: kept.athleteId },
      include: { entries: { orderBy: { position: "asc" } } },
      orderBy: { number: "asc" },
    });
    expect(credits.map(({ id, number, entries }) => [id, number, entries.map(({ state }) => state)])).toEqual(
      [
        [mine.id, 1, ["AVAILABLE", "RESERVED", "AVAILABLE"]],
        [theirs.id, 2, ["AVAILABLE", "RESERVED"]],
      ],
    );
  });

  test("who comes every week by both comes once, and stands in a line once", async () => {
    await fresh();
    const weekly = await api().db.weeklyClass.create({
      data: {
        teacherId,
        arenaId: arena.id,
        weekday: "TUESDAY",
        startsAt: new Date("1970-01-01T08:00:00Z"),
        endsAt: new Date("1970-01-01T09:00:00Z"),
        maxStudents: 4,
        category: "D",
        students: {
          create: [
            { athleteId: kept.athleteId, since: day("2026-06-01") },
            { athleteId: gone.athleteId, since: day("2026-04-01") },
          ],
        },
      },
    });
    const at = await session(api(), arena.id, teacherId);
    const since = new Date();
    await api().db.classWaiting.create({ data: { sessionId: at.id, athleteId: gone.athleteId, since } });
    await api().db.classWaiting.create({ data: { sessionId: at.id, athleteId: kept.athleteId, since } });
    const full = await session(api(), arena.id, teacherId);
    await place(kept, full);
    await api().db.classWaiting.create({ data: { sessionId: full.id, athleteId: gone.athleteId, since } });
    await join(kept, gone);
    expect(await api().db.classStudent.findMany({ where: { weeklyClassId: weekly.id } })).toMatchObject([
      { athleteId: kept.athleteId, since: day("2026-04-01") },
    ]);
    expect(await api().db.classWaiting.findMany({ where: { athleteId: kept.athleteId } })).toMatchObject([
      { sessionId: at.id },
    ]);
  });

  test("two classes at one time and both in one category are in the way", async () => {
    await fresh();
    const at = await session(api(), arena.id, teacherId);
    const elsewhere = (await api().db.teacher.create({ data: { fullName: "Rui" } })).id;
    const same = await session(api(), arena.id, elsewhere, { startsAt: at.startsAt, endsAt: at.endsAt });
    await place(kept, at);
    await place(gone, same);
    const event = await createOpenEvent(api(), arena, {});
    for (const who of [kept, gone])
      await api().db.enrolment.create({
        data: { tournamentId: event.id, categoryId: event.categoryId, athleteId: who.athleteId },
      });
    const { key, problems } = await preview(kept, gone);
    expect(key).toBeNull();
    expect(problems).toHaveLength(2);
    expect(problems.join(" ")).toMatch(/inscritos em “.*mesmo horário/);
    expect(await merge(kept, gone, "")).toMatchObject({ code: "CANNOT_MERGE" });
    expect((await rowsNaming(api(), gone.athleteId))["presencas.aluno_id"]).toBe(1);
  });

  test("a cancelled try in the same category is no hindrance, and what was paid for it stays", async () => {
    await fresh();
    const event = await createOpenEvent(api(), arena, {});
    const of = { tournamentId: event.id, categoryId: event.categoryId };
    const tried = await api().db.enrolment.create({
      data: { ...of, athleteId: kept.athleteId, status: "CANCELLED" },
    });
    const charge = await createCharge(api().db, {
      arenaId: arena.id,
      athleteId: kept.athleteId,
      enrolmentId: tried.id,
      tournamentId: event.id,
      serviceType: "TOURNAMENT",
      description: "Taxa",
      amountInCents: 5000,
      serviceDate: day("2026-11-02"),
    });
    const stands = await api().db.enrolment.create({ data: { ...of, athleteId: gone.athleteId } });
    await join(kept, gone);
    expect(await api().db.enrolment.findMany({ where: { athleteId: kept.athleteId } })).toMatchObject([
      { id: stands.id },
    ]);
    expect(await api().db.charge.findUniqueOrThrow({ where: { id: charge.id } })).toMatchObject({
      athleteId: kept.athleteId,
      enrolmentId: null,
    });
  });

  test("what was published stays, and the next list counts the results of both together", async () => {
    await fresh();
    const ranking = await api().db.ranking.create({
      data: { name: "Do mês", category: "Fun", scope: "LOCAL", arenaId: arena.id },
    });
    const third = await listed(api(), arena);
    const places = [third, kept, gone].map(({ athleteId }, index) => ({
      athleteId,
      position: index + 1,
      points: 100 - index * 10,
    }));
    for (const { athleteId, points } of places) {
      const event = await createOpenEvent(api(), arena, {});
      await api().db.rankingResult.create({
        data: {
          rankingId: ranking.id,
          categoryId: event.categoryId,
          athleteId,
          level: "F",
          points,
          date: day("2026-08-10"),
        },
      });
    }
    await publishPlaces(api().db, ranking.id, "2026-08-01", places);
    await join(kept, gone);
    const rows = await api().db.rankingPosition.findMany({
      where: { rankingId: ranking.id },
      orderBy: { position: "asc" },
    });
    expect(rows.map(({ athleteId, recordId, position }) => [athleteId, recordId, position])).toEqual([
      [third.athleteId, null, 1],
      [kept.athleteId, null, 2],
      [kept.athleteId, gone.athleteId, 3],
    ]);
    const { rows: next } = await draftList(api().db, {
      rankingId: ranking.id,
      terms: { window: "ROLLING_52_WEEKS", bestResults: 10 },
      month: "2026-09-01",
      today: "2026-11-20",
      at: new Date(),
    });
    expect(next.map(({ athleteId, total, change }) => [athleteId, total, change.kind])).toEqual([
      [kept.athleteId, 170, "UP"],
      [third.athleteId, 100, "DOWN"],
    ]);
  });
});
