import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { addMonths } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { useApi } from "../support/api";
import { createAthletePerson, createOpenEvent, enrolling, type AthletePerson } from "../support/enrolling";
import { inStatus } from "../support/federation-story";
import { mailsTo } from "../support/mails";
import { createArena, type ArenaStory } from "../support/story";

const api = useApi();
const { act } = enrolling(api);
let arena: ArenaStory;
beforeAll(async () => {
  arena = await createArena(api(), "Do cadastro");
});

const athlete = (name: string, more: object = {}) => createAthletePerson(api(), name, arena.id, more);
const update = (who: AthletePerson, name: string, change: object = {}) =>
  act(
    who.token,
    "updateProfile",
    { fullName: name, ...change },
    `... on UpdateProfileSuccess { athlete { displayName phone notes level birthDate gender cpf email } }
     ... on InvalidInput { fields { path message } }`,
  );
const changesOf = (athleteId: string) =>
  api().db.profileChange.findMany({ where: { athleteId }, orderBy: { id: "asc" } });

async function played(who: AthletePerson, level: string, on: string) {
  const event = await createOpenEvent(api(), arena, { level, startDate: new Date(`${on}T00:00:00Z`) });
  await api().db.enrolment.create({
    data: {
      tournamentId: event.id,
      categoryId: event.categoryId,
      athleteId: who.athleteId,
      status: "FINISHED",
      finalPosition: 2,
    },
  });
  await api().db.tournament.update({
    where: { id: event.id },
    data: { ...inStatus("FINISHED"), endDate: null },
  });
  return (await api().db.tournament.findUniqueOrThrow({ where: { id: event.id } })).name;
}

describe("changing one's own profile", () => {
  test("writes name, phone and notes, keeps what categories went by, and renames the account", async () => {
    const ana = await athlete("Ana Antes", { cpf: null, level: "D" });
    const told = await update(ana, "Ana Depois", {
      phone: "(48) 99999-1212",
      notes: "Canhota",
      level: "C",
      birthDate: "1991-05-20",
    });
    expect(told["athlete"]).toEqual({
      displayName: "Ana Depois",
      phone: "(48) 99999-1212",
      notes: "Canhota",
      level: "C",
      birthDate: "1991-05-20",
      gender: "FEMALE",
      cpf: null,
      email: ana.email,
    });
    expect((await api().db.user.findUniqueOrThrow({ where: { id: ana.userId } })).name).toBe("Ana Depois");
    expect(await changesOf(ana.athleteId)).toMatchObject([
      { changedById: ana.userId, levelBefore: "D", levelAfter: "C", birthDateAfter: new Date("1991-05-20") },
      { changedById: ana.userId, nameBefore: "Ana Antes", nameAfter: "Ana Depois" },
    ]);
  });

  test("twice at once is kept once", async () => {
    const bia = await athlete("Bia Dupla", { level: "D" });
    const told = await Promise.all([1, 2].map(() => update(bia, "Bia Dupla", { level: "C" })));
    expect(told.map(({ __typename }) => __typename)).toEqual([
      "UpdateProfileSuccess",
      "UpdateProfileSuccess",
    ]);
    expect(await changesOf(bia.athleteId)).toHaveLength(1);
  });

  test("is refused in a sentence for each field, and then nothing of it is written", async () => {
    const caia = await athlete("Caia Errada", { phone: "(48) 99999-0000" });
    const wrong = { phone: "123", notes: "n".repeat(1001), birthDate: "2199-01-01" };
    expect((await update(caia, "C", wrong))["fields"].map(({ path }: { path: string[] }) => path[0])).toEqual(
      expect.arrayContaining(["fullName", "phone", "notes", "birthDate"]),
    );
    const others = await update(caia, "Caia Nova", { gender: "MALE", birthDate: "2015-01-01" });
    expect(others["fields"]).toEqual([
      { path: ["gender"], message: "Já informado: peça à sua arena para corrigir no seu perfil" },
      {
        path: ["birthDate"],
        message: "Esta data muda se você é menor de idade: peça à sua arena para corrigir",
      },
    ]);
    expect(await api().db.athlete.findUniqueOrThrow({ where: { id: caia.athleteId } })).toMatchObject({
      fullName: "Caia Errada",
      phone: "(48) 99999-0000",
    });
  });

  test("waits for a tournament whose category goes by it", async () => {
    const event = await createOpenEvent(api(), arena, { level: "Intermediário", minAge: 30 });
    const duda = await athlete("Duda Inscrita", { level: "C" });
    await api().db.enrolment.create({
      data: {
        tournamentId: event.id,
        categoryId: event.categoryId,
        athleteId: duda.athleteId,
        status: "ENROLLED",
      },
    });
    const { fields } = await update(duda, "Duda Inscrita", { level: "B", birthDate: "1980-01-01" });
    expect(fields.map(({ path }: { path: string[] }) => path[0])).toEqual(["level", "birthDate"]);
    expect(await update(duda, "Duda Outra", { phone: "(48) 99999-0101" })).toMatchObject({
      athlete: { displayName: "Duda Outra" },
    });
  });

  test("does not lower the level for a year after a result above; the arena may", async () => {
    const eva = await athlete("Eva Que Joga", { level: "B" });
    const ago = (months: number) => addMonths(dayAt(new Date(), brasiliaTime), -months);
    await played(eva, "Avançado", ago(14));
    expect(await update(eva, "Eva Que Joga", { level: "C" })).toMatchObject({ athlete: { level: "C" } });
    await update(eva, "Eva Que Joga", { level: "B" });
    const name = await played(eva, "Intermediário", ago(2));
    const { fields } = await update(eva, "Eva Que Joga", { level: "D" });
    expect(fields).toEqual([
      {
        path: ["level"],
        message: `Você teve resultado como C em ${name} há menos de 12 meses: para baixar o nível, peça à sua arena`,
      },
    ]);
    const corrected = await act(
      arena.manager.token,
      "correctAthlete",
      { athleteId: encodeGlobalId("Athlete", eva.athleteId), level: "D" },
      "... on CorrectAthleteSuccess { athlete { level } }",
    );
    expect(corrected["athlete"]).toEqual({ level: "D" });
  });
});

