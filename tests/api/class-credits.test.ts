import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { fillAllPlaces } from "../../server/classes/classes.job";
import { createOutbox } from "../../server/platform/mail/outbox";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import {
  addDays,
  addMonths,
  dayFromDatabase,
  firstOfMonth,
} from "../../server/platform/time/calendar-day.rules";
import { useApi } from "../support/api";
import { athleteGid, ClassDesk, sessionGid } from "../support/class-desk";
import { mailsTo } from "../support/mails";
import { createAthletes, createPerson, nextNumber } from "../support/story";

const api = useApi();
const desk = new ClassDesk(api, "Dos créditos");

beforeEach(async () => {
  await api().db.sessionStudent.deleteMany({ where: { session: { arenaId: desk.arena.id } } });
  await api().db.classCredit.deleteMany({ where: { arenaId: desk.arena.id } });
  await desk.clear();
});

const keyOf = (gid: string) => Buffer.from(gid, "base64url").toString().split(":").at(-1)!;
const grant = async (athleteId: string, count: number, more: object = {}) => {
  const link = await api().db.arenaAthlete.findFirstOrThrow({
    where: { athleteId, arenaId: desk.arena.id },
  });
  return desk.act("grantClassCredits", {
    arenaAthleteId: encodeGlobalId("ArenaAthlete", link.id),
    key: randomUUID(),
    count,
    expiresOn: addDays(desk.day, 90),
    ...more,
  });
};
const book = (session: string, athleteId: string, orWait = false, token?: string) =>
  desk.act(
    "bookClass",
    { sessionId: session, athleteId: athleteGid(athleteId), orWait },
    token,
    "... on BookClassSuccess { booking record { coming { sessionId waitingPlace isMakeUp } } }",
  );
const leave = (session: string, athleteId: string, token?: string) =>
  desk.act(
    "leaveClass",
    { sessionId: session, athleteId: athleteGid(athleteId) },
    token,
    "... on LeaveClassSuccess { leaving }",
  );
/** What an athlete has, as "PACKAGE AVAILABLE". */
const creditsOf = async (athleteId: string) => {
  const rows = await api().db.classCredit.findMany({
    where: { athleteId, arenaId: desk.arena.id },
    include: { entries: { orderBy: { position: "desc" }, take: 1 } },
    orderBy: { id: "asc" },
  });
  return rows.map(({ kind, entries }) => `${kind} ${entries[0]!.state}`);
};
const rowsOf = async (session: string) =>
  new Map((await desk.rowOf(session)).students.map((place) => [place.athleteId, place]));

