import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import { password } from "../support/accounts";
import { useApi } from "../support/api";
import { nextCpf } from "../support/cpf";
import { createAthletePerson, enrolling } from "../support/enrolling";
import { perform } from "../support/identity-operations";
import {
  createArena,
  createPerson,
  createSuper8,
  nextCnpj,
  nextNumber,
  type ArenaStory,
} from "../support/story";

/** As typed, and as stored: one apostrophe, and nothing invisible. */
const names = [
  ["Ana D'Ávila", "Ana D'Ávila"],
  ["Luíza Sant’Anna", "Luíza Sant'Anna"],
  ["Maria-Clara\u00a0Nu\u00adñez", "Maria-Clara Nuñez"],
  ["João Müller Jr.", "João Müller Jr."],
] as const;
const stored = names.map(([, name]) => name);

const api = useApi();
const { act } = enrolling(api);
let arena: ArenaStory;
beforeAll(async () => {
  arena = await createArena(api(), "Dos nomes");
});

const newEmail = () => `nome${nextNumber()}@teste.example`;
const athleteOf = async (email: string) =>
  (await api().db.athlete.findUniqueOrThrow({ where: { email } })).fullName;
const userOf = async (email: string) => (await api().db.user.findUniqueOrThrow({ where: { email } })).name;
const asAdmin = async () => (await createPerson(api(), "Quem administra", ["ADMIN"])).token;

/** Somebody who teaches at the arena, with an account. */
async function teacher() {
  const person = await createPerson(api(), "Quem Ensina");
  const { arenas } = await api().db.teacher.create({
    data: { userId: person.userId, fullName: "Quem Ensina", arenas: { create: { arenaId: arena.id } } },
    include: { arenas: true },
  });
  return {
    token: await api().tokenOf(person.userId),
    gid: encodeGlobalId("TeacherArena", arenas[0]?.id ?? ""),
  };
}

/** Sends a name through one door. @returns the name as it is stored afterwards. */
type Door = (name: string) => Promise<string>;
const doors: [string, Door][] = [
  [
    "an athlete's sign-up",
    async (fullName) => {
      const email = newEmail();
      const input = {
        fullName,
        cpf: null,
        email,
        phone: null,
        birthDate: "1995-05-05",
        level: "C",
        password,
      };
      expect(await perform(api(), "signUpAthlete", input)).toMatchObject({
        __typename: "SignUpAthleteSuccess",
      });
      return athleteOf(email);
    },
  ],
  [
    "an arena's sign-up",
    async (responsibleName) => {
      const email = newEmail();
      const input = {
        arenaName: "Arena Nova",
        cnpj: nextCnpj(),
        fullAddress: "Rua das Dunas, 100, Laguna",
        email,
        responsibleName,
        password,
      };
      expect(await perform(api(), "signUpArena", input)).toMatchObject({ __typename: "SignUpArenaSuccess" });
      return (await api().db.arena.findFirstOrThrow({ where: { email } })).responsibleName;
    },
  ],
  [
    "a federation's sign-up",
    async (responsibleName) => {
      const email = newEmail();
      const number = nextNumber();
      const input = {
        name: `Federação Nova ${number}`,
        acronym: `FN${number}`,
        email,
        responsibleName,
        password,
      };
      expect(await perform(api(), "signUpFederation", input)).toMatchObject({
        __typename: "SignUpFederationSuccess",
      });
      return userOf(email);
    },
  ],
  [
    "the desk",
    async (fullName) => {
      const email = newEmail();
      const input = { arenaId: arena.globalId, fullName, level: "B", email };
      expect(await act(arena.manager.token, "registerAthlete", input)).toMatchObject({
        __typename: "RegisterAthleteSuccess",
      });
      return athleteOf(email);
    },
  ],
  [
    "a sheet",
    async (fullName) => {
      const email = newEmail();
      const input = { arenaId: arena.globalId, csv: `Nome;E-mail\n${fullName};${email}`, apply: true };
      const answer = await act(
        arena.manager.token,
        "importAthletes",
        input,
        "... on ImportAthletesSuccess { registeredCount lines { problems } }",
      );
      expect(answer).toMatchObject({ registeredCount: 1, lines: [{ problems: [] }] });
      return athleteOf(email);
    },
  ],
  [
    "one's own profile",
    async (fullName) => {
      const { token, email } = await createAthletePerson(api(), "Quem Muda", arena.id);
      expect(await act(token, "updateProfile", { fullName })).toMatchObject({
        __typename: "UpdateProfileSuccess",
      });
      expect(await userOf(email)).toBe(await athleteOf(email));
      return athleteOf(email);
    },
  ],
  [
    "a teacher's invitation",
    async (fullName) => {
      const email = newEmail();
      const input = { arenaId: arena.globalId, specialties: [], hours: [], fullName, email };
      const answer = await act(
        arena.manager.token,
        "registerTeacher",
        input,
        "... on RegisterTeacherSuccess { teacherArena { name } }",
      );
      return answer["teacherArena"].name;
    },
  ],
  [
    "an athlete's correction by the arena",
    async (fullName) => {
      const { athleteId, email } = await createAthletePerson(api(), "Quem Se Corrige", arena.id);
      const input = { athleteId: encodeGlobalId("Athlete", athleteId), fullName };
      expect(await act(arena.manager.token, "correctAthlete", input)).toMatchObject({
        __typename: "CorrectAthleteSuccess",
      });
      return athleteOf(email);
    },
  ],
  [
    "a teacher's correction by the arena",
    async (fullName) => {
      const { gid } = await teacher();
      const answer = await act(
        arena.manager.token,
        "updateArenaTeacher",
        { teacherArenaId: gid, fullName, specialties: [], hours: [] },
        "... on UpdateArenaTeacherSuccess { teacherArena { name } }",
      );
      return answer["teacherArena"].name;
    },
  ],
  [
    "a teacher's own record",
    async (fullName) => {
      const { token } = await teacher();
      const answer = await act(
        token,
        "updateTeacherProfile",
        { fullName },
        "... on UpdateTeacherProfileSuccess { viewer { user { name } teacherProfile { name } } }",
      );
      expect(answer["viewer"].user.name).toBe(answer["viewer"].teacherProfile.name);
      return answer["viewer"].teacherProfile.name;
    },
  ],
  [
    "the administration's new athlete",
    async (fullName) => {
      const email = newEmail();
      const input = { fullName, email, cpf: nextCpf(), level: "C" };
      expect(await act(await asAdmin(), "createAthlete", input)).toMatchObject({
        __typename: "CreateAthleteSuccess",
      });
      return userOf(email);
    },
  ],
  [
    "handing over an arena",
    async (personName) => {
      const own = await createArena(api(), "De outra mão");
      const email = newEmail();
      const input = { arenaId: own.globalId, personName, email };
      expect(await act(await asAdmin(), "handOverArena", input)).toMatchObject({
        __typename: "HandOverArenaSuccess",
      });
      return userOf(email);
    },
  ],
];

