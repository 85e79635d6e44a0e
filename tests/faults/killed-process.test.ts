import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { createMonthlyPlan } from "../support/charge-stock";
import { createDrawnEvent } from "../support/drawn-event";
import { createPairTournament, previewedDraw } from "../support/pair-story";
import { completed, usePlaying } from "../support/playing";
import { createRankingStock } from "../support/ranking-stock";
import { buildProduct, spawnProduct, type Product } from "../support/product";
import { createAthletes, createSuper8, nextNumber } from "../support/story";

const api = useApi();
const { arena, act, matchesOf, record } = usePlaying(api);
const scratch = mkdtempSync(join(tmpdir(), "praia-killed-"));
const products: Product[] = [];

beforeAll(buildProduct, 120_000);
afterAll(async () => {
  for (const product of products) {
    product.signal("SIGKILL");
    await product.ended;
  }
  rmSync(scratch, { recursive: true, force: true });
});

const tables = [
  "torneios",
  "categorias_campeonato",
  "inscricoes_torneios",
  "duplas_torneios",
  "chaveamentos",
  "chaveamentos_duplas",
  "jogos",
  "jogos_atletas",
  "sets_jogos",
  "historico_resultados",
  "resultados_ranking",
  "versoes_ranking",
  "posicoes_ranking",
  "unioes_ranking",
  "faturamento",
  "lancamentos",
  "aulas_professor",
  "alunos_aulas_professor",
  "aulas",
  "presencas",
  "filas_aulas",
  "creditos_aulas",
  "lancamentos_creditos",
  "extratos_comissao",
  "comissoes_aulas",
  "locacoes",
  "ocupacoes_quadras",
];

/** Every row of what a tournament is made of, whatever its order. */
async function everything(): Promise<Record<string, string[]>> {
  const rows = await Promise.all(
    tables.map((table) =>
      api().db.$queryRawUnsafe<{ row: string }[]>(`SELECT t::text AS row FROM "${table}" t ORDER BY 1`),
    ),
  );
  return Object.fromEntries(tables.map((table, index) => [table, (rows[index] ?? []).map(({ row }) => row)]));
}

/** Lets nobody write to a table until it is told to. */
async function hold(table: string) {
  const holder = new pg.Client({ connectionString: api().databaseUrl });
  await holder.connect();
  await holder.query("BEGIN");
  await holder.query(`LOCK TABLE "${table}" IN SHARE MODE`);
  return {
    // Not asked by the holder: within a transaction one never hears of connections that were opened after the first look.
    waiting: async () => {
      const [row] = await api().db.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      return row?.count ?? 0;
    },
    release: async () => {
      await holder.query("COMMIT");
      await holder.end();
    },
  };
}