describe("a credit", () => {
  test("is given once, however often the button is pressed, and pays one class", async () => {
    const [ana = ""] = desk.athletes;
    const key = randomUUID();
    await Promise.all([grant(ana, 2, { key }), grant(ana, 2, { key })]);
    expect(await creditsOf(ana)).toEqual(["PACKAGE AVAILABLE", "PACKAGE AVAILABLE"]);
    const session = await desk.scheduled({});
    expect(await book(session, ana)).toMatchObject({
      booking: "BOOKED",
      record: { coming: [{ sessionId: session, waitingPlace: null, isMakeUp: false }] },
    });
    expect(await book(session, ana)).toMatchObject({ code: "ALREADY_IN" });
    expect(await creditsOf(ana)).toEqual(["PACKAGE RESERVED", "PACKAGE AVAILABLE"]);
  });

  test("has to be there, on that day", async () => {
    const [ana = "", bia = ""] = desk.athletes;
    const session = await desk.scheduled({});
    expect(await book(session, ana)).toMatchObject({ code: "NO_CREDIT" });
    await grant(bia, 1, {
      expiresOn: addDays(desk.day, -1) > desk.today ? addDays(desk.day, -1) : desk.today,
    });
    const later = await desk.scheduled({ date: addDays(desk.day, 5) });
    expect(await book(later, bia)).toMatchObject({ code: "NO_CREDIT" });
    expect(await grant(bia, 1, { expiresOn: addDays(desk.today, -1) })).toMatchObject({
      fields: [{ path: ["expiresOn"], message: "Escolha um dia nos próximos dois anos" }],
    });
    expect(await grant(bia, 61)).toMatchObject({
      fields: [{ path: ["count"], message: "De 1 a 60 créditos" }],
    });
  });

  test("comes back to who leaves in time, and is lost to who leaves late or is not there", async () => {
    const [ana = "", bia = "", caio = ""] = desk.athletes;
    for (const id of [ana, bia, caio]) await grant(id, 1);
    const session = await desk.scheduled({ date: addDays(desk.day, 3) });
    for (const id of [ana, bia, caio]) await book(session, id);
    expect(await leave(session, ana)).toMatchObject({ leaving: "CREDIT_RETURNED" });
    expect(await creditsOf(ana)).toEqual(["PACKAGE AVAILABLE"]);
    expect(await leave(session, ana)).toMatchObject({ code: "NOT_A_STUDENT" });
    // Six hours before it.
    await desk.backdate(session, -6);
    expect(await leave(session, bia)).toMatchObject({ leaving: "LATE" });
    await desk.backdate(session, 2);
    expect(await leave(session, caio)).toMatchObject({ code: "CLASS_BEGUN" });
    const mark = (attendance: string) =>
      desk.act("takeAttendance", {
        sessionId: session,
        marks: [{ athleteId: athleteGid(caio), attendance }],
      });
    await mark("PRESENT");
    expect(await creditsOf(caio)).toEqual(["PACKAGE USED"]);
    await mark("ABSENT");
    expect([await creditsOf(bia), await creditsOf(caio)]).toEqual([["PACKAGE LOST"], ["PACKAGE LOST"]]);
    await mark("EXCUSED");
    expect(await creditsOf(caio)).toEqual(["PACKAGE AVAILABLE"]);
    await mark("PRESENT");
    expect((await rowsOf(session)).get(caio)).toMatchObject({ attendance: "PRESENT", creditId: null });
  });

  test("comes back when the arena calls the class off, or takes the place away", async () => {
    const [ana = "", bia = ""] = desk.athletes;
    for (const id of [ana, bia]) await grant(id, 1);
    const session = await desk.scheduled({});
    for (const id of [ana, bia]) await book(session, id);
    await desk.act("removeClassStudent", {
      sessionId: session,
      athleteId: athleteGid(bia),
      everyWeek: false,
    });
    await desk.act("cancelClass", { sessionId: session, scope: "THIS", reason: "Chuva" });
    expect([await creditsOf(ana), await creditsOf(bia)]).toEqual([
      ["PACKAGE AVAILABLE"],
      ["PACKAGE AVAILABLE"],
    ]);
  });

  test("never changes what is written of it, and goes only the ways there are", async () => {
    const [ana = ""] = desk.athletes;
    await grant(ana, 1);
    const { db } = api();
    const [credit] = await db.classCredit.findMany({ where: { athleteId: ana }, include: { entries: true } });
    const entry = credit!.entries[0]!;
    await expect(db.creditEntry.update({ where: { id: entry.id }, data: { state: "USED" } })).rejects.toThrow(
      /not written anew/,
    );
    await expect(db.creditEntry.delete({ where: { id: entry.id } })).rejects.toThrow(/not written anew/);
    const next = { ...entry, id: randomUUID(), position: 1, priorPosition: 0 };
    const session = await desk.rowOf(await desk.scheduled({}));
    const add = (data: object) =>
      db.creditEntry.create({ data: { ...next, sessionId: session.id, ...data } });
    await expect(add({ priorState: "AVAILABLE", state: "USED" })).rejects.toThrow(/cadeia/);
    await expect(add({ priorState: "RESERVED", state: "USED" })).rejects.toThrow(/constraint/i);
    await add({ priorState: "AVAILABLE", state: "RESERVED" });
    await expect(add({ id: randomUUID(), priorState: "AVAILABLE", state: "RESERVED" })).rejects.toThrow(
      /constraint/i,
    );
  });
});

