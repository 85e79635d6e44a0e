import { beforeAll, expect, test } from "vitest";
import { forgetReadingsJob } from "../../server/athletes/read-personal-data.action";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { createAdmin } from "../support/administering";
import { useApi } from "../support/api";
import { createOpenEvent, type OpenEvent } from "../support/enrolling";
import { createArena, createAthletes, createPerson, type ArenaStory } from "../support/story";

const api = useApi();
let arena: ArenaStory;
let event: OpenEvent;
beforeAll(async () => {
  arena = await createArena(api(), "Que lê");
  event = await createOpenEvent(api(), arena);
});

const withPhones = async (count: number) => {
  const ids = await createAthletes(api(), arena.id, count, "Lida");
  await api().db.athlete.updateMany({ where: { id: { in: ids } }, data: { phone: "(48) 99999-1111" } });
  return ids;
};
const phones = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Athlete { phone } } }`;
const globalIds = (ids: readonly string[]) => ids.map((id) => encodeGlobalId("Athlete", id));
const readBy = async (userId: string, athleteIds: readonly string[]) =>
  (
    await api().db.personalDataReading.findMany({
      where: { readerId: userId, athleteId: { in: [...athleteIds] } },
    })
  ).map(({ athleteId }) => athleteId);

test("whose data an answer shows is noted in one statement, however many", async () => {
  const ids = await withPhones(12);
  const statements = async (shown: readonly string[]) => {
    const sent = await api().statementsOf(() =>
      api().data(phones, { ids: globalIds(shown) }, arena.manager.token),
    );
    expect((await readBy(arena.manager.userId, ids)).toSorted()).toEqual(shown.toSorted());
    return sent.length;
  };
  const one = await statements(ids.slice(0, 1));
  expect(await statements(ids)).toBe(one);
});

test("an admin who opens somebody's account is noted, one who finds it in the list is not", async () => {
  const admin = await createAdmin(api());
  const { userId } = await createPerson(api(), "Lida pela administração", ["ATHLETE"]);
  const { id: athleteId } = await api().db.athlete.create({ data: { fullName: "Lida", userId } });
  await api().data(`{ allUsers(search: "Lida pela") { edges { node { name email } } } }`, {}, admin.token);
  expect(await readBy(admin.userId, [athleteId])).toEqual([]);
  await api().data(
    `query ($id: ID!) { node(id: $id) { ... on User { access { lockedUntil } } } }`,
    { id: encodeGlobalId("User", userId) },
    admin.token,
  );
  expect(await readBy(admin.userId, [athleteId])).toEqual([athleteId]);
});

test("each of several changes in one operation notes whom its answer shows", async () => {
  const ids = await withPhones(2);
  const enrol = (index: number) =>
    `enrolAthlete(input: { tournamentId: "${event.globalId}", athleteId: "${globalIds(ids)[index]}" }) {
      ... on EnrolAthleteSuccess { enrolment { athlete { phone } } } }`;
  await api().data(`mutation { a: ${enrol(0)} b: ${enrol(1)} }`, {}, arena.manager.token);
  expect((await readBy(arena.manager.userId, ids)).toSorted()).toEqual(ids.toSorted());
});

test("what somebody follows notes whom each message shows", async () => {
  const [first = "", second = ""] = await withPhones(2);
  const own = await createOpenEvent(api(), arena);
  const enter = (athleteId: string) =>
    api().data(
      `mutation ($input: EnrolAthleteInput!) { enrolAthlete(input: $input) { __typename } }`,
      { input: { tournamentId: own.globalId, athleteId: encodeGlobalId("Athlete", athleteId) } },
      arena.manager.token,
    );
  await enter(first);
  const live = api().subscribe(
    `subscription ($id: ID!) { tournamentChanged(tournamentId: $id) {
      entries(first: 5) { edges { node { athlete { phone } } } } } }`,
    { id: own.globalId },
    arena.manager.token,
  );
  await live.next();
  expect(await readBy(arena.manager.userId, [first, second])).toEqual([first]);
  await enter(second);
  await live.next();
  expect(await readBy(arena.manager.userId, [first, second])).toHaveLength(2);
  await live.stop();
});

test("nothing is told that could not be noted", async () => {
  const ids = await withPhones(1);
  await api().db
    .$executeRaw`ALTER TABLE leituras_dados_pessoais ADD CONSTRAINT nobody CHECK (false) NOT VALID`;
  const { data, errors } = await api()
    .run(phones, { ids: globalIds(ids) }, arena.manager.token)
    .finally(() => api().db.$executeRaw`ALTER TABLE leituras_dados_pessoais DROP CONSTRAINT nobody`);
  expect(data).toBeNull();
  expect(errors).toEqual([
    {
      message: "Erro interno do sistema",
      extensions: { code: "INTERNAL_SERVER_ERROR", requestId: expect.any(String) },
    },
  ]);
});

test("a nightly job deletes entries older than the retention, in batches", async () => {
  const [athleteId = ""] = await createAthletes(api(), arena.id, 1, "Antiga");
  const reader = arena.manager.userId;
  await api().db.$executeRaw`INSERT INTO leituras_dados_pessoais (leitor_id, aluno_id, dia)
    SELECT ${reader}::uuid, ${athleteId}::uuid, current_date - n FROM generate_series(0, 8000) n`;
  await forgetReadingsJob(api().db, 24)();
  const [kept] = await api().db.$queryRaw<{ oldest: number; newest: number }[]>`
    SELECT current_date - min(dia) AS oldest, current_date - max(dia) AS newest
    FROM leituras_dados_pessoais WHERE aluno_id = ${athleteId}::uuid`;
  expect(kept?.newest).toBe(0);
  expect(kept?.oldest).toBeGreaterThanOrEqual(729);
  expect(kept?.oldest).toBeLessThanOrEqual(732);
});
