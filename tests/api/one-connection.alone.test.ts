import { afterAll, beforeAll, expect, test } from "vitest";
import { closeDatabase, openDatabase, type Database } from "../../server/platform/database";
import { createTestDatabase } from "../support/database";

// pg warns once in a process of two statements at the same time: this file has one of its own.
const warnings: string[] = [];
const note = ({ message }: Error) => void warnings.push(message);

let db: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  process.on("warning", note);
  const database = await createTestDatabase();
  drop = database.drop;
  db = openDatabase({ url: database.url, poolSize: 2 });
});
afterAll(async () => {
  process.off("warning", note);
  await closeDatabase(db);
  await drop();
});

const waitForWarnings = () => new Promise((resolve) => setImmediate(resolve));

test("relations that are read together in a transaction follow one another on its connection", async () => {
  await db.user.create({ data: { email: "uma@teste.example", name: "Uma Conexão", passwordHash: "" } });
  await db.$transaction(async (tx) => {
    const include = { roles: true, sessions: true, athlete: true, teacher: true };
    expect(await tx.user.findMany({ include, take: 1 })).toHaveLength(1);
    await Promise.all([tx.user.count(), tx.arena.count(), tx.tournament.count()]);
  });
  await waitForWarnings();
  expect(warnings.filter((message) => message.includes("already executing"))).toEqual([]);
});

test("a statement that fails does not hold up those after it", async () => {
  const [failed] = await db
    .$transaction((tx) =>
      Promise.allSettled([tx.$queryRaw`SELECT 1/0`, tx.$queryRaw`SELECT 1`, tx.user.count()]),
    )
    .catch(() => [{ status: "rejected" }]);
  expect(failed?.status).toBe("rejected");
  expect(await db.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }]);
});
