import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { normaliseCpf } from "../../server/brazil/cpf-cnpj.rules";
import { useApi } from "../support/api";
import { nextCpf } from "../support/cpf";
import { createAthletePerson, createOpenEvent, enrolling } from "../support/enrolling";
import { mailsTo } from "../support/mails";
import { makeGuardian } from "../support/world-guardians";
import { createArena, createPerson, type ArenaStory } from "../support/story";

const api = useApi();
const { act } = enrolling(api);
let arena: ArenaStory;
beforeAll(async () => {
  arena = await createArena(api(), "Que corrige");
});

const athlete = (name: string, more: object = {}) => createAthletePerson(api(), name, arena.id, more);
const correct = (token: string, athleteId: string, change: object) =>
  act(
    token,
    "correctAthlete",
    { athleteId: encodeGlobalId("Athlete", athleteId), ...change },
    `... on CorrectAthleteSuccess { athlete { level birthDate gender } }
     ... on InvalidInput { fields { path message } }`,
  );
const changesOf = (athleteId: string) =>
  api().db.profileChange.findMany({ where: { athleteId }, orderBy: { id: "asc" } });

describe("correcting a profile", () => {
  test("is for a manager of the athlete's arena, and what it said is kept with who and when", async () => {
    const ana = await athlete("Ana Errada", { gender: "MALE", level: "C" });
    const told = await correct(arena.manager.token, ana.athleteId, {
      gender: "FEMALE",
      birthDate: "1991-05-20",
      level: "C",
    });
    expect(told).toMatchObject({ athlete: { gender: "FEMALE", birthDate: "1991-05-20", level: "C" } });
    expect(await changesOf(ana.athleteId)).toMatchObject([
      {
        changedById: arena.manager.userId,
        levelBefore: null,
        levelAfter: null,
        birthDateBefore: new Date("1990-03-14"),
        birthDateAfter: new Date("1991-05-20"),
        genderBefore: "MALE",
        genderAfter: "FEMALE",
      },
    ]);
    await correct(arena.manager.token, ana.athleteId, { gender: "FEMALE", birthDate: null });
    expect(await changesOf(ana.athleteId)).toHaveLength(1);
  });

  test("is not for the athlete, another arena's manager, or that of a suspended one", async () => {
    const bia = await athlete("Bia Alheia");
    const elsewhere = await createArena(api(), "Que não corrige");
    const suspended = await createArena(api(), "Suspensa");
    await api().db.arena.update({ where: { id: suspended.id }, data: { active: false } });
    await api().db.arenaAthlete.create({
      data: { arenaId: suspended.id, athleteId: bia.athleteId, firstVisitOn: new Date("2026-01-01") },
    });
    for (const token of [bia.token, elsewhere.manager.token, suspended.manager.token]) {
      const { data, errors } = await api().run(
        `mutation ($id: ID!) { correctAthlete(input: { athleteId: $id, level: B }) { __typename } }`,
        { id: encodeGlobalId("Athlete", bia.athleteId) },
        token,
      );
      expect([data, errors?.[0]?.extensions.code]).toEqual([null, "FORBIDDEN"]);
    }
    const may = async (token: string) =>
      (
        await api().data(
          `query ($key: UUID!) { athlete(key: $key) { viewerCanCorrect } }`,
          { key: bia.athleteId },
          token,
        )
      )["athlete"].viewerCanCorrect;
    expect(await may(arena.manager.token)).toBe(true);
    for (const token of [bia.token, elsewhere.manager.token, suspended.manager.token])
      expect(await may(token)).toBe(false);
    expect(await changesOf(bia.athleteId)).toEqual([]);
  });

  test("waits for the end of a tournament whose category goes by it", async () => {
    const event = await createOpenEvent(api(), arena, {
      gender: "FEMALE",
      level: "Intermediário",
      minAge: 30,
    });
    const { name } = await api().db.tournament.findUniqueOrThrow({ where: { id: event.id } });
    const caia = await athlete("Caia Inscrita", { level: "C", gender: "FEMALE" });
    const { id } = await api().db.enrolment.create({
      data: {
        tournamentId: event.id,
        categoryId: event.categoryId,
        athleteId: caia.athleteId,
        status: "SEEKING_PARTNER",
      },
    });
    const all = { level: "B", gender: "MALE", birthDate: "2005-01-01" };
    const told = (what: string) =>
      `A inscrição em ${name} depende ${what}: corrija quando o torneio terminar, ou cancele antes a inscrição`;
    expect((await correct(arena.manager.token, caia.athleteId, all))["fields"]).toEqual([
      { path: ["level"], message: told("do nível") },
      { path: ["birthDate"], message: told("da data de nascimento") },
      { path: ["gender"], message: told("do gênero") },
    ]);
    expect(await changesOf(caia.athleteId)).toEqual([]);
    await api().db.enrolment.update({
      where: { id },
      data: { status: "CANCELLED", cancelledAt: new Date() },
    });
    expect(await correct(arena.manager.token, caia.athleteId, all)).toMatchObject({ athlete: all });
  });

  test("does not wait where nothing was said yet, the organiser has let them in, or the category takes everybody", async () => {
    const strict = await createOpenEvent(api(), arena, { gender: "FEMALE", minAge: 30 });
    const open = await createOpenEvent(api(), arena, { kind: "SUPER8", gender: "MIXED", level: "Pro" });
    const enrolled = async (name: string, event: typeof strict, enrolment: object, more: object = {}) => {
      const { athleteId } = await athlete(name, more);
      await api().db.enrolment.create({
        data: { tournamentId: event.id, categoryId: event.categoryId, athleteId, ...enrolment },
      });
      return athleteId;
    };
    const unsaid = await enrolled("Não Disse", strict, {}, { gender: null, birthDate: null });
    const exception = { overrideReason: "Convidada", overriddenById: arena.manager.userId };
    const excused = await enrolled("Com Exceção", strict, { ...exception, overriddenAt: new Date() });
    const anybody = await enrolled("Qualquer Uma", open, {});
    for (const athleteId of [unsaid, excused, anybody])
      expect(
        await correct(arena.manager.token, athleteId, { gender: "MALE", birthDate: "2008-01-01" }),
      ).toMatchObject({ __typename: "CorrectAthleteSuccess" });
  });

  test("names no tournament of another arena to who may not know of the place", async () => {
    const elsewhere = await createArena(api(), "Onde espera");
    const event = await createOpenEvent(api(), elsewhere, { gender: "FEMALE" });
    const duda = await athlete("Duda de Fora");
    await api().db.enrolment.create({
      data: {
        tournamentId: event.id,
        categoryId: event.categoryId,
        athleteId: duda.athleteId,
        status: "WAITLISTED",
      },
    });
    const { fields } = await correct(arena.manager.token, duda.athleteId, { gender: "MALE" });
    expect(fields[0].message).toMatch(/^A inscrição em um torneio de outra arena depende do gênero:/);
  });

  test("by two at once keeps what each of them found", async () => {
    const eva = await athlete("Eva Disputada", { level: "FUN" });
    await Promise.all(["D", "C", "B"].map((level) => correct(arena.manager.token, eva.athleteId, { level })));
    const changes = await changesOf(eva.athleteId);
    expect(changes.map(({ levelBefore }) => levelBefore)).toEqual([
      "FUN",
      ...changes.slice(0, -1).map(({ levelAfter }) => levelAfter),
    ]);
    const { level } = await api().db.athlete.findUniqueOrThrow({ where: { id: eva.athleteId } });
    expect(changes.at(-1)?.levelAfter).toBe(level);
  });
});

