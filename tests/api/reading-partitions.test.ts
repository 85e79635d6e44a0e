import { randomUUID } from "node:crypto";
import pg from "pg";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { forgetReadingsJob } from "../../server/athletes/read-personal-data.action";
import {
  addDays,
  addMonths,
  dayToDatabase,
  firstOfMonth,
} from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { useApi } from "../support/api";
import { migratedFrom } from "../support/old-database";
import { createArena, createAthletes, type ArenaStory } from "../support/story";

const api = useApi();
const keptMonths = 24;
const job = () => forgetReadingsJob(api().db, keptMonths)();
const other = "leituras_outras";
const today = () => dayAt(new Date(), brasiliaTime);
/** The first day of the month so many months from now. */
const monthFromNow = (months: number) => addMonths(firstOfMonth(today()), months);
const partitionOf = (day: string) => `leituras_${day.slice(0, 7).replace("-", "_")}`;

let arena: ArenaStory;
let athleteId = "";
beforeAll(async () => {
  arena = await createArena(api(), "Por mês");
});
beforeEach(async () => {
  [athleteId = ""] = await createAthletes(api(), arena.id, 1, "Lida por mês");
});

const note = (day: string) =>
  api().db.personalDataReading.create({
    data: { athleteId, readerId: arena.manager.userId, day: dayToDatabase(day) },
  });

/** The partition and day of each reading of the athlete. */
const placed = () => api().db.$queryRaw<{ partition: string; day: string }[]>`
  SELECT c.relname::text AS partition, l.dia::text AS day FROM leituras_dados_pessoais l JOIN pg_class c ON c.oid = l.tableoid
  WHERE l.aluno_id = ${athleteId}::uuid ORDER BY l.dia`;

const partitions = async () =>
  (
    await api().db.$queryRaw<{ name: string }[]>`SELECT c.relname::text AS name
      FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
      WHERE i.inhparent = 'leituras_dados_pessoais'::regclass ORDER BY 1`
  ).map(({ name }) => name);

const drop = (month: string) => api().db.$executeRawUnsafe(`DROP TABLE particoes.${partitionOf(month)}`);
const create = (month: string) =>
  api().db.$executeRawUnsafe(
    `CREATE TABLE particoes.${partitionOf(month)} PARTITION OF leituras_dados_pessoais
     FOR VALUES FROM ('${month}') TO ('${addMonths(month, 1)}')`,
  );
const expected = () => [...[0, 1, 2, 3].map((months) => partitionOf(monthFromNow(months))), other];

test("each reading is in the partition of its month, at both ends of the month", async () => {
  const days = [monthFromNow(0), addDays(monthFromNow(1), -1), monthFromNow(1)];
  for (const day of days) await note(day);
  expect(await placed()).toEqual(days.map((day) => ({ partition: partitionOf(day), day })));
});

test("a reading in a month without a partition is kept and found", async () => {
  await note(monthFromNow(-5));
  expect(await placed()).toEqual([{ partition: other, day: monthFromNow(-5) }]);
  expect(await api().db.personalDataReading.findMany({ where: { athleteId } })).toHaveLength(1);
  await expect(note(monthFromNow(-5))).rejects.toThrow("Unique constraint");
});

test("the nightly job creates the coming partitions and drops those of months that have passed", async () => {
  expect(await partitions()).toEqual(expected());
  const past = monthFromNow(-keptMonths - 3);
  await create(past);
  await note(past);
  await drop(monthFromNow(2));
  await drop(monthFromNow(3));
  expect(await placed()).toEqual([{ partition: partitionOf(past), day: past }]);
  for (let run = 0; run < 2; run++) {
    await job();
    expect(await partitions()).toEqual(expected());
    expect(await placed()).toEqual([]);
  }
});

test("two jobs at once create and drop each partition once", async () => {
  await create(monthFromNow(-keptMonths - 3));
  await create(monthFromNow(-keptMonths - 2));
  await drop(monthFromNow(3));
  await Promise.all([job(), job(), job()]);
  await job(); // a job that waits too long for another one leaves its work to the next night
  expect(await partitions()).toEqual(expected());
});

test("the month in which the retention ends is forgotten to the day, and no other row at the same place", async () => {
  const limit = addMonths(today(), -keptMonths);
  const month = firstOfMonth(limit);
  await create(month);
  // The same places (ctid) in the partitions of both months.
  const kept = [limit, addDays(addMonths(month, 1), -1), today()].filter(
    (day, index, all) => all.indexOf(day) === index,
  );
  for (const day of [addDays(limit, -1), ...kept]) await note(day);
  await job();
  expect((await placed()).map(({ day }) => day)).toEqual(kept);
  expect(await partitions()).toContain(partitionOf(month));
  await drop(month);
});

test("a month with rows in the default partition stays there, and loses none", async () => {
  const month = monthFromNow(3);
  await drop(month);
  await note(month);
  await job();
  expect(await partitions()).not.toContain(partitionOf(month));
  expect(await placed()).toEqual([{ partition: other, day: month }]);
  await api().db.personalDataReading.deleteMany({ where: { athleteId } });
  await job();
  expect(await partitions()).toEqual(expected());
});

test("while an open transaction reads the log, the job only deletes rows; it drops the partition the next night", async () => {
  const past = monthFromNow(-keptMonths - 3);
  await create(past);
  await note(past);
  const reader = new pg.Client({ connectionString: api().databaseUrl });
  await reader.connect();
  try {
    await reader.query("BEGIN");
    await reader.query("SELECT count(*) FROM leituras_dados_pessoais");
    await job();
    expect(await placed()).toEqual([]);
    expect(await partitions()).toContain(partitionOf(past));
  } finally {
    await reader.end();
  }
  await job();
  expect(await partitions()).toEqual(expected());
});

test("the statement of the last release's job, which would delete rows of other partitions, is refused", async () => {
  await note(today());
  await expect(
    api().db.$executeRaw`DELETE FROM leituras_dados_pessoais WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM leituras_dados_pessoais WHERE dia < ${today()}::date ORDER BY dia LIMIT 5000))`,
  ).rejects.toThrow("ctid does not identify a row");
  expect(await placed()).toHaveLength(1);
});

test("the migration puts the existing rows into their partitions, with their foreign keys", async () => {
  const [userId, personId] = [randomUUID(), randomUUID()];
  const created = "2024-01-01T00:00:00Z";
  const days = ["2001-05-09", monthFromNow(-30), addDays(monthFromNow(-29), -1), today()];
  const database = await migratedFrom("20261204020000_guarda_das_leituras", {
    usuarios: [
      { id: userId, email: "quem@teste.example", nome: "Quem lê", senha_hash: "x", created_at: created },
    ],
    alunos: [{ id: personId, nome_completo: "Ana", nivel: "Fun", status: "ativo", created_at: created }],
    leituras_dados_pessoais: days.map((dia) => ({ leitor_id: userId, aluno_id: personId, dia })),
  });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ partition: string; day: string }>(
      `SELECT c.relname AS partition, dia::text AS day FROM leituras_dados_pessoais l
       JOIN pg_class c ON c.oid = l.tableoid ORDER BY dia`,
    );
    expect(rows).toEqual(
      days.map((day) => ({ partition: day.startsWith("2001") ? other : partitionOf(day), day })),
    );
    await client.query("DELETE FROM alunos");
    expect((await client.query("SELECT 1 FROM leituras_dados_pessoais")).rowCount).toBe(0);
  } finally {
    await client.end();
    await database.drop();
  }
});
