import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { nextCpf } from "../support/cpf";
import { createAthletePerson, enrolling } from "../support/enrolling";
import { mailsTo } from "../support/mails";
import { pageOperations } from "../support/page-operations";
import { createArena, type ArenaStory } from "../support/story";

const api = useApi();
const { act } = enrolling(api);
let arena: ArenaStory;
let other: ArenaStory;

beforeAll(async () => {
  arena = await createArena(api(), "Da lista");
  other = await createArena(api(), "Do lado");
});

interface Told {
  fullName: string;
  level?: "FUN" | "C";
  birthDate?: string;
  email?: string | null;
  userId?: string;
  status?: "INACTIVE";
  active?: boolean;
  firstVisitOn?: string;
}

/** Somebody on an arena's list. @returns the ids of the row and of the record. */
async function listed(
  { active = true, firstVisitOn = "2026-01-10", birthDate, ...record }: Told,
  at = arena,
) {
  const { id, arenas } = await api().db.athlete.create({
    data: {
      ...record,
      birthDate: birthDate ? new Date(birthDate) : null,
      arenas: { create: { arenaId: at.id, active, firstVisitOn: new Date(firstVisitOn) } },
    },
    include: { arenas: true },
  });
  return { athleteId: id, id: encodeGlobalId("ArenaAthlete", arenas[0]?.id ?? "") };
}

async function list(args: string, at = arena, token = at.manager.token) {
  const { viewer } = await api().data(
    `{ viewer { arena { athletes(first: 50 ${args}) { totalCount edges { node {
      id name active athlete { level email displayName } } } } } } }`,
    {},
    token,
  );
  return viewer.arena.athletes as {
    totalCount: number;
    edges: { node: { id: string; name: string; athlete: Record<string, unknown> } }[];
  };
}
const namesIn = async (args: string, at = arena) => (await list(args, at)).edges.map(({ node }) => node.name);

const row = "arenaAthlete { id active note name athlete { email phone level birthDate } }";
const update = (input: object, token = arena.manager.token) =>
  act(token, "updateArenaAthlete", input as never, `... on UpdateArenaAthleteSuccess { ${row} } ${problems}`);
const problems = "... on InvalidInput { fields { path message } } ... on UserError { code }";
const annotate = (id: string, note: string | null, token = arena.manager.token) =>
  act(
    token,
    "writeArenaNote",
    { arenaAthleteId: id, note },
    `... on WriteArenaNoteSuccess { ${row} } ${problems}`,
  );
const setActive = (id: string, active: boolean, token = arena.manager.token) =>
  act(
    token,
    "setArenaAthleteActive",
    { arenaAthleteId: id, active },
    `... on SetArenaAthleteActiveSuccess { ${row} } ... on UserError { code message }`,
  );
const register = (input: object, at = arena) =>
  act(
    at.manager.token,
    "registerAthlete",
    { arenaId: at.globalId, level: "FUN", ...input } as never,
    `... on RegisterAthleteSuccess { ${row} } ${problems}`,
  );