test("CPF and notes are told to the athlete alone", async () => {
  const flor = await athlete("Flor Reservada", { cpf: "52998224725", notes: "Joelho direito" });
  const seen = async (token: string) =>
    (
      await api().data(
        `query ($key: UUID!) { athlete(key: $key) { cpf notes viewerIsAthlete } }`,
        { key: flor.athleteId },
        token,
      )
    )["athlete"];
  expect(await seen(flor.token)).toEqual({
    cpf: "52998224725",
    notes: "Joelho direito",
    viewerIsAthlete: true,
  });
  expect(await seen(arena.manager.token)).toEqual({ cpf: null, notes: null, viewerIsAthlete: false });
});

describe("asking the arena for a lower level", () => {
  const ask = (who: AthletePerson, level: string) =>
    act(
      who.token,
      "askToLowerLevel",
      { level },
      `... on AskToLowerLevelSuccess { athlete { level } } ... on InvalidInput { fields { path message } }
       ... on TooManyAttempts { message }`,
    );

  test("tells who manages it, once a day, and changes nothing before they do", async () => {
    const own = await createArena(api(), "Do nível");
    const rui = await createAthletePerson(api(), "Rui Pede", own.id, { level: "B" });
    expect(await ask(rui, "D")).toMatchObject({ athlete: { level: "B" } });
    const { email } = await api().db.user.findUniqueOrThrow({ where: { id: own.manager.userId } });
    const [mail] = await mailsTo(api(), email);
    expect(mail).toMatchObject({ subject: "Rui Pede pede para baixar de nível" });
    expect(mail?.text).toContain("do nível B para o nível D");
    expect(mail?.text).toContain(`/user-profile/${rui.athleteId}`);
    expect(await ask(rui, "C")).toMatchObject({ __typename: "TooManyAttempts" });
    expect(await mailsTo(api(), email)).toHaveLength(1);
  });

  test("is for a level below one's own, and needs an arena", async () => {
    const eva = await athlete("Eva Sobe", { level: "C" });
    for (const level of ["C", "B"])
      expect(await ask(eva, level)).toMatchObject({ fields: [{ path: ["level"] }] });
    const ivo = await createAthletePerson(api(), "Ivo Sem Arena", null, { level: "C" });
    expect(await ask(ivo, "D")).toMatchObject({
      fields: [{ message: "Você não está em nenhuma arena que possa responder" }],
    });
  });
});
