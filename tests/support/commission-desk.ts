import { randomUUID } from "node:crypto";
import { beforeAll } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { addDays, dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt, instantAt } from "../../server/platform/time/time-zone.rules";
import type { TestApi } from "./api";
import { athleteGid, sessionGid } from "./class-desk";
import { createArena, createAthletes, createPerson, nextNumber, type ArenaStory, type Person } from "./story";

export const teacherGid = (id: string): string => encodeGlobalId("TeacherArena", id);

export interface PaidTeacher extends Person {
  teacherId: string;
  linkId: string;
}

type Mark = "PRESENT" | "ABSENT" | "EXCUSED";

const lines = `entries(first: 100) { edges { node { kind on title detail amountInCents } } }`;
const figures = `id month state classCount grossInCents correctionsInCents carriedInInCents payableInCents
  carriedOutInCents isNext closedAt paidOn method note ${lines}`;

/** An arena that pays commissions, with helpers for its mutations. */
export class CommissionDesk {
  arena!: ArenaStory;
  athletes: string[] = [];
  readonly #api: () => TestApi;

  constructor(api: () => TestApi, name: string) {
    this.#api = api;
    beforeAll(async () => {
      this.arena = await createArena(api(), name);
      this.athletes = await createAthletes(api(), this.arena.id, 4);
    });
  }

  get today(): string {
    return dayAt(new Date(), brasiliaTime);
  }

  /** A teacher of the arena with an account. */
  async teacher(name: string, arenaId = this.arena.id): Promise<PaidTeacher> {
    const api = this.#api();
    const person = await createPerson(api, name, ["TEACHER"]);
    const { id, arenas } = await api.db.teacher.create({
      data: {
        userId: person.userId,
        fullName: name,
        email: `comissao${nextNumber()}@teste.example`,
        arenas: { create: { arenaId } },
      },
      include: { arenas: true },
    });
    return { ...person, teacherId: id, linkId: arenas[0]!.id };
  }

  async act(name: string, input: object, token = this.arena.manager.token) {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}`;
    const problems = ["closeCommissionStatement", "reopenCommissionStatement"].includes(name)
      ? ""
      : "... on InvalidInput { fields { path message } }";
    const { [name]: answer } = await this.#api().data(
      `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename
        ... on UserError { code message path } ${problems} } }`,
      { input },
      token,
    );
    return answer as { __typename: string; code?: string; message?: string; fields?: object[] };
  }

  agree({ linkId }: PaidTeacher, more: object = {}) {
    return this.act("agreeOnCommission", {
      teacherArenaId: teacherGid(linkId),
      key: randomUUID(),
      kind: null,
      model: "FIXED_PER_CLASS",
      value: 6_000,
      from: addDays(this.today, -300),
      ...more,
    });
  }

  adjust({ linkId }: PaidTeacher, month: string, amountInCents: number, more: object = {}) {
    return this.act("adjustCommission", {
      teacherArenaId: teacherGid(linkId),
      key: randomUUID(),
      month,
      amountInCents,
      reason: "Combinado",
      ...more,
    });
  }

  /** A class on a past day with its students; the attendance is still open. @returns its id. */
  async held({ teacherId }: PaidTeacher, day: string, more: object = {}, students = 2): Promise<string> {
    const startsAt = instantAt(day, `${String(6 + (nextNumber() % 12)).padStart(2, "0")}:00`, brasiliaTime);
    // Different minutes, because classes of one test may fall on the same hour.
    const minute = nextNumber() % 50;
    const begins = new Date(startsAt.getTime() + minute * 60_000);
    const { id } = await this.#api().db.classSession.create({
      data: {
        arenaId: this.arena.id,
        teacherId,
        originalDate: dayToDatabase(day),
        startsAt: begins,
        endsAt: new Date(begins.getTime() + 60_000 * 60),
        category: "D",
        maxStudents: 6,
        priceInCents: 5_000,
        ...more,
      },
    });
    const athletes = await createAthletes(this.#api(), this.arena.id, students);
    await this.#api().db.sessionStudent.createMany({
      data: athletes.map((athleteId) => ({
        sessionId: id,
        athleteId,
        startsAt: begins,
        endsAt: new Date(begins.getTime() + 60_000 * 60),
      })),
    });
    return id;
  }

  /** Records the attendance of all students of a class. */
  async attend(sessionId: string, mark: Mark | readonly Mark[] = "PRESENT") {
    const students = await this.#api().db.sessionStudent.findMany({
      where: { sessionId },
      orderBy: { id: "asc" },
    });
    const marks = students.map(({ athleteId }, index) => ({
      athleteId: athleteGid(athleteId),
      attendance: typeof mark === "string" ? mark : mark[index],
    }));
    const { takeAttendance } = await this.#api().data(
      `mutation ($input: TakeAttendanceInput!) { takeAttendance(input: $input) { __typename ... on UserError { message } } }`,
      { input: { sessionId: sessionGid(sessionId), marks } },
      this.arena.manager.token,
    );
    return takeAttendance as { __typename: string };
  }

  /** A past class with a closed attendance. */
  async given(
    teacher: PaidTeacher,
    day: string,
    more: object = {},
    mark: Mark | readonly Mark[] = "PRESENT",
  ) {
    const id = await this.held(teacher, day, more, typeof mark === "string" ? 2 : mark.length);
    await this.attend(id, mark);
    return id;
  }

  /** @param month any day of the month. @returns null if there is no statement. */
  async statement({ linkId }: PaidTeacher, month: string) {
    const { node } = await this.#api().data(
      `query ($id: ID!, $month: Date) { node(id: $id) { ... on TeacherArena {
        commissionStatement(month: $month) { ${figures} } } } }`,
      { id: teacherGid(linkId), month },
      this.arena.manager.token,
    );
    return node.commissionStatement as Record<string, any> | null;
  }

  /** Closes the statement of a month in its current state. */
  async close(teacher: PaidTeacher, month: string) {
    const { id, payableInCents } = (await this.statement(teacher, month))!;
    return this.act("closeCommissionStatement", { statementId: id, payableInCents });
  }

  async month(day: string, token = this.arena.manager.token) {
    const { node } = await this.#api().data(
      `query ($id: ID!, $month: Date) { node(id: $id) { ... on Arena { commissions(month: $month) {
        month openInCents closedInCents paidInCents classCount
        teachers(first: 100) { edges { node { name commissionStatement(month: $month) { payableInCents state } } } } } } } }`,
      { id: this.arena.globalId, month: day },
      token,
    );
    return node?.commissions as Record<string, any> | null;
  }

  /** The teacher's own view. */
  async own({ token }: PaidTeacher) {
    const { viewer } = await this.#api().data(
      `{ viewer { commissionStatements(first: 50) { edges { node { ${figures} arenaName teacherName viewerCanManage } } } } }`,
      {},
      token,
    );
    return (viewer.commissionStatements.edges as { node: Record<string, any> }[]).map(({ node }) => node);
  }
}
