import { randomUUID } from "node:crypto";
import { drawnPng } from "../../prisma/demo/logo";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { mergeRecords } from "../../server/merging/merging.step";
import { inTransaction } from "../../server/platform/database";
import { mergePlanOf } from "../../server/merging/merge-plan.loader";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import type { TestApi } from "./api";
import { createRanking, day } from "./federation-story";
import { createCharge } from "./ledger";
import { createPerson, createSuper8, nextNumber, type ArenaStory } from "./story";

export interface Listed {
  athleteId: string;
  /** An athlete of the arena. */
  linkId: string;
  gid: string;
}

/** An athlete of an arena without an account. */
export async function listed(
  api: TestApi,
  arena: Pick<ArenaStory, "id">,
  record: object = {},
  link: object = {},
): Promise<Listed> {
  const { id, arenas } = await api.db.athlete.create({
    data: {
      fullName: "Ana Souza",
      ...record,
      arenas: { create: { arenaId: arena.id, firstVisitOn: day("2026-03-01"), ...link } },
    },
    include: { arenas: true },
  });
  const linkId = arenas[0]?.id ?? "";
  return { athleteId: id, linkId, gid: encodeGlobalId("ArenaAthlete", linkId) };
}

/** A photo of the athlete, replacing the one before. @returns its key. */
export async function putPhoto({ db }: Pick<TestApi, "db">, athleteId: string): Promise<string> {
  const key = randomUUID();
  const content = drawnPng(64, 64, () => [0, 0, 0]);
  await db.athletePhoto.deleteMany({ where: { athleteId } });
  await db.athletePhoto.create({
    data: { key, athleteId, mediaType: "image/png", content, sentAt: new Date() },
  });
  await db.athlete.update({ where: { id: athleteId }, data: { photoKey: key } });
  return key;
}

const nextYear = Number(dayAt(new Date(), brasiliaTime).slice(0, 4)) + 1;
/** When the credits expire, long after the classes. */
export const expiresOn = day(`${nextYear}-12-31`);
let clock = Date.UTC(nextYear, 0, 1, 10);
/** A different hour on each call, to avoid overlaps. */
const nextHour = () => {
  clock += 3 * 3_600_000;
  return { startsAt: new Date(clock), endsAt: new Date(clock + 3_600_000) };
};

export async function session(api: TestApi, arenaId: string, teacherId: string, at = nextHour()) {
  return api.db.classSession.create({
    data: {
      arenaId,
      teacherId,
      category: "D",
      maxStudents: 6,
      originalDate: day(`${nextYear}-01-01`),
      ...at,
    },
  });
}

/** A credit with its entries. */
export async function credit(
  api: TestApi,
  { arenaId, athleteId, sessionId }: { arenaId: string; athleteId: string; sessionId: string | null },
  { purchase = "pacote-1", number = 1 } = {},
) {
  const entry = { expiresOn, recordedAt: new Date() };
  return api.db.classCredit
    .create({
      data: {
        arenaId,
        athleteId,
        kind: "PACKAGE",
        purchase,
        number,
        startsOn: day("2026-11-01"),
        entries: { create: [{ ...entry, position: 0, state: "AVAILABLE" }] },
      },
    })
    .then(async (made) => {
      if (sessionId !== null)
        await api.db.creditEntry.create({
          data: {
            ...entry,
            creditId: made.id,
            position: 1,
            priorPosition: 0,
            priorState: "AVAILABLE",
            state: "RESERVED",
            sessionId,
          },
        });
      return made;
    });
}

