import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { isOverlapViolation } from "../../server/platform/database";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { occupanciesOn } from "../../server/courts/court.loader";
import { useApi } from "../support/api";
import { calendarFaults } from "../support/court-calendar";
import { matchGlobalId as gid, PlayedCourts, soon } from "../support/played-courts";
import type { Super8Story } from "../support/story";

const api = useApi();
let hall: PlayedCourts;

beforeAll(async () => {
  hall = await PlayedCourts.open(api(), "Calendário");
});

afterEach(async () => {
  const faults = await calendarFaults(api().db);
  if (faults.length > 0) throw new Error(`the calendar is not its rows': ${JSON.stringify(faults)}`);
});

const newTeacher = () =>
  api().db.teacher.create({
    data: { fullName: "Professora", email: `${randomUUID()}@teste.example` },
    select: { id: true },
  });

/** A class there, by a teacher of its own. */
async function classOn(courtId: string, span: { startsAt: Date; endsAt: Date }) {
  const { id: teacherId } = await newTeacher();
  const { id: sessionId } = await api().db.classSession.create({
    data: {
      arenaId: hall.arena.id,
      courtId,
      teacherId,
      category: "D",
      maxStudents: 4,
      originalDate: span.startsAt,
      ...span,
    },
  });
  return { sessionId };
}

const move = async (id: string, courtKey: string | null, startsAt: Date | null) => {
  const { revision } = await api().db.match.findUniqueOrThrow({ where: { id } });
  return hall.act("moveMatch", {
    matchId: gid(id),
    courtKey,
    startsAt: startsAt?.toISOString() ?? null,
    expectedRevision: revision,
    acceptWarnings: true,
  });
};
const block = ({ globalId }: Super8Story, courtKey: string, startsAt: Date, endsAt: Date) =>
  hall.act(
    "blockCourt",
    { tournamentId: globalId, courtKey, label: "Chuva", startsAt, endsAt },
    "tournament { id }",
  );
const unblock = ({ globalId }: Super8Story, courtKey: string, startsAt: Date) =>
  hall.act("unblockCourt", { tournamentId: globalId, courtKey, startsAt }, "tournament { id }");
const taken = (courtId = "") =>
  api().db.courtOccupancy.findMany({
    where: { courtId },
    orderBy: { startsAt: "asc" },
    select: { kind: true, startsAt: true, insisted: true },
  });
const ofStory = ({ id }: Super8Story) =>
  api().db.courtOccupancy.count({ where: { match: { tournamentId: id } } });

