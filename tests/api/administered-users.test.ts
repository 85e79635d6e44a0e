import { beforeAll, describe, expect, test } from "vitest";
import { password, useAccounts } from "../support/accounts";
import {
  acting,
  auditOf,
  createAdmin,
  createPersonWithAddress,
  federationInput,
  newAddress,
  orNoAccess,
  temporaryPasswordMailedTo,
} from "../support/administering";
import { useApi } from "../support/api";
import { nextCpf } from "../support/cpf";
import { createFederation, day } from "../support/federation-story";
import { mailsTo } from "../support/mails";
import { createArena, createPerson, nextNumber, type Person } from "../support/story";

const api = useApi();
const { createAccount, signIn } = useAccounts(api);
const act = acting(api);
let admin: Person;
beforeAll(async () => {
  admin = await createAdmin(api());
});

const shown = `id name email roleAssignments { role weeklyClassCount places { kind placeId name position } }
  access { lockedUntil temporaryPasswordUntil openSessions { device } }`;
const globalId = (userId: string) => Buffer.from(`User:${userId}`).toString("base64");
const see = async (userId: string): Promise<any> =>
  (
    await api().data(
      `query ($id: ID!) { node(id: $id) { ... on User { ${shown} } } }`,
      { id: globalId(userId) },
      admin.token,
    )
  )["node"];
const rolesOf = async (userId: string): Promise<string[]> =>
  (await see(userId)).roleAssignments.map(({ role }: { role: string }) => role);
const rolesSeenBy = async (token: string): Promise<string[]> =>
  (await api().data("{ viewer { roles } }", {}, token))["viewer"].roles;
const assign = (input: object, token = admin.token) =>
  act(
    token,
    "assignRole",
    { personName: "Pessoa Nova", ...input },
    `... on AssignRoleSuccess { asked user { ${shown} } }`,
  );
const remove = (userId: string, role: string, token = admin.token) =>
  act(
    token,
    "removeRole",
    { userId: globalId(userId), role },
    `... on RemoveRoleSuccess { user { ${shown} } }`,
  );
const athlete = (more: object = {}) => ({
  fullName: "Lara Nova",
  email: newAddress(),
  cpf: nextCpf(),
  phone: "(48) 99999-0000",
  birthDate: "2000-02-29",
  level: "C",
  notes: "Canhota",
  ...more,
});
const create = (input: object) =>
  act(
    admin.token,
    "createAthlete",
    input as Record<string, unknown>,
    `... on CreateAthleteSuccess { user { ${shown} } }`,
  );
const digits = (cpf: string): string => cpf.replaceAll(/\D/g, "");
const messages = (answer: Record<string, any>) =>
  answer["fields"]?.map(({ message }: { message: string }) => message) ?? answer["message"];

describe("a new athlete", () => {
  test("signs in with what was mailed, and is all that was typed", async () => {
    const typed = athlete();
    const made = await create(typed);
    const userId = Buffer.from(made["user"].id, "base64").toString().split(":")[1]!;
    expect(made["user"]).toMatchObject({ name: "Lara Nova", email: typed.email });
    expect(await rolesOf(userId)).toEqual(["ATHLETE"]);
    expect(await api().db.athlete.findUniqueOrThrow({ where: { userId } })).toMatchObject({
      id: userId,
      fullName: "Lara Nova",
      email: typed.email,
      cpf: digits(typed.cpf),
      level: "C",
      notes: "Canhota",
    });
    const { answer } = await signIn(typed.email, await temporaryPasswordMailedTo(api(), typed.email));
    expect(answer["__typename"]).toBe("SignInSuccess");
    const [entry] = await auditOf(api(), userId);
    expect(JSON.stringify(entry)).not.toContain(typed.email);
    expect(entry).toMatchObject({ action: "CREATE_ATHLETE", after: { Nível: "C", Cadastro: "•••" } });
  });

  test("is told by the words of the form, and nothing is written", async () => {
    const before = await api().db.user.count();
    const answer = await create({ ...athlete(), fullName: "L", email: "lara@", cpf: "123" });
    expect(messages(answer)).toEqual([
      "Nome deve ter pelo menos 2 caracteres",
      "Email inválido",
      "CPF inválido",
    ]);
    const known = await createPersonWithAddress(api(), "Conhecida");
    expect(messages(await create(athlete({ email: known.email })))).toEqual([
      expect.stringContaining("Já existe uma conta com este e-mail"),
    ]);
    expect(await api().db.user.count()).toBe(before + 1);
  });

  test("comes once of two presses, and a CPF is one person's", async () => {
    const typed = athlete();
    const answers = await Promise.all([create(typed), create(typed)]);
    expect(answers.filter((one) => one["__typename"] === "CreateAthleteSuccess")).toHaveLength(1);
    expect(await api().db.athlete.count({ where: { cpf: digits(typed.cpf) } })).toBe(1);
    expect(messages(await create(athlete({ cpf: typed.cpf })))).toEqual(["Este CPF já está cadastrado"]);
  });
});

