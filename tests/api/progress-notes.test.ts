import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { forgetProgress, moveClasses } from "../../server/classes/classes-of-person.step";
import { progressNotesAbout, progressNotesBy } from "../../server/classes/personal-data.loader";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { useApi } from "../support/api";
import { athleteGid, ClassDesk } from "../support/class-desk";
import { createOpenEvent } from "../support/enrolling";
import { createArena, createAthletes } from "../support/story";

const api = useApi();
const desk = new ClassDesk(api, "Das anotações");
let student = "";
let stranger = "";

const note =
  "note { id text suggestedLevel suggestion shownToAthlete correctedAt viewerCanCorrect viewerCanAnswer }";
const write = (more: object = {}, token = desk.teacher.token) =>
  desk.act(
    "writeProgressNote",
    {
      arenaId: desk.arena.globalId,
      athleteId: athleteGid(student),
      key: randomUUID(),
      kind: "TECHNIQUE",
      text: "Saque mais firme",
      shownToAthlete: false,
      ...more,
    },
    token,
    `... on WriteProgressNoteSuccess { ${note} }`,
  );
const correct = (noteId: string, more: object = {}) =>
  desk.act(
    "correctProgressNote",
    { noteId, kind: "GENERAL", text: "Saque firme", shownToAthlete: true, ...more },
    desk.teacher.token,
    `... on CorrectProgressNoteSuccess { ${note} }`,
  );
const answer = (noteId: string, level: string, accept: boolean) =>
  desk.act(
    "answerLevelSuggestion",
    { noteId, level, accept },
    desk.arena.manager.token,
    `... on AnswerLevelSuggestionSuccess { ${note} }`,
  );
const levelOf = async () => (await api().db.athlete.findUniqueOrThrow({ where: { id: student } })).level;
const changes = () =>
  api().db.profileChange.findMany({ where: { athleteId: student }, orderBy: { id: "asc" } });
const denied = async (name: string, input: object, token: string) => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const { errors } = await api().run(
    `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`,
    { input },
    token,
  );
  return errors?.map(({ extensions }) => extensions.code);
};

beforeAll(async () => {
  [student = "", stranger = ""] = await createAthletes(api(), desk.arena.id, 2);
  await api().db.classSession.create({
    data: {
      arenaId: desk.arena.id,
      teacherId: desk.teacherId,
      category: "D",
      maxStudents: 4,
      originalDate: new Date("2026-01-05T00:00:00Z"),
      startsAt: new Date("2026-01-05T12:00:00Z"),
      endsAt: new Date("2026-01-05T13:00:00Z"),
      students: { create: { athleteId: student } },
    },
  });
});

describe("a note", () => {
  test("is written once however often it is sent, and read by its author and the arena", async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => write({ key })));
    expect(new Set(answers.map((one) => one.note.id)).size).toBe(1);
    const read = `query ($id: ID!) { node(id: $id) { ... on Athlete { progressNotes { text } viewerTeachesAt { name } } } }`;
    const seen = async (token: string) => (await api().data(read, { id: athleteGid(student) }, token)).node;
    expect(await seen(desk.teacher.token)).toEqual({
      progressNotes: [{ text: "Saque mais firme" }],
      viewerTeachesAt: [{ name: "Arena Das anotações" }],
    });
    expect(await seen(desk.arena.manager.token)).toEqual({
      progressNotes: [{ text: "Saque mais firme" }],
      viewerTeachesAt: [],
    });
    const { manager } = await createArena(api(), "De ninguém");
    expect(await seen(manager.token)).toEqual({ progressNotes: null, viewerTeachesAt: [] });
  });

  test("is of one's own students only, and by who teaches at that arena", async () => {
    const other = await createArena(api(), "Outra");
    const input = (more: object) => ({
      arenaId: desk.arena.globalId,
      athleteId: athleteGid(student),
      key: randomUUID(),
      kind: "GENERAL",
      text: "Bom",
      shownToAthlete: false,
      ...more,
    });
    const wrong = [
      [input({ athleteId: athleteGid(stranger) }), desk.teacher.token],
      [input({ athleteId: athleteGid(randomUUID()) }), desk.teacher.token],
      [input({ arenaId: other.globalId }), desk.teacher.token],
      [input({}), desk.arena.manager.token],
    ] as const;
    for (const [asked, token] of wrong)
      expect(await denied("writeProgressNote", asked, token)).toEqual(["FORBIDDEN"]);
  });

  test("is told beside its field what is wrong with it", async () => {
    expect(await write({ text: " \u200b " })).toMatchObject({
      fields: [{ path: ["text"], message: "Escreva a anotação" }],
    });
    expect(await write({ text: "a".repeat(1001) })).toMatchObject({
      fields: [{ path: ["text"], message: "Anotação deve ter no máximo 1000 caracteres" }],
    });
    expect(await write({ suggestedLevel: await levelOf() })).toMatchObject({
      fields: [{ path: ["suggestedLevel"], message: "Este já é o nível do atleta" }],
    });
  });

  test("is corrected by its author, and removed by the arena too", async () => {
    const { note: made } = await write();
    expect(await correct(made.id)).toMatchObject({
      note: { text: "Saque firme", shownToAthlete: true, correctedAt: expect.any(String) },
    });
    const again = { noteId: made.id, kind: "GENERAL", text: "Não é meu", shownToAthlete: false };
    expect(await denied("correctProgressNote", again, desk.arena.manager.token)).toEqual(["FORBIDDEN"]);
    const absent = { noteId: encodeGlobalId("ProgressNote", randomUUID()) };
    expect(await denied("removeProgressNote", absent, desk.arena.manager.token)).toEqual(["FORBIDDEN"]);
    const removed = await desk.act(
      "removeProgressNote",
      { noteId: made.id },
      desk.arena.manager.token,
      "... on RemoveProgressNoteSuccess { athlete { progressNotes { id } } }",
    );
    expect(JSON.stringify(removed.athlete.progressNotes)).not.toContain(made.id);
  });

  test("has a page: the latest twenty, then those before", async () => {
    const [athleteId = ""] = await createAthletes(api(), desk.arena.id, 1);
    await api().db.progressNote.createMany({
      data: Array.from({ length: 25 }, (_, index) => ({
        arenaId: desk.arena.id,
        athleteId,
        teacherId: desk.teacherId,
        key: randomUUID(),
        text: `Nota ${index}`,
        writtenAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
      })),
    });
    const page = async (before: string | null) => {
      const { node } = await api().data(
        `query ($id: ID!, $before: DateTime) { node(id: $id) { ... on Athlete { progressNotes(before: $before) { text writtenAt } } } }`,
        { id: athleteGid(athleteId), before },
        desk.arena.manager.token,
      );
      return node.progressNotes as { text: string; writtenAt: string }[];
    };
    const latest = await page(null);
    expect([latest.length, latest[0]?.text, latest.at(-1)?.text]).toEqual([20, "Nota 24", "Nota 5"]);
    expect((await page(latest.at(-1)!.writtenAt)).map(({ text }) => text)).toEqual([
      "Nota 4",
      "Nota 3",
      "Nota 2",
      "Nota 1",
      "Nota 0",
    ]);
  });
});

