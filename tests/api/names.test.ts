import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { password } from "../support/accounts";
import { arenaInput, federationInput } from "../support/administering";
import { useApi } from "../support/api";
import { tablesChangedBy } from "../support/changed-tables";
import { nextCpf } from "../support/cpf";
import { createAthletePerson, createOpenEvent, enrolling } from "../support/enrolling";
import { createFederation, day, type FederationStory } from "../support/federation-story";
import { perform } from "../support/identity-operations";
import { createCharge } from "../support/ledger";
import { pdfText } from "../support/pdf-text";
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
let federation: FederationStory;
beforeAll(async () => {
  arena = await createArena(api(), "Dos nomes");
  federation = await createFederation(api(), "Dos nomes");
});

const newEmail = () => `nome${nextNumber()}@teste.example`;
const athleteOf = async (email: string) =>
  (await api().db.athlete.findUniqueOrThrow({ where: { email } })).fullName;
const userOf = async (email: string) => (await api().db.user.findUniqueOrThrow({ where: { email } })).name;
const asAdmin = async () => (await createPerson(api(), "Quem administra", ["ADMIN"])).token;

/** Somebody who teaches at the arena, with an account. */
async function teacher() {
  const person = await createPerson(api(), "Quem Ensina");
  const { id, arenas } = await api().db.teacher.create({
    data: { userId: person.userId, fullName: "Quem Ensina", arenas: { create: { arenaId: arena.id } } },
    include: { arenas: true },
  });
  return {
    id,
    userId: person.userId,
    token: await api().tokenOf(person.userId),
    gid: encodeGlobalId("TeacherArena", arenas[0]?.id ?? ""),
  };
}
const teacherCalled = async (id: string) =>
  (await api().db.teacher.findUniqueOrThrow({ where: { id } })).fullName;

/** Somebody who is in a tournament of pairs, and asks no one yet. */
async function seeking() {
  const event = await createOpenEvent(api(), arena);
  const { token, athleteId } = await createAthletePerson(api(), "Quem Convida", arena.id);
  const { id } = await api().db.enrolment.create({
    data: { tournamentId: event.id, categoryId: event.categoryId, athleteId, status: "SEEKING_PARTNER" },
  });
  return { token, enrolmentId: encodeGlobalId("Enrolment", id), id };
}
const invitedName = async (enrolment: object) =>
  (await api().db.pairInvitation.findFirstOrThrow({ where: { enrolment } })).invitedName ?? "";

/** A door that stands open: everything but the name is said already. */
interface Entry {
  send: (name: string) => Promise<Record<string, any>>;
  /** The name as it is stored. */
  stored: () => Promise<string>;
}
/** What a door answers to a name that is none. */
const beside = (path: string[], message = "Nome deve conter apenas letras e espaços") => ({
  __typename: "InvalidInput",
  fields: [{ path, message }],
});
const inLine = {
  lines: [{ problems: [expect.stringContaining("Nome deve conter apenas letras e espaços")] }],
};
const as = async (token: string | null, mutation: string, input: object, more = "") =>
  perform(api(), mutation, { ...input }, { token, more });