describe("who comes every week", () => {
  /** Two weekdays of the next month: at least eight classes in it. */
  const planned = async (athleteId: string) => {
    // Not the first day, which may be too soon to give notice.
    const first = addDays(addMonths(firstOfMonth(desk.today), 1), 2);
    const weekly = async (date: string, startsAt: string, endsAt: string) =>
      desk.seriesOf(
        await desk.scheduled({ weekly: true, date, startsAt, endsAt, athleteIds: [athleteGid(athleteId)] }),
      );
    const all = [
      ...(await weekly(first, "08:00", "09:00")),
      ...(await weekly(addDays(first, 2), "10:00", "11:00")),
    ];
    const month = first.slice(0, 7);
    return all.filter(({ originalDate }) => dayFromDatabase(originalDate).startsWith(month));
  };

  test("makes up a quarter of the month's classes when they give notice, and uses that elsewhere", async () => {
    const [ana = ""] = desk.athletes;
    const sessions = await planned(ana);
    const most = Math.floor(sessions.length / 4);
    const answers = [];
    for (const { id } of sessions.slice(0, most + 1)) answers.push(await leave(sessionGid(id), ana));
    expect(answers.map(({ leaving }) => leaving)).toEqual([
      ...Array.from({ length: most }, () => "MAKE_UP_GRANTED"),
      "MAKE_UP_LIMIT",
    ]);
    expect(await creditsOf(ana)).toEqual(Array.from({ length: most }, () => "MAKE_UP AVAILABLE"));
    const on = addDays(dayFromDatabase(sessions[0]!.originalDate), 1);
    const other = await desk.scheduled({ date: on, startsAt: "15:00", endsAt: "16:00" });
    expect(await book(other, ana)).toMatchObject({ booking: "BOOKED" });
    expect((await rowsOf(other)).get(ana)).toMatchObject({ isMakeUp: true, attendance: "BOOKED" });
    expect(await leave(other, ana)).toMatchObject({ leaving: "CREDIT_RETURNED" });
    expect((await creditsOf(ana)).filter((credit) => credit === "MAKE_UP AVAILABLE")).toHaveLength(most);
  });

  test("makes up nothing for a class into which the arena puts them back, and gives notice again later", async () => {
    const [ana = ""] = desk.athletes;
    const [first, second] = (await planned(ana)).map(({ id }) => sessionGid(id));
    for (const time of ["once", "twice"]) {
      expect(await leave(first!, ana)).toMatchObject({ leaving: "MAKE_UP_GRANTED" });
      expect(await creditsOf(ana)).toContain("MAKE_UP AVAILABLE");
      await desk.add(first!, ana);
      expect((await rowsOf(first!)).get(ana)).toMatchObject({ attendance: "BOOKED" });
      expect(new Set(await creditsOf(ana)), time).toEqual(new Set(["MAKE_UP CANCELLED"]));
    }
    expect(await leave(second!, ana)).toMatchObject({ leaving: "MAKE_UP_GRANTED" });
    expect((await creditsOf(ana)).at(-1)).toBe("MAKE_UP AVAILABLE");
  });

  test("makes up beside that what the arena calls off, and no month to come of a series that ends", async () => {
    const [ana = ""] = desk.athletes;
    const sessions = await planned(ana);
    await desk.act("cancelClass", { sessionId: sessionGid(sessions[0]!.id), scope: "THIS", reason: "Chuva" });
    expect(await creditsOf(ana)).toEqual(["MAKE_UP AVAILABLE"]);
    await desk.act("cancelClass", { sessionId: sessionGid(sessions[1]!.id), scope: "ALL", reason: "Fim" });
    expect(await creditsOf(ana)).toEqual(["MAKE_UP AVAILABLE"]);
  });
});

