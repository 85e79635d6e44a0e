import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { cancelClass } from "../../server/classes/class.action";
import { changeClass } from "../../server/classes/change-class.action";
import { extendClasses } from "../../server/classes/classes.action";
import type { ActionContext } from "../../server/platform/context";
import { createOutbox } from "../../server/platform/mail/outbox";
import {
  addDays,
  dayFromDatabase,
  dayInWeekOf,
  dayToDatabase,
  mondayOf,
  weekdayNameOf,
  weekdays,
} from "../../server/platform/time/calendar-day.rules";
import { shortDayInWords } from "../../server/platform/time/time-in-words.rules";
import { brasiliaTime, clockAt, dayAt } from "../../server/platform/time/time-zone.rules";
import { useApi } from "../support/api";
import { athleteGid, ClassDesk, sessionGid } from "../support/class-desk";
import { mailsTo } from "../support/mails";
import { nextNumber } from "../support/story";

const api = useApi();
const desk = new ClassDesk(api, "Das séries");
beforeEach(() => desk.clear());

const done = { __typename: "ChangeClassSuccess" };

const change = (id: string, scope: string, more: object) =>
  desk.act("changeClass", { sessionId: sessionGid(id), scope, ...more });
const clocksOf = (rows: readonly { startsAt: Date }[]) =>
  rows.map(({ startsAt }) => clockAt(startsAt, brasiliaTime));
const dayOf = ({ startsAt }: { startsAt: Date }) => dayAt(startsAt, brasiliaTime);
const nextWeekday = (day: string) => weekdays[(weekdays.indexOf(weekdayNameOf(day)) + 1) % 7]!;
const seriesAt = async (startsAt: string, more: object = {}) => {
  const endsAt = `${String(Number(startsAt.slice(0, 2)) + 1).padStart(2, "0")}:00`;
  return desk.seriesOf(await desk.scheduled({ weekly: true, startsAt, endsAt, ...more }));
};