describe("what takes a court has its row in the calendar", () => {
  test("a match from when it is planned until it is over, and where it is moved to", async () => {
    const story = await hall.drawn();
    const [match] = await hall.matchesOf(story);
    const [first = "", second = ""] = hall.courts;
    await move(match!.id, first, soon(600));
    expect(await taken(first)).toEqual([{ kind: "MATCH", startsAt: soon(600), insisted: false }]);
    await move(match!.id, second, soon(610));
    expect(await taken(first)).toEqual([]);
    expect(await taken(second)).toHaveLength(1);
    await move(match!.id, null, null);
    expect(await ofStory(story)).toBe(0);
    await move(match!.id, first, soon(600));
    await hall.act("callMatch", { matchId: gid(match!.id), courtKey: first, acceptWarnings: true });
    expect(await taken(first)).toHaveLength(1);
    const { version } = (await hall.matchesOf(story))[0]!;
    const result = { matchId: gid(match!.id), expectedVersion: version, outcome: "COMPLETED", games: [6, 1] };
    expect(await hall.act("recordMatchResult", result)).toMatchObject({
      __typename: "RecordMatchResultSuccess",
    });
    expect(await ofStory(story)).toBe(0);
  });

  test("a match called to another court gives its own up", async () => {
    const story = await hall.drawn();
    const [match] = await hall.matchesOf(story);
    await move(match!.id, hall.courts[0]!, soon(600));
    await hall.act("callMatch", { matchId: gid(match!.id), courtKey: hall.courts[1], acceptWarnings: true });
    expect(await ofStory(story)).toBe(0);
    await hall.act("uncallMatch", { matchId: gid(match!.id) });
  });

  test("a whole schedule, made twice, until the tournament ends early or its draw is undone", async () => {
    const plan = ({ globalId }: Super8Story) =>
      hall.act(
        "scheduleTournament",
        { tournamentId: globalId, from: soon(60).toISOString(), keepPlaced: false, apply: true },
        "revision",
      );
    const [ended, undone] = [await hall.drawn(4), await hall.drawn(4)];
    for (const story of [ended, undone]) {
      await plan(story);
      await plan(story);
      expect(await ofStory(story)).toBe((await hall.matchesOf(story)).length);
    }
    const [match] = await hall.matchesOf(ended);
    const result = { matchId: gid(match!.id), expectedVersion: 0, outcome: "COMPLETED", games: [6, 1] };
    await hall.act("recordMatchResult", result);
    await hall.act("finishTournament", { tournamentId: ended.globalId }, "tournament { id }");
    expect(await ofStory(ended)).toBe(0);
    const { id } = await api().db.tournamentCategory.findFirstOrThrow({ where: { tournamentId: undone.id } });
    const input = { categoryId: encodeGlobalId("TournamentCategory", id) };
    await hall.act("undoDraw", input, "tournament { id }");
    expect(await ofStory(undone)).toBe(0);
  });

  test("a block over a match that stays says so in the match's row, until it is gone", async () => {
    const story = await hall.drawn();
    const [one, two] = await hall.matchesOf(story);
    const [court = ""] = hall.courts;
    await move(one!.id, court, soon(600));
    expect(await block(story, court, soon(590), soon(620))).toMatchObject({
      __typename: "BlockCourtSuccess",
    });
    expect(await taken(court)).toEqual([
      { kind: "BLOCK", startsAt: soon(590), insisted: false },
      { kind: "MATCH", startsAt: soon(600), insisted: true },
    ]);
    expect(await move(two!.id, court, soon(580))).toMatchObject({
      __typename: "ScheduleConflicts",
      acceptable: false,
      conflicts: [
        { reason: expect.stringMatching(/já recebe o/) },
        { reason: expect.stringMatching(/um bloqueio/) },
      ],
    });
    expect(await block(story, court, soon(610), soon(660))).toMatchObject({
      code: "COURT_TAKEN",
      message: "A quadra já tem uma aula, uma locação ou um bloqueio neste período.",
    });
    await unblock(story, court, soon(590));
    expect(await taken(court)).toEqual([{ kind: "MATCH", startsAt: soon(600), insisted: false }]);
  });

  test("a block is lifted in the arena's calendar too, without any tournament, and twice is once", async () => {
    const story = await hall.drawn();
    const [one] = await hall.matchesOf(story);
    const [court = ""] = hall.courts;
    await move(one!.id, court, soon(700));
    await block(story, court, soon(690), soon(720));
    // On a day on which the tournament is not: its schedule does not show it.
    const far = soon(60 * 24 * 40);
    await block(story, court, far, soon(60 * 24 * 40 + 60));
    const lift = (startsAt: Date) =>
      hall.act("liftCourtBlock", { arenaId: hall.arena.globalId, courtKey: court, startsAt }, "arena { id }");
    for (const startsAt of [soon(690), far, far])
      expect(await lift(startsAt)).toMatchObject({ arena: { id: hall.arena.globalId } });
    const left = await taken(court);
    expect(left.filter(({ kind }) => kind === "BLOCK")).toEqual([]);
    expect(left).toContainEqual({ kind: "MATCH", startsAt: soon(700), insisted: false });
    // It lifts nothing but blocks.
    await lift(soon(700));
    expect(await taken(court)).toEqual(left);
  });
});

describe("two organisers at once", () => {
  test.each([1, 2, 3, 4])("a match and a block never both take a court unseen (%i)", async (turn) => {
    const [one, two] = [await hall.drawn(4), await hall.drawn(4)];
    const [court = ""] = hall.courts;
    const [match] = await hall.matchesOf(two);
    const from = soon(600 + turn);
    const [moved, blocked] = await Promise.all([
      move(match!.id, court, from),
      block(one, court, from, soon(700)),
    ]);
    expect(blocked.__typename).toBe("BlockCourtSuccess");
    const rows = await taken(court);
    if (moved.__typename === "MoveMatchSuccess")
      expect(rows.map(({ kind, insisted }) => `${kind} ${insisted}`).toSorted()).toEqual([
        "BLOCK false",
        "MATCH true",
      ]);
    else {
      expect(["COURT_TAKEN", "SCHEDULE_CONFLICTS"]).toContain(moved.code);
      expect(rows).toHaveLength(1);
    }
  });

  test("of two blocks at one time, the second is told", async () => {
    const [one, two] = [await hall.drawn(4), await hall.drawn(4)];
    const [court = ""] = hall.courts;
    const answers = await Promise.all([one, two].map((story) => block(story, court, soon(600), soon(660))));
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      "BlockCourtSuccess",
      "RuleViolation",
    ]);
    expect(answers.find(({ code }) => code)).toMatchObject({ code: "COURT_TAKEN" });
  });

  test("a row that the rules did not see is told in a sentence, and nothing is written", async () => {
    const story = await hall.drawn(4);
    const [court = "", other = ""] = hall.courts;
    const arenaId = hall.arena.id;
    // A class that holds the courts for good, behind the back of what a schedule reads: its span is not asked for.
    const years = { startsAt: new Date("2036-01-01T00:00:00Z"), endsAt: new Date("2037-01-01T00:00:00Z") };
    for (const courtId of [court, other])
      await api().db.courtOccupancy.create({
        data: { courtId, arenaId, kind: "CLASS", ...years, ...(await classOn(courtId, years)) },
      });
    const [match] = await hall.matchesOf(story);
    expect(await move(match!.id, court, new Date("2036-06-01T12:00:00Z"))).toMatchObject({
      code: "COURT_TAKEN",
      message: "Esta quadra acabou de ser ocupada neste horário. Escolha outro lugar para o jogo.",
    });
    expect(await ofStory(story)).toBe(0);
  });
});