describe("the line", () => {
  test("of a hundred who want the last three places three are in, and the others wait in their order", async () => {
    const athletes = await createAthletes(api(), desk.arena.id, 100);
    for (const id of athletes) await grant(id, 1);
    const session = await desk.scheduled({ maxStudents: 3 });
    const answers = await Promise.all(athletes.map((id) => book(session, id, true)));
    const booked = athletes.filter((_id, index) => answers[index]?.booking === "BOOKED");
    expect(booked).toHaveLength(3);
    expect(answers.filter(({ booking }) => booking === "WAITING")).toHaveLength(97);
    const { id: sessionId } = await desk.rowOf(session);
    const line = () => api().db.classWaiting.findMany({ where: { sessionId }, orderBy: { order: "asc" } });
    const before = await line();
    expect(new Set(before.map(({ athleteId }) => athleteId)).size).toBe(97);
    const next = before.slice(0, 3).map(({ athleteId }) => athleteId);
    await Promise.all(booked.map((id) => leave(session, id)));
    const places = await rowsOf(session);
    expect(next.map((id) => places.get(id)?.attendance)).toEqual(["BOOKED", "BOOKED", "BOOKED"]);
    expect((await line()).map(({ athleteId }) => athleteId)).toEqual(
      before.slice(3).map(({ athleteId }) => athleteId),
    );
    for (const id of booked) expect(await creditsOf(id)).toEqual(["PACKAGE AVAILABLE"]);
    for (const id of next) expect(await creditsOf(id)).toEqual(["PACKAGE RESERVED"]);
    const { email } = await api().db.athlete.findUniqueOrThrow({ where: { id: next[0]! } });
    expect((await mailsTo(api(), email!)).map(({ subject }) => subject)).toEqual([
      "Você entrou na aula da Arena Dos créditos",
    ]);
  }, 300_000);

  test("passes who has no credit or is elsewhere, who may have one later", async () => {
    const [ana = "", bia = "", caio = "", davi = ""] = desk.athletes;
    for (const id of [ana, caio, davi]) await grant(id, 1);
    const session = await desk.scheduled({ maxStudents: 1 });
    await book(session, ana);
    for (const id of [bia, caio, davi]) await book(session, id, true);
    const other = await desk.scheduled({ courtKey: null, teacherKey: desk.otherTeacherId });
    await desk.add(other, caio);
    await leave(session, ana);
    expect(
      [...(await rowsOf(session)).values()].filter(({ attendance }) => attendance === "BOOKED"),
    ).toMatchObject([{ athleteId: davi }]);
    await grant(bia, 1);
    await api().db.classSession.update({ where: { id: keyOf(session) }, data: { maxStudents: 2 } });
    const by = { now: new Date(), outbox: createOutbox(false), publicUrl: "https://praia.example" };
    await fillAllPlaces(api().db, by);
    expect((await rowsOf(session)).get(bia)).toMatchObject({ attendance: "BOOKED" });
    expect(await leave(session, caio)).toMatchObject({ leaving: "LEFT_LINE" });
  });

  test("is asked in its order shortly before the class, and the place is held until each has answered", async () => {
    const [ana = "", bia = "", caio = "", davi = "", eva = ""] = desk.athletes;
    for (const id of [ana, bia, caio, eva]) await grant(id, 1);
    const session = await desk.scheduled({ maxStudents: 1, date: addDays(desk.day, 2) });
    await book(session, ana);
    for (const id of [davi, bia, caio]) await book(session, id, true);
    const emails = [davi, bia, caio].map(() => `fila${nextNumber()}@teste.example`);
    for (const [index, id] of [davi, bia, caio].entries())
      await api().db.athlete.update({ where: { id }, data: { email: emails[index]! } });
    await desk.backdate(session, -6);
    await leave(session, ana);

    // Who has no credit for a class without a price could not take it: the next is asked.
    const asked = async () =>
      Promise.all(
        emails.map(async (email) =>
          (await mailsTo(api(), email)).map(({ subject }) => subject.replace(/\d\d:\d\d/, "…")),
        ),
      );
    const subject = "Tem uma vaga na aula da Arena Dos créditos: confirme até …";
    expect(await asked()).toEqual([[], [subject], []]);
    expect(await book(session, eva)).toMatchObject({ code: "CLASS_FULL" });
    expect(await book(session, caio)).toMatchObject({ code: "CLASS_FULL" });
    expect((await rowsOf(session)).get(bia)).toBeUndefined();

    // No answer within the hour: then the one after.
    const by = { outbox: createOutbox(false), publicUrl: "https://praia.example" };
    await fillAllPlaces(api().db, { ...by, now: new Date() });
    expect(await asked()).toEqual([[], [subject], []]);
    await fillAllPlaces(api().db, { ...by, now: new Date(Date.now() + 61 * 60_000) });
    expect(await asked()).toEqual([[], [subject], [subject]]);
    await api().db.classWaiting.updateMany({
      where: { sessionId: keyOf(session), athleteId: bia },
      data: { askedUntil: new Date() },
    });
    expect(await book(session, bia)).toMatchObject({ code: "CLASS_FULL" });
    const [first, second] = await Promise.all([book(session, caio), book(session, eva)]);
    expect([first.booking, second.code]).toEqual(["BOOKED", "CLASS_FULL"]);
  });

  test("whose time has passed is not first any more, and whoever is asked does not stand in another's way", async () => {
    const [ana = "", bia = "", caio = "", davi = "", eva = "", gil = ""] = desk.athletes;
    for (const id of [ana, bia, caio, davi, eva, gil]) await grant(id, 1);
    const session = await desk.scheduled({ maxStudents: 2, date: addDays(desk.day, 2) });
    for (const id of [ana, bia]) await book(session, id);
    for (const id of [caio, davi]) await book(session, id, true);
    await desk.backdate(session, -6);
    for (const id of [ana, bia]) await leave(session, id);
    const askedUntilOf = async (athleteId: string) =>
      (await api().db.classWaiting.findFirst({ where: { sessionId: keyOf(session), athleteId } }))
        ?.askedUntil;
    expect(await askedUntilOf(davi)).toBeInstanceOf(Date);
    // The arena gives one of the two places away by hand: who answers first has the other.
    await desk.add(session, eva);
    expect(await book(session, caio)).toMatchObject({ booking: "BOOKED" });
    expect(await book(session, davi)).toMatchObject({ code: "CLASS_FULL" });

    await api().db.classWaiting.updateMany({
      where: { sessionId: keyOf(session), athleteId: davi },
      data: { askedUntil: new Date(Date.now() - 1000) },
    });
    await book(session, gil, true);
    await leave(session, caio);
    await api().db.classWaiting.updateMany({
      where: { sessionId: keyOf(session), athleteId: gil },
      data: { askedUntil: null },
    });
    // No job has run since, and yet who comes first finds the place held for who waits.
    expect(await book(session, bia)).toMatchObject({ code: "CLASS_FULL" });
    expect(await book(session, gil)).toMatchObject({ booking: "BOOKED" });
  });

  test("who is asked and gives up the place in line leaves it to the next", async () => {
    const [ana = "", bia = "", caio = ""] = desk.athletes;
    for (const id of [ana, bia, caio]) await grant(id, 1);
    const session = await desk.scheduled({ maxStudents: 1, date: addDays(desk.day, 2) });
    await book(session, ana);
    for (const id of [bia, caio]) await book(session, id, true);
    await desk.backdate(session, -6);
    await leave(session, ana);
    expect(await leave(session, bia)).toMatchObject({ leaving: "LEFT_LINE" });
    const [left, ...others] = await api().db.classWaiting.findMany({ where: { sessionId: keyOf(session) } });
    expect(others).toEqual([]);
    expect(left?.athleteId).toBe(caio);
    expect(left?.askedUntil).not.toBeNull();
    expect(await book(session, caio)).toMatchObject({ booking: "BOOKED" });
  });
});

