import { describe, expect, test } from "vitest";
import { useApi } from "../support/api";
import { nextCpf } from "../support/cpf";
import { enrolling } from "../support/enrolling";
import { mailsTo } from "../support/mails";
import { listGid, TeachingDesk } from "../support/teaching-desk";

const api = useApi();
const { act } = enrolling(api);
const desk = new TeachingDesk(api);
const { teaching, register, update } = desk;

const entries = "profileHistory { changedByName changes { label before after } }";
const historyOf = async (gid: string, token: string) =>
  (
    await api().data(
      `query ($id: ID!) { node(id: $id) { ... on TeacherArena { ${entries} } } }`,
      { id: gid },
      token,
    )
  )["node"].profileHistory;
const own = async (token: string) =>
  (await api().data(`{ viewer { teacherProfile { name phone cpf ${entries} } } }`, {}, token))["viewer"]
    .teacherProfile;
const changeOwn = (token: string, input: Record<string, unknown>) =>
  act(
    token,
    "updateTeacherProfile",
    input,
    "... on UpdateTeacherProfileSuccess { viewer { teacherProfile { name phone } } } ... on InvalidInput { fields { path message } }",
  );
const subjectsTo = async (email: string) => (await mailsTo(api(), email)).map(({ subject }) => subject);

describe("a teacher's record, corrected by the arena", () => {
  test("keeps what it said, with who corrected it, and the person is told by mail", async () => {
    const person = await teaching("Tânia Errada", desk.arena);
    const cpf = nextCpf();
    expect(
      await update(person.gid, { fullName: "Tânia Sant’Anna", phone: "(48) 99999-1234", cpf }),
    ).toMatchObject({ teacherArena: { name: "Tânia Sant'Anna", phone: "(48) 99999-1234" } });
    const { name: manager } = await api().db.user.findUniqueOrThrow({
      where: { id: desk.arena.manager.userId },
    });
    const history = await historyOf(person.gid, desk.arena.manager.token);
    const changed = history.flatMap(({ changes }: { changes: object[] }) => changes);
    expect(changed).toHaveLength(3);
    expect(changed).toEqual(
      expect.arrayContaining([
        { label: "Nome", before: "Tânia Errada", after: "Tânia Sant'Anna" },
        { label: "CPF", before: null, after: null },
        { label: "Telefone", before: null, after: "(48) 99999-1234" },
      ]),
    );
    for (const entry of history) expect(entry.changedByName).toBe(manager);
    expect(await own(person.token)).toMatchObject({
      name: "Tânia Sant'Anna",
      phone: "(48) 99999-1234",
      cpf: cpf.replaceAll(/\D/g, ""),
    });
    const [mail] = await mailsTo(api(), person.email);
    expect(mail?.subject).toBe("Seu cadastro foi corrigido");
    expect(JSON.stringify(mail)).toContain("nome, telefone, CPF");
    // An arena's word is not the name under which the same person enters.
    expect((await api().db.user.findUniqueOrThrow({ where: { id: person.userId } })).name).toBe(
      "Tânia Errada",
    );

    // The same once more changes nothing, and nobody is told.
    await update(person.gid, { fullName: "Tânia Sant'Anna", phone: "(48) 99999-1234", cpf });
    expect(await historyOf(person.gid, desk.arena.manager.token)).toEqual(history);
    expect(await subjectsTo(person.email)).toEqual(["Seu cadastro foi corrigido"]);
  });

  test("shows another arena the name that changed, not who changed it, and not the phone that the first keeps", async () => {
    const person = await teaching("Duda Dupla", desk.arena);
    const { id } = await api().db.teacherArena.create({
      data: { teacherId: person.teacherId, arenaId: desk.other.id, phone: "(48) 98888-0000" },
    });
    await update(person.gid, { fullName: "Duda Certa", phone: "(48) 99999-0001" });
    expect(await historyOf(listGid(id), desk.other.manager.token)).toEqual([
      { changedByName: null, changes: [{ label: "Nome", before: "Duda Dupla", after: "Duda Certa" }] },
    ]);
    expect((await api().db.teacherArena.findUniqueOrThrow({ where: { id } })).phone).toBe("(48) 98888-0000");
    await expect(update(person.gid, { fullName: "Alheia" }, desk.other)).rejects.toThrow("FORBIDDEN");
    expect((await own(person.token)).name).toBe("Duda Certa");
  });

  test("is refused beside its field: digits in the name, a wrong CPF, half a phone", async () => {
    const { teacherArena } = await register({ fullName: "Rui Sem Conta" });
    for (const [change, path] of [
      [{ fullName: "R2D2" }, "fullName"],
      [{ cpf: "111.111.111-11" }, "cpf"],
      [{ phone: "48" }, "phone"],
    ] as const)
      expect(await update(teacherArena.id, change)).toMatchObject({ fields: [{ path: [path] }] });
    expect(await historyOf(teacherArena.id, desk.arena.manager.token)).toEqual([]);
  });

  test("by two at once keeps both changes", async () => {
    const person = await teaching("Iara Antes", desk.arena);
    await Promise.all([
      update(person.gid, { fullName: "Iara Um" }),
      update(person.gid, { fullName: "Iara Dois" }),
    ]);
    const rows = await api().db.teacherChange.findMany({
      where: { teacherId: person.teacherId },
      orderBy: { id: "asc" },
    });
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ nameBefore }) => nameBefore))).toEqual(
      new Set(["Iara Antes", rows.find(({ nameBefore }) => nameBefore === "Iara Antes")?.nameAfter]),
    );
  });

  test("is never written over", async () => {
    const { teacherArena } = await register({ fullName: "Caio Antes" });
    await update(teacherArena.id, { fullName: "Caio Depois" });
    await expect(
      api().db.teacherChange.updateMany({
        where: { nameAfter: "Caio Depois" },
        data: { nameAfter: "Outro" },
      }),
    ).rejects.toThrow("a change is not written anew");
  });
});