const doors: [door: string, refusal: object, open: () => Promise<Entry>][] = [
  [
    "an athlete's sign-up",
    beside(["fullName"]),
    async () => {
      const email = newEmail();
      const input = { cpf: null, email, phone: null, birthDate: "1995-05-05", level: "C", password };
      return {
        send: (fullName) => as(null, "signUpAthlete", { ...input, fullName }),
        stored: () => athleteOf(email),
      };
    },
  ],
  [
    "an arena's sign-up",
    beside(["responsibleName"]),
    async () => {
      const email = newEmail();
      const input = { arenaName: "Arena Nova", cnpj: nextCnpj(), fullAddress: "Rua das Dunas, 100, Laguna" };
      return {
        send: (responsibleName) => as(null, "signUpArena", { ...input, email, responsibleName, password }),
        stored: async () => (await api().db.arena.findFirstOrThrow({ where: { email } })).responsibleName,
      };
    },
  ],
  [
    "a federation's sign-up",
    beside(["responsibleName"]),
    async () => {
      const [email, number] = [newEmail(), nextNumber()];
      const input = { name: `Federação Nova ${number}`, acronym: `FN${number}`, email, password };
      return {
        send: (responsibleName) => as(null, "signUpFederation", { ...input, responsibleName }),
        stored: () => userOf(email),
      };
    },
  ],
  [
    "the desk",
    beside(["fullName"]),
    async () => {
      const email = newEmail();
      const input = { arenaId: arena.globalId, level: "B", email };
      return {
        send: (fullName) => as(arena.manager.token, "registerAthlete", { ...input, fullName }),
        stored: () => athleteOf(email),
      };
    },
  ],
  [
    "the organiser's entry by hand",
    beside(["fullName"]),
    async () => {
      const event = await createOpenEvent(api(), arena, { kind: "SUPER8" });
      const input = { arenaId: arena.globalId, level: "FUN", enrolInTournamentId: event.globalId };
      return {
        send: (fullName) => as(arena.manager.token, "registerAthlete", { ...input, fullName }),
        stored: async () =>
          (
            await api().db.enrolment.findFirstOrThrow({
              where: { tournamentId: event.id },
              include: { athlete: true },
            })
          ).athlete.fullName,
      };
    },
  ],
  [
    "a sheet of athletes",
    { registeredCount: 0, ...inLine },
    async () => {
      const email = newEmail();
      const more = "... on ImportAthletesSuccess { registeredCount lines { problems } }";
      const input = { arenaId: arena.globalId, apply: true };
      return {
        send: (name) =>
          as(arena.manager.token, "importAthletes", { ...input, csv: `Nome;E-mail\n${name};${email}` }, more),
        stored: () => athleteOf(email),
      };
    },
  ],
  [
    "a sheet of enrolments",
    { enteredCount: 0, ...inLine },
    async () => {
      const [email, event] = [newEmail(), await createOpenEvent(api(), arena, { kind: "SUPER8" })];
      const more = "... on ImportEnrolmentsSuccess { enteredCount lines { problems } }";
      const input = { tournamentId: event.globalId, apply: true, allOrNothing: true };
      return {
        send: (name) =>
          as(
            arena.manager.token,
            "importEnrolments",
            { ...input, csv: `Atleta 1;E-mail 1;Nível 1;Gênero 1\n${name};${email};Fun;F` },
            more,
          ),
        stored: () => athleteOf(email),
      };
    },
  ],
  [
    "the guest whom one enters with",
    beside(["partnerName"]),
    async () => {
      const event = await createOpenEvent(api(), arena);
      const { token } = await createAthletePerson(api(), "Quem Entra", arena.id);
      return {
        send: (partnerName) => as(token, "enrolInTournament", { tournamentId: event.globalId, partnerName }),
        stored: () => invitedName({ tournamentId: event.id }),
      };
    },
  ],
  [
    "the guest whom one asks later",
    beside(["partnerName"]),
    async () => {
      const { token, enrolmentId, id } = await seeking();
      return {
        send: (partnerName) => as(token, "invitePartner", { enrolmentId, partnerName }),
        stored: () => invitedName({ id }),
      };
    },
  ],
  [
    "one's own profile",
    beside(["fullName"]),
    async () => {
      const { token, email } = await createAthletePerson(api(), "Quem Muda", arena.id);
      return {
        send: (fullName) => as(token, "updateProfile", { fullName }),
        stored: async () => {
          expect(await userOf(email)).toBe(await athleteOf(email));
          return athleteOf(email);
        },
      };
    },
  ],
  [
    "a teacher's invitation",
    beside(["fullName"]),
    async () => {
      const email = newEmail();
      const input = { arenaId: arena.globalId, specialties: [], hours: [], email };
      return {
        send: (fullName) => as(arena.manager.token, "registerTeacher", { ...input, fullName }),
        stored: async () =>
          (
            await api().db.teachingInvitation.findFirstOrThrow({
              where: { email },
              include: { teacherArena: { include: { teacher: true } } },
            })
          ).teacherArena.teacher.fullName,
      };
    },
  ],
  [
    "an athlete's correction by the arena",
    beside(["fullName"]),
    async () => {
      const { athleteId, email } = await createAthletePerson(api(), "Quem Se Corrige", arena.id);
      const input = { athleteId: encodeGlobalId("Athlete", athleteId) };
      return {
        send: (fullName) => as(arena.manager.token, "correctAthlete", { ...input, fullName }),
        stored: () => athleteOf(email),
      };
    },
  ],
  [
    "an arena's record of somebody without an account",
    beside(["contact", "fullName"]),
    async () => {
      const email = newEmail();
      const { arenas } = await api().db.athlete.create({
        data: { fullName: "Sem Conta", arenas: { create: { arenaId: arena.id, firstVisitOn: new Date() } } },
        include: { arenas: true },
      });
      const arenaAthleteId = encodeGlobalId("ArenaAthlete", arenas[0]?.id ?? "");
      return {
        send: (fullName) =>
          as(arena.manager.token, "updateArenaAthlete", { arenaAthleteId, contact: { fullName, email } }),
        stored: () => athleteOf(email),
      };
    },
  ],
  [
    "a teacher's correction by the arena",
    beside(["fullName"]),
    async () => {
      const { id, gid } = await teacher();
      const input = { teacherArenaId: gid, specialties: [], hours: [] };
      return {
        send: (fullName) => as(arena.manager.token, "updateArenaTeacher", { ...input, fullName }),
        stored: () => teacherCalled(id),
      };
    },
  ],
  [
    "a teacher's own record",
    beside(["fullName"]),
    async () => {
      const { id, userId, token } = await teacher();
      return {
        send: (fullName) => as(token, "updateTeacherProfile", { fullName }),
        stored: async () => {
          const { name } = await api().db.user.findUniqueOrThrow({ where: { id: userId } });
          expect(await teacherCalled(id)).toBe(name);
          return name;
        },
      };
    },
  ],
  [
    "the administration's new athlete",
    beside(["fullName"]),
    async () => {
      const [email, token] = [newEmail(), await asAdmin()];
      const input = { email, cpf: nextCpf(), level: "C" };
      return {
        send: (fullName) => as(token, "createAthlete", { ...input, fullName }),
        stored: () => userOf(email),
      };
    },
  ],
  [
    "the administration's new arena",
    beside(["responsibleName"], "Nome do responsável deve conter apenas letras e espaços"),
    async () => {
      const [input, token] = [arenaInput(), await asAdmin()];
      return {
        send: (responsibleName) => as(token, "createArena", { ...input, responsibleName }),
        stored: () => userOf(input.email),
      };
    },
  ],
  [
    "the administration's new federation",
    beside(["responsibleName"]),
    async () => {
      const [input, token] = [federationInput(), await asAdmin()];
      return {
        send: (responsibleName) => as(token, "createFederation", { ...input, responsibleName }),
        stored: () => userOf(input.email),
      };
    },
  ],
  [
    "handing over an arena",
    beside(["personName"]),
    async () => {
      const own = await createArena(api(), "De outra mão");
      const [email, token] = [newEmail(), await asAdmin()];
      return {
        send: (personName) => as(token, "handOverArena", { arenaId: own.globalId, personName, email }),
        stored: () => userOf(email),
      };
    },
  ],
  [
    "a role for somebody new",
    beside(["personName"]),
    async () => {
      const [email, token] = [newEmail(), await asAdmin()];
      const input = { email, role: "TEACHER", arenaIds: [arena.globalId] };
      return {
        send: (personName) => as(token, "assignRole", { ...input, personName }),
        stored: () => userOf(email),
      };
    },
  ],
  [
    "somebody new who manages an arena",
    beside(["personName"]),
    async () => {
      const email = newEmail();
      const input = { arenaId: arena.globalId, email };
      return {
        send: (personName) => as(arena.manager.token, "inviteArenaManager", { ...input, personName }),
        stored: () => userOf(email),
      };
    },
  ],
  [
    "a new member of a federation",
    beside(["personName"]),
    async () => {
      const email = newEmail();
      const input = { federationId: federation.globalId, email, position: "Diretora" };
      return {
        send: (personName) => as(federation.manager.token, "addFederationMember", { ...input, personName }),
        stored: () => userOf(email),
      };
    },
  ],
];

