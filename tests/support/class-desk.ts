import { beforeAll, beforeEach } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt, instantAt } from "../../server/platform/time/time-zone.rules";
import type { TestApi } from "./api";
import { createArena, createAthletes, createPerson, nextNumber, type ArenaStory, type Person } from "./story";

export const athleteGid = (id: string): string => encodeGlobalId("Athlete", id);
export const sessionGid = (id: string): string => encodeGlobalId("ClassSession", id);
const rowId = (gid: string): string => Buffer.from(gid, "base64url").toString().split(":").at(-1)!;

/** The parameters are ids or booleans. */
const neverInvalid = [
  "answerLevelSuggestion",
  "removeProgressNote",
  "answerRental",
  "bookClass",
  "cancelOwnRental",
  "cancelOwnDayUse",
  "keepClass",
  "leaveClass",
];

/** An arena with two courts, open from 06:00 to 22:00, a teacher who can sign in and one who cannot, and twelve athletes. */
export class ClassDesk {
  arena!: ArenaStory;
  teacher!: Person;
  teacherId = "";
  otherTeacherId = "";
  courts: string[] = [];
  athletes: string[] = [];
  /** A different day for each test, so that tests do not see each other's classes. */
  day = "";
  days = 0;
  readonly #api: () => TestApi;

  constructor(api: () => TestApi, name: string) {
    this.#api = api;
    beforeAll(() => this.#open(name));
    beforeEach(() => {
      this.days += 1;
      this.day = addDays(this.today, this.days);
    });
  }

  get today(): string {
    return dayAt(new Date(), brasiliaTime);
  }

  at(clock: string, on = this.day): Date {
    return instantAt(on, clock, brasiliaTime);
  }

  async #open(name: string): Promise<void> {
    const api = this.#api();
    this.arena = await createArena(api, name);
    await this.openFrom("06:00", "22:00");
    const rows = await api.db.court.findMany({
      where: { arenaId: this.arena.id, active: true },
      orderBy: { number: "asc" },
    });
    this.courts = rows.map(({ id }) => id);
    this.teacher = await createPerson(api, "Professora", ["TEACHER"]);
    this.teacherId = await this.#newTeacher(this.teacher.userId, "Professora Lia");
    this.otherTeacherId = await this.#newTeacher(null, "Professor Rui");
    this.athletes = await createAthletes(api, this.arena.id, 12);
  }

  async #newTeacher(userId: string | null, fullName: string): Promise<string> {
    const { id } = await this.#api().db.teacher.create({
      data: {
        userId,
        fullName,
        email: `aula${nextNumber()}@teste.example`,
        arenas: { create: { arenaId: this.arena.id } },
      },
    });
    return id;
  }

  /** Deletes all planned classes. */
  async clear(): Promise<void> {
    const { db } = this.#api();
    const arenaId = this.arena.id;
    // Cancelled classes may have created make-up credits.
    await db.sessionStudent.deleteMany({ where: { session: { arenaId } } });
    await db.classCredit.deleteMany({ where: { arenaId } });
    await db.classSession.deleteMany({ where: { arenaId } });
    await db.weeklyClass.deleteMany({ where: { arenaId, firstPartId: { not: null } } });
    await db.weeklyClass.deleteMany({ where: { arenaId } });
  }

  /** Saves the opening hours in the arena's settings, also if bookings lie outside of them. */
  async openFrom(opensAt: string, closesAt: string): Promise<void> {
    await this.#api().data(
      `mutation ($input: UpdateArenaSettingsInput!) { updateArenaSettings(input: $input) { __typename } }`,
      {
        input: {
          arenaId: this.arena.globalId,
          courtCount: 2,
          hourlyRateInCents: 5000,
          dayUseInCents: 3000,
          opensAt,
          closesAt,
          confirmed: true,
        },
      },
      this.arena.manager.token,
    );
  }

  async act(name: string, input: object, token = this.arena.manager.token, fields = "") {
    const type = name.endsWith("Student") ? "ClassStudent" : `${name[0]!.toUpperCase()}${name.slice(1)}`;
    const problems = neverInvalid.includes(name) ? "" : "... on InvalidInput { fields { path message } }";
    const { [name]: answer } = await this.#api().data(
      `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename
        ... on UserError { code message path } ${problems} ${fields} } }`,
      { input },
      token,
    );
    return answer;
  }

  /** Default: once, at 18:00, on the first court, by the teacher who can sign in. */
  schedule(more: object = {}) {
    const input = {
      arenaId: this.arena.globalId,
      kind: "GROUP",
      level: "D",
      teacherKey: this.teacherId,
      courtKey: this.courts[0],
      date: this.day,
      startsAt: "18:00",
      endsAt: "19:00",
      weekly: false,
      maxStudents: 4,
      athleteIds: [],
      ...more,
    };
    return this.act(
      "scheduleClass",
      input,
      this.arena.manager.token,
      "... on ScheduleClassSuccess { session { id } }",
    );
  }

  /** @returns its global id. */
  async scheduled(more: object = {}): Promise<string> {
    const answer = await this.schedule(more);
    if (!answer.session) throw new Error(JSON.stringify(answer));
    return answer.session.id as string;
  }

  rowOf(gid: string) {
    return this.#api().db.classSession.findUniqueOrThrow({
      where: { id: rowId(gid) },
      include: { students: { orderBy: { athleteId: "asc" } }, occupancy: true },
    });
  }

  /** The series of a class, by start. */
  async seriesOf(gid: string) {
    const { weeklyClassId } = await this.rowOf(gid);
    return this.#api().db.classSession.findMany({
      where: { weeklyClassId: weeklyClassId! },
      orderBy: { startsAt: "asc" },
      include: { students: true, occupancy: true },
    });
  }

  /** The sessions of all parts of a series, by their regular day. @param id of one of the parts. */
  async wholeSeriesOf(id: string) {
    const { weeklyClass } = await this.#api().db.classSession.findUniqueOrThrow({
      where: { id },
      include: { weeklyClass: true },
    });
    const first = weeklyClass!.firstPartId ?? weeklyClass!.id;
    return this.#api().db.classSession.findMany({
      where: { weeklyClass: { OR: [{ id: first }, { firstPartId: first }] } },
      orderBy: { originalDate: "asc" },
      include: { students: true, occupancy: true },
    });
  }

  add(sessionId: string, athleteId: string, everyWeek = false) {
    return this.act("addClassStudent", { sessionId, athleteId: athleteGid(athleteId), everyWeek });
  }

  /** Moves a class into the past: one hour long, that many hours ago, without a court. */
  async backdate(gid: string, hours: number): Promise<void> {
    const startsAt = new Date(Date.now() - hours * 3_600_000);
    const endsAt = new Date(startsAt.getTime() + 3_600_000);
    await this.#api().db.courtOccupancy.deleteMany({ where: { sessionId: rowId(gid) } });
    await this.#api().db.classSession.update({ where: { id: rowId(gid) }, data: { startsAt, endsAt } });
  }
}
