import { beforeAll } from "vitest";
import { createAccessToken } from "../../server/identity/token.rules";
import type { AnswerLimits } from "../../server/platform/limits/operation-cost";
import { createCallers, type Callers } from "./actors";
import { startApi, useApi, type TestApi } from "./api";
import { createTestDatabase, onServer } from "./database";
import { nextNumber, skipNumbers, type Person } from "./story";
import { createWorld } from "./world";
import type { Side } from "./world-side";

interface Known {
  world: { a: Side; b: Side };
  callers: Callers;
}

const template = "mundo";
/** Key of the advisory lock for creating the template. */
const lock = 4711;

/** Creates both sides and all callers, once for all files of a run. */
const makeTemplate = (): Promise<void> =>
  onServer(async (server) => {
    await server.query("SELECT pg_advisory_lock($1)", [lock]);
    const { rowCount } = await server.query("SELECT 1 FROM pg_database WHERE datname = $1", [template]);
    if (rowCount) return;
    const name = `${template}_${process.pid}`;
    const api = await startApi((await createTestDatabase({ name })).url);
    const world = await createWorld(api);
    const known = { world, callers: await createCallers(api, world.a), number: nextNumber() };
    await api.db.$executeRaw`CREATE TABLE marcas.mundo (conhecido text)`;
    await api.db.$executeRaw`INSERT INTO marcas.mundo VALUES (${JSON.stringify(known)})`;
    await api.close();
    await server.query(`ALTER DATABASE ${name} RENAME TO ${template}`);
  });

/** The data of the process that created the template, with fresh tokens, because its own expire. */
async function readKnown({ db, config }: TestApi): Promise<Known> {
  const [row] = await db.$queryRaw<{ conhecido: string }[]>`SELECT conhecido FROM marcas.mundo`;
  const { world, callers, number } = JSON.parse(row?.conhecido ?? "") as Known & { number: number };
  skipNumbers(number);
  const sessions = await db.session.findMany({ orderBy: { id: "desc" } });
  const firstOf = new Map(sessions.map(({ id, userId }) => [userId, id]));
  const renewed = <Who extends Person & { sessionId?: string }>(who: Who): Who => {
    const { userId, sessionId = firstOf.get(userId) ?? "" } = who;
    return { ...who, token: createAccessToken({ userId, sessionId }, config.accessTokenSecret, new Date()) };
  };
  const side = (of: Side): Side => ({
    ...of,
    manager: renewed(of.manager),
    president: renewed(of.president),
    teacher: renewed(of.teacher),
    athlete: renewed(of.athlete),
  });
  const caller = ({ token, person: known }: Callers[keyof Callers]) => {
    const person = known && renewed(known);
    return { token: person?.token ?? token, person };
  };
  return {
    world: { a: side(world.a), b: side(world.b) },
    callers: Object.fromEntries(Object.entries(callers).map(([actor, it]) => [actor, caller(it)])) as Callers,
  };
}

/** A server on a separate database with both sides and all callers, for the tests of one file. */
export function withWorld(limits?: AnswerLimits): {
  api: () => TestApi;
  world: () => Known["world"];
  callers: () => Callers;
} {
  const api = useApi({}, undefined, limits, async () => {
    await makeTemplate();
    return createTestDatabase({ of: template });
  });
  let known: Known;
  beforeAll(async () => {
    known = await readKnown(api());
  });
  return { api, world: () => known.world, callers: () => known.callers };
}
