import { beforeAll } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { inMs } from "../../server/platform/time/duration.rules";
import type { TestApi } from "./api";
import { enrolling } from "./enrolling";
import { createArena, createPerson, type ArenaStory, type Person } from "./story";

export const listGid = (id: string): string => encodeGlobalId("TeacherArena", id);
export const rowId = (gid: string): string => Buffer.from(gid, "base64url").toString().split(":").at(-1)!;

const row = `teacherArena { id name active hasAccount email phone specialties invitationStatus
  hours { weekday startsAt endsAt } certifications { name } scheduledClassCount studentCount }`;
const problems = "... on InvalidInput { fields { path message } }";

/** Two arenas, with operations on teachers; by default at the first one. */
export class TeachingDesk {
  arena!: ArenaStory;
  other!: ArenaStory;
  readonly #api: () => TestApi;
  readonly #act: ReturnType<typeof enrolling>["act"];

  constructor(api: () => TestApi) {
    this.#api = api;
    this.#act = enrolling(api).act;
    beforeAll(async () => {
      this.arena = await createArena(api(), "Das aulas");
      this.other = await createArena(api(), "Do lado");
    });
  }

  readonly register = (input: object, at = this.arena) =>
    this.#act(
      at.manager.token,
      "registerTeacher",
      { arenaId: at.globalId, specialties: [], hours: [], ...input },
      `... on RegisterTeacherSuccess { ${row} } ${problems}`,
    );
  readonly invite = (teacherArenaId: string, email: string | null, at = this.arena) =>
    this.#act(
      at.manager.token,
      "inviteTeacher",
      { teacherArenaId, email },
      `... on InviteTeacherSuccess { ${row} } ${problems}`,
    );
  readonly update = (teacherArenaId: string, input: object, at = this.arena) =>
    this.#act(
      at.manager.token,
      "updateArenaTeacher",
      { teacherArenaId, specialties: [], hours: [], ...input },
      `... on UpdateArenaTeacherSuccess { ${row} } ${problems}`,
    );
  readonly setActive = (teacherArenaId: string, active: boolean, at = this.arena) =>
    this.#act(
      at.manager.token,
      "setTeachingActive",
      { teacherArenaId, active },
      `... on SetTeachingActiveSuccess { ${row} }`,
    );
  readonly answer = (person: Person, invitationId: string, accept: boolean) =>
    this.#act(
      person.token,
      "answerTeachingInvitation",
      { invitationId, accept },
      `... on AnswerTeachingInvitationSuccess { invitation { status }
        viewer { roles workplaces { kind key } teachingInvitations { id } } }`,
    );
  readonly invitationsOf = async ({ token }: Person) =>
    (
      await this.#api().data(
        "{ viewer { teachingInvitations { id arenaName calledName status timeZone } } }",
        {},
        token,
      )
    )["viewer"].teachingInvitations as { id: string; arenaName: string; calledName: string }[];
  readonly addressOf = async ({ userId }: Person) =>
    (await this.#api().db.user.findUniqueOrThrow({ where: { id: userId } })).email;

  /** A current teacher of an arena, with an account. */
  readonly teaching = async (name: string, at: ArenaStory) => {
    const person = await createPerson(this.#api(), name);
    const email = await this.addressOf(person);
    const { id, arenas } = await this.#api().db.teacher.create({
      data: { userId: person.userId, fullName: name, email, arenas: { create: { arenaId: at.id } } },
      include: { arenas: true },
    });
    return { ...person, email, teacherId: id, gid: listGid(arenas[0]!.id) };
  };

  /** A class at an arena, that many hours from now. */
  readonly session = (teacherId: string, at: ArenaStory, hours: number, athleteIds: string[] = []) => {
    const startsAt = new Date(Date.now() + inMs({ hours }));
    const endsAt = new Date(startsAt.getTime() + inMs({ hours: 1 }));
    return this.#api().db.classSession.create({
      data: {
        arenaId: at.id,
        teacherId,
        originalDate: startsAt,
        startsAt,
        endsAt,
        category: "D",
        maxStudents: 4,
        students: { create: athleteIds.map((athleteId) => ({ athleteId })) },
      },
    });
  };

  readonly list = async (args: string, at = this.arena) => {
    const { viewer } = await this.#api().data(
      `{ viewer { arena { teachers(first: 50 ${args}) { totalCount edges { node {
        id name active email highestCertification { name level } scheduledClassCount studentCount
        weeklyClasses { weekday startsAt endsAt category courtName studentCount } } } } } } }`,
      {},
      at.manager.token,
    );
    return viewer.arena.teachers as { totalCount: number; edges: { node: Record<string, any> }[] };
  };
  readonly namesIn = async (args: string, at = this.arena) =>
    (await this.list(args, at)).edges.map(({ node }) => node["name"]);
}
