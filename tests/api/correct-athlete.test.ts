import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import { useApi } from "../support/api";
import { createAthletePerson, createOpenEvent, enrolling } from "../support/enrolling";
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
    const { anonymiseAthlete } = await import("../../server/athletes/anonymise-athlete.step");
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