describe("a change of a profile", () => {
  test("is kept as well where athletes say what was missing, and is never written anew", async () => {
    const { athleteId, token, userId } = await athlete("Flor Completa", { gender: null });
    await act(token, "completeProfile", { gender: "FEMALE" });
    const [kept] = await changesOf(athleteId);
    expect(kept).toMatchObject({ changedById: userId, genderBefore: null, genderAfter: "FEMALE" });
    await expect(
      api().db.profileChange.update({ where: { id: kept?.id ?? "" }, data: { genderAfter: "MALE" } }),
    ).rejects.toThrow("a change is not written anew");
  });

  test("stands in the file of one's data, and goes with the person", async () => {
    const gil = await athlete("Gil Que Sai", { gender: "MALE", level: "D" });
    await correct(arena.manager.token, gil.athleteId, { level: "C" });
    const { exportPersonalData } = await api().data(
      `mutation { exportPersonalData { ... on ExportPersonalDataSuccess { json } } }`,
      {},
      gil.token,
    );
    expect(JSON.parse(exportPersonalData.json).atleta.alteracoesDoCadastro).toMatchObject([
      { por: "Gestora Que corrige", nivel: { de: "D", para: "C" }, genero: null, dataNascimento: null },
    ]);
    const { anonymiseAthlete } = await import("../../server/athletes/own-athlete.step");
    await api().db.$transaction((tx) => anonymiseAthlete(tx, gil.athleteId));
    expect(await changesOf(gil.athleteId)).toEqual([]);
  });

  test("outlives the account of who made it", async () => {
    const { athleteId } = await athlete("Hana Fica");
    const admin = await createPerson(api(), "Admin", ["ADMIN"]);
    await correct(admin.token, athleteId, { level: "B" });
    await api().db.user.delete({ where: { id: admin.userId } });
    expect(await changesOf(athleteId)).toMatchObject([{ changedById: null, levelAfter: "B" }]);
  });
});