test("an athlete books for themselves, at an arena they attend, and nobody else does; of the others there is nothing to see", async () => {
  const person = await createPerson(api(), "Atleta");
  const [own = "", other = ""] = await createAthletes(api(), desk.arena.id, 2);
  await api().db.athlete.update({ where: { id: own }, data: { userId: person.userId } });
  const token = await api().tokenOf(person.userId);
  await grant(own, 1);
  await grant(other, 1);
  const session = await desk.scheduled({});
  expect(await book(session, own, false, token)).toMatchObject({ booking: "BOOKED" });
  const refused = async (sessionId: string, athleteId: string, by: string) =>
    (
      await api().run(
        `mutation ($input: BookClassInput!) { bookClass(input: $input) { __typename } }`,
        { input: { sessionId, athleteId: athleteGid(athleteId), orWait: true } },
        by,
      )
    ).errors?.[0];
  const nothing = await refused(sessionGid(randomUUID()), own, token);
  expect(nothing?.extensions.code).toBe("FORBIDDEN");
  expect(await refused(session, other, token)).toEqual(nothing);
  expect(await refused(session, own, desk.teacher.token)).toMatchObject({ message: nothing?.message });
  const record = `query ($key: UUID!) { athlete(key: $key) { classRecord { coming { sessionId } arenas { creditsLeft credits { kind state } openings { sessionId placesLeft } } past { sessionId } } } }`;
  const seen = async (key: string, by: string) => (await api().data(record, { key }, by)).athlete.classRecord;
  expect(await seen(own, token)).toMatchObject({
    coming: [{ sessionId: session }],
    arenas: [{ creditsLeft: 0, credits: [{ kind: "PACKAGE", state: "RESERVED" }], openings: [] }],
  });
  expect(await seen(other, desk.arena.manager.token)).toMatchObject({
    arenas: [{ creditsLeft: 1, openings: [{ sessionId: session, placesLeft: 3 }] }],
  });
  expect(await seen(other, token)).toBeNull();
  expect(await seen(own, desk.teacher.token)).toBeNull();
});