describe.each(doors)("names as people have them, at the door of %s", (_door, through) => {
  test.each(names)("%j", async (typed, name) => {
    expect(await through(typed)).toBe(name);
    await api().db.rateLimit.deleteMany();
  });
});

test("a name with a digit or another sign is refused at the desk, by the spec's sentence", async () => {
  for (const fullName of ["R2D2", "Ana, Bia", "--"])
    expect(
      await act(
        arena.manager.token,
        "registerAthlete",
        { arenaId: arena.globalId, fullName, level: "B" },
        "... on InvalidInput { fields { path message } }",
      ),
    ).toMatchObject({
      fields: [{ path: ["fullName"], message: "Nome deve conter apenas letras e espaços" }],
    });
});

test.each([
  ["davila", "Ana D'Ávila"],
  ["sant anna luiza", "Luíza Sant'Anna"],
  ["santanna", "Luíza Sant'Anna"],
  ["nunez maria", "Maria-Clara Nuñez"],
  ["muller jr", "João Müller Jr."],
])("%j finds %s in the arena's list", async (search, name) => {
  const own = await createArena(api(), "Da busca");
  for (const fullName of [...stored, "Rui Outro"])
    await api().db.athlete.create({
      data: { fullName, arenas: { create: { arenaId: own.id, firstVisitOn: new Date("2026-01-10") } } },
    });
  const { viewer } = await api().data(
    `query ($search: String) { viewer { arena { athletes(first: 10, search: $search) { edges { node { name } } } } } }`,
    { search },
    own.manager.token,
  );
  expect(viewer.arena.athletes.edges).toEqual([{ node: { name } }]);
});

test("two spellings of the apostrophe are one teacher of the list", async () => {
  const register = (fullName: string) =>
    act(
      arena.manager.token,
      "registerTeacher",
      { arenaId: arena.globalId, specialties: [], hours: [], fullName },
      "... on InvalidInput { fields { path message } }",
    );
  expect(await register("Rita D'Alva")).toMatchObject({ __typename: "RegisterTeacherSuccess" });
  expect(await register("Rita D’Alva")).toMatchObject({ fields: [{ path: ["fullName"] }] });
});

test("names stand whole in what a public page, its TV and its print read, and in a calendar file", async () => {
  const { id, athleteIds } = await createSuper8(api(), arena);
  for (const [index, fullName] of stored.entries())
    await api().db.athlete.update({ where: { id: athleteIds[index]! }, data: { fullName } });
  await api().db.tournament.update({ where: { id }, data: { isPublic: true } });
  await api().db.match.updateMany({
    where: { tournamentId: id },
    data: { scheduledFor: new Date("2026-11-21T14:00:00Z") },
  });
  const page = await api().data(
    `query ($key: UUID!) { tournament(key: $key) { enrolments { athlete { displayName } }
      rounds { matches { sides { athletes { displayName } } } } } }`,
    { key: id },
  );
  for (const part of [page["tournament"].enrolments, page["tournament"].rounds])
    for (const name of stored) expect(JSON.stringify(part)).toContain(`"displayName":"${name}"`);
  const calendar = await fetch(`${api().url}/torneio/${id}/jogos.ics?atleta=${athleteIds[4]!}`);
  const lines = (await calendar.text()).replaceAll("\r\n ", "");
  for (const name of stored) expect(lines).toContain(name);
});
