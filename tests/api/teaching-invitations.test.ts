import { describe, expect, test } from "vitest";
import { changeTeacherAddress } from "../../server/teachers/teacher.step";
import { useApi } from "../support/api";
import { mailsTo } from "../support/mails";
import { createPerson } from "../support/story";
import { listGid, rowId, TeachingDesk } from "../support/teaching-desk";

const api = useApi();
const desk = new TeachingDesk(api);
const { register, invite, answer, invitationsOf, addressOf, teaching, session, list, namesIn } = desk;

describe("a yes", () => {
  test("makes the record theirs, under their own name, and gives the role", async () => {
    const person = await createPerson(api(), "Bia Verdadeira");
    const email = await addressOf(person);
    const { teacherArena } = await register({ fullName: "Bia da Lista", email, phone: "(48) 99999-1234" });
    const [invitation] = await invitationsOf(person);
    expect(invitation).toMatchObject({ arenaName: "Arena Das aulas", calledName: "Bia da Lista" });
    const { teacherId } = await api().db.teacherArena.findUniqueOrThrow({
      where: { id: rowId(teacherArena.id) },
    });
    const ahead = await session(teacherId, desk.arena, 24);
    const answered = await answer(person, invitation!.id, true);
    expect(answered).toMatchObject({
      invitation: { status: "ACCEPTED" },
      viewer: {
        roles: ["TEACHER"],
        workplaces: [{ kind: "TEACHING", key: desk.arena.id }],
        teachingInvitations: [],
      },
    });
    expect(await answer(person, invitation!.id, true)).toMatchObject({ invitation: { status: "ACCEPTED" } });
    const { edges } = await list('search: "bia verdadeira"');
    expect(edges[0]?.node).toMatchObject({ id: teacherArena.id, email, scheduledClassCount: 1 });
    expect(await api().db.classSession.findUnique({ where: { id: ahead.id } })).toMatchObject({ teacherId });
    const owner = await addressOf(desk.arena.manager);
    expect((await mailsTo(api(), owner)).map(({ subject }) => subject)).toContain(
      "Bia Verdadeira aceitou dar aulas na Arena Das aulas",
    );
    expect(await invite(teacherArena.id, null)).toMatchObject({ code: "TEACHES_HERE" });
  });

  test("of who teaches elsewhere brings the arena's classes to their own record", async () => {
    const person = await teaching("Rui de Fora", desk.other);
    const { teacherArena } = await register({
      fullName: "Rui Provisório",
      email: person.email,
      specialties: ["Duplas"],
    });
    const { teacherId } = await api().db.teacherArena.findUniqueOrThrow({
      where: { id: rowId(teacherArena.id) },
    });
    const ahead = await session(teacherId, desk.arena, 30);
    const [invitation] = await invitationsOf(person);
    expect((await answer(person, invitation!.id, true))["viewer"].workplaces).toHaveLength(2);
    expect(await api().db.classSession.findUnique({ where: { id: ahead.id } })).toMatchObject({
      teacherId: person.teacherId,
    });
    expect(await api().db.teacher.findUnique({ where: { id: teacherId } })).toBeNull();
    const { edges } = await list('search: "rui de fora"');
    expect(edges.map(({ node }) => node["id"])).toEqual([teacherArena.id]);
  });

  test("changes nothing where they would be in two classes at once", async () => {
    const person = await teaching("Teca Ocupada", desk.other);
    await session(person.teacherId, desk.other, 100);
    const { teacherArena } = await register({ fullName: "Teca", email: person.email });
    const { teacherId } = await api().db.teacherArena.findUniqueOrThrow({
      where: { id: rowId(teacherArena.id) },
    });
    await session(teacherId, desk.arena, 100);
    const [invitation] = await invitationsOf(person);
    expect(await answer(person, invitation!.id, true)).toMatchObject({ code: "CLASSES_OVERLAP" });
    expect(await invitationsOf(person)).toHaveLength(1);
    expect(await answer(person, invitation!.id, false)).toMatchObject({ invitation: { status: "DECLINED" } });
  });

  test("takes nothing of another arena's, whatever address stands there", async () => {
    const person = await createPerson(api(), "Caio Único");
    const email = await addressOf(person);
    const elsewhere = await register({ fullName: "Caio Alheio", email }, desk.other);
    const shared = await api().db.teacher.create({
      data: {
        fullName: "Caio de Duas",
        arenas: { create: [{ arenaId: desk.arena.id }, { arenaId: desk.other.id }] },
      },
      include: { arenas: true },
    });
    const [here, there] = [desk.arena.id, desk.other.id].map((id) =>
      shared.arenas.find(({ arenaId }) => arenaId === id)!,
    );
    const [ours, theirs] = [
      await session(shared.id, desk.arena, 40),
      await session(shared.id, desk.other, 50),
    ];
    await invite(listGid(here!.id), email);
    const invitation = (await invitationsOf(person)).find(({ arenaName }) => arenaName === "Arena Das aulas");
    await answer(person, invitation!.id, true);
    const own = await api().db.teacher.findUniqueOrThrow({ where: { userId: person.userId } });
    const teacherOf = async (id: string) =>
      (await api().db.classSession.findUniqueOrThrow({ where: { id } })).teacherId;
    expect([await teacherOf(ours.id), await teacherOf(theirs.id)]).toEqual([own.id, shared.id]);
    expect(await api().db.teacherArena.findUnique({ where: { id: there!.id } })).toMatchObject({
      teacherId: shared.id,
    });
    const untouched = await api().db.teacherArena.findUniqueOrThrow({
      where: { id: rowId(elsewhere["teacherArena"].id) },
      include: { teacher: true },
    });
    expect(untouched).toMatchObject({ email, teacher: { userId: null, fullName: "Caio Alheio" } });
  });

  test("of somebody else, or of an address that is not proved, is none", async () => {
    const person = await createPerson(api(), "Lia Certa");
    await register({ fullName: "Lia", email: await addressOf(person) });
    const [invitation] = await invitationsOf(person);
    const stranger = await createPerson(api(), "Eva Errada");
    const asStranger = api().run(
      `mutation ($input: AnswerTeachingInvitationInput!) { answerTeachingInvitation(input: $input) { __typename } }`,
      { input: { invitationId: invitation!.id, accept: true } },
      stranger.token,
    );
    expect((await asStranger).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    await api().db.user.update({ where: { id: person.userId }, data: { emailConfirmedAt: null } });
    expect(await invitationsOf(person)).toEqual([]);
  });

  test("waits while the arena is suspended, and is no more once the arena has asked another address", async () => {
    const person = await createPerson(api(), "Mia Espera");
    const email = await addressOf(person);
    const { teacherArena } = await register({ fullName: "Mia", email });
    const [invitation] = await invitationsOf(person);
    await api().db.arena.update({ where: { id: desk.arena.id }, data: { active: false } });
    expect(await answer(person, invitation!.id, true)).toMatchObject({ code: "ARENA_SUSPENDED" });
    await api().db.arena.update({ where: { id: desk.arena.id }, data: { active: true } });
    await invite(teacherArena.id, "mia.outra@teste.example");
    expect(await answer(person, invitation!.id, true)).toMatchObject({ code: "INVITATION_CLOSED" });
  });

  test("of who the administration has let go changes nothing", async () => {
    const person = await teaching("Leo Inativo", desk.other);
    await api().db.teacher.update({ where: { id: person.teacherId }, data: { active: false } });
    await register({ fullName: "Leo", email: person.email });
    const [invitation] = await invitationsOf(person);
    expect(await answer(person, invitation!.id, true)).toMatchObject({ code: "INACTIVE_ON_PLATFORM" });
  });

  test("and a no at the same time are one of the two", async () => {
    const person = await createPerson(api(), "Noa Indecisa");
    await register({ fullName: "Noa", email: await addressOf(person) });
    const [invitation] = await invitationsOf(person);
    const answers = await Promise.all([
      answer(person, invitation!.id, true),
      answer(person, invitation!.id, false),
    ]);
    expect(answers.filter(({ code }) => code === "INVITATION_CLOSED")).toHaveLength(1);
  });
});

test("a no is told by the name that the arena gave, and for thirty days nobody asks again", async () => {
  const person = await createPerson(api(), "Nome Secreto");
  const email = await addressOf(person);
  const { teacherArena } = await register({ fullName: "Nome da Arena", email });
  const [invitation] = await invitationsOf(person);
  await answer(person, invitation!.id, false);
  const [mail] = await mailsTo(api(), await addressOf(desk.arena.manager));
  expect(mail?.subject).toBe("Nome da Arena recusou dar aulas na Arena Das aulas");
  expect(mail?.text).not.toContain("Secreto");
  expect(await invite(teacherArena.id, null)).toMatchObject({ code: "REFUSED_LATELY", path: ["email"] });
  expect(await namesIn('search: "nome da arena"')).toEqual(["Nome da Arena"]);
});

test("an account gets an address that an unclaimed record has", async () => {
  const person = await teaching("Ana Muda", desk.arena);
  await api().db.teacher.create({ data: { fullName: "Registro", email: "livre.nova@teste.example" } });
  const user = await api().db.user.findUniqueOrThrow({ where: { id: person.userId } });
  await changeTeacherAddress(api().db, null, { user, email: "livre.nova@teste.example" });
  expect(await api().db.teacher.findUnique({ where: { id: person.teacherId } })).toMatchObject({
    email: null,
  });
});