/** One row of each kind that can refer to a record, at this arena, without conflicts with another record's rows. */
export async function fillRecord(api: TestApi, arena: ArenaStory, athleteId: string): Promise<void> {
  const { db } = api;
  const arenaId = arena.id;
  const of = { arenaId, athleteId };
  const reader = await createPerson(api, "Leitora");
  const teacher = await db.teacher.create({
    data: { fullName: "Professora", email: `prof${nextNumber()}@teste.example` },
  });
  const held = await session(api, arenaId, teacher.id);
  const paid = await credit(api, { ...of, sessionId: held.id }, { purchase: `pacote-${nextNumber()}` });
  await db.sessionStudent.create({
    data: { sessionId: held.id, startsAt: held.startsAt, endsAt: held.endsAt, athleteId, creditId: paid.id },
  });
  const waited = await session(api, arenaId, teacher.id);
  await db.classWaiting.create({ data: { sessionId: waited.id, athleteId, since: new Date() } });
  await db.weeklyClass.create({
    data: {
      teacherId: teacher.id,
      arenaId,
      weekday: "MONDAY",
      startsAt: new Date("1970-01-01T08:00:00Z"),
      endsAt: new Date("1970-01-01T09:00:00Z"),
      maxStudents: 4,
      category: "D",
      students: { create: { athleteId, since: day("2026-05-01") } },
    },
  });
  await db.progressNote.create({
    data: { ...of, teacherId: teacher.id, key: randomUUID(), text: "Saca bem", writtenAt: new Date() },
  });
  await db.reportRequest.create({
    data: { ...of, teacherId: teacher.id, dueOn: day("2026-01-12"), askedAt: new Date() },
  });
  await db.guardianship.create({
    data: {
      athleteId,
      arenaId,
      email: `mae${nextNumber()}@teste.example`,
      kinship: "MOTHER",
      sentAt: new Date(),
    },
  });
  await db.eveReminder.create({ data: { ...of, date: day("2026-11-03") } });
  const court = await db.court.findFirstOrThrow({ where: { arenaId } });
  await db.courtBooking.create({
    data: {
      courtId: court.id,
      kind: "RENTAL",
      label: "Ana",
      ...nextHour(),
      athleteId,
      priceInCents: 9000,
      status: "CANCELLED",
      cancelledAt: new Date(),
      cancelledBy: "ARENA",
      feeInCents: 0,
    },
  });
  await db.monthlyPlan.create({
    data: {
      arenaId,
      athleteId,
      description: "Mensalidade",
      amountInCents: 18_000,
      dueDay: 5,
      startsOn: day("2026-01-01"),
      proratesFirstMonth: false,
      requestKey: randomUUID(),
      createdAt: new Date(),
    },
  });
  await db.dayUse.create({
    data: {
      arenaId,
      athleteId,
      date: day("2026-11-03"),
      clientName: "Ana",
      priceInCents: 3000,
      opensAt: new Date("2026-11-03T09:00:00Z"),
      closesAt: new Date("2026-11-04T01:00:00Z"),
    },
  });
  await createCharge(db, {
    arenaId,
    athleteId,
    serviceType: "CLASS",
    description: "Mensalidade",
    amountInCents: 18_000,
    serviceDate: day("2026-11-02"),
  });
  const { id: tournamentId, athleteIds } = await createSuper8(api, arena, 4, false);
  const mine = await db.enrolment.findFirstOrThrow({
    where: { tournamentId, athleteId: athleteIds[0] ?? "" },
  });
  await db.enrolment.update({ where: { id: mine.id }, data: { athleteId } });
  const match = await db.match.create({
    data: {
      tournamentId,
      categoryId: mine.categoryId,
      round: 1,
      order: 1,
      players: {
        create: [
          { side: 1, place: 1, athleteId },
          { side: 2, place: 1, athleteId: athleteIds[1] ?? "" },
        ],
      },
      history: {
        create: {
          version: 1,
          score: "6x4",
          side1: athleteId,
          side2: athleteIds[1] ?? "",
          recordedAt: new Date(),
        },
      },
    },
  });
  const another = await db.enrolment.findFirstOrThrow({
    where: { tournamentId, athleteId: athleteIds[2] ?? "" },
  });
  await db.pairInvitation.create({
    data: {
      enrolmentId: another.id,
      guestId: athleteId,
      askedById: reader.userId,
      invitedName: "Ana",
      tokenHash: randomUUID(),
      status: "DECLINED",
      expiresAt: match.scheduledFor ?? new Date(),
    },
  });
  const ranking = await createRanking(
    api,
    { arenaId },
    {
      "2026-10-01": [{ athleteId, position: 1, points: 100 }],
    },
  );
  await db.rankingResult.create({
    data: {
      rankingId: ranking,
      categoryId: mine.categoryId ?? "",
      athleteId,
      level: "W",
      points: 100,
      date: day("2026-10-10"),
    },
  });
  await db.joinRequest.create({
    data: { arenaId, athleteId, askedAt: new Date(), status: "REFUSED", answeredAt: new Date() },
  });
  await putPhoto(api, athleteId);
  await db.profileChange.create({ data: { athleteId, levelBefore: "FUN", levelAfter: "D" } });
  await db.personalDataReading.create({
    data: { athleteId, readerId: reader.userId, day: day("2026-11-01") },
  });
  await db.mergedRecord.create({
    data: { id: randomUUID(), athleteId, arenaId, mergedById: reader.userId, mergedAt: new Date() },
  });
}