describe("the list", () => {
  let own: ArenaStory;
  beforeAll(async () => {
    own = await createArena(api(), "De nomes");
    await listed({ fullName: "Érica Nunes", level: "C", firstVisitOn: "2026-03-01" }, own);
    await listed({ fullName: "ana Sá", firstVisitOn: "2026-01-01" }, own);
    await listed({ fullName: "Álvaro Reis", active: false, firstVisitOn: "2026-02-01" }, own);
    await listed({ fullName: "Davi Menor", birthDate: "2020-01-01", active: false }, own);
    await listed({ fullName: "De fora" }, other);
  });

  test("goes by name, whatever accents and capitals, and names also minors in full", async () => {
    expect(await namesIn("", own)).toEqual(["Álvaro Reis", "ana Sá", "Davi Menor", "Érica Nunes"]);
    expect(await namesIn("descending: true", own)).toEqual([
      "Érica Nunes",
      "Davi Menor",
      "ana Sá",
      "Álvaro Reis",
    ]);
    expect((await list("", own)).totalCount).toBe(4);
  });

  test("goes by the first visit too, page by page in both directions", async () => {
    const inOrder = ["Érica Nunes", "Álvaro Reis", "Davi Menor", "ana Sá"];
    expect(await namesIn("order: FIRST_VISIT, descending: true", own)).toEqual(inOrder);
    const page = async (args: string) => {
      const { viewer } = await api().data(
        `{ viewer { arena { athletes(order: FIRST_VISIT, descending: true, ${args}) {
          edges { cursor node { name } } pageInfo { hasNextPage hasPreviousPage } } } } }`,
        {},
        own.manager.token,
      );
      return viewer.arena.athletes;
    };
    const first = await page("first: 3");
    expect(first.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false });
    const next = await page(`first: 3, after: "${first.edges[2].cursor}"`);
    const names = ({ edges }: { edges: { node: { name: string } }[] }) => edges.map(({ node }) => node.name);
    expect([...names(first), ...names(next)]).toEqual(inOrder);
    const back = await page(`last: 2, before: "${next.edges[0].cursor}"`);
    expect(names(back)).toEqual(inOrder.slice(1, 3));
    expect(names(await page("last: 1"))).toEqual(["ana Sá"]);
  });

  test.each([
    ['search: "ERI"', ["Érica Nunes"]],
    ['search: "sá"', ["ana Sá"]],
    ['search: "álv"', ["Álvaro Reis"]],
    ['search: "%"', []],
    ['search: "_"', []],
    ["level: C", ["Érica Nunes"]],
    ["active: false", ["Álvaro Reis", "Davi Menor"]],
    ['active: true, search: "n"', ["Érica Nunes"]],
  ])("finds by %s", async (args, names) => {
    expect(await namesIn(args, own)).toEqual(names);
    expect((await list(args, own)).totalCount).toBe(names.length);
  });

  test("of who is inactive the contacts are not told, and of the others it is noted who saw them", async () => {
    const { athleteId } = await listed({ fullName: "Bia Vista", email: "vista@teste.example" }, own);
    await listed({ fullName: "Bia Oculta", email: "oculta@teste.example", active: false }, own);
    const { edges } = await list('search: "bia"', own);
    expect(edges.map(({ node }) => node.athlete["email"])).toEqual([null, "vista@teste.example"]);
    expect(await api().db.personalDataReading.findMany({ where: { readerId: own.manager.userId } })).toEqual([
      expect.objectContaining({ athleteId }),
    ]);
  });
});

describe("the arena registers somebody", () => {
  test("with CPF and note, who then stands in its list", async () => {
    const cpf = nextCpf().replace(/\D/g, "");
    const made = await register({
      fullName: "Nova Pessoa",
      email: "nova@teste.example",
      cpf,
      birthDate: "1999-09-09",
      level: "C",
      note: "  Canhota  ",
    });
    expect(made.arenaAthlete).toMatchObject({ active: true, name: "Nova Pessoa", note: "Canhota" });
    expect(await namesIn('search: "nova pessoa"')).toEqual(["Nova Pessoa"]);
    expect(await api().db.athlete.findUnique({ where: { cpf } })).toMatchObject({ fullName: "Nova Pessoa" });
  });

  test("what somebody has already is told of nobody but the arena's own", async () => {
    const cpf = nextCpf().replace(/\D/g, "");
    await api().db.athlete.create({
      data: { fullName: "Alheio Segredo", email: "alheio@teste.example", cpf },
    });
    await listed({ fullName: "Própria Atleta", email: "propria@teste.example" });
    const refused = async (input: object) => {
      const { fields } = await register({ fullName: "Quem Chega", ...input });
      return fields;
    };
    expect(await refused({ email: "alheio@teste.example" })).toEqual([
      {
        path: ["email"],
        message:
          "Já existe um atleta com este e-mail. Peça a ele que entre pelo link da arena, ou cadastre sem e-mail.",
      },
    ]);
    expect(await refused({ cpf })).toEqual([
      {
        path: ["cpf"],
        message: "Já existe um atleta com este CPF. Confira o número ou cadastre sem CPF.",
      },
    ]);
    expect(await refused({ email: "propria@teste.example" })).toEqual([
      { path: ["email"], message: "propria@teste.example é de Própria Atleta. Deixe em branco para Quem." },
    ]);
    expect(await refused({ fullName: "Própria", email: "propria@teste.example" })).toEqual([
      { path: ["email"], message: "Este e-mail é de Própria Atleta, que já é atleta da arena." },
    ]);
    expect(await refused({ cpf: "111.111.111-11", note: "a".repeat(1001) })).toEqual([
      { path: ["cpf"], message: expect.any(String) },
      { path: ["note"], message: "Observações devem ter no máximo 1000 caracteres" },
    ]);
    expect(await namesIn('search: "quem chega"')).toEqual([]);
  });
});

