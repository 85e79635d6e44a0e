import { describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { enrolling } from "../support/enrolling";
import { mailsTo } from "../support/mails";
import { createPerson } from "../support/story";
import { rowId, TeachingDesk } from "../support/teaching-desk";

const api = useApi();
const { act } = enrolling(api);
const desk = new TeachingDesk(api);
const {
  register,
  invite,
  update,
  setActive,
  answer,
  invitationsOf,
  addressOf,
  teaching,
  session,
  list,
  namesIn,
} = desk;

describe("who ends", () => {
  test("has no class ahead, and keeps to the arena no more than the name", async () => {
    const person = await teaching("Gil Encerra", desk.arena);
    await api().db.teacherArena.update({
      where: { id: rowId(person.gid) },
      data: { phone: "(48) 99999-1234", specialties: ["Duplas"] },
    });
    await api().db.certification.create({
      data: {
        teacherId: person.teacherId,
        name: "Curso",
        level: "BASIC",
        issuer: "CBT",
        issuedOn: new Date("2024-01-01"),
      },
    });
    const ahead = await session(person.teacherId, desk.arena, 60);
    expect(await setActive(person.gid, false)).toMatchObject({
      code: "CLASSES_AHEAD",
      message:
        "Gil Encerra ainda tem 1 aula marcada: passe a outro professor ou cancele no calendário antes de encerrar.",
    });
    await api().db.classSession.update({ where: { id: ahead.id }, data: { status: "CANCELLED" } });
    expect(await setActive(person.gid, false)).toMatchObject({
      teacherArena: {
        name: "Gil Encerra",
        active: false,
        email: null,
        phone: null,
        specialties: [],
        certifications: [],
      },
    });
    expect((await mailsTo(api(), person.email))[0]?.subject).toBe(
      "Você não dá mais aulas na Arena Das aulas",
    );
    expect(await update(person.gid, { specialties: ["x y"] })).toMatchObject({ code: "INACTIVE" });
    const { viewer } = await api().data("{ viewer { roles arena { id } } }", {}, person.token);
    expect(viewer).toEqual({ roles: ["TEACHER"], arena: null });

    // Back again, by their own yes.
    expect(await setActive(person.gid, true)).toMatchObject({ code: "HAS_ACCOUNT" });
    expect(await invite(person.gid, null)).toMatchObject({
      teacherArena: { email: null, invitationStatus: "PENDING" },
    });
    const [invitation] = await invitationsOf(person);
    await answer(person, invitation!.id, true);
    expect((await list('search: "gil encerra"')).edges[0]?.node).toMatchObject({
      active: true,
      email: person.email,
    });
  });

  test("not while a weekly class goes on, and by two at once only once", async () => {
    const person = await teaching("Ida Semanal", desk.arena);
    const { id } = await api().db.weeklyClass.create({
      data: {
        teacherId: person.teacherId,
        arenaId: desk.arena.id,
        weekday: "FRIDAY",
        startsAt: new Date("1970-01-01T06:00:00Z"),
        endsAt: new Date("1970-01-01T07:00:00Z"),
        maxStudents: 4,
        category: "D",
      },
    });
    expect(await setActive(person.gid, false)).toMatchObject({
      message: expect.stringContaining("1 aula semanal"),
    });
    await api().db.weeklyClass.update({ where: { id }, data: { active: false } });
    await Promise.all([setActive(person.gid, false), setActive(person.gid, false)]);
    expect(await mailsTo(api(), person.email)).toHaveLength(1);
  });

  test("without an account is taken back at once, and nobody is asked meanwhile", async () => {
    const person = await createPerson(api(), "Ugo Convidado");
    const { teacherArena } = await register({ fullName: "Ugo", email: await addressOf(person) });
    await setActive(teacherArena.id, false);
    expect(await invitationsOf(person)).toEqual([]);
    expect(await setActive(teacherArena.id, true)).toMatchObject({
      teacherArena: { active: true, invitationStatus: "WITHDRAWN" },
    });
  });

  test("and was registered anew says yes to one record, with what stood in the former", async () => {
    const person = await teaching("Eli Retorna", desk.arena);
    await api().db.teachingHours.create({
      data: {
        teacherArenaId: rowId(person.gid),
        weekday: "MONDAY",
        startsAt: new Date("1970-01-01T08:00:00Z"),
        endsAt: new Date("1970-01-01T09:00:00Z"),
      },
    });
    await setActive(person.gid, false);
    const { teacherArena } = await register({ fullName: "Eli Nova", email: person.email });
    const [invitation] = await invitationsOf(person);
    await answer(person, invitation!.id, true);
    expect(await namesIn('search: "eli"')).toEqual(["Eli Retorna"]);
    expect(await api().db.teachingHours.count({ where: { teacherArenaId: rowId(teacherArena.id) } })).toBe(1);
  });
});

describe("somebody's data", () => {
  test("are in their download, also what an arena wrote of who has not said yes", async () => {
    const person = await teaching("Zoe Baixa", desk.arena);
    await update(person.gid, {
      specialties: ["Alto rendimento"],
      hours: [{ weekday: "MONDAY", startsAt: "07:00", endsAt: "08:00" }],
    });
    await register({ fullName: "Zoe do Lado", email: person.email, phone: "(48) 98888-7777" }, desk.other);
    const { exportPersonalData } = await api().data(
      "mutation { exportPersonalData { ... on ExportPersonalDataSuccess { json } } }",
      {},
      person.token,
    );
    const data = JSON.parse(exportPersonalData.json);
    expect(data.professor.arenas).toEqual([
      {
        arena: "Arena Das aulas",
        ativo: true,
        telefone: null,
        especialidades: ["Alto rendimento"],
        horariosDisponiveis: ["Segunda, 07:00 às 08:00"],
      },
    ]);
    expect(data.convitesParaDarAulas).toMatchObject([
      { arena: "Arena Do lado", cadastro: { nome: "Zoe do Lado", telefone: "(48) 98888-7777" } },
    ]);
  });

  test("go with their account: address, phone, hours, specialties and invitations", async () => {
    const person = await teaching("Vera Vai", desk.arena);
    await update(person.gid, { phone: "(48) 99999-1234", specialties: ["Duplas"] });
    const { teacherArena } = await register({ fullName: "Vera do Lado", email: person.email }, desk.other);
    const admin = await createPerson(api(), "Admin", ["ADMIN"]);
    const deleted = await act(
      admin.token,
      "deleteUserAccount",
      { userId: encodeGlobalId("User", person.userId), reason: "Pediu por e-mail" },
      "... on DeleteUserAccountSuccess { deletedUserId }",
    );
    expect(deleted["__typename"]).toBe("DeleteUserAccountSuccess");
    expect(
      await api().db.teacherArena.findUnique({
        where: { id: rowId(person.gid) },
        include: { teacher: true },
      }),
    ).toMatchObject({
      active: false,
      phone: null,
      specialties: [],
      teacher: { email: null, userId: null, active: false },
    });
    expect(await setActive(person.gid, true)).toMatchObject({ code: "INACTIVE_ON_PLATFORM" });
    expect(await api().db.teacherArena.findUnique({ where: { id: rowId(teacherArena.id) } })).toMatchObject({
      email: null,
    });
    expect(await api().db.teachingInvitation.count({ where: { email: person.email } })).toBe(0);
    expect(await api().db.rateLimit.count({ where: { key: { contains: person.email } } })).toBe(0);
  });
});

test("another arena's manager and a teacher see and change nothing, and a suspended arena changes nothing either", async () => {
  const person = await teaching("Lia Alheia", desk.arena);
  const attempts: [string, object][] = [
    ["updateArenaTeacher", { specialties: [], hours: [] }],
    ["inviteTeacher", { email: "x@teste.example" }],
    ["setTeachingActive", { active: false }],
  ];
  const tried = (name: string, input: object, token: string) =>
    api().run(
      `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { __typename ... on UserError { code } } }`,
      { input: { teacherArenaId: person.gid, ...input } },
      token,
    );
  for (const { token } of [desk.other.manager, person]) {
    const { errors } = await api().run(
      `{ node(id: "${person.gid}") { ... on TeacherArena { name } } }`,
      {},
      token,
    );
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["FORBIDDEN"]);
    for (const [name, input] of attempts)
      expect((await tried(name, input, token)).errors?.[0]?.extensions.code, name).toBe("FORBIDDEN");
  }
  const { viewer } = await api().data("{ viewer { arena { teachers { totalCount } } } }", {}, person.token);
  expect(viewer.arena.teachers).toBeNull();
  await api().db.arena.update({ where: { id: desk.arena.id }, data: { active: false } });
  for (const [name, input] of attempts)
    expect((await tried(name, input, desk.arena.manager.token)).data?.[name], name).toMatchObject({
      code: "ARENA_SUSPENDED",
    });
  await api().db.arena.update({ where: { id: desk.arena.id }, data: { active: true } });
});