describe("a role", () => {
  test("of a teacher comes with arenas, and says so where it is seen; taken, it ends at once", async () => {
    const [first, second] = [await createArena(api(), "Da aula"), await createArena(api(), "De outra aula")];
    const person = await createPersonWithAddress(api(), "Paula Saque");
    const given = await assign({ email: person.email, role: "TEACHER", arenaIds: [first.globalId] });
    expect(given).toMatchObject({
      asked: false,
      user: { roleAssignments: [{ role: "TEACHER", places: [{ kind: "ARENA", placeId: first.globalId }] }] },
    });
    expect(await rolesSeenBy(person.token)).toEqual(["TEACHER"]);
    expect((await assign({ email: person.email, role: "TEACHER", arenaIds: [first.globalId] }))["code"]).toBe(
      "TEACHES_THERE",
    );
    await assign({ email: person.email, role: "TEACHER", arenaIds: [first.globalId, second.globalId] });
    expect((await see(person.userId)).roleAssignments[0].places).toHaveLength(2);
    expect(await remove(person.userId, "TEACHER")).toMatchObject({ user: { roleAssignments: [] } });
    expect(await rolesSeenBy(person.token)).toEqual([]);
    expect((await mailsTo(api(), person.email)).map(({ subject }) => subject)).toEqual([
      "Acesso encerrado na Praia: Professor",
      "Novo acesso na Praia: Professor",
      "Novo acesso na Praia: Professor",
    ]);
  });

  test("of an athlete makes the record there is not, and ends with it inactive", async () => {
    const person = await createPersonWithAddress(api(), "Rui Areia");
    await assign({ email: person.email, role: "ATHLETE", level: "B" });
    expect(await rolesSeenBy(person.token)).toEqual(["ATHLETE"]);
    expect((await assign({ email: person.email, role: "ATHLETE" }))["code"]).toBe("ROLE_ALREADY");
    await remove(person.userId, "ATHLETE");
    expect(await rolesSeenBy(person.token)).toEqual([]);
    await assign({ email: person.email, role: "ATHLETE", level: "FUN" });
    const records = await api().db.athlete.findMany({ where: { userId: person.userId } });
    expect(records).toMatchObject([{ level: "B", status: "ACTIVE" }]);
  });

  test("of whom an arena had registered comes with an account, and the record is theirs", async () => {
    const arena = await createArena(api(), "Que registrou");
    const [player, coach] = [newAddress(), newAddress()];
    await api().db.athlete.create({ data: { fullName: "Registrada", email: player, level: "B" } });
    const { id: teacherId } = await api().db.teacher.create({
      data: { fullName: "Treinador", email: coach, arenas: { create: { arenaId: arena.id } } },
    });
    await assign({ email: player, role: "ATHLETE" });
    await assign({ email: coach, role: "TEACHER", arenaIds: [arena.globalId] });
    for (const email of [player, coach]) {
      const { answer } = await signIn(email, await temporaryPasswordMailedTo(api(), email));
      expect(answer["__typename"]).toBe("SignInSuccess");
    }
    expect(await api().db.athlete.count({ where: { email: player } })).toBe(1);
    const teacher = await api().db.teacher.findUniqueOrThrow({
      where: { id: teacherId },
      include: { user: true },
    });
    expect(teacher.user?.email).toBe(coach);
  });

  test("that ends at one arena does not come back with another", async () => {
    const [first, second] = [await createArena(api(), "De antes"), await createArena(api(), "De depois")];
    const person = await createPersonWithAddress(api(), "Volta Outra");
    await assign({ email: person.email, role: "TEACHER", arenaIds: [first.globalId] });
    await remove(person.userId, "TEACHER");
    await assign({ email: person.email, role: "TEACHER", arenaIds: [second.globalId] });
    expect((await see(person.userId)).roleAssignments[0].places).toMatchObject([
      { placeId: second.globalId },
    ]);
  });

  test("for an address nobody has comes with an account", async () => {
    const email = newAddress();
    const given = await assign({ email, role: "ADMIN", personName: "Nova Admin" });
    expect(given).toMatchObject({ asked: false, user: { name: "Nova Admin" } });
    const { answer } = await signIn(email, await temporaryPasswordMailedTo(api(), email));
    expect(answer["__typename"]).toBe("SignInSuccess");
    await api().db.userRole.deleteMany({ where: { user: { email } } });
  });

  test("of a manager asks who has an account, and needs its place", async () => {
    const arena = await createArena(api(), "Que passa");
    const person = await createPersonWithAddress(api(), "Gil Gestor");
    expect(
      await assign({ email: person.email, role: "ARENA_MANAGER", arenaId: arena.globalId }),
    ).toMatchObject({ asked: true, user: { roleAssignments: [] } });
    expect(messages(await assign({ email: person.email, role: "ARENA_MANAGER" }))).toEqual([
      "Escolha a arena",
    ]);
    expect(messages(await assign({ email: person.email, role: "TEACHER", arenaIds: [] }))).toEqual([
      "Escolha pelo menos uma arena",
    ]);
    const foreign = Buffer.from(`Arena:${crypto.randomUUID()}`).toString("base64");
    await expect(assign({ email: person.email, role: "TEACHER", arenaIds: [foreign] })).rejects.toThrow(
      /permissão/,
    );
    expect(messages(await remove(arena.manager.userId, "ARENA_MANAGER"))).toContain("Passe a arena");
  });

  test("of the federation's last person stays, of another ends with the membership", async () => {
    const made = await act(
      admin.token,
      "createFederation",
      federationInput(),
      "... on CreateFederationSuccess { federation { id } }",
    );
    const federationId = made["federation"].id as string;
    const key = Buffer.from(federationId, "base64").toString().split(":")[1]!;
    const [only] = await api().db.federationMember.findMany({ where: { federationId: key } });
    expect((await remove(only!.userId, "FEDERATION_MANAGER"))["code"]).toBe("LAST_FEDERATION_MEMBER");
    const email = newAddress();
    const second = await assign({ email, role: "FEDERATION_MANAGER", federationId, position: "Diretora" });
    expect(second).toMatchObject({
      asked: false,
      user: { roleAssignments: [{ role: "FEDERATION_MANAGER", places: [{ position: "Diretora" }] }] },
    });
    await remove(only!.userId, "FEDERATION_MANAGER");
    expect(await rolesOf(only!.userId)).toEqual([]);
  });

  test("is seen as access rules reckon it, whatever it comes from", async () => {
    const owner = (await createArena(api(), "De quem manda")).manager;
    const person = await createPersonWithAddress(api(), "Duda Tudo");
    await api().db.athlete.create({ data: { fullName: "Duda Tudo", email: person.email } });
    for (const { userId, token } of [owner, person, admin])
      expect(await rolesOf(userId)).toEqual(await rolesSeenBy(token));
  });
});