describe("this and the following", () => {
  test("the series is cut: what was before stays, what comes later is made as it is now, with its students", async () => {
    const rows = await seriesAt("08:00", { athleteIds: [athleteGid(desk.athletes[0]!)] });
    const third = rows[2]!;
    const input = { startsAt: "09:30", endsAt: "10:30", teacherKey: desk.otherTeacherId };
    expect(await change(third.id, "THIS_AND_FOLLOWING", input)).toMatchObject(done);
    const after = await desk.wholeSeriesOf(rows[0]!.id);
    expect(after.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(clocksOf(after)).toEqual(after.map((_, index) => (index < 2 ? "08:00" : "09:30")));
    expect(after.map(({ teacherId }) => teacherId === desk.teacherId)).toEqual(
      after.map((_, index) => index < 2),
    );
    for (const { startsAt, endsAt, occupancy, students, ownFields } of after) {
      expect(occupancy).toMatchObject({ startsAt, endsAt, courtId: desk.courts[0] });
      expect(students).toMatchObject([{ athleteId: desk.athletes[0], startsAt, endsAt }]);
      expect(ownFields).toEqual([]);
    }
    await extendClasses(api().db, new Date(Date.now() + 30 * 86_400_000));
    const later = await desk.wholeSeriesOf(rows[0]!.id);
    expect(later.length).toBeGreaterThan(after.length);
    expect(later.map(dayOf)).toEqual(later.map((_, index) => addDays(desk.day, 7 * index)));
    expect(new Set(clocksOf(later).slice(2))).toEqual(new Set(["09:30"]));
    expect(later.every(({ students }) => students.length === 1)).toBe(true);
  });

  test("a student who comes every week, or leaves, does so in all parts; what is called off ends in all of them", async () => {
    const rows = await seriesAt("08:00");
    await change(rows[4]!.id, "THIS_AND_FOLLOWING", { startsAt: "09:00", endsAt: "10:00" });
    await change(rows[2]!.id, "THIS_AND_FOLLOWING", { courtKey: desk.courts[1] });
    const inIt = async () =>
      (await desk.wholeSeriesOf(rows[0]!.id)).map(({ students }) => students.length === 1);
    await desk.add(sessionGid(rows[1]!.id), desk.athletes[1]!, true);
    expect(await inIt()).toEqual(rows.map((_, index) => index >= 1));
    expect(await api().db.classStudent.count({ where: { athleteId: desk.athletes[1]! } })).toBe(3);
    await desk.act("removeClassStudent", {
      sessionId: sessionGid(rows[3]!.id),
      athleteId: athleteGid(desk.athletes[1]!),
      everyWeek: true,
    });
    expect(await inIt()).toEqual(rows.map((_, index) => index === 1 || index === 2));
    expect(await api().db.classStudent.count({ where: { athleteId: desk.athletes[1]! } })).toBe(1);
    await desk.act("cancelClass", {
      sessionId: sessionGid(rows[3]!.id),
      scope: "THIS_AND_FOLLOWING",
      reason: "Fim da turma",
    });
    await extendClasses(api().db, new Date(Date.now() + 30 * 86_400_000));
    const after = await desk.wholeSeriesOf(rows[0]!.id);
    expect(after.map(({ status }) => status === "CONFIRMED")).toEqual(rows.map((_, index) => index < 3));
  });
});

describe("all", () => {
  test("what is set for one alone, was attended or fell out stays; every week has one, now and later", async () => {
    const rows = await seriesAt("08:00");
    const [moved, given, attended, fallen] = rows.slice(1);
    const weekday = nextWeekday(desk.day);
    const own = addDays(dayOf(moved!), 3);
    await change(moved!.id, "THIS", { date: own });
    await change(given!.id, "THIS", { teacherKey: desk.otherTeacherId });
    await api().db.classSession.update({ where: { id: attended!.id }, data: { attendedAt: new Date() } });
    await desk.act("cancelClass", { sessionId: sessionGid(fallen!.id), scope: "THIS", reason: "Chuva" });
    const input = { weekday, startsAt: "07:00", endsAt: "08:30", teacherKey: desk.teacherId };
    expect(await change(rows[0]!.id, "ALL", input)).toMatchObject(done);
    const after = new Map((await desk.wholeSeriesOf(rows[0]!.id)).map((row) => [row.id, row]));
    const is = (row: { id: string } | undefined) => after.get(row!.id)!;
    expect([dayOf(is(moved)), clocksOf([is(moved)])]).toEqual([own, ["07:00"]]);
    expect(is(given)).toMatchObject({ teacherId: desk.otherTeacherId, ownFields: ["teacher"] });
    expect(is(attended)).toMatchObject({ startsAt: attended!.startsAt, endsAt: attended!.endsAt });
    expect(is(fallen)).toMatchObject({ status: "CANCELLED", startsAt: fallen!.startsAt });
    for (const row of rows.slice(5)) {
      expect(dayOf(is(row))).toBe(dayInWeekOf(dayOf(row), weekday));
      expect(clocksOf([is(row)])).toEqual(["07:00"]);
    }
    for (const days of [1, 8, 15, 29])
      await extendClasses(api().db, new Date(Date.now() + days * 86_400_000));
    const weeks = (await desk.wholeSeriesOf(rows[0]!.id)).map(({ originalDate }) =>
      mondayOf(dayFromDatabase(originalDate)),
    );
    const inOrder = weeks.toSorted();
    expect(inOrder).toEqual(inOrder.map((_, index) => addDays(inOrder[0]!, 7 * index)));
    expect(inOrder.length).toBeGreaterThan(rows.length + 2);
  });

  test("of a class that ends later for once, both hours stay when all others move past its end", async () => {
    const rows = await seriesAt("08:00");
    const longer = rows[1]!;
    await change(longer.id, "THIS", { startsAt: "08:00", endsAt: "09:30" });
    expect(await change(rows[0]!.id, "ALL", { startsAt: "10:00", endsAt: "11:00" })).toMatchObject(done);
    const after = await desk.wholeSeriesOf(longer.id);
    expect(clocksOf(after.filter(({ id }) => id === longer.id))).toEqual(["08:00"]);
    expect(clocksOf(after.filter(({ id }) => id === rows[2]!.id))).toEqual(["10:00"]);
  });

  test("what lies outside of the series' days once the weekday is another falls out", async () => {
    const first = addDays(desk.day, 14);
    const until = addDays(first, 14);
    const rows = await seriesAt("08:00", { date: first, until });
    const weekday = nextWeekday(first);
    const isInside = (day: string) => {
      const moved = dayInWeekOf(day, weekday);
      return moved >= first && moved <= until;
    };
    expect(await change(rows[1]!.id, "ALL", { weekday })).toMatchObject(done);
    const after = new Map((await desk.wholeSeriesOf(rows[0]!.id)).map((row) => [row.id, row]));
    const states = rows.map((row) => after.get(row.id)!.status === "CONFIRMED");
    expect(states).toEqual(rows.map((row) => isInside(dayOf(row))));
    expect(states).toContain(false);
  });

  test("a class whose new day is closed falls out, and its students are told; one that stays goes on", async () => {
    const email = `feriado${nextNumber()}@teste.example`;
    await api().db.athlete.update({ where: { id: desk.athletes[4]! }, data: { email } });
    const rows = await seriesAt("08:00", { athleteIds: [athleteGid(desk.athletes[4]!)] });
    const weekday = nextWeekday(desk.day);
    const [stays, falls] = [dayOf(rows[2]!), dayInWeekOf(dayOf(rows[4]!), weekday)];
    await api().db.specialDay.createMany({
      data: [stays, falls].map((day) => ({
        arenaId: desk.arena.id,
        date: dayToDatabase(day),
        reason: "Feriado",
      })),
    });
    const same = { weekday: weekdayNameOf(desk.day), teacherKey: desk.otherTeacherId };
    expect(await change(rows[0]!.id, "ALL", same)).toMatchObject(done);
    const after = async () => desk.wholeSeriesOf(rows[0]!.id);
    expect((await after()).map(({ status }) => status)).toEqual(rows.map(() => "CONFIRMED"));
    expect(await change(rows[0]!.id, "ALL", { weekday })).toMatchObject(done);
    await api().db.specialDay.deleteMany({ where: { arenaId: desk.arena.id } });
    const reason = "A arena fecha no novo dia desta aula";
    expect((await after()).filter(({ cancelReason }) => cancelReason === reason)).toMatchObject([
      { id: rows[4]!.id, status: "CANCELLED", occupancy: null, students: [{ attendance: "CANCELLED" }] },
    ]);
    expect((await after()).filter(({ status }) => status === "CONFIRMED").length).toBeGreaterThan(6);
    expect((await mailsTo(api(), email)).map(({ subject }) => subject)).toContain(
      "Aula cancelada na Arena Das séries",
    );
  });

  test("a class that does not repeat has no others, and several have no one day", async () => {
    const gid = await desk.scheduled({});
    expect(await desk.act("changeClass", { sessionId: gid, scope: "ALL" })).toMatchObject({
      fields: [{ path: ["scope"], message: "Esta aula não se repete" }],
    });
    const refused = {
      fields: [{ path: ["weekday"], message: "Para várias aulas, escolha o dia da semana" }],
    };
    expect(await desk.act("changeClass", { sessionId: gid, scope: "ALL", date: desk.day })).toMatchObject(
      refused,
    );
  });
});

describe("on the day of a class", () => {
  const at = (clock: string) =>
    ({
      db: api().db,
      now: desk.at(clock),
      outbox: createOutbox(false),
      viewer: null,
      publicUrl: "https://praia.example",
    }) as unknown as ActionContext;

  test("one that is over stays, whoever takes over the series, and also if it is called off", async () => {
    const [first, ...later] = await seriesAt("08:00");
    const all = { scope: "ALL", teacherKey: desk.otherTeacherId };
    await changeClass(at("10:00"), later[0]!.id, all);
    const teachers = async () => (await desk.wholeSeriesOf(first!.id)).map(({ teacherId }) => teacherId);
    expect(await teachers()).toEqual([desk.teacherId, ...later.map(() => desk.otherTeacherId)]);
    await changeClass(at("08:30"), later[0]!.id, all);
    expect(new Set(await teachers())).toEqual(new Set([desk.otherTeacherId]));
    await cancelClass(at("10:00"), later[0]!.id, { scope: "ALL", reason: "Fim da turma" });
    expect((await desk.wholeSeriesOf(first!.id)).map(({ status }) => status)).toEqual([
      "CONFIRMED",
      ...later.map(() => "CANCELLED"),
    ]);
  });

  test("one to come does not move to an hour that has passed", async () => {
    const [first, ...later] = await seriesAt("18:00");
    await changeClass(at("12:00"), later[0]!.id, { scope: "ALL", startsAt: "07:00", endsAt: "08:00" });
    const clocks = async () => clocksOf(await desk.wholeSeriesOf(first!.id));
    expect(await clocks()).toEqual(["18:00", ...later.map(() => "07:00")]);
    await changeClass(at("12:00"), later[0]!.id, { scope: "ALL", startsAt: "20:00", endsAt: "21:00" });
    expect(new Set(await clocks())).toEqual(new Set(["20:00"]));
  });
});

test("what changes nothing writes nothing and tells nobody", async () => {
  const email = `igual${nextNumber()}@teste.example`;
  await api().db.athlete.update({ where: { id: desk.athletes[2]! }, data: { email } });
  const rows = await seriesAt("08:00", { athleteIds: [athleteGid(desk.athletes[2]!)] });
  const stored = async () => [
    await desk.wholeSeriesOf(rows[0]!.id),
    await api().db.$queryRaw`SELECT xmin::text, id::text FROM aulas_professor ORDER BY id`,
    await api().db.$queryRaw`SELECT xmin::text, id::text FROM ocupacoes_quadras ORDER BY id`,
  ];
  const before = await stored();
  const same = {
    startsAt: "08:00",
    endsAt: "09:00",
    teacherKey: desk.teacherId,
    courtKey: desk.courts[0],
  };
  const weekday = weekdayNameOf(desk.day);
  expect(await change(rows[2]!.id, "THIS", same)).toMatchObject(done);
  expect(await change(rows[2]!.id, "THIS_AND_FOLLOWING", { ...same, weekday })).toMatchObject(done);
  expect(await change(rows[2]!.id, "ALL", { ...same, weekday })).toMatchObject(done);
  expect(await stored()).toEqual(before);
  expect(await mailsTo(api(), email)).toEqual([]);
});

test("what stands in the way of one of them is told with its day, and nothing moves", async () => {
  const rows = await seriesAt("08:00", { athleteIds: [athleteGid(desk.athletes[3]!)] });
  const day = dayOf(rows[3]!);
  await desk.scheduled({ date: day, startsAt: "10:30", endsAt: "11:30", teacherKey: desk.otherTeacherId });
  await desk.scheduled({ date: day, startsAt: "12:00", endsAt: "13:00", courtKey: desk.courts[1] });
  await desk.scheduled({
    date: day,
    startsAt: "14:00",
    endsAt: "15:00",
    courtKey: null,
    teacherKey: desk.otherTeacherId,
    athleteIds: [athleteGid(desk.athletes[3]!)],
  });
  const on = `em ${shortDayInWords(day)}`;
  for (const [startsAt, endsAt, code, sentence] of [
    ["10:00", "11:00", "COURT_TAKEN", `está ocupada ${on}, das 10:30 às 11:30: aula de Professor Rui.`],
    [
      "12:00",
      "13:00",
      "TEACHER_TAKEN",
      `Professora Lia já está em outra aula ${on}, das 12:00 às 13:00: aula D.`,
    ],
    ["14:00", "15:00", "ATHLETE_TAKEN", `já está em outra aula ${on}, das 14:00 às 15:00`],
    ["21:30", "22:30", "OUTSIDE_OPENING_HOURS", "A arena abre das 06:00 às 22:00."],
  ])
    expect(await change(rows[1]!.id, "ALL", { startsAt, endsAt })).toMatchObject({
      code,
      message: expect.stringContaining(sentence!) as string,
    });
  expect(await desk.wholeSeriesOf(rows[0]!.id)).toEqual(rows);
  const moved = addDays(dayOf(rows[1]!), 7);
  await change(rows[1]!.id, "THIS", { date: moved, startsAt: "16:00", endsAt: "17:00" });
  await change(rows[2]!.id, "THIS", { startsAt: "17:00", endsAt: "18:00" });
  await change(rows[2]!.id, "THIS", { startsAt: "15:30", endsAt: "16:00" });
  expect(
    await desk.act("changeClass", { sessionId: sessionGid(rows[2]!.id), startsAt: "16:30", endsAt: "17:30" }),
  ).toMatchObject({
    code: "COURT_TAKEN",
  });
});

test("each person has one mail, however many classes: students, who teaches, and who no longer does", async () => {
  const [student, before, now] = ["aluna", "antes", "agora"].map(
    (who) => `${who}${nextNumber()}@teste.example`,
  );
  await api().db.athlete.update({ where: { id: desk.athletes[4]! }, data: { email: student! } });
  const addresses = [
    [desk.teacherId, before],
    [desk.otherTeacherId, now],
  ] as const;
  for (const [id, email] of addresses)
    await api().db.teacher.update({ where: { id }, data: { email: email!, userId: null } });
  const rows = await seriesAt("08:00", { athleteIds: [athleteGid(desk.athletes[4]!)] });
  await change(rows[0]!.id, "ALL", { teacherKey: desk.otherTeacherId });
  const subjects = async (to: string | undefined) =>
    (await mailsTo(api(), to!)).map(({ subject }) => subject);
  expect(await subjects(student)).toEqual(["Suas aulas mudaram na Arena Das séries"]);
  expect(await subjects(before)).toEqual(["Suas aulas como professor mudaram na Arena Das séries"]);
  expect(await subjects(now)).toEqual(["Suas aulas como professor mudaram na Arena Das séries"]);
  expect((await mailsTo(api(), before!))[0]?.text).toContain("Outra pessoa assume:");
  await api().db.teacher.update({
    where: { id: desk.teacherId },
    data: { userId: desk.teacher.userId },
  });
});

test("of two series that go onto one court at once one gets it, and the other is told what stands there", async () => {
  const one = await seriesAt("08:00");
  const other = await seriesAt("08:00", { courtKey: desk.courts[1], teacherKey: desk.otherTeacherId });
  const to = { startsAt: "18:00", endsAt: "19:00", courtKey: desk.courts[0] };
  const answers = await Promise.all([
    change(one[1]!.id, "ALL", to),
    change(other[2]!.id, "THIS_AND_FOLLOWING", to),
  ]);
  expect(answers.filter(({ __typename }) => __typename === "ChangeClassSuccess")).toHaveLength(1);
  expect(answers.find(({ code }) => code === "COURT_TAKEN")?.message).toMatch(/está ocupada em .* aula de/);
  const after = [await desk.wholeSeriesOf(one[0]!.id), await desk.wholeSeriesOf(other[0]!.id)];
  for (const rows of after)
    for (const { startsAt, endsAt, courtId, occupancy } of rows)
      expect(occupancy).toMatchObject({ startsAt, endsAt, courtId });
});

const edit = fc.record({
  series: fc.nat({ max: 2 }),
  session: fc.nat({ max: 8 }),
  act: fc.constantFrom(
    "changeClass",
    "changeClass",
    "changeClass",
    "changeClass",
    "cancelClass",
    "attended",
    "extend",
  ),
  scope: fc.constantFrom("THIS", "THIS_AND_FOLLOWING", "ALL"),
  hour: fc.option(fc.integer({ min: 8, max: 10 }), { nil: undefined }),
  teacher: fc.option(fc.nat({ max: 1 }), { nil: undefined }),
  court: fc.option(fc.nat({ max: 2 }), { nil: undefined }),
  weekday: fc.option(fc.constantFrom(...weekdays.slice(0, 3)), { nil: undefined }),
  later: fc.option(fc.nat({ max: 8 }), { nil: undefined }),
});
type Edit = typeof edit extends fc.Arbitrary<infer One> ? One : never;

/** Pairs that may not be, whatever was done. */
const wrong = () => api().db.$queryRaw<object[]>`
  SELECT 'teacher' AS what FROM aulas a JOIN aulas b ON a.id < b.id AND a.professor_id = b.professor_id AND a.status <> 'cancelada'
      AND b.status <> 'cancelada' AND tstzrange(a.inicio, a.fim) && tstzrange(b.inicio, b.fim)
  UNION ALL SELECT 'court' FROM aulas a JOIN aulas b ON a.id < b.id AND a.quadra_id = b.quadra_id AND a.status <> 'cancelada'
      AND b.status <> 'cancelada' AND tstzrange(a.inicio, a.fim) && tstzrange(b.inicio, b.fim)
  UNION ALL SELECT 'student' FROM presencas a JOIN presencas b ON a.id < b.id AND a.aluno_id = b.aluno_id AND a.situacao = 'inscrito'
      AND b.situacao = 'inscrito' AND tstzrange(a.inicio, a.fim) && tstzrange(b.inicio, b.fim)
  UNION ALL SELECT 'week' FROM aulas a JOIN aulas_professor p ON p.id = a.aula_professor_id
      GROUP BY coalesce(p.primeira_parte_id, p.id), date_trunc('week', a.dia_original) HAVING count(*) > 1
  UNION ALL SELECT 'occupancy' FROM aulas a LEFT JOIN ocupacoes_quadras o ON o.aula_id = a.id
      WHERE (a.status <> 'cancelada' AND a.quadra_id IS NOT NULL) <> (o.id IS NOT NULL)
        OR (o.inicio, o.fim, o.quadra_id) IS DISTINCT FROM (a.inicio, a.fim, a.quadra_id) AND o.id IS NOT NULL`;

async function doEdit(one: Edit, firsts: readonly string[], clock: { days: number }): Promise<void> {
  const rows = await desk.wholeSeriesOf(firsts[one.series]!);
  const { id, startsAt } = rows[one.session % rows.length]!;
  if (one.act === "attended") {
    await api().db.classSession.updateMany({
      where: { id, status: "CONFIRMED", attendedAt: null },
      data: { attendedAt: new Date() },
    });
    return;
  }
  if (one.act === "extend") {
    clock.days += 9;
    return extendClasses(api().db, new Date(Date.now() + clock.days * 86_400_000));
  }
  if (one.act === "cancelClass")
    return desk.act("cancelClass", { sessionId: sessionGid(id), scope: one.scope, reason: "Chuva" });
  const { hour, teacher, court, weekday, later, scope } = one;
  const date = later === undefined ? undefined : addDays(dayAt(startsAt, brasiliaTime), later);
  const answer = await change(id, scope, {
    ...(hour === undefined
      ? {}
      : { startsAt: `${hour}:00`.padStart(5, "0"), endsAt: `${hour + 1}:30`.padStart(5, "0") }),
    ...(teacher === undefined ? {} : { teacherKey: [desk.teacherId, desk.otherTeacherId][teacher] }),
    ...(court === undefined ? {} : { courtKey: [...desk.courts, null][court] }),
    ...(scope === "THIS" ? (date === undefined ? {} : { date }) : weekday === undefined ? {} : { weekday }),
  });
  expect(["ChangeClassSuccess", "RuleViolation", "InvalidInput"]).toContain(answer?.__typename);
}

test("whatever is changed in several series: nobody and no court is at two places, and what was attended stays", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 3, maxLength: 7 }), async (edits) => {
      await desk.clear();
      const firsts: string[] = [];
      for (const [index, startsAt] of ["08:00", "09:00", "10:00"].entries())
        firsts.push(
          (await seriesAt(startsAt, { athleteIds: [athleteGid(desk.athletes[5 + (index % 2)]!)] }))[0]!.id,
        );
      const clock = { days: 0 };
      for (const one of edits) {
        const closed = await api().db.classSession.findMany({ where: { attendedAt: { not: null } } });
        await doEdit(one, firsts, clock);
        expect(await wrong()).toEqual([]);
        for (const { weeklyClassId: _part, ...was } of closed)
          expect(await api().db.classSession.findUnique({ where: { id: was.id } })).toMatchObject(was);
      }
    }),
    { numRuns: 15 },
  );
}, 300_000);
