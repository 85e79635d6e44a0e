import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { fillAllPlaces } from "../../server/classes/classes.job";
import { decodeGlobalId, encodeGlobalId } from "../../server/platform/graphql/nodes";
import { createOutbox } from "../../server/platform/mail/outbox";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { earlier } from "../../server/platform/time/duration.rules";
import { useApi } from "../support/api";
import { athleteGid, ClassDesk } from "../support/class-desk";
import { mailsTo } from "../support/mails";
import { createAthletes, createPerson, nextNumber } from "../support/story";
import { makeGuardian } from "../support/world-guardians";

const api = useApi();
const desk = new ClassDesk(api, "Das filas");

/** Athletes with a credit each. */
async function withCredit(count: number): Promise<string[]> {
  const athletes = await createAthletes(api(), desk.arena.id, count);
  const links = await api().db.arenaAthlete.findMany({
    where: { arenaId: desk.arena.id, athleteId: { in: athletes } },
  });
  for (const { id } of links)
    await desk.act("grantClassCredits", {
      arenaAthleteId: encodeGlobalId("ArenaAthlete", id),
      key: randomUUID(),
      count: 1,
      expiresOn: addDays(desk.day, 90),
    });
  return athletes;
}

const book = (sessionId: string, athleteId: string) =>
  desk.act("bookClass", { sessionId, athleteId: athleteGid(athleteId), orWait: true });
const stateOf = async (athleteId: string) => {
  const entries = await api().db.creditEntry.findMany({
    where: { credit: { athleteId } },
    orderBy: { position: "desc" },
  });
  return entries[0]?.state;
};

/** A class with so many in it, who paid with a credit, and as many in its line. */
async function filled(count: number, more: object = {}) {
  const athletes = await withCredit(count * 2);
  const session = await desk.scheduled({ maxStudents: count, date: addDays(desk.day, 3), ...more });
  for (const id of athletes) await book(session, id);
  return { session, inside: athletes.slice(0, count), waiting: athletes.slice(count) };
}

test("who was in a class that falls out has the credit back; who waited waits no more; both are told why, once", async () => {
  const { session, inside, waiting } = await filled(2);
  expect(
    await desk.act("cancelClass", { sessionId: session, scope: "THIS", reason: "Muita chuva" }),
  ).toMatchObject({ __typename: "CancelClassSuccess" });
  expect(await api().db.classWaiting.count({ where: { sessionId: decodeGlobalId(session).id } })).toBe(0);
  const athletes = await api().db.athlete.findMany({ where: { id: { in: [...inside, ...waiting] } } });
  for (const { id, email } of athletes) {
    expect(await stateOf(id)).toBe("AVAILABLE");
    const mails = await mailsTo(api(), email!);
    expect(mails.map(({ subject }) => subject)).toEqual(["Aula cancelada na Arena Das filas"]);
    expect(mails[0]!.text).toContain("Motivo: Muita chuva");
    expect(mails[0]!.text.includes("em que você estava na fila")).toBe(waiting.includes(id));
  }
});

test("of a child without an account the guardians are told, by the child's name; of a refused record nobody", async () => {
  const { session, inside, waiting } = await filled(1);
  const [childId = ""] = waiting;
  const born = earlier(new Date(), { days: 10 * 365 });
  const child = { birthDate: born, fullName: "Lara Costa", email: `lara${nextNumber()}@teste.example` };
  await api().db.athlete.update({ where: { id: childId }, data: child });
  const mother = await createPerson(api(), "Marina Costa");
  await makeGuardian(api(), { athleteId: childId, userId: mother.userId });
  const [strangerId = ""] = await createAthletes(api(), desk.arena.id, 1);
  const stranger = await createPerson(api(), "Outra Pessoa");
  const { email } = await api().db.user.findUniqueOrThrow({ where: { id: stranger.userId } });
  await api().db.athlete.update({ where: { id: strangerId }, data: { email } });
  const refused = { userId: stranger.userId, athleteId: strangerId, refusedAt: new Date() };
  await api().db.recordRefusal.create({ data: refused });

  await desk.act("leaveClass", { sessionId: session, athleteId: athleteGid(inside[0]!) });
  await api().db.classSession.update({
    where: { id: decodeGlobalId(session).id },
    data: { maxStudents: 2 },
  });
  await desk.add(session, strangerId);
  await desk.act("changeClass", { sessionId: session, teacherKey: desk.otherTeacherId });
  await desk.act("cancelClass", { sessionId: session, scope: "THIS", reason: "Chuva" });
  const { email: hers } = await api().db.user.findUniqueOrThrow({ where: { id: mother.userId } });
  const mails = await mailsTo(api(), hers);
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Aula cancelada na Arena Das filas",
    "Uma aula de Lara Costa mudou na Arena Das filas",
    "Lara Costa entrou na aula da Arena Das filas",
  ]);
  for (const { text } of mails.slice(0, 2))
    expect(text).toMatch(/Olá, Marina Costa![^]*Lara Costa, aula D: /);
  expect(mails[2]!.text).toMatch(/Um crédito de Lara Costa ficou reservado[^]*\/dependentes/);
  expect(await mailsTo(api(), child.email)).toEqual([]);
  expect(await mailsTo(api(), email)).toEqual([]);
});

test("to call off a full class takes as few statements as one of two", async () => {
  const statements = async (count: number) => {
    const { session } = await filled(count);
    const sent = await api().statementsOf(() =>
      desk.act("cancelClass", { sessionId: session, scope: "THIS", reason: "Chuva" }),
    );
    return sent.length;
  };
  const few = await statements(2);
  expect(await statements(12)).toBe(few);
}, 300_000);

test("places that become free at once go to the line in its order, in as few statements as one does", async () => {
  const by = { now: new Date(), outbox: createOutbox(false), publicUrl: "https://praia.example" };
  const more = async (session: string, maxStudents: number) => {
    await api().db.classSession.update({
      where: { id: decodeGlobalId(session).id },
      data: { maxStudents },
    });
    return (await api().statementsOf(() => fillAllPlaces(api().db, by))).length;
  };
  const one = await filled(1, { startsAt: "08:00", endsAt: "09:00" });
  const few = await more(one.session, 2);
  const { session, inside, waiting } = await filled(10);
  expect(await more(session, 18)).toBe(few);
  const row = await desk.rowOf(session);
  expect(new Set(row.students.map(({ athleteId }) => athleteId))).toEqual(
    new Set([...inside, ...waiting.slice(0, 8)]),
  );
  const line = await api().db.classWaiting.findMany({
    where: { sessionId: row.id },
    orderBy: { order: "asc" },
  });
  expect(line.map(({ athleteId }) => athleteId)).toEqual(waiting.slice(8));
}, 300_000);