describe("the arena changes", () => {
  test("name and contacts of who has no account, and what categories go by", async () => {
    const { id, athleteId } = await listed({ fullName: "Ana Errada", email: "errada@teste.example" });
    const contact = { fullName: "Ana Certa", email: "certa@teste.example", phone: "(48) 99999-1234" };
    const changed = await update({ arenaAthleteId: id, contact, level: "B", birthDate: "1990-01-02" });
    expect(changed.arenaAthlete).toMatchObject({
      name: "Ana Certa",
      athlete: {
        email: "certa@teste.example",
        phone: "(48) 99999-1234",
        level: "B",
        birthDate: "1990-01-02",
      },
    });
    expect(
      await api().db.profileChange.findFirst({ where: { athleteId, levelAfter: { not: null } } }),
    ).toMatchObject({
      levelBefore: "FUN",
      levelAfter: "B",
      changedById: arena.manager.userId,
    });
  });

  test("no address that somebody has, told beside it", async () => {
    await api().db.athlete.create({ data: { fullName: "Dona", email: "tomado@teste.example" } });
    const { id } = await listed({ fullName: "Caio Reis", email: "caio@teste.example" });
    const contact = { fullName: "Caio Reis", email: "tomado@teste.example", phone: null };
    const { fields } = await update({ arenaAthleteId: id, contact, level: "B" });
    expect(fields).toMatchObject([{ path: ["contact", "email"] }]);
    const { edges } = await list('search: "caio"');
    expect(edges[0]?.node.athlete).toMatchObject({ email: "caio@teste.example", level: "FUN" });
  });

  test("no name and no contacts of who has an account, and nothing of who is inactive", async () => {
    const person = await createAthletePerson(api(), "Dora Conta", arena.id);
    const link = await api().db.arenaAthlete.findFirstOrThrow({ where: { athleteId: person.athleteId } });
    const id = encodeGlobalId("ArenaAthlete", link.id);
    const contact = { fullName: "Outra Dora", email: person.email, phone: null };
    expect(await update({ arenaAthleteId: id, contact, level: "B" })).toMatchObject({ code: "HAS_ACCOUNT" });
    expect(await api().db.athlete.findUnique({ where: { id: person.athleteId } })).toMatchObject({
      fullName: "Dora Conta",
      level: "FUN",
    });
    expect(await update({ arenaAthleteId: id, level: "B" })).toMatchObject({
      arenaAthlete: { athlete: { level: "B" } },
    });
    await setActive(id, false);
    expect(await update({ arenaAthleteId: id, level: "C" })).toMatchObject({ code: "INACTIVE" });
  });

  test("its note, which the athlete finds in their download, and which can be taken away", async () => {
    const person = await createAthletePerson(api(), "Eva Nota", arena.id);
    const link = await api().db.arenaAthlete.findFirstOrThrow({ where: { athleteId: person.athleteId } });
    const id = encodeGlobalId("ArenaAthlete", link.id);
    expect(await annotate(id, "Prefere manhãs")).toMatchObject({ arenaAthlete: { note: "Prefere manhãs" } });
    const { exportPersonalData } = await api().data(
      "mutation { exportPersonalData { ... on ExportPersonalDataSuccess { json } } }",
      {},
      person.token,
    );
    expect(exportPersonalData.json).toContain("Prefere manhãs");
    // Not on their pages, and not by its id.
    const operations = pageOperations();
    for (const [page, variables] of [
      ["AthleteProfilePageQuery", { key: person.athleteId, teaching: false }],
      ["AthleteRecordPageQuery", { key: person.athleteId }],
    ] as const) {
      const shown = JSON.stringify(await api().data(operations.get(page) ?? "", variables, person.token));
      expect(shown).toContain("Eva Nota");
      expect(shown).not.toContain("Prefere manhãs");
    }
    const asked = await api().run(
      `query ($id: ID!) { node(id: $id) { ... on ArenaAthlete { note } } }`,
      { id },
      person.token,
    );
    expect(JSON.stringify(asked)).not.toContain("Prefere manhãs");
    expect(await annotate(id, "a".repeat(1001))).toMatchObject({
      fields: [{ path: ["note"], message: "Observações devem ter no máximo 1000 caracteres" }],
    });
    expect(await annotate(id, "  ")).toMatchObject({ arenaAthlete: { note: null } });
  });
});