describe("a suggested level", () => {
  const reset = (level: "C" | "D" = "D") =>
    api().db.athlete.update({ where: { id: student }, data: { level } });
  const waiting = async () => {
    const { viewer } = await api().data(
      `{ viewer { arena { waitingLevelSuggestionCount waitingLevelSuggestions { suggestedLevel teacherName athlete { id } } } } }`,
      {},
      desk.arena.manager.token,
    );
    return viewer.arena;
  };

  test("waits for the arena, and accepted changes the level, with who and when", async () => {
    await reset();
    const before = (await changes()).length;
    const { note: made } = await write({ suggestedLevel: "C" });
    expect(made).toMatchObject({ suggestion: "WAITING", viewerCanAnswer: false });
    expect(await waiting()).toMatchObject({
      waitingLevelSuggestionCount: 1,
      waitingLevelSuggestions: [{ suggestedLevel: "C", teacherName: "Professora Lia" }],
    });
    const answers = await Promise.all([1, 2, 3].map(() => answer(made.id, "C", true)));
    for (const one of answers) expect(one.note).toMatchObject({ suggestion: "ACCEPTED" });
    expect(await levelOf()).toBe("C");
    const kept = await changes();
    expect(kept).toHaveLength(before + 1);
    expect(kept.at(-1)).toMatchObject({
      levelBefore: "D",
      levelAfter: "C",
      changedById: desk.arena.manager.userId,
    });
    expect(await waiting()).toMatchObject({ waitingLevelSuggestionCount: 0 });
    expect(await answer(made.id, "C", false)).toMatchObject({ code: "ALREADY_ANSWERED" });
  });

  test("'Agora não' leaves the level, and a new one replaces what nobody has answered", async () => {
    await reset();
    const { note: first } = await write({ suggestedLevel: "C" });
    const { note: second } = await write({ suggestedLevel: "B" });
    expect(await answer(first.id, "C", true)).toMatchObject({ code: "NO_SUGGESTION" });
    expect(await answer(second.id, "C", true)).toMatchObject({ code: "OTHER_LEVEL" });
    expect(await answer(second.id, "B", false)).toMatchObject({ note: { suggestion: "DECLINED" } });
    expect(await levelOf()).toBe("D");
    // The same level said again keeps its answer; another one is asked anew.
    expect(await correct(second.id, { suggestedLevel: "B" })).toMatchObject({
      note: { suggestion: "DECLINED" },
    });
    expect(await correct(second.id, { suggestedLevel: "C" })).toMatchObject({
      note: { suggestion: "WAITING", suggestedLevel: "C" },
    });
    expect(await correct(second.id, { suggestedLevel: null })).toMatchObject({ note: { suggestion: null } });
  });

  test("does not change what an enrolment depends on", async () => {
    await reset();
    const event = await createOpenEvent(api(), desk.arena, {});
    await api().db.tournamentCategory.update({
      where: { id: event.categoryId },
      data: { level: "Intermediário" },
    });
    await api().db.enrolment.create({
      data: { tournamentId: event.id, categoryId: event.categoryId, athleteId: student },
    });
    const { note: made } = await write({ suggestedLevel: "B" });
    expect(await answer(made.id, "B", true)).toMatchObject({ code: "PLACE_DEPENDS" });
    expect(await levelOf()).toBe("D");
    expect(await waiting()).toMatchObject({ waitingLevelSuggestionCount: 1 });
    await api().db.enrolment.deleteMany({ where: { athleteId: student } });
  });
});