describe("the administration", () => {
  test("never loses its last person, not even to two who remove each other at once", async () => {
    await api().db.userRole.deleteMany({ where: { role: "ADMIN", userId: { not: admin.userId } } });
    for (let round = 0; round < 3; round++) {
      const other = await createAdmin(api(), `Admin ${nextNumber()}`);
      const answers = await Promise.all([
        orNoAccess(remove(other.userId, "ADMIN", admin.token)),
        orNoAccess(remove(admin.userId, "ADMIN", other.token)),
      ]);
      expect(answers.filter((one) => one["__typename"] === "RemoveRoleSuccess")).toHaveLength(1);
      const left = await api().db.userRole.findMany({ where: { role: "ADMIN" } });
      expect(left).toHaveLength(1);
      await api().db.userRole.deleteMany({ where: { role: "ADMIN" } });
      await api().db.userRole.create({ data: { role: "ADMIN", userId: admin.userId } });
    }
    expect((await remove(admin.userId, "ADMIN"))["code"]).toBe("OWN_ROLE");
  });

  test("of two who remove each other at once one stays, also beside a third", async () => {
    for (let round = 0; round < 3; round++) {
      const [one, other] = [await createAdmin(api(), "Um"), await createAdmin(api(), "Outra")];
      const answers = await Promise.all([
        orNoAccess(remove(other.userId, "ADMIN", one.token)),
        orNoAccess(remove(one.userId, "ADMIN", other.token)),
      ]);
      expect(answers.filter((answer) => answer["__typename"] === "RemoveRoleSuccess")).toHaveLength(1);
      const left = { role: "ADMIN" as const, userId: { in: [one.userId, other.userId] } };
      expect(await api().db.userRole.deleteMany({ where: left })).toEqual({ count: 1 });
    }
  });

  test("is not left to somebody who has never entered: their address may be mistyped", async () => {
    await api().db.userRole.deleteMany({ where: { role: "ADMIN", userId: { not: admin.userId } } });
    const { userId } = await createAccount();
    await api().db.userRole.create({ data: { userId, role: "ADMIN" } });
    const token = await api().tokenOf(userId);
    await assign({ email: newAddress(), role: "ADMIN" });
    const last = await remove(admin.userId, "ADMIN", token);
    expect(last["__typename"]).toBe("RemoveRoleSuccess");
    const left = await act(token, "deleteAccount", { password, confirmation: "EXCLUIR" });
    await api().db.userRole.create({ data: { role: "ADMIN", userId: admin.userId } });
    expect(left["code"]).toBe("LAST_ADMIN");
    await remove(userId, "ADMIN");
  });
});

