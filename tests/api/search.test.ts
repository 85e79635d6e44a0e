import { beforeAll, expect, test } from "vitest";
import { useApi } from "../support/api";
import {
  accountOf,
  createFederation,
  createRanking,
  day,
  type FederationStory,
} from "../support/federation-story";
import { createArena, createPerson, type ArenaStory } from "../support/story";

const api = useApi();
let arena: ArenaStory;
let elsewhere: ArenaStory;
let federation: FederationStory;
let waiting: FederationStory;
let teacher: string;

const createTournament = async (
  owner: { arenaId: string } | { federationId: string },
  name: string,
  more: { isPublic?: boolean; publishedAt?: null; startDate?: Date } = {},
) =>
  (
    await api().db.tournament.create({
      data: { ...owner, name, kind: "INTERNAL", category: "B", startDate: day("2026-11-20"), ...more },
    })
  ).id;

const createAthlete = async (
  fullName: string,
  arenaId: string,
  more: { active?: boolean; born?: string } = {},
) =>
  (
    await api().db.athlete.create({
      data: {
        fullName,
        birthDate: day(more.born ?? "1990-01-01"),
        arenas: { create: { arenaId, firstVisitOn: day("2026-01-10"), active: more.active ?? true } },
      },
    })
  ).id;

beforeAll(async () => {
  arena = await createArena(api(), "da Busca");
  elsewhere = await createArena(api(), "de Longe");
  federation = await createFederation(api(), "da Busca");
  waiting = await createFederation(api(), "à Espera", false);
  await api().db.arena.update({ where: { id: arena.id }, data: { federationId: federation.id } });
  await api().db.arena.update({ where: { id: elsewhere.id }, data: { federationId: waiting.id } });
  const person = await createPerson(api(), "Professora", ["TEACHER"]);
  await api().db.teacher.create({
    data: {
      userId: person.userId,
      fullName: "Professora",
      email: "professora.busca@teste.example",
      arenas: { create: { arenaId: arena.id } },
    },
  });
  teacher = person.token;
});

interface Found {
  tournaments: { name: string; organiserName: string; workplaceKey: string | null }[];
  rankings: { name: string; category: string; organiserName: string }[];
  athletes: { displayName: string }[];
}
const search = async (text: string, token: string | null): Promise<Found> =>
  (
    await api().data(
      `query ($text: String!) { search(text: $text) {
        tournaments { key name status startDate organiserName workplaceKey }
        rankings { key name category organiserName } athletes { key displayName level } } }`,
      { text },
      token,
    )
  )["search"];
const tournamentsFor = async (text: string, token: string | null) =>
  (await search(text, token)).tournaments.map(({ name }) => name).toSorted();
const athletesFor = async (text: string, token: string | null) =>
  (await search(text, token)).athletes.map(({ displayName }) => displayName);

test("words are found whatever the accents and the signs between them, two letters by the beginning", async () => {
  await createTournament({ arenaId: arena.id }, "Verão São João – 2ª Etapa", { isPublic: true });
  for (const text of ["verao", "VERÃO sao", "joao ve", "eta 2", "etapa-ver", "verao & !joao:*", "erao"])
    expect(await tournamentsFor(text, null), text).toEqual(["Verão São João – 2ª Etapa"]);
  for (const text of ["er", "verao inverno", "v", "", "%"])
    expect(await tournamentsFor(text, null), text).toEqual([]);
});

test("a tournament is found by who may see it: own drafts, what one teaches at, and what is open to everybody", async () => {
  const own = { arenaId: arena.id };
  await createTournament(own, "Ciranda aberta", { isPublic: true });
  await createTournament(own, "Ciranda fechada");
  await createTournament(own, "Ciranda rascunho", { isPublic: true, publishedAt: null });
  await createTournament({ federationId: federation.id }, "Ciranda estadual");
  await createTournament({ federationId: federation.id }, "Ciranda rascunho estadual", { publishedAt: null });
  await createTournament({ federationId: waiting.id }, "Ciranda à espera");

  const everybody = ["Ciranda aberta", "Ciranda estadual"];
  const { token: stranger } = await createPerson(api(), "Estranha", ["ATHLETE"]);
  const { token: admin } = await createPerson(api(), "Admin", ["ADMIN"]);
  for (const token of [null, stranger, elsewhere.manager.token])
    expect(await tournamentsFor("ciranda", token)).toEqual(everybody);
  expect(await tournamentsFor("ciranda", teacher)).toEqual([
    "Ciranda aberta",
    "Ciranda estadual",
    "Ciranda fechada",
  ]);
  expect(await tournamentsFor("ciranda", arena.manager.token)).toEqual([
    "Ciranda aberta",
    "Ciranda estadual",
    "Ciranda fechada",
    "Ciranda rascunho",
  ]);
  expect(await tournamentsFor("ciranda", federation.manager.token)).toEqual([
    ...everybody,
    "Ciranda rascunho estadual",
  ]);
  expect(await tournamentsFor("ciranda", waiting.manager.token)).toEqual([
    "Ciranda aberta",
    "Ciranda estadual",
    "Ciranda à espera",
  ]);
  expect(await tournamentsFor("ciranda", admin)).toHaveLength(6);

  // One's own first, and where it is at home.
  const { tournaments } = await search("ciranda", arena.manager.token);
  expect(tournaments.at(-1)).toMatchObject({ name: "Ciranda estadual", workplaceKey: null });
  expect(tournaments[0]).toMatchObject({ organiserName: "Arena da Busca", workplaceKey: arena.id });
  expect((await search("estadual", federation.manager.token)).tournaments[0]).toMatchObject({
    organiserName: "Federação da Busca",
    workplaceKey: federation.id,
  });
});

