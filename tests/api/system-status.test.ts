import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { measureSystem } from "../../server/administration/system-status/system-status.action";
import { useApi } from "../support/api";
import { createPerson } from "../support/story";

const api = useApi();
const hour = 3_600_000;

test("what waits, what failed and what was put away is measured, in one statement", async () => {
  const { db } = api();
  const folder = mkdtempSync(join(tmpdir(), "praia-backups-"));
  const measure = () => measureSystem(db, folder, new Date());
  try {
    expect(await measure()).toMatchObject({ oldestJobSince: null, failedJobs: [], lastBackupAt: null });

    const [older, newer] = [new Date("2026-11-20T03:00:00Z"), new Date("2026-11-21T03:00:00Z")];
    for (const [name, at, text] of [
      ["b.dump", newer, "x"],
      ["a.dump", older, "x"],
      ["c.dump", new Date(), ""],
    ] as const) {
      writeFileSync(join(folder, name), text);
      utimesSync(join(folder, name), at, at);
    }
    const since = new Date(Date.now() - 2 * hour);
    await db.$executeRaw`SELECT graphile_worker.add_job('nothing_takes_it', run_at := ${since})`;
    const user = await createPerson(api(), "Que entrou", []);
    await db.session.createMany({
      data: [hour, 25 * hour].map((ago) => ({
        userId: user.userId,
        createdAt: new Date(Date.now() - ago),
        expiresAt: new Date(Date.now() + hour),
      })),
    });
    const mail = await db.outgoingMail.create({
      data: { to: "a@teste.example", subject: "Oi", text: "", html: "" },
    });
    const before = await measure();
    expect(before).toMatchObject({ oldestJobSince: since, failedJobs: [], lastBackupAt: newer });
    expect(before.oldestMailSince?.getTime()).toBeLessThanOrEqual(mail.createdAt.getTime());
    expect(await api().statementsOf(measure)).toHaveLength(1);

    // The one they came with, and the younger of the two; the other is of the day before.
    await db.session.deleteMany({ where: { userId: user.userId } });
    expect(before.signIns - (await measure()).signIns).toBe(2);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("jobs without attempts left are retried once, by admins, with an audit entry", async () => {
  const { db } = api();
  const admin = await createPerson(api(), "Administradora", ["ADMIN"]);
  await db.$executeRaw`SELECT graphile_worker.add_job('nothing_takes_it', max_attempts := 1) FROM generate_series(1, 2)`;
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = 1, last_error = 'no such host'`;
  const line = { name: "Tarefas em segundo plano", canRetry: true, state: "Com falhas" };
  const status = `systemStatus { name state canRetry detail }`;
  expect((await api().data(`{ ${status} }`, {}, admin.token))["systemStatus"]).toContainEqual({
    ...line,
    detail: "2 tarefas falharam todas as tentativas: nothing_takes_it (2). Erro: no such host",
  });

  const retry = `mutation { retryFailedJobs { retriedCount ${status} } }`;
  const answers = await Promise.all([1, 2].map(() => api().data(retry, {}, admin.token)));
  const retried = answers.map(
    (answer) => (answer["retryFailedJobs"] as { retriedCount: number }).retriedCount,
  );
  expect(retried.toSorted()).toEqual([0, 2]);
  expect(await measureSystem(db, null, new Date())).toMatchObject({ failedJobs: [] });
  expect(await db.auditEntry.findMany({ where: { action: "RETRY_JOBS" } })).toMatchObject([
    { adminId: admin.userId, before: { "Tarefas que falharam": 2 } },
  ]);
  await db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
});

test("a folder that is not there holds no backup, and without one nothing is looked for", async () => {
  for (const folder of [join(tmpdir(), "praia-nenhuma-pasta"), null])
    expect((await measureSystem(api().db, folder, new Date())).lastBackupAt).toBeNull();
});

test("twelve months end with this one, and the numbers of each are its own", async () => {
  const admin = await createPerson(api(), "Administradora", ["ADMIN"]);
  const { platformSummary } = await api().data(
    `{ platformSummary { arenaCount monthRevenueInCents months { month arenaCount revenueInCents } } }`,
    {},
    admin.token,
  );
  const { months, arenaCount, monthRevenueInCents } = platformSummary;
  expect(months).toHaveLength(12);
  expect(months.at(-1)).toMatchObject({ arenaCount, revenueInCents: monthRevenueInCents });
  const names = months.map(({ month }: { month: string }) => month);
  expect(names).toEqual([...names].sort());
  expect(new Set(names).size).toBe(12);
});