describe("who no longer comes", () => {
  test("is entered by the arena no more, and is let in again", async () => {
    const { id, athleteId } = await listed({ fullName: "Gil Some", email: "gil@teste.example" });
    expect(await setActive(id, false)).toMatchObject({
      arenaAthlete: { active: false, athlete: { email: null } },
    });
    const stands = async () =>
      (await api().db.arenaAthlete.findFirstOrThrow({ where: { athleteId } })).active;
    expect(await stands()).toBe(false);
    expect(await setActive(id, false)).toMatchObject({ arenaAthlete: { active: false } });
    expect(await setActive(id, true)).toMatchObject({
      arenaAthlete: { active: true, athlete: { email: "gil@teste.example" } },
    });
    expect(await stands()).toBe(true);
  });

  test("has their request to join answered by being let in, once for two at the same time", async () => {
    const person = await createAthletePerson(api(), "Hugo Volta", arena.id);
    const of = { arenaId: arena.id, athleteId: person.athleteId };
    const link = await api().db.arenaAthlete.update({
      where: { arenaId_athleteId: of },
      data: { active: false },
    });
    await api().db.joinRequest.create({ data: { ...of, askedAt: new Date() } });
    const id = encodeGlobalId("ArenaAthlete", link.id);
    await Promise.all([setActive(id, true), setActive(id, true)]);
    expect(await api().db.joinRequest.findFirst({ where: of })).toMatchObject({
      status: "ACCEPTED",
      answeredById: arena.manager.userId,
    });
    expect((await mailsTo(api(), person.email)).map(({ subject }) => subject)).toEqual([
      "Arena Da lista aceitou o seu pedido",
    ]);
  });

  test("stays away while the whole platform says so", async () => {
    const { id } = await listed({ fullName: "Ivo Fora", status: "INACTIVE", active: false });
    expect(await setActive(id, true)).toMatchObject({ code: "INACTIVE_ON_PLATFORM" });
  });
});

test("another arena's manager sees and changes nothing, and a suspended arena changes nothing either", async () => {
  const { id } = await listed({ fullName: "Lia Alheia" });
  const stranger = other.manager.token;
  const { errors } = await api().run(`{ node(id: "${id}") { ... on ArenaAthlete { name } } }`, {}, stranger);
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["FORBIDDEN"]);
  const attempts: [string, object][] = [
    ["updateArenaAthlete", { level: "B" }],
    ["writeArenaNote", { note: "x" }],
    ["setArenaAthleteActive", { active: false }],
  ];
  const tried = (name: string, input: object, token: string) =>
    api().run(
      `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { __typename ... on UserError { code } } }`,
      { input: { arenaAthleteId: id, ...input } },
      token,
    );
  for (const [name, input] of attempts)
    expect((await tried(name, input, stranger)).errors?.[0]?.extensions.code, name).toBe("FORBIDDEN");
  await api().db.arena.update({ where: { id: arena.id }, data: { active: false } });
  for (const [name, input] of attempts)
    expect((await tried(name, input, arena.manager.token)).data?.[name], name).toMatchObject({
      code: "ARENA_SUSPENDED",
    });
  await api().db.arena.update({ where: { id: arena.id }, data: { active: true } });
});