const deed = fc.record({
  act: fc.constantFrom("book", "book", "book", "leave", "leave", "remove", "cancel", "grant", "add"),
  who: fc.nat({ max: 3 }),
  session: fc.nat({ max: 2 }),
});
type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never;

/** What may not be, in whatever order things happened. */
const wrong = () => api().db.$queryRaw<object[]>`
  WITH ultimo AS (SELECT DISTINCT ON (credito_id) * FROM lancamentos_creditos ORDER BY credito_id, ordem DESC)
  SELECT 'a place that nothing pays' AS what FROM presencas p JOIN ultimo u ON u.credito_id = p.credito_id
    WHERE p.situacao = 'inscrito' AND (u.para <> 'reservado' OR u.aula_id <> p.aula_id)
  UNION ALL SELECT 'a credit that pays nothing' FROM ultimo u WHERE u.para = 'reservado' AND NOT EXISTS (
    SELECT FROM presencas p WHERE p.credito_id = u.credito_id AND p.situacao = 'inscrito' AND p.aula_id = u.aula_id)
  UNION ALL SELECT 'too many' FROM aulas a JOIN presencas p ON p.aula_id = a.id AND p.situacao IN ('inscrito', 'presente', 'falta')
    GROUP BY a.id HAVING count(*) > a.max_alunos
  UNION ALL SELECT 'a gap' FROM lancamentos_creditos GROUP BY credito_id HAVING max(ordem) + 1 <> count(*)`;

test("whatever happens at once: no credit is lost, doubled or below nothing, and no place is given twice", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(deed, { minLength: 1, maxLength: 4 }), { maxLength: 5 }),
      async (rounds) => {
        await api().db.sessionStudent.deleteMany({ where: { session: { arenaId: desk.arena.id } } });
        await api().db.classCredit.deleteMany({ where: { arenaId: desk.arena.id } });
        await desk.clear();
        const sessions: string[] = [];
        for (const startsAt of ["08:00", "08:30", "10:00"])
          sessions.push(
            await desk.scheduled({
              maxStudents: 2,
              startsAt,
              endsAt: `${startsAt.slice(0, 2)}:59`,
              courtKey: null,
              teacherKey: startsAt === "08:30" ? desk.otherTeacherId : desk.teacherId,
              date: addDays(desk.day, 2),
            }),
          );
        const granted = new Map<string, number>();
        const act = async ({ act: name, who, session: index }: Deed) => {
          const [athleteId, session] = [desk.athletes[who]!, sessions[index]!];
          const student = { sessionId: session, athleteId: athleteGid(athleteId), everyWeek: false };
          switch (name) {
            case "book":
              return book(session, athleteId, true);
            case "leave":
              return leave(session, athleteId);
            case "remove":
              return desk.act("removeClassStudent", student);
            case "add":
              return desk.act("addClassStudent", student);
            case "cancel":
              return desk.act("cancelClass", { sessionId: session, scope: "THIS", reason: "Chuva" });
            case "grant":
              granted.set(athleteId, (granted.get(athleteId) ?? 0) + 1);
              return grant(athleteId, 1);
          }
        };
        for (const id of desk.athletes.slice(0, 4)) await grant(id, 1);
        for (const round of rounds) {
          await Promise.all(round.map(act));
          expect(await wrong()).toEqual([]);
        }
        for (const id of desk.athletes.slice(0, 4)) {
          const packages = (await creditsOf(id)).filter((credit) => credit.startsWith("PACKAGE"));
          expect(packages).toHaveLength(1 + (granted.get(id) ?? 0));
          expect(packages.filter((credit) => /LOST|CANCELLED|REPLACED/.test(credit))).toEqual([]);
        }
      },
    ),
    { numRuns: 15 },
  );
}, 300_000);