/** Each column that refers to an athlete, with the number of rows that refer to this one. */
export async function rowsNaming(api: TestApi, athleteId: string): Promise<Record<string, number>> {
  const columns = await api.db.$queryRaw<{ table: string; column: string }[]>`
    SELECT c.conrelid::regclass::text AS table, a.attname AS column
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.conparentid = 0 AND c.confrelid = 'alunos'::regclass ORDER BY 1, 2`;
  const counts: Record<string, number> = {};
  for (const { table, column } of columns) {
    const [row] = await api.db.$queryRawUnsafe<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM ${table} WHERE "${column}" = '${athleteId}'`,
    );
    counts[`${table}.${column}`] = row?.count ?? 0;
  }
  return counts;
}

/** Two records that can be merged at once, with their preview, and one that the side's athlete is asked about. */
export async function createMergeStock(api: TestApi, arenaId: string, ownId: string, asksId: string) {
  const arena = { id: arenaId };
  const [kept, other, asked] = [await listed(api, arena), await listed(api, arena), await listed(api, arena)];
  const by = { ownArenaIds: [arenaId], everywhere: false, toPerson: false, now: new Date() };
  const plan = await mergePlanOf(api.db, [kept.athleteId, other.athleteId], by);
  return {
    mergeKept: kept.linkId,
    mergeOther: other.linkId,
    mergeKey: plan === null || plan === "TWO_ACCOUNTS" ? "" : plan.key,
    mergeRequest: await askToMerge(api, {
      arenaId,
      keptId: ownId,
      otherId: asked.athleteId,
      askedById: asksId,
    }),
  };
}

/** Two records of an arena that were just merged. @returns the merge's id. */
export async function createMergedStock(api: TestApi, arenaId: string, byId: string): Promise<string> {
  const [kept, other] = [await listed(api, { id: arenaId }), await listed(api, { id: arenaId })];
  const by = { ownArenaIds: [arenaId], everywhere: false, toPerson: false, now: new Date() };
  const plan = await mergePlanOf(api.db, [kept.athleteId, other.athleteId], by);
  if (plan === null || plan === "TWO_ACCOUNTS") throw new Error("two accounts cannot be merged");
  await inTransaction(api.db, (tx) => mergeRecords(tx, by, plan, { arenaId, byId }));
  return (await api.db.recordMerge.findFirstOrThrow({ where: { otherId: other.athleteId } })).id;
}

/** @returns the request's id. */
export async function askToMerge(
  api: TestApi,
  asked: { arenaId: string; keptId: string; otherId: string; askedById: string },
): Promise<string> {
  const askedAt = new Date();
  const days = { askedAt, expiresAt: new Date(askedAt.getTime() + 30 * 86_400_000) };
  return (await api.db.mergeRequest.create({ data: { ...asked, ...days, otherName: "Ana da Lista" } })).id;
}
