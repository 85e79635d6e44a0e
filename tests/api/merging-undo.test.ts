import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { forgetJournalsOf, forgetMergeRequests } from "../../server/merging/merging.step";
import { forgetMergesJob } from "../../server/merging/undo-merge.action";
import { inTransaction } from "../../server/platform/database";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { draftList } from "../../server/rankings/draft.loader";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { useApi } from "../support/api";
import { createOpenEvent } from "../support/enrolling";
import { day, publishPlaces } from "../support/federation-story";
import { createCharge } from "../support/ledger";
import { mergeDesk } from "../support/merge-desk";
import {
  credit,
  expiresOn,
  fillRecord,
  listed,
  putPhoto,
  rowsNaming,
  session,
  type Listed,
} from "../support/merging";
import { createArena, createPerson, nextNumber, type ArenaStory } from "../support/story";

const api = useApi();
const { act, join, merge, preview, member, answer, asked, read } = mergeDesk(api, () => arena);
let arena: ArenaStory;
let other: ArenaStory;

beforeAll(async () => {
  arena = await createArena(api(), "Que separa");
  other = await createArena(api(), "Vizinha");
});

const mergeOf = (gone: Listed) =>
  api().db.recordMerge.findFirstOrThrow({
    where: { otherId: gone.athleteId },
    orderBy: { mergedAt: "desc" },
  });

async function undo(gone: Listed, token: string | null = arena.manager.token) {
  const { id } = await mergeOf(gone);
  return act(
    token,
    "undoMerge",
    { mergeId: encodeGlobalId("RecordMerge", id) },
    "... on UndoMergeSuccess { merge { undone } kept { key } other { key } }",
  );
}

const recordOf = (athleteId: string) => api().db.athlete.findUniqueOrThrow({ where: { id: athleteId } });

const owed = (athleteId: string, amountInCents = 5000, more: object = {}) =>
  createCharge(api().db, {
    arenaId: arena.id,
    athleteId,
    serviceType: "CLASS",
    description: "Aula",
    amountInCents,
    serviceDate: day("2026-11-02"),
    ...more,
  });

const place = (who: Listed, at: Awaited<ReturnType<typeof session>>, more: object = {}) =>
  api().db.sessionStudent.create({
    data: { sessionId: at.id, startsAt: at.startsAt, endsAt: at.endsAt, athleteId: who.athleteId, ...more },
  });

const teacher = async () =>
  (await api().db.teacher.create({ data: { fullName: "Lia", email: `lia${nextNumber()}@x.example` } })).id;