const othersInTransaction = async (): Promise<number> => {
  const [row] = await api().db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND xact_start IS NOT NULL AND pid <> pg_backend_pid()`;
  return row?.count ?? 0;
};

/** A court, a teacher, and an athlete whom a mail reaches. */
async function whoTeaches() {
  const arenaId = arena().id;
  const { id: courtId } = await api().db.court.findFirstOrThrow({ where: { arenaId, active: true } });
  const email = `professora${nextNumber()}@teste.example`;
  const { id: teacherId } = await api().db.teacher.create({
    data: { fullName: "Professora Lia", email, arenas: { create: { arenaId } } },
  });
  const [athleteId = ""] = await createAthletes(api(), arenaId, 1);
  await api().db.athlete.update({ where: { id: athleteId }, data: { email: `a${email}` } });
  return { courtId, teacherId, athleteId };
}

/** A class of nine days ahead, in which somebody has a place that a credit pays, and somebody else who has a credit. */
async function whoBooks(startsAt: string) {
  const { courtId, teacherId, athleteId: first } = await whoTeaches();
  const [second = ""] = await createAthletes(api(), arena().id, 1);
  const date = addDays(dayAt(new Date(), brasiliaTime), 9);
  for (const athleteId of [first, second]) {
    const of = { arenaId_athleteId: { arenaId: arena().id, athleteId } };
    const { id } = await api().db.arenaAthlete.findUniqueOrThrow({ where: of });
    await act("grantClassCredits", {
      arenaAthleteId: encodeGlobalId("ArenaAthlete", id),
      key: randomUUID(),
      count: 2,
      expiresOn: addDays(date, 30),
    });
  }
  await act("scheduleClass", {
    arenaId: arena().globalId,
    kind: "GROUP",
    level: "D",
    teacherKey: teacherId,
    courtKey: courtId,
    date,
    startsAt,
    endsAt: `${startsAt.slice(0, 2)}:45`,
    weekly: false,
    maxStudents: 4,
    athleteIds: [],
  });
  const session = await api().db.classSession.findFirstOrThrow({ where: { teacherId } });
  const sessionId = encodeGlobalId("ClassSession", session.id);
  const booking = (athleteId: string) => ({
    sessionId,
    athleteId: encodeGlobalId("Athlete", athleteId),
    orWait: false,
  });
  expect((await act("bookClass", booking(first))).__typename).toBe("BookClassSuccess");
  return { date, next: booking(second) };
}

/** Something that a process may die over. */
interface CrashCase {
  /** The table whose rows it writes late, when much is written already. */
  late: string;
  /** Makes ready what it needs. @returns the mutation, to be sent to a process or to another one. */
  prepare: () => Promise<{ name: string; input: Record<string, unknown> }>;
}

const deeds: Record<string, CrashCase> = {
  "drawing a Super 8": {
    late: "jogos_atletas",
    prepare: async () => {
      const { globalId } = await createSuper8(api(), arena(), 8, false);
      return { name: "startTournament", input: { tournamentId: globalId } };
    },
  },
  "changing a class and all later ones of its series": {
    late: "emails",
    prepare: async () => {
      const { courtId, teacherId, athleteId } = await whoTeaches();
      const { scheduleClass } = await api().data(
        `mutation ($input: ScheduleClassInput!) { scheduleClass(input: $input) { ... on ScheduleClassSuccess { session { id } } } }`,
        {
          input: {
            arenaId: arena().globalId,
            kind: "GROUP",
            level: "D",
            teacherKey: teacherId,
            courtKey: courtId,
            date: addDays(dayAt(new Date(), brasiliaTime), 9),
            startsAt: "09:00",
            endsAt: "10:00",
            weekly: true,
            maxStudents: 4,
            athleteIds: [encodeGlobalId("Athlete", athleteId)],
          },
        },
        arena().manager.token,
      );
      const [first] = await api().db.classSession.findMany({
        where: { teacherId },
        orderBy: { startsAt: "asc" },
        skip: 3,
        take: 1,
      });
      expect(scheduleClass.session).toBeDefined();
      return {
        name: "changeClass",
        input: {
          sessionId: encodeGlobalId("ClassSession", first!.id),
          scope: "THIS_AND_FOLLOWING",
          startsAt: "11:00",
          endsAt: "12:00",
        },
      };
    },
  },
  "booking a class by a credit": {
    late: "presencas",
    prepare: async () => ({ name: "bookClass", input: (await whoBooks("06:00")).next }),
  },
  "calling off a day of rain": {
    late: "emails",
    prepare: async () => {
      const { date } = await whoBooks("07:00");
      return { name: "cancelDay", input: { arenaId: arena().globalId, date, reason: "Chuva" } };
    },
  },
  "writing down a payment": {
    late: "faturamento",
    prepare: async () => {
      const { id, globalId } = await createSuper8(api(), arena(), 4, false);
      await api().db.tournament.update({ where: { id }, data: { feeInCents: 8000, maxParticipants: 8 } });
      await api().db.tournamentCategory.updateMany({
        where: { tournamentId: id },
        data: { feeInCents: 8000 },
      });
      const [athleteId = ""] = await createAthletes(api(), arena().id, 1);
      await act("enrolAthlete", {
        tournamentId: globalId,
        athleteId: encodeGlobalId("Athlete", athleteId),
      });
      const owing = await api().db.enrolment.findFirstOrThrow({
        where: { tournamentId: id, athleteId },
      });
      return { name: "registerPayment", input: { enrolmentId: encodeGlobalId("Enrolment", owing.id) } };
    },
  },
  "drawing thirteen pairs": {
    late: "jogos_atletas",
    prepare: async () => {
      const story = await createPairTournament(api(), arena(), 13);
      return {
        name: "drawCategory",
        input: { categoryId: story.categoryGlobalId, ...(await previewedDraw(api(), story)) },
      };
    },
  },
  "correcting a group's result after the knockout has begun": {
    late: "historico_resultados",
    prepare: async () => {
      const { id } = await createDrawnEvent(api(), arena(), 6);
      const playAll = async (stage: "GROUP" | "MAIN", round: number) => {
        const due = await api().db.match.findMany({
          where: { tournamentId: id, stage, ...(stage === "MAIN" ? { round } : {}) },
          orderBy: { number: "asc" },
        });
        for (const match of due) await record(match.id, 0, completed([6, 3]));
      };
      await playAll("GROUP", 0);
      await playAll("MAIN", 1);
      const first = await api().db.match.findFirstOrThrow({ where: { tournamentId: id, number: 1 } });
      return {
        name: "recordMatchResult",
        input: {
          matchId: encodeGlobalId("Match", first.id),
          expectedVersion: first.version,
          ...completed([0, 6]),
          acceptMoves: true,
        },
      };
    },
  },
  "publishing a ranking's list": {
    late: "posicoes_ranking",
    prepare: async () => {
      const [athleteId = ""] = await createAthletes(api(), arena().id, 1);
      const stock = await createRankingStock(api(), { arenaId: arena().id }, athleteId);
      return {
        name: "publishRanking",
        input: {
          rankingId: encodeGlobalId("Ranking", stock.runningRanking),
          month: stock.rankingMonth,
          key: stock.rankingKey,
        },
      };
    },
  },
  "correcting a list that is out": {
    late: "posicoes_ranking",
    prepare: async () => {
      const [athleteId = ""] = await createAthletes(api(), arena().id, 1);
      const stock = await createRankingStock(api(), { arenaId: arena().id }, athleteId);
      const rankingId = encodeGlobalId("Ranking", stock.runningRanking);
      const published = { rankingId, month: stock.rankingMonth, key: stock.rankingKey };
      expect((await act("publishRanking", published)).__typename).toBe("PublishRankingSuccess");
      return {
        name: "correctRanking",
        input: {
          rankingId,
          changes: [{ resultKey: stock.rankingResult, level: "SF" }],
          reason: "Protesto deferido",
        },
      };
    },
  },
  "making a month's charges": {
    late: "lancamentos",
    prepare: async () => {
      for (const athleteId of await createAthletes(api(), arena().id, 20))
        await createMonthlyPlan(api(), arena().id, athleteId);
      return {
        name: "runMonth",
        input: { arenaId: arena().globalId, month: dayAt(new Date(), brasiliaTime) },
      };
    },
  },
  "correcting the result that settled a Super 8": {
    late: "torneios",
    prepare: async () => {
      const { id } = await createSuper8(api(), arena(), 4);
      for (const match of await matchesOf(id)) await record(match.id, 0, completed([6, 2]));
      const [first] = await matchesOf(id);
      if (!first) throw new Error("nothing was drawn");
      return {
        name: "recordMatchResult",
        input: {
          matchId: encodeGlobalId("Match", first.id),
          expectedVersion: first.version,
          ...completed([0, 6]),
        },
      };
    },
  },
};

test.each(Object.entries(deeds))(
  "a process killed in the middle of %s leaves nothing of it, and another one does it whole",
  async (_deed, { late, prepare }) => {
    const { name, input } = await prepare();
    const before = await everything();
    const product = spawnProduct({
      DEMO_DATA: "off",
      DATA_DIR: join(scratch, String(products.length)),
      DATABASE_URL: api().databaseUrl,
      ACCESS_TOKEN_SECRET: api().config.accessTokenSecret,
    });
    products.push(product);
    const url = await product.ready();
    const held = await hold(late);
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const dying = fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${arena().manager.token}` },
      body: JSON.stringify({
        query: `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`,
        variables: { input },
      }),
    });
    void dying.catch(() => {});
    try {
      await vi.waitFor(async () => expect(await held.waiting()).toBe(1), { timeout: 60_000 });
      product.signal("SIGKILL");
      await expect(dying).rejects.toThrow("fetch failed");
      expect(await product.ended).toBe("SIGKILL");
    } finally {
      await held.release();
    }
    await vi.waitFor(async () => expect(await othersInTransaction()).toBe(0), { timeout: 60_000 });
    expect(await everything()).toEqual(before);

    expect((await act(name, input)).__typename).toBe(`${name[0]?.toUpperCase()}${name.slice(1)}Success`);
    expect(await everything()).not.toEqual(before);
  },
  90_000,
);