describe("name, phone and CPF", () => {
  const cpfs = () => normaliseCpf(nextCpf());
  const told = `... on CorrectAthleteSuccess { athlete { displayName phone } }
     ... on TooManyAttempts { message } ... on InvalidInput { fields { path message } }`;
  const correctRecord = (token: string, athleteId: string, change: object) =>
    act(token, "correctAthlete", { athleteId: encodeGlobalId("Athlete", athleteId), ...change }, told);
  const record = (id: string) => api().db.athlete.findUniqueOrThrow({ where: { id } });
  const history = async (token: string, athleteId: string) => {
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on Athlete {
        profileHistory { changedByName changes { label before after } } } } }`,
      { id: encodeGlobalId("Athlete", athleteId) },
      token,
    );
    return node.profileHistory;
  };

  test("are corrected by who manages an arena of theirs; the account follows, the person is told, and the history shows it", async () => {
    const duda = await athlete("Duda Torta", { phone: "(48) 99999-0001" });
    const { email } = await api().db.user.findUniqueOrThrow({ where: { id: duda.userId } });
    const mails = async () =>
      (await mailsTo(api(), email)).filter(({ subject }) => subject === "Seu cadastro foi corrigido");
    const cpf = cpfs();
    const answer = await correctRecord(arena.manager.token, duda.athleteId, {
      fullName: "Duda Certa",
      phone: "(48) 99999-0002",
      cpf,
    });
    expect(answer).toMatchObject({ athlete: { displayName: "Duda Certa", phone: "(48) 99999-0002" } });
    expect(await record(duda.athleteId)).toMatchObject({ fullName: "Duda Certa", cpf });
    const { name } = await api().db.user.findUniqueOrThrow({ where: { id: duda.userId } });
    expect(name).toBe("Duda Certa");
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent)).toContain("nome, telefone, CPF");
    expect(JSON.stringify(sent)).not.toContain(cpf);

    const changes = [
      { label: "Nome", before: "Duda Torta", after: "Duda Certa" },
      { label: "Telefone", before: "(48) 99999-0001", after: "(48) 99999-0002" },
      { label: "CPF", before: null, after: null },
    ];
    const { name: manager } = await api().db.user.findUniqueOrThrow({ where: { id: arena.manager.userId } });
    for (const token of [duda.token, arena.manager.token])
      expect(await history(token, duda.athleteId)).toEqual([{ changedByName: manager, changes }]);
    const stranger = await createArena(api(), "Que não lê");
    expect(await history(stranger.manager.token, duda.athleteId)).toBeNull();

    // Another arena of theirs reads what changed, and not who did it.
    await api().db.arenaAthlete.create({
      data: { arenaId: stranger.id, athleteId: duda.athleteId, firstVisitOn: new Date("2026-01-01") },
    });
    expect(await history(stranger.manager.token, duda.athleteId)).toEqual([{ changedByName: null, changes }]);

    // What is said already changes nothing, and nobody is told of it.
    await correctRecord(arena.manager.token, duda.athleteId, { fullName: "Duda Certa", cpf });
    expect(await changesOf(duda.athleteId)).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  test("whoever answers for a minor is told, and a manager's other account name stays", async () => {
    const child = await athlete("Nina Pequena", { birthDate: new Date("2018-01-01") });
    await api().db.athlete.update({ where: { id: child.athleteId }, data: { userId: null } });
    const mother = await createPerson(api(), "Mãe da Nina");
    await makeGuardian(api(), { athleteId: child.athleteId, userId: mother.userId });
    await correctRecord(arena.manager.token, child.athleteId, { fullName: "Nina Grande" });
    const { email } = await api().db.user.findUniqueOrThrow({ where: { id: mother.userId } });
    expect((await mailsTo(api(), email)).map(({ subject }) => subject)).toContain(
      "O cadastro de Nina Grande foi corrigido",
    );

    // Their bond has ended by law once the child is of age.
    await api().db.athlete.update({
      where: { id: child.athleteId },
      data: { birthDate: new Date("1990-03-14") },
    });
    await correctRecord(arena.manager.token, child.athleteId, { fullName: "Nina Adulta" });
    expect((await mailsTo(api(), email)).map(({ subject }) => subject)).toEqual([
      "O cadastro de Nina Grande foi corrigido",
    ]);

    const other = await createArena(api(), "De quem também joga");
    const { athleteId } = await athlete("Dono que joga");
    await api().db.athlete.update({ where: { id: athleteId }, data: { userId: other.manager.userId } });
    const nameOf = async () =>
      (await api().db.user.findUniqueOrThrow({ where: { id: other.manager.userId } })).name;
    const before = await nameOf();
    await correctRecord(arena.manager.token, athleteId, { fullName: "Dono Que Joga Bem" });
    expect(await record(athleteId)).toMatchObject({ fullName: "Dono Que Joga Bem" });
    expect(await nameOf()).toBe(before);
  });

  test("what the athlete changes themselves stands there, too; their own CPF nobody changes", async () => {
    const edu = await athlete("Edu Velho");
    await act(edu.token, "updateProfile", { fullName: "Edu Novo", phone: "(48) 99999-0003" }, "__typename");
    expect(await history(arena.manager.token, edu.athleteId)).toEqual([
      {
        changedByName: "Edu Novo",
        changes: [
          { label: "Nome", before: "Edu Velho", after: "Edu Novo" },
          { label: "Telefone", before: null, after: "(48) 99999-0003" },
        ],
      },
    ]);
    const { athleteId } = await createAthletePerson(api(), "Gestora que joga", arena.id);
    await api().db.athlete.update({ where: { id: athleteId }, data: { userId: null } });
    await api().db.athlete.update({ where: { id: athleteId }, data: { userId: arena.manager.userId } });
    expect(await correctRecord(arena.manager.token, athleteId, { cpf: cpfs() })).toMatchObject({
      __typename: "InvalidInput",
      fields: [
        { path: ["cpf"], message: "O próprio CPF só outra pessoa da arena ou a administração corrige" },
      ],
    });
    await api().db.athlete.update({ where: { id: athleteId }, data: { userId: null } });
  });

  test("are refused beside their field: a name with digits, half a phone, a wrong CPF, one that somebody has", async () => {
    const [ana, bia] = [await athlete("Ana Dona"), await athlete("Bia Outra")];
    const cpf = cpfs();
    await correctRecord(arena.manager.token, ana.athleteId, { cpf });
    for (const [change, field] of [
      [{ fullName: "B1a" }, "fullName"],
      [{ fullName: "" }, "fullName"],
      [{ phone: "48" }, "phone"],
      [{ cpf: "111.111.111-11" }, "cpf"],
      [{ cpf }, "cpf"],
    ] as const) {
      const answer = await correctRecord(arena.manager.token, bia.athleteId, change);
      expect(answer).toMatchObject({ __typename: "InvalidInput", fields: [{ path: [field] }] });
    }
    expect(await record(bia.athleteId)).toMatchObject({ fullName: "Bia Outra", cpf: null });
    expect(await changesOf(bia.athleteId)).toEqual([]);
  });

  test("of two records that get one CPF at once one does", async () => {
    const people = [await athlete("Caio Um"), await athlete("Caio Dois")];
    const cpf = cpfs();
    const answers = await Promise.all(
      people.map(({ athleteId }) => correctRecord(arena.manager.token, athleteId, { cpf })),
    );
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      "CorrectAthleteSuccess",
      "InvalidInput",
    ]);
    expect(await api().db.athlete.count({ where: { cpf } })).toBe(1);
  });
});