test("what was written is in the person's file, goes with them, and along with their teacher", async () => {
  const [athleteId = ""] = await createAthletes(api(), desk.arena.id, 1);
  await api().db.progressNote.create({
    data: {
      arenaId: desk.arena.id,
      athleteId,
      teacherId: desk.teacherId,
      key: randomUUID(),
      text: "Voleio",
      suggestedLevel: "B",
      suggestion: "WAITING",
      writtenAt: new Date(),
    },
  });
  expect(await progressNotesAbout(api().db, athleteId)).toMatchObject([
    { texto: "Voleio", professor: "Professora Lia", nivel_sugerido: "B", sugestao: "Aguardando a arena" },
  ]);
  const written = await progressNotesBy(api().db, desk.teacher.userId);
  expect(written.length).toBeGreaterThan(0);
  expect(JSON.stringify(written)).not.toContain("Voleio");
  await api().db.$transaction((tx) =>
    moveClasses(tx, null, { fromId: desk.teacherId, toId: desk.otherTeacherId, arenaId: desk.arena.id }),
  );
  expect(await api().db.progressNote.count({ where: { teacherId: desk.teacherId } })).toBe(0);
  await api().db.$transaction((tx) => forgetProgress(tx, athleteId));
  expect(await progressNotesAbout(api().db, athleteId)).toEqual([]);
});

describe("a student's development", () => {
  test("is twelve months of level and attendance; a teacher's of their own classes and notes, an arena's of its own", async () => {
    const [pupil = ""] = await createAthletes(api(), desk.arena.id, 1);
    const other = await createArena(api(), "Do outro lado");
    await api().db.athlete.update({ where: { id: pupil }, data: { level: "C" } });
    await api().db.profileChange.create({
      data: { athleteId: pupil, levelBefore: "D", levelAfter: "C", changedAt: new Date() },
    });
    const { id: colleague } = await api().db.teacher.create({ data: { fullName: "Colega" } });
    const give = (arenaId: string, teacherId: string, attendance: "PRESENT" | "ABSENT", daysAgo: number) => {
      const startsAt = new Date(Date.now() - daysAgo * 86_400_000);
      return api().db.classSession.create({
        data: {
          arenaId,
          teacherId,
          category: "D",
          maxStudents: 4,
          originalDate: dayToDatabase(dayAt(startsAt, brasiliaTime)),
          startsAt,
          endsAt: new Date(startsAt.getTime() + 3_600_000),
          students: { create: { athleteId: pupil, attendance } },
        },
      });
    };
    await give(desk.arena.id, desk.teacherId, "PRESENT", 40);
    await give(desk.arena.id, desk.teacherId, "ABSENT", 42);
    await give(desk.arena.id, colleague, "PRESENT", 41);
    await give(other.id, colleague, "ABSENT", 41.5);
    await give(desk.arena.id, desk.teacherId, "PRESENT", 500);
    await write({ athleteId: athleteGid(pupil), suggestedLevel: "B" });

    const link = async (arenaId: string) => {
      const where = { arenaId_athleteId: { arenaId, athleteId: pupil } };
      const create = { ...where.arenaId_athleteId, firstVisitOn: new Date("2026-01-01T00:00:00Z") };
      const { id } = await api().db.arenaAthlete.upsert({ where, create, update: {} });
      return encodeGlobalId("ArenaAthlete", id);
    };
    const read = async (arenaId: string, token: string) => {
      const { node } = await api().data(
        `query ($id: ID!) { node(id: $id) { ... on ArenaAthlete {
          development { month presentCount absentCount level suggestedLevel } } } }`,
        { id: await link(arenaId) },
        token,
      );
      const months: Record<string, unknown>[] = node.development;
      const sum = (name: string) => months.reduce((all, month) => all + Number(month[name]), 0);
      return { months, attendance: [sum("presentCount"), sum("absentCount")] };
    };
    const own = await read(desk.arena.id, desk.teacher.token);
    expect(own.months).toHaveLength(12);
    expect(own.attendance).toEqual([1, 1]);
    expect(own.months.at(-1)).toMatchObject({ level: "C", suggestedLevel: "B" });
    expect(own.months.at(0)).toMatchObject({ level: "D", suggestedLevel: null });
    expect((await read(desk.arena.id, desk.arena.manager.token)).attendance).toEqual([2, 1]);
    const elsewhere = await read(other.id, other.manager.token);
    expect(elsewhere.attendance).toEqual([0, 1]);
    expect(elsewhere.months.at(-1)).toMatchObject({ level: "C", suggestedLevel: null });
  });
});