describe("the database itself", () => {
  /** A row of each kind on one court, from a minute until another; those that refer to one have it made. */
  async function row(
    courtId: string,
    kind: "CLASS" | "RENTAL" | "BLOCK" | "MATCH",
    from: number,
    until: number,
    insisted = false,
  ) {
    const { db } = api();
    const span = { startsAt: soon(from), endsAt: soon(until) };
    const at = { courtId, arenaId: hall.arena.id, kind, insisted, ...span };
    if (kind === "CLASS")
      return db.courtOccupancy.create({ data: { ...at, ...(await classOn(courtId, span)) } });
    return db.$transaction(async (tx) => {
      if (kind !== "MATCH") {
        const { id: bookingId } = await tx.courtBooking.create({
          data: { courtId, kind, label: "Cliente", ...span },
        });
        return tx.courtOccupancy.create({ data: { ...at, bookingId } });
      }
      const { id: matchId } = await tx.match.findFirstOrThrow({
        where: { tournament: { arenaId: hall.arena.id }, status: "SCHEDULED", occupancy: null },
      });
      const planned = { courtId, scheduledFor: span.startsAt, scheduledUntil: span.endsAt };
      await tx.match.update({ where: { id: matchId }, data: planned });
      return tx.courtOccupancy.create({ data: { ...at, matchId } });
    });
  }
  const kinds = ["CLASS", "RENTAL", "BLOCK", "MATCH"] as const;
  const pairs = kinds.flatMap((one) => kinds.map((two) => [one, two] as const));

  test.each(pairs)("lets no %s overlap a %s, and each begin where the other ends", async (one, two) => {
    await hall.drawn(4);
    const [court = "", other = ""] = hall.courts;
    await row(court, one, 600, 640);
    const error: unknown = await row(court, two, 639, 680).catch((thrown: unknown) => thrown);
    expect(isOverlapViolation(error)).toBe(true);
    await row(court, two, 640, 680);
    await row(other, two, 600, 640);
    await row(court, "MATCH", 600, 680, true);
    expect(await taken(court)).toHaveLength(3);
  });

  test("lets only a match overlap, and one statement change places", async () => {
    await hall.drawn(4);
    const [court = ""] = hall.courts;
    await expect(row(court, "CLASS", 600, 640, true)).rejects.toThrow("ocupacoes_quadras_mesmo_assim");
    const ids = [await row(court, "CLASS", 600, 640), await row(court, "CLASS", 640, 680)].map(
      ({ id }) => id,
    );
    const swap = api().db.$executeRaw`
      UPDATE ocupacoes_quadras AS o SET inicio = p.inicio, fim = p.fim
      FROM (SELECT id, inicio, fim FROM ocupacoes_quadras WHERE id = ANY(${ids}::uuid[])) AS p
      WHERE o.id = ANY(${ids}::uuid[]) AND p.id <> o.id`;
    expect(await swap).toBe(2);
  });

  test("finds a court's day by one index among many rows", async () => {
    await hall.drawn(4);
    const [id = ""] = hall.courts;
    const arenaId = hall.arena.id;
    const { id: teacherId } = await newTeacher();
    await api().db.$executeRaw`
      WITH aula AS (
        INSERT INTO aulas (id, dia_original, arena_id, professor_id, quadra_id, categoria, max_alunos, inicio, fim, status)
        SELECT gen_random_uuid(), '2040-01-01', arena_id, ${teacherId}::uuid, id, 'D', 4,
          timestamptz '2040-01-01' + hora * interval '1 hour', timestamptz '2040-01-01' + (hora + 1) * interval '1 hour', 'cancelada'
        FROM quadras CROSS JOIN generate_series(1, 1000) AS hora RETURNING *)
      INSERT INTO ocupacoes_quadras (id, quadra_id, arena_id, motivo, inicio, fim, aula_id)
      SELECT gen_random_uuid(), quadra_id, arena_id, 'aula', inicio, fim, id FROM aula`;
    await api().db.$executeRaw`ANALYZE ocupacoes_quadras`;
    const day = { startsAt: new Date("2040-01-03T00:00:00Z"), endsAt: new Date("2040-01-04T00:00:00Z") };
    const [sql = ""] = await api().statementsOf(async () => {
      expect(await occupanciesOn(api().db, [{ id, arenaId }], day)).toHaveLength(24);
    });
    const plan = await explained(sql);
    expect(plan).toContain("ocupacoes_quadras_sem_sobreposicao");
    expect(plan).not.toContain("Seq Scan");
    const ofArena = await explained(`SELECT FROM ocupacoes_quadras WHERE arena_id = '${arenaId}'
      AND tstzrange(inicio, fim, '[)') && tstzrange('2040-01-03', '2040-01-04', '[)')`);
    expect(ofArena).toContain("ocupacoes_quadras_sem_sobreposicao");
  });
});

async function explained(sql: string): Promise<string> {
  const client = new pg.Client({ connectionString: api().databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, string>>(`EXPLAIN (GENERIC_PLAN, COSTS OFF) ${sql}`);
    return rows.flatMap((line) => Object.values(line)).join("\n");
  } finally {
    await client.end();
  }
}