describe("undoing a merge", () => {
  test("gives each record back what it had, row by row, and links lead to each again", async () => {
    const kept = await listed(api(), arena, { phone: "(48) 99999-1111" }, { note: "Prefere manhãs" });
    const gone = await listed(
      api(),
      arena,
      { email: `ana${nextNumber()}@x.example`, birthDate: day("1990-05-06"), cpf: "52998224725", level: "B" },
      { note: "Joga de canhota", firstVisitOn: day("2026-01-01") },
    );
    await fillRecord(api(), arena, kept.athleteId);
    await fillRecord(api(), arena, gone.athleteId);
    const rows = async () => [
      await rowsNaming(api(), kept.athleteId),
      await rowsNaming(api(), gone.athleteId),
      await recordOf(kept.athleteId),
      await recordOf(gone.athleteId),
      await api().db.arenaAthlete.findMany({
        where: { athleteId: { in: [kept.athleteId, gone.athleteId] } },
        orderBy: { id: "asc" },
      }),
      await api().db.charge.findMany({ where: { athleteId: gone.athleteId } }),
      await api().db.matchResultRecord.count({ where: { side1: gone.athleteId } }),
    ];
    const before = await rows();
    await join(kept, gone);
    expect(await undo(gone)).toMatchObject({
      merge: { undone: true },
      kept: { key: kept.athleteId },
      other: { key: gone.athleteId },
    });
    const after = await rows();
    // What had been filled in and was taken out again are two changes of the profile; results are entered anew.
    const counts = before[0] as Record<string, number>;
    counts["alteracoes_cadastro.aluno_id"]! += 2;
    counts["resultados_ranking.aluno_id"]! += 1;
    (before[1] as Record<string, number>)["resultados_ranking.aluno_id"]! += 1;
    expect(after).toEqual(before);
    expect(await read(gone.athleteId)).toMatchObject({ key: gone.athleteId });
    expect(await read(kept.athleteId)).toMatchObject({ key: kept.athleteId });
    expect(await mergeOf(gone)).toMatchObject({ journal: null, undoneById: arena.manager.userId });
  });

  const keyOf = async (who: Listed) => (await recordOf(who.athleteId)).photoKey;

  test("a photo goes along and comes back; where both have one the kept record's stays", async () => {
    const [kept, gone, third] = [
      await listed(api(), arena),
      await listed(api(), arena),
      await listed(api(), arena),
    ];
    const [key, other] = [await putPhoto(api(), gone.athleteId), await putPhoto(api(), third.athleteId)];
    await join(kept, gone);
    expect(await keyOf(kept)).toBe(key);
    await join(kept, third);
    expect(await keyOf(kept)).toBe(key);
    await undo(third);
    expect([await keyOf(kept), await keyOf(third)]).toEqual([key, other]);
    expect((await api().db.athletePhoto.findUniqueOrThrow({ where: { key: other } })).content).toHaveLength(
      (await api().db.athletePhoto.findUniqueOrThrow({ where: { key } })).content.length,
    );
    await undo(gone);
    expect([await keyOf(kept), await keyOf(gone)]).toEqual([null, key]);
    expect(await api().db.athletePhoto.findUnique({ where: { key } })).toMatchObject({
      athleteId: gone.athleteId,
    });
  });

  test("a photo replaced since the merge stays where it is, and the one before does not come back", async () => {
    const [kept, gone] = [await listed(api(), arena), await listed(api(), arena)];
    await putPhoto(api(), gone.athleteId);
    await join(kept, gone);
    const newer = await putPhoto(api(), kept.athleteId);
    await undo(gone);
    expect([await keyOf(kept), await keyOf(gone)]).toEqual([newer, null]);
    expect(await api().db.athletePhoto.findUnique({ where: { key: newer } })).not.toBeNull();
  });

  test("what was added since stays with the record that stayed, and what was paid stays on its charge", async () => {
    const kept = await listed(api(), arena);
    const gone = await listed(api(), other);
    const [mine, theirs] = [
      await owed(kept.athleteId),
      await owed(gone.athleteId, 7700, { arenaId: other.id }),
    ];
    const admin = await createPerson(api(), "Admin", ["ADMIN"]);
    await join(kept, gone, admin.token);
    const later = await owed(kept.athleteId, 1200, { arenaId: other.id });
    await api().db.athlete.update({ where: { id: kept.athleteId }, data: { phone: "(48) 90000-0000" } });
    const paid = await act(other.manager.token, "registerChargePayment", {
      chargeId: encodeGlobalId("Charge", theirs.id),
      amountInCents: 700,
      method: "CASH",
      paidOn: "2026-11-03",
      requestKey: randomUUID(),
    });
    expect(paid["__typename"]).toBe("RegisterChargePaymentSuccess");
    expect(await undo(gone, admin.token)).toMatchObject({ other: { key: gone.athleteId } });
    const owner = async (id: string) =>
      (await api().db.charge.findUniqueOrThrow({ where: { id } })).athleteId;
    expect([await owner(mine.id), await owner(theirs.id), await owner(later.id)]).toEqual([
      kept.athleteId,
      gone.athleteId,
      kept.athleteId,
    ]);
    expect(await api().db.charge.findUniqueOrThrow({ where: { id: theirs.id } })).toMatchObject({
      receivedInCents: 700,
    });
    expect((await recordOf(kept.athleteId)).phone).toBe("(48) 90000-0000");
    // There is something to pay there, so the arena still finds them on its list.
    expect(
      await api().db.arenaAthlete.count({ where: { athleteId: kept.athleteId, arenaId: other.id } }),
    ).toBe(1);
    const trail = await api().db.auditEntry.findFirstOrThrow({
      where: { action: "UNDO_MERGE", adminId: admin.userId },
    });
    expect(trail).toMatchObject({ after: { Cadastro: gone.athleteId } });
  });

  test("what both were charged by one request is owed twice by the one, and by each alone again", async () => {
    const [kept, gone] = [await listed(api(), arena), await listed(api(), arena)];
    const athleteIds = [kept, gone].map(({ athleteId }) => encodeGlobalId("Athlete", athleteId));
    const made = await act(arena.manager.token, "createCharges", {
      arenaId: arena.globalId,
      athleteIds,
      kind: "OTHER",
      amountInCents: 5000,
      dueOn: dayAt(new Date(), brasiliaTime),
      requestKey: randomUUID(),
    });
    const planned = await act(arena.manager.token, "createMonthlyPlans", {
      arenaId: arena.globalId,
      athleteIds,
      amountInCents: 18_000,
      dueDay: 5,
      startsOn: dayAt(new Date(), brasiliaTime),
      proratesFirstMonth: false,
      requestKey: randomUUID(),
    });
    expect([made["__typename"], planned["__typename"]]).toEqual([
      "CreateChargesSuccess",
      "CreateMonthlyPlansSuccess",
    ]);
    const rows = () => {
      const where = { athleteId: { in: [kept.athleteId, gone.athleteId] } };
      const orderBy = { id: "asc" as const };
      return Promise.all([
        api().db.charge.findMany({ where, orderBy }),
        api().db.monthlyPlan.findMany({ where, orderBy }),
      ]);
    };
    const before = await rows();
    expect(await join(kept, gone)).toMatchObject({ kept: { key: kept.athleteId } });
    for (const joined of await rows())
      expect(joined.map(({ athleteId }) => athleteId)).toEqual([kept.athleteId, kept.athleteId]);
    expect(await undo(gone)).toMatchObject({ other: { key: gone.athleteId } });
    expect(await rows()).toEqual(before);
  });

  test("a class of both takes both in again with their credits, and credits used since stay where they were used", async () => {
    const [kept, gone] = [await listed(api(), arena), await listed(api(), arena)];
    const teacherId = await teacher();
    const at = await session(api(), arena.id, teacherId);
    const of = { arenaId: arena.id, sessionId: at.id };
    const theirs = await credit(api(), { ...of, athleteId: gone.athleteId }, { purchase: "mesmo" });
    const free = await credit(
      api(),
      { arenaId: arena.id, athleteId: gone.athleteId, sessionId: null },
      { purchase: "mesmo", number: 2 },
    );
    await place(kept, at);
    await place(gone, at, { creditId: theirs.id });
    await join(kept, gone);
    expect(await api().db.sessionStudent.count({ where: { sessionId: at.id } })).toBe(1);
    const next = await session(api(), arena.id, teacherId);
    await place(kept, next, { creditId: free.id });
    expect(await undo(gone)).toMatchObject({ other: { key: gone.athleteId } });
    const places = await api().db.sessionStudent.findMany({ where: { sessionId: at.id } });
    expect(places.map(({ athleteId, creditId }) => [athleteId, creditId]).sort()).toEqual(
      [
        [kept.athleteId, null],
        [gone.athleteId, theirs.id],
      ].sort(),
    );
    const entries = await api().db.creditEntry.findMany({
      where: { creditId: theirs.id },
      orderBy: { position: "asc" },
    });
    expect(entries.map(({ state }) => state)).toEqual(["AVAILABLE", "RESERVED", "AVAILABLE", "RESERVED"]);
    const owners = await api().db.classCredit.findMany({ where: { id: { in: [theirs.id, free.id] } } });
    expect(Object.fromEntries(owners.map(({ id, athleteId }) => [id, athleteId]))).toEqual({
      [theirs.id]: gone.athleteId,
      [free.id]: kept.athleteId,
    });
  });

  test("what replaced a class that both missed is there again", async () => {
    const [kept, gone] = [await listed(api(), arena), await listed(api(), arena)];
    const at = await session(api(), arena.id, await teacher());
    await place(kept, at);
    await place(gone, at);
    const makeUp = await api().db.classCredit.create({
      data: {
        arenaId: arena.id,
        athleteId: gone.athleteId,
        kind: "MAKE_UP",
        purchase: `reposicao-${nextNumber()}`,
        number: 1,
        missedSessionId: at.id,
        startsOn: day("2026-11-01"),
        entries: {
          create: {
            position: 0,
            state: "AVAILABLE",
            sessionId: at.id,
            expiresOn,
            recordedAt: new Date(),
          },
        },
      },
    });
    await join(kept, gone);
    expect(await undo(gone)).toMatchObject({ other: { key: gone.athleteId } });
    const entries = await api().db.creditEntry.findMany({
      where: { creditId: makeUp.id },
      orderBy: { position: "asc" },
    });
    expect(entries.map(({ state }) => state)).toEqual(["AVAILABLE", "CANCELLED", "AVAILABLE"]);
  });

  test("a class that is full by now, and a credit used for another one, are in the way in a sentence", async () => {
    const [kept, gone] = [await listed(api(), arena), await listed(api(), arena)];
    const teacherId = await teacher();
    const at = await session(api(), arena.id, teacherId);
    await api().db.classSession.update({ where: { id: at.id }, data: { maxStudents: 2 } });
    const of = { arenaId: arena.id, sessionId: at.id };
    const theirs = await credit(api(), { ...of, athleteId: gone.athleteId });
    await place(kept, at);
    await place(gone, at, { creditId: theirs.id });
    await join(kept, gone);
    const guest = await place(await listed(api(), arena), at);
    expect(await undo(gone)).toMatchObject({
      code: "CLASS_FULL",
      message: expect.stringMatching(/^A aula de .* lotou depois da união/),
    });
    expect(await api().db.athlete.count({ where: { id: gone.athleteId } })).toBe(0);
    await api().db.sessionStudent.delete({ where: { id: guest.id } });
    const next = await session(api(), arena.id, teacherId);
    await api().db.creditEntry.create({
      data: {
        creditId: theirs.id,
        position: 3,
        priorPosition: 2,
        priorState: "AVAILABLE",
        state: "RESERVED",
        sessionId: next.id,
        expiresOn,
        recordedAt: new Date(),
      },
    });
    await place(kept, next, { creditId: theirs.id });
    expect(await undo(gone)).toMatchObject({ code: "CREDIT_USED" });
    expect(await api().db.athlete.count({ where: { id: gone.athleteId } })).toBe(0);
  });

  test("places that a weekly class has made since follow whoever comes every week", async () => {
    const [kept, gone] = [await listed(api(), arena), await listed(api(), arena)];
    const teacherId = await teacher();
    const weekly = await api().db.weeklyClass.create({
      data: {
        teacherId,
        arenaId: arena.id,
        weekday: "TUESDAY",
        startsAt: new Date("1970-01-01T08:00:00Z"),
        endsAt: new Date("1970-01-01T09:00:00Z"),
        maxStudents: 4,
        category: "D",
        students: { create: { athleteId: gone.athleteId, since: day("2026-06-01") } },
      },
    });
    await join(kept, gone);
    const at = await session(api(), arena.id, teacherId);
    await api().db.classSession.update({ where: { id: at.id }, data: { weeklyClassId: weekly.id } });
    await place(kept, at);
    await undo(gone);
    expect(await api().db.sessionStudent.findMany({ where: { sessionId: at.id } })).toMatchObject([
      { athleteId: gone.athleteId },
    ]);
  });

  test("an enrolment goes back with the matches and points that came of it, also those after the merge", async () => {
    const [kept, gone] = [await listed(api(), arena), await listed(api(), arena)];
    const event = await createOpenEvent(api(), arena, {});
    const of = { tournamentId: event.id, categoryId: event.categoryId };
    const tried = await api().db.enrolment.create({
      data: { ...of, athleteId: kept.athleteId, status: "CANCELLED" },
    });
    const charge = await owed(kept.athleteId, 5000, {
      enrolmentId: tried.id,
      tournamentId: event.id,
      serviceType: "TOURNAMENT",
    });
    const stands = await api().db.enrolment.create({ data: { ...of, athleteId: gone.athleteId } });
    await join(kept, gone);
    const match = await api().db.match.create({
      data: {
        ...of,
        round: 1,
        order: 1,
        players: { create: [{ side: 1, place: 1, athleteId: kept.athleteId }] },
        history: {
          create: { version: 1, score: "6x4", side1: kept.athleteId, side2: "", recordedAt: new Date() },
        },
      },
    });
    const ranking = await api().db.ranking.create({
      data: { name: "Da arena", category: "Fun", scope: "LOCAL", arenaId: arena.id },
    });
    await api().db.rankingResult.create({
      data: {
        rankingId: ranking.id,
        categoryId: event.categoryId,
        athleteId: kept.athleteId,
        level: "W",
        points: 100,
        date: day("2026-11-20"),
      },
    });
    await undo(gone);
    const places = await api().db.enrolment.findMany({ where: of });
    expect(Object.fromEntries(places.map(({ id, athleteId }) => [id, athleteId]))).toEqual({
      [tried.id]: kept.athleteId,
      [stands.id]: gone.athleteId,
    });
    expect(await api().db.charge.findUniqueOrThrow({ where: { id: charge.id } })).toMatchObject({
      athleteId: kept.athleteId,
      enrolmentId: tried.id,
    });
    expect(await api().db.matchPlayer.findMany({ where: { matchId: match.id } })).toMatchObject([
      { athleteId: gone.athleteId },
    ]);
    expect(await api().db.matchResultRecord.findMany({ where: { matchId: match.id } })).toMatchObject([
      { side1: gone.athleteId },
    ]);
    expect(
      await api().db.rankingResult.findMany({ where: { rankingId: ranking.id, replacedAt: null } }),
    ).toMatchObject([{ athleteId: gone.athleteId, points: 100 }]);
  });

  test("the next list of a ranking counts the results of each alone again", async () => {
    const [kept, gone] = [await listed(api(), arena), await listed(api(), arena)];
    const ranking = await api().db.ranking.create({
      data: { name: "Do mês", category: "Fun", scope: "LOCAL", arenaId: arena.id },
    });
    const places = [kept, gone].map(({ athleteId }, index) => ({
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
    await undo(gone);
    const rows = await api().db.rankingPosition.findMany({
      where: { rankingId: ranking.id },
      orderBy: { position: "asc" },
    });
    expect(rows.map(({ athleteId }) => athleteId)).toEqual([kept.athleteId, gone.athleteId]);
    const { rows: next } = await draftList(api().db, {
      rankingId: ranking.id,
      terms: { window: "ROLLING_52_WEEKS", bestResults: 10 },
      month: "2026-09-01",
      today: "2026-11-20",
      at: new Date(),
    });
    expect(next.map(({ athleteId, total, change }) => [athleteId, total, change.kind])).toEqual([
      [kept.athleteId, 100, "SAME"],
      [gone.athleteId, 90, "SAME"],
    ]);
    // They can be merged once more, and counted together once more.
    await join(kept, gone);
    expect((await rowsNaming(api(), gone.athleteId))["posicoes_ranking.aluno_id"]).toBe(0);
  });
});

describe("when somebody is forgotten", () => {
  const leave = (userId: string) =>
    inTransaction(api().db, async (tx) =>
      forgetJournalsOf(tx, await tx.user.findUniqueOrThrow({ where: { id: userId } })),
    );
  const guard = (who: Listed, userId: string) =>
    api().db.guardianship.create({
      data: {
        athleteId: who.athleteId,
        userId,
        kinship: "MOTHER",
        status: "ACTIVE",
        sentAt: new Date(),
        answeredAt: new Date(),
      },
    });

  test("merges go whose record came to theirs by way of another", async () => {
    const [last, kept, gone] = [
      await listed(api(), arena),
      await listed(api(), arena),
      await listed(api(), arena),
    ];
    await join(kept, gone);
    await join(last, kept);
    await inTransaction(api().db, (tx) => forgetMergeRequests(tx, last.athleteId));
    const left = { otherId: { in: [kept.athleteId, gone.athleteId] } };
    expect(await api().db.recordMerge.count({ where: left })).toBe(0);
  });

  test("their id and address leave the journals of others", async () => {
    const mother = await createPerson(api(), "Mãe");
    const [kept, gone] = [await listed(api(), arena), await listed(api(), arena)];
    await guard(kept, mother.userId);
    await guard(gone, mother.userId);
    await join(kept, gone);
    const { email } = await api().db.user.findUniqueOrThrow({ where: { id: mother.userId } });
    const [stays, asked] = [await listed(api(), arena), await listed(api(), arena, { email })];
    await join(stays, asked);
    await leave(mother.userId);
    for (const of of [gone, asked])
      expect(await mergeOf(of)).toMatchObject({ journal: null, otherName: null });
  });

  test("a bond that has ended on the record that stayed does not come back on the other", async () => {
    const [mother, father] = [await createPerson(api(), "Mãe"), await createPerson(api(), "Pai")];
    const [kept, gone] = [await listed(api(), arena), await listed(api(), arena)];
    const ended = await guard(kept, mother.userId);
    await guard(kept, father.userId);
    await guard(gone, mother.userId);
    await guard(gone, father.userId);
    await join(kept, gone);
    await api().db.guardianship.update({
      where: { id: ended.id },
      data: { status: "ENDED", endedAt: new Date() },
    });
    expect(await undo(gone)).toMatchObject({ other: { key: gone.athleteId } });
    expect(await api().db.guardianship.findMany({ where: { athleteId: gone.athleteId } })).toMatchObject([
      { userId: father.userId, status: "ACTIVE" },
    ]);
  });
});

describe("when it is refused", () => {
  test("after 30 days, and then nothing of the record that left is kept", async () => {
    const [kept, gone] = [await listed(api(), arena), await listed(api(), arena)];
    await join(kept, gone);
    const { id } = await mergeOf(gone);
    await api().db.recordMerge.update({
      where: { id },
      data: { mergedAt: new Date(Date.now() - 30 * 86_400_000) },
    });
    expect(await undo(gone)).toMatchObject({
      code: "UNDO_TOO_LATE",
      message:
        "Já passaram 30 dias desde a união, e ela não pode mais ser desfeita. Fale com a administração da Praia.",
    });
    await forgetMergesJob(api().db)();
    expect(await mergeOf(gone)).toMatchObject({ journal: null, otherName: null });
    expect(await undo(gone)).toMatchObject({ code: "UNDO_TOO_LATE" });
  });

  test("while the record that stayed is in a third one, and where its address or CPF is another's by now", async () => {
    const [kept, gone, third] = [
      await listed(api(), arena),
      await listed(api(), arena, { email: `bia${nextNumber()}@x.example`, cpf: "16899535009" }),
      await listed(api(), arena),
    ];
    await join(kept, gone);
    await join(third, kept);
    expect(await undo(gone)).toMatchObject({
      code: "CANNOT_UNDO",
      message: "Depois desta união o cadastro foi juntado a outro. Desfaça primeiro a união mais nova.",
    });
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on Arena { recentMerges { id keptName } } } }`,
      { id: arena.globalId },
      arena.manager.token,
    );
    const shown = (node.recentMerges as { id: string }[]).map(({ id }) => id);
    const globalId = async (of: Listed) => encodeGlobalId("RecordMerge", (await mergeOf(of)).id);
    expect(shown).toContain(await globalId(kept));
    expect(shown).not.toContain(await globalId(gone));
    expect(await undo(kept)).toMatchObject({ other: { key: kept.athleteId } });
    const { email } = await recordOf(kept.athleteId);
    await api().db.athlete.update({ where: { id: kept.athleteId }, data: { email: null } });
    await api().db.athlete.update({ where: { id: third.athleteId }, data: { email } });
    expect(await undo(gone)).toMatchObject({
      code: "CANNOT_UNDO",
      message: expect.stringContaining("O e-mail do cadastro que saiu já é de outro cadastro."),
    });
    await api().db.athlete.update({ where: { id: third.athleteId }, data: { email: null } });
    expect(await undo(gone)).toMatchObject({ other: { key: gone.athleteId } });
    expect(await recordOf(gone.athleteId)).toMatchObject({ email, cpf: "16899535009" });
  });

  test("where something that hung on it is gone, and nothing is written", async () => {
    const [kept, gone] = [await listed(api(), arena), await listed(api(), arena)];
    const teacherId = await teacher();
    const at = await session(api(), arena.id, teacherId);
    await place(kept, at);
    await place(gone, at);
    await join(kept, gone);
    await api().db.classSession.delete({ where: { id: at.id } });
    expect(await undo(gone)).toMatchObject({ code: "CANNOT_UNDO" });
    expect(await api().db.athlete.count({ where: { id: gone.athleteId } })).toBe(0);
  });

  test("for whoever could not have merged them", async () => {
    const [kept, gone] = [await listed(api(), arena), await listed(api(), arena)];
    await join(kept, gone);
    const { id } = await mergeOf(gone);
    const mergeId = encodeGlobalId("RecordMerge", id);
    const someTeacher = await createPerson(api(), "Professora", ["TEACHER"]);
    for (const token of [other.manager.token, someTeacher.token]) {
      const { errors } = await api().run(
        `mutation ($input: UndoMergeInput!) { undoMerge(input: $input) { __typename } }`,
        { input: { mergeId } },
        token,
      );
      expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
      const seen = await api().run(
        `query ($id: ID!) { node(id: $id) { ... on RecordMerge { otherName } } }`,
        { id: mergeId },
        token,
      );
      expect(seen.data?.node ?? null).toBeNull();
    }
    const { errors } = await api().run(
      `mutation ($input: UndoMergeInput!) { undoMerge(input: $input) { __typename } }`,
      { input: { mergeId } },
      null,
    );
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  test("what the person confirmed they undo themselves, and their own fields are as they were", async () => {
    const own = await member("Ana Conta", arena, { phone: null });
    const made = await listed(api(), arena, { phone: "(48) 93333-3333" });
    const { request } = await join(own, made);
    const [open] = await asked(own.person.token);
    await answer(own.person.token, request.id, true, open?.preview.key);
    const { id } = await mergeOf(made);
    const list = `{ viewer { recentMerges { id otherName keptName undone } } }`;
    const { viewer } = await api().data(list, {}, own.person.token);
    expect(viewer.recentMerges).toEqual([
      {
        id: encodeGlobalId("RecordMerge", id),
        otherName: "Ana Souza",
        keptName: "Ana Conta",
        undone: false,
      },
    ]);
    const { errors } = await api().run(
      `mutation ($input: UndoMergeInput!) { undoMerge(input: $input) { __typename } }`,
      { input: { mergeId: encodeGlobalId("RecordMerge", id) } },
      arena.manager.token,
    );
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    expect(await undo(made, own.person.token)).toMatchObject({ kept: { key: own.athleteId } });
    expect((await recordOf(own.athleteId)).phone).toBeNull();
    expect((await api().data(list, {}, own.person.token)).viewer.recentMerges).toEqual([]);
  });
});

describe("at the same time", () => {
  test("two who undo it do it once", async () => {
    const [kept, gone] = [await listed(api(), arena), await listed(api(), arena)];
    await fillRecord(api(), arena, gone.athleteId);
    const before = await rowsNaming(api(), gone.athleteId);
    await join(kept, gone);
    const answers = await Promise.all([undo(gone), undo(gone), undo(gone)]);
    for (const told of answers) expect(told).toMatchObject({ other: { key: gone.athleteId } });
    expect(await undo(gone)).toMatchObject({ other: { key: gone.athleteId } });
    const after = await rowsNaming(api(), gone.athleteId);
    before["resultados_ranking.aluno_id"]! += 1;
    expect(after).toEqual(before);
  });

  test("an enrolment made while it is undone is the surviving record's, and never lost", async () => {
    for (let round = 0; round < 4; round++) {
      const [kept, gone] = [await listed(api(), arena, { gender: "FEMALE" }), await listed(api(), arena)];
      await join(kept, gone);
      const event = await createOpenEvent(api(), arena, { kind: "SUPER8" });
      const [undone, enrolled] = await Promise.all([
        undo(gone),
        act(arena.manager.token, "enrolAthlete", {
          tournamentId: event.globalId,
          athleteId: encodeGlobalId("Athlete", kept.athleteId),
          categoryId: event.categoryGlobalId,
        }),
      ]);
      expect(undone).toMatchObject({ other: { key: gone.athleteId } });
      expect(enrolled["__typename"]).toBe("EnrolAthleteSuccess");
      expect(await api().db.enrolment.findMany({ where: { tournamentId: event.id } })).toMatchObject([
        { athleteId: kept.athleteId },
      ]);
    }
  });

  test("undoing and merging once more leaves two records or one, with everything", async () => {
    const [kept, gone] = [await listed(api(), arena), await listed(api(), arena)];
    await owed(gone.athleteId);
    await join(kept, gone);
    await undo(gone);
    const { key } = await preview(kept, gone);
    await Promise.all([undo(gone), merge(kept, gone, key)]);
    const left = await api().db.athlete.count({ where: { id: { in: [kept.athleteId, gone.athleteId] } } });
    expect(left).toBe(1);
    expect((await rowsNaming(api(), kept.athleteId))["faturamento.aluno_id"]).toBe(1);
  });
});