describe("a teacher's record, corrected by the teacher", () => {
  test("names the account as well, and the phone is the same at all their arenas; no mail", async () => {
    const person = await teaching("Nina Velha", desk.arena);
    const { id } = await api().db.teacherArena.create({
      data: { teacherId: person.teacherId, arenaId: desk.other.id },
    });
    expect(
      await changeOwn(person.token, { fullName: "Nina D'Ávila", phone: "(48) 99999-7777" }),
    ).toMatchObject({ viewer: { teacherProfile: { name: "Nina D'Ávila", phone: "(48) 99999-7777" } } });
    expect((await api().db.user.findUniqueOrThrow({ where: { id: person.userId } })).name).toBe(
      "Nina D'Ávila",
    );
    expect((await api().db.teacherArena.findUniqueOrThrow({ where: { id } })).phone).toBe("(48) 99999-7777");
    expect(await historyOf(listGid(id), desk.other.manager.token)).toHaveLength(2);
    expect(await subjectsTo(person.email)).toEqual([]);
  });

  test("has a name with letters, and a phone only where they teach", async () => {
    const person = await teaching("Otto Parado", desk.arena);
    expect(await changeOwn(person.token, { fullName: "Otto 2" })).toMatchObject({
      fields: [{ path: ["fullName"], message: "Nome deve conter apenas letras e espaços" }],
    });
    await api().db.teacherArena.updateMany({
      where: { teacherId: person.teacherId },
      data: { active: false },
    });
    expect(
      await changeOwn(person.token, { fullName: "Otto Parado", phone: "(48) 99999-7778" }),
    ).toMatchObject({ fields: [{ path: ["phone"] }] });
  });

  test("the own CPF nobody changes, not as manager of the arena either", async () => {
    const { id } = await api().db.teacher.create({
      data: {
        userId: desk.arena.manager.userId,
        fullName: "Gestora Que Ensina",
        arenas: { create: { arenaId: desk.arena.id } },
      },
    });
    const link = await api().db.teacherArena.findFirstOrThrow({ where: { teacherId: id } });
    expect(await update(listGid(link.id), { cpf: nextCpf() })).toMatchObject({
      fields: [
        { path: ["cpf"], message: "O próprio CPF só outra pessoa da arena ou a administração corrige" },
      ],
    });
  });
});