const odd = ["R2D2", "Ana 2", "Ana 🏖️", "Ana, Bia", "Ana_Bia", "--"];

describe.each(doors)("names as people have them, at the door of %s", (_door, refusal, open) => {
  test.each(names)("%j", async (typed, name) => {
    const { send, stored } = await open();
    expect(JSON.stringify(await send(typed))).not.toContain("deve conter");
    expect(await stored()).toBe(name);
    await api().db.rateLimit.deleteMany();
  });

  test("digits and other signs are refused beside the field, and nothing is written", async () => {
    const { send } = await open();
    const changed = await tablesChangedBy(api(), async () => {
      for (const name of odd) expect(await send(name), name).toMatchObject(refusal);
    });
    // A sheet counts against its limit before it is read.
    expect(changed.filter((table) => table !== "limites")).toEqual([]);
  });
});

test("a client who is only a name may be a company, whose name is tidied as well", async () => {
  const charge = (clientName: string) =>
    as(arena.manager.token, "createCharges", {
      arenaId: arena.globalId,
      athleteIds: [],
      clientName,
      kind: "MONTHLY_FEE",
      amountInCents: 5_000,
      dueOn: dayAt(new Date(), brasiliaTime),
      requestKey: randomUUID(),
    });
  for (const [typed, name] of [...names, ["Sant’Anna 2 & Filhos", "Sant'Anna 2 & Filhos"]]) {
    expect(await charge(typed!)).toMatchObject({ __typename: "CreateChargesSuccess" });
    expect(await api().db.charge.count({ where: { arenaId: arena.id, clientName: name! } })).toBe(1);
  }
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

test("names stand whole in the PDF of a receipt and in that of a month, and in the month's sheet", async () => {
  const own = await createArena(api(), "Do papel");
  const asManager = { headers: { Authorization: `Bearer ${own.manager.token}` } };
  const served = (path: string) => fetch(new URL(path, api().url), asManager);
  for (const fullName of stored) {
    const { athleteId } = await createAthletePerson(api(), fullName, own.id);
    const { id } = await createCharge(
      api().db,
      {
        arenaId: own.id,
        athleteId,
        serviceType: "CLASS",
        kind: "MONTHLY_FEE",
        description: "Mensalidade",
        serviceDate: day("2026-09-10"),
        amountInCents: 18_000,
      },
      { status: "PAID", at: new Date("2026-09-12T15:00:00Z") },
    );
    // The month names who still owes.
    await createCharge(api().db, {
      arenaId: own.id,
      athleteId,
      serviceType: "CLASS",
      description: "Mensalidade",
      serviceDate: day("2026-09-10"),
      dueOn: day("2026-09-10"),
      amountInCents: 9_000,
    });
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on Charge { entries { receiptPath } } } }`,
      { id: encodeGlobalId("Charge", id) },
      own.manager.token,
    );
    const path = node.entries.find(({ receiptPath }: { receiptPath: string | null }) => receiptPath);
    const receipt = await served(path.receiptPath);
    expect(receipt.headers.get("content-type")).toBe("application/pdf");
    expect(pdfText(new Uint8Array(await receipt.arrayBuffer())).replaceAll(/\s+/g, " ")).toContain(fullName);
  }
  const month = new URLSearchParams({ arena: own.id, mes: "2026-09" });
  const paper = await served(`/exportar/relatorio-mensal.pdf?${month}`);
  const printed = pdfText(new Uint8Array(await paper.arrayBuffer())).replaceAll(/\s+/g, " ");
  const sheet = await (await served(`/exportar/movimentos.csv?${month}`)).text();
  for (const name of stored) for (const read of [printed, sheet]) expect(read).toContain(name);
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