test("an athlete is found by who runs an arena they attend or its federation, and by nobody else", async () => {
  await createAthlete("Jandira Luz", arena.id);
  await createAthlete("Jandira Menor", arena.id, { born: "2020-01-01" });
  await createAthlete("Jandira de Antes", arena.id, { active: false });
  const far = await createAthlete("Jandira de Longe", elsewhere.id);
  const gone = await createAthlete("Jandira Inativa", arena.id);
  await api().db.athlete.update({ where: { id: gone }, data: { status: "INACTIVE" } });
  const herself = await accountOf(api(), far);
  const { token: admin } = await createPerson(api(), "Admin", ["ADMIN"]);

  const own = ["Jandira Luz", "Jandira Menor"];
  expect(await athletesFor("jand", arena.manager.token)).toEqual(own);
  expect(await athletesFor("jand", federation.manager.token)).toEqual(own);
  expect(await athletesFor("jand", elsewhere.manager.token)).toEqual(["Jandira de Longe"]);
  expect(await athletesFor("longe", arena.manager.token)).toEqual([]);
  // A federation that nobody has activated finds nobody.
  for (const token of [null, teacher, herself.token, waiting.manager.token])
    expect(await athletesFor("jand", token)).toEqual([]);
  expect(await athletesFor("jand", admin)).toHaveLength(4);
});

test("a running ranking is found by who may see it", async () => {
  const named = async (
    name: string,
    owner: { federationId: string } | { arenaId: string },
    listed: string[] = [],
    active = true,
  ) => {
    const places = listed.map((athleteId, index) => ({ athleteId, position: index + 1, points: 10 }));
    const id = await createRanking(api(), owner, { "2026-11-01": places }, active);
    await api().db.ranking.update({ where: { id }, data: { name } });
  };
  const listed = await createAthlete("Lia da Lista", elsewhere.id);
  await named("Marola estadual", { federationId: federation.id });
  await named("Marola encerrada", { federationId: federation.id }, [], false);
  await named("Marola à espera", { federationId: waiting.id });
  await named("Marola da arena", { arenaId: arena.id }, [listed]);
  const rankingsFor = async (token: string | null) =>
    (await search("maro", token)).rankings.map(({ name }) => name).toSorted();
  const { token: stranger } = await createPerson(api(), "Estranha", ["ATHLETE"]);
  const { token: admin } = await createPerson(api(), "Admin", ["ADMIN"]);
  for (const token of [null, stranger, elsewhere.manager.token])
    expect(await rankingsFor(token)).toEqual(["Marola estadual"]);
  const withArena = ["Marola da arena", "Marola estadual"];
  expect(await rankingsFor(arena.manager.token)).toEqual(withArena);
  expect(await rankingsFor(teacher)).toEqual(withArena);
  expect(await rankingsFor((await accountOf(api(), listed)).token)).toEqual(withArena);
  expect(await rankingsFor(waiting.manager.token)).toEqual(["Marola estadual", "Marola à espera"]);
  expect(await rankingsFor(admin)).toHaveLength(3);
  expect((await search("estadual maro", null)).rankings[0]).toMatchObject({
    category: "Masculino B",
    organiserName: "Federação da Busca",
  });
});

test("eight of each at most, for the same few statements", async () => {
  const ask = () => search("muitos", arena.manager.token);
  const few = (await api().statementsOf(ask)).length;
  for (let index = 0; index < 10; index++) {
    await createTournament({ arenaId: arena.id }, `Muitos ${index}`);
    await createAthlete(`Muitos ${index}`, arena.id, { born: "2020-01-01" });
  }
  const found = await ask();
  expect([found.tournaments.length, found.athletes.length]).toEqual([8, 8]);
  expect(await api().statementsOf(ask)).toHaveLength(few);
  expect(few).toBeLessThanOrEqual(4);
  expect(await api().statementsOf(() => search("m", arena.manager.token))).toHaveLength(1);
});

test("one's own come first, then those nearest to today, however many there are of others", async () => {
  for (let index = 0; index < 9; index++)
    await createTournament({ arenaId: elsewhere.id }, `Perto ${index}`, {
      isPublic: true,
      startDate: new Date(),
    });
  await createTournament({ arenaId: arena.id }, "Perto de nós", { startDate: day("2020-01-01") });
  const { tournaments } = await search("perto", arena.manager.token);
  expect(tournaments[0]?.name).toBe("Perto de nós");
  expect(tournaments).toHaveLength(8);
});

test("an apostrophe does not matter, and whose name begins with what is typed comes first", async () => {
  for (const name of ["Adriana D'Ávila", "Ana D'Ávila"]) await createAthlete(name, arena.id);
  for (const text of ["davila", "d’avila", "avila", "dávila ana"])
    expect(await athletesFor(text, arena.manager.token), text).toHaveLength(2);
  expect(await athletesFor("ana", arena.manager.token)).toEqual(["Ana D'Ávila", "Adriana D'Ávila"]);
});

test("what a suspended arena has made public is found by those alone who run it or teach there", async () => {
  const suspended = await createArena(api(), "Suspensa da Busca");
  await createTournament({ arenaId: suspended.id }, "Copa Recolhida", { isPublic: true });
  const found = async (token: string | null) => (await search("recolhida", token)).tournaments.length;
  expect(await found(null)).toBe(1);
  await api().db.arena.update({ where: { id: suspended.id }, data: { active: false } });
  expect(await found(null)).toBe(0);
  expect(await found(teacher)).toBe(0);
  const admin = await createPerson(api(), "Admin", ["ADMIN"]);
  expect(await found(admin.token)).toBe(1);
});