describe("the list of users", () => {
  const list = async (
    args: string,
  ): Promise<{ totalCount: number; names: string[]; end: string; more: boolean }> => {
    const { allUsers } = await api().data(
      `{ allUsers(${args}) { totalCount pageInfo { endCursor hasNextPage } edges { node { name } } } }`,
      {},
      admin.token,
    );
    return {
      totalCount: allUsers.totalCount,
      names: allUsers.edges.map(({ node }: any) => node.name),
      end: allUsers.pageInfo.endCursor,
      more: allUsers.pageInfo.hasNextPage,
    };
  };

  test("finds by name, address and arena, by role whatever it comes from, page by page", async () => {
    const word = `Zz${nextNumber()}`;
    const people = await Promise.all(["C", "A", "B"].map((name) => createPerson(api(), `${word} ${name}`)));
    const first = await list(`search: "${word.toLowerCase()}", first: 2`);
    expect(first).toMatchObject({ totalCount: 3, names: [`${word} A`, `${word} B`], more: true });
    expect(await list(`search: "${word}", first: 2, after: "${first.end}"`)).toMatchObject({
      names: [`${word} C`],
      more: false,
    });
    const arena = await createArena(api(), `Achada ${word}`);
    const owner = await api().db.user.findUniqueOrThrow({ where: { id: arena.manager.userId } });
    expect((await list(`search: "Achada ${word}"`)).names).toEqual([owner.name]);
    expect((await list(`search: "${owner.email}", role: ARENA_MANAGER`)).totalCount).toBe(1);
    expect((await list(`search: "${word} A", role: ATHLETE`)).totalCount).toBe(0);
    const { email } = await api().db.user.findUniqueOrThrow({ where: { id: people[1]!.userId } });
    const elsewhere = await api().db.athlete.create({ data: { fullName: "Por outra arena", email } });
    expect((await list(`search: "${word} A", role: ATHLETE`)).totalCount).toBe(0);
    await api().db.athlete.update({ where: { id: elsewhere.id }, data: { userId: people[1]!.userId } });
    expect((await list(`search: "${word} A", role: ATHLETE`)).totalCount).toBe(1);
    expect((await list(`search: "%"`)).totalCount).toBe(0);
  });

  test("finds who works at an arena or a federation by its name, while they do", async () => {
    const word = `Praia${nextNumber()}q`;
    const [arena, federation] = [await createArena(api(), word), await createFederation(api(), word)];
    const [beside, teaching] = [await createPerson(api(), "Ao Lado"), await createPerson(api(), "Da Aula")];
    const manager = await api().db.arenaManager.create({
      data: { arenaId: arena.id, userId: beside.userId, appointedOn: day("2026-01-05") },
    });
    const email = `aula${nextNumber()}@teste.example`;
    await api().db.teacher.create({
      data: {
        fullName: "Da Aula",
        email,
        userId: teaching.userId,
        arenas: { create: { arenaId: arena.id } },
      },
    });
    expect((await list(`search: "arena ${word}"`)).names).toEqual(["Ao Lado", "Da Aula", `Gestora ${word}`]);
    expect((await list(`search: "federação ${word}"`)).names).toEqual([`Presidente ${word}`]);
    const { acronym } = await api().db.federation.findUniqueOrThrow({ where: { id: federation.id } });
    expect((await list(`search: "${acronym}", role: FEDERATION_MANAGER`)).names).toContain(
      `Presidente ${word}`,
    );
    await api().db.arenaManager.update({ where: { id: manager.id }, data: { active: false } });
    expect((await list(`search: "arena ${word}"`)).names).toEqual(["Da Aula", `Gestora ${word}`]);
  });
});
