import { randomBytes, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { arenaPagePath } from "../../server/arenas/arena-name.rules";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { scoreTokenHash } from "../../server/scoring/score-link.rules";
import { brasiliaTime, dayAt, instantAt } from "../../server/platform/time/time-zone.rules";
import { pages } from "../../web/pages";
import { championshipReportPath } from "../../web/tournaments/public/tournament-path";
import { ownRankingsPath } from "../../web/rankings/public/ranking-paths";
import { keyInAddress } from "../../web/relay/address-key";
import type { PageDeclaration } from "../../web/shell/page";
import { useApi } from "../support/api";
import { createBankLine, createBankStock } from "../support/bank-stock";
import { createBoletoStock, createUnknownBoleto } from "../support/boletos";
import { pageOperations } from "../support/page-operations";
import { createAthletePerson } from "../support/enrolling";
import {
  createFederation,
  createRanking,
  day,
  inStatus,
  type FederationStory,
} from "../support/federation-story";
import {
  createArena,
  createAthletes,
  createPerson,
  createSuper8,
  nextNumber,
  type ArenaStory,
  type Person,
} from "../support/story";
import { createCertification } from "../support/world-teachers";

const api = useApi();
const operations = pageOperations();

/** What a page shows: a little, then a lot. */
interface Shown {
  tournament: string;
  athlete: string;
  /** In more rankings than a page of one's history shows. */
  ranked: string;
  /** Still to be played; its own id is the secret of its link. */
  match: string;
  ranking: string;
}

let arena: ArenaStory;
let federation: FederationStory;
let admin: Person;
let athlete: Person;
let teacher: Person & { teacherId: string };
const small: Shown = { tournament: "", athlete: "", ranked: "", match: "", ranking: "" };
const large: Shown = { tournament: "", athlete: "", ranked: "", match: "", ranking: "" };

/** An athlete with as many tournaments to come, tournaments over, and places in rankings of the federation. */
async function createRecord(size: number): Promise<string> {
  const [athleteId = ""] = await createAthletes(api(), arena.id, 1);
  await api().db.athlete.update({ where: { id: athleteId }, data: { publicSince: new Date() } });
  for (let index = 0; index < size; index++) {
    for (const status of ["REGISTRATION_OPEN", "FINISHED"] as const)
      await api().db.tournament.create({
        data: {
          federationId: federation.id,
          name: `Etapa ${index}`,
          kind: "INTERNAL",
          category: "Misto B",
          startDate: day("2026-11-07"),
          ...inStatus(status),
          categories: { create: { name: "Misto B", level: "B", gender: "MIXED" } },
          enrolments: { create: { athleteId } },
        },
      });
    for (const owner of [{ federationId: federation.id }, { arenaId: arena.id }])
      await createRanking(api(), owner, { "2026-11-01": [{ athleteId, position: 1, points: 10 }] });
  }
  return athleteId;
}

/** A ranking with as many in its one list. */
async function createListOf(size: number): Promise<string> {
  const athletes = await createAthletes(api(), arena.id, size);
  const places = athletes.map((athleteId, index) => ({ athleteId, position: index + 1, points: 10 }));
  const rankingId = await createRanking(api(), { federationId: federation.id }, { "2026-11-01": places });
  // Half of them stand in the next list as well.
  const won = { eventName: "Evento", points: 10, date: day("2026-11-07"), reason: "Evento externo" };
  await api().db.rankingResult.createMany({
    data: athletes
      .slice(0, Math.ceil(size / 2))
      .map((athleteId) => ({ rankingId, entryKey: randomUUID(), athleteId, ...won })),
  });
  return rankingId;
}

/** One that everybody may look at, refereed by the arena's manager, with a match that has a link. */
async function createPublicSuper8(players: number): Promise<Pick<Shown, "tournament" | "match">> {
  const { id } = await createSuper8(api(), arena, players);
  await api().db.tournament.update({ where: { id }, data: { isPublic: true } });
  const { userId } = arena.manager;
  await api().db.tournamentReferee.create({ data: { tournamentId: id, userId } });
  const { id: match } = await api().db.match.findFirstOrThrow({
    where: { tournamentId: id },
    orderBy: { round: "desc" },
  });
  // Its time has passed: pages say when it will probably begin.
  const court = await api().db.court.findFirstOrThrow({ where: { arenaId: arena.id } });
  await api().db.match.update({
    where: { id: match },
    data: { courtId: court.id, scheduledFor: new Date("2026-11-20T12:00:00Z") },
  });
  await api().db.matchScoreLink.create({
    data: { matchId: match, tokenHash: scoreTokenHash(match), createdById: userId },
  });
  return { tournament: id, match };
}

/** Somebody with as many more devices, and as many more keys of the federation to look after. */
async function createDevicesAndKeys({ id, manager }: FederationStory, size: number): Promise<void> {
  for (let index = 0; index < size; index++) {
    await api().tokenOf(manager.userId);
    await api().db.apiKey.create({
      data: {
        name: `Programa ${index}`,
        kind: "PARTNER",
        scopes: ["RANKINGS_READ"],
        federationId: id,
        createdById: manager.userId,
        hash: randomBytes(32),
        ending: "abcd",
        createdAt: new Date(),
      },
    });
  }
}

/** Classes of today with as many students each, on their courts, by teachers of their own. */
async function createClasses(size: number): Promise<void> {
  const today = dayAt(new Date(), brasiliaTime);
  for (let index = 0; index < size; index++) {
    const court = await api().db.court.create({
      data: { arenaId: arena.id, number: nextNumber(), name: "Quadra de aulas" },
    });
    const teacher = await api().db.teacher.create({
      data: {
        fullName: "Quem dá aula",
        email: `aulas${nextNumber()}@teste.example`,
        arenas: { create: { arenaId: arena.id } },
      },
    });
    const span = {
      startsAt: instantAt(today, "10:00", brasiliaTime),
      endsAt: instantAt(today, "11:00", brasiliaTime),
    };
    const students = await createAthletes(api(), arena.id, size);
    await api().db.classSession.create({
      data: {
        arenaId: arena.id,
        teacherId: teacher.id,
        courtId: court.id,
        category: "D",
        maxStudents: 20,
        originalDate: day(today),
        ...span,
        occupancy: { create: { arenaId: arena.id, courtId: court.id, kind: "CLASS", ...span } },
        students: { create: students.map((athleteId) => ({ athleteId })) },
      },
    });
    const later = { startsAt: span.endsAt, endsAt: instantAt(today, "12:00", brasiliaTime) };
    await api().db.courtBooking.create({
      data: {
        courtId: court.id,
        kind: "RENTAL",
        label: "Cliente",
        ...later,
        occupancy: { create: { arenaId: arena.id, courtId: court.id, kind: "RENTAL", ...later } },
      },
    });
  }
}

/** Announcements of the federation, each read once. */
async function announce(size: number): Promise<void> {
  for (let number = 0; number < size; number++)
    await api().db.announcement.create({
      data: {
        federationId: federation.id,
        requestKey: randomUUID(),
        title: "Comunicado",
        text: "Texto",
        audience: "Atletas das arenas filiadas",
        recipientCount: 1,
        skippedCount: 0,
        sentAt: new Date(),
        notices: {
          create: { userId: federation.manager.userId, title: "Aviso", text: "Texto", readAt: new Date() },
        },
      },
    });
}

/** Somebody who teaches at no arena, with as many certificates. */
async function certify(size: number): Promise<void> {
  const { teacherId } = teacher;
  for (let index = 0; index < size; index++)
    await createCertification(api(), teacherId, { validUntil: day("2025-06-01") });
}

/** Athletes whom the arena does not know ask to join it. */
async function askToJoin(count: number): Promise<void> {
  for (let index = 0; index < count; index++)
    await api().db.joinRequest.create({
      data: {
        arena: { connect: { id: arena.id } },
        athlete: { create: { fullName: "Quem pede" } },
        askedAt: new Date(),
      },
    });
}

/** That the arena itself belongs to the federation, and did before. */
async function affiliateArena(): Promise<void> {
  const was = { arenaId: arena.id, federationId: federation.id, proposedBy: "ARENA" as const };
  const [proposedAt, answeredAt, endedAt] = [new Date(), new Date(), new Date()];
  await api().db.affiliation.createMany({
    data: [
      { ...was, status: "ACTIVE", proposedAt, answeredAt },
      { ...was, status: "ENDED", proposedAt, answeredAt, endedAt, endedBy: "ARENA" },
    ],
  });
}

/** Arenas of the federation, and others that ask to be; as many federations that wait. */
async function createNeighbours(count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    await createFederation(api(), `Vizinha ${index}`, false);
    for (const status of ["ACTIVE", "PENDING"] as const) {
      const { id } = await createArena(api(), `Vizinha ${index} ${status}`);
      const answeredAt = status === "ACTIVE" ? new Date() : null;
      await api().db.affiliation.create({
        data: {
          arenaId: id,
          federationId: federation.id,
          status,
          proposedBy: "ARENA",
          proposedAt: new Date(),
          answeredAt,
        },
      });
    }
  }
}

/** What came into the bank, a file each: some of it waits, some has paid. */
async function fillBank(size: number): Promise<void> {
  for (const athleteId of await createAthletes(api(), arena.id, size)) {
    await createBankStock(api(), arena.id, athleteId);
    await createBankLine(api(), arena.id, {}, arena.manager.userId);
    await createBoletoStock(api(), arena.id, athleteId);
    await createUnknownBoleto(api(), arena.id);
  }
}

beforeAll(async () => {
  arena = await createArena(api(), "Das páginas");
  federation = await createFederation(api(), "Das páginas");
  admin = await createPerson(api(), "Admin", ["ADMIN"]);
  athlete = await createAthletePerson(api(), "Atleta", null);
  await api().db.arena.update({ where: { id: arena.id }, data: { pageKey: "das-paginas" } });
  Object.assign(small, await createPublicSuper8(4));
  small.athlete = await createRecord(1);
  small.ranked = await createRecord(6);
  small.ranking = await createListOf(1);
  await askToJoin(1);
  await createClasses(1);
  const made = await createPerson(api(), "Professora", ["TEACHER"]);
  const { id: teacherId } = await api().db.teacher.create({
    data: { userId: made.userId, fullName: "Professora" },
  });
  teacher = { ...made, teacherId };
  await certify(1);
  await announce(1);
  await createDevicesAndKeys(federation, 1);
  await createNeighbours(1);
  await fillBank(1);
  await affiliateArena();
});

/** The values of a page's path parameters. Pages of athletes show another athlete than the user who asks. */
const parametersOf = ({ path }: PageDeclaration, shown: Shown): Record<string, string> => ({
  arenaKey: "das-paginas",
  athleteId: shown.athlete,
  userId: shown.athlete,
  rankingId: shown.ranking,
  tournamentId: shown.tournament,
  matchId: shown.match,
  token: path.startsWith("/placar") ? shown.match : "nenhum",
  year: "2026",
});

/** The variables of the page's query. Pages of the signed-in athlete get no athlete, because this viewer is none. */
async function variablesOf(page: PageDeclaration, shown: Shown): Promise<Record<string, unknown>> {
  const search = new URLSearchParams();
  const variables = await page.variables({ params: parametersOf(page, shown), search });
  if (variables["key"] !== keyInAddress(undefined)) return variables;
  return { ...variables, key: page.path === ownRankingsPath ? shown.ranked : shown.athlete };
}

/** Users for whom a page shows more than for the first of its users. */
const further: Record<string, () => Person> = {
  [arenaPagePath(":arenaKey")]: () => athlete,
  "/conta": () => federation.manager,
  // The tournament is the arena's.
  [championshipReportPath(":tournamentId")]: () => arena.manager,
};

/** Who opens a page: everyone's as a visitor and as the arena's manager. */
function readersOf({ path, access }: PageDeclaration): (string | null)[] {
  const { token } = arena.manager;
  const more = further[path];
  const first = (): (string | null)[] => {
    if (access === "everyone") return [null, token];
    if (access === "federation") return [federation.manager.token];
    if (access.includes("ADMIN")) return [admin.token];
    return [access[0] === "TEACHER" ? teacher.token : token];
  };
  return more ? [...first(), more().token] : first();
}

interface Opened {
  name: string;
  limit: number;
  statements: (shown: Shown) => Promise<string[]>;
}

/** Each page once for each reader; pages in two areas that ask for the same are opened in the first. */
async function openings(): Promise<Opened[]> {
  const found = new Map<string, Opened>();
  for (const page of pages) {
    const operation = (await page.query?.())?.default.operation.name;
    if (operation === undefined) continue;
    const text = operations.get(operation) ?? "";
    const variables = JSON.stringify(await variablesOf(page, small));
    readersOf(page).forEach((token, index) => {
      const same = `${operation} ${variables} ${index}`;
      if (found.has(same)) return;
      found.set(same, {
        name: `${page.path}${token === null ? ", visitor" : ""}`,
        limit: page.maxStatements,
        statements: async (shown) => {
          const ask = async () => api().data(text, await variablesOf(page, shown), token);
          await ask();
          return api().statementsOf(ask);
        },
      });
    });
  }
  return [...found.values()];
}

test("every page's query is declared by a page", async () => {
  const declared = await Promise.all(
    pages.map(async ({ query }) => (await query?.())?.default.operation.name),
  );
  expect([...new Set(declared)].filter(Boolean).toSorted()).toEqual([...operations.keys()].toSorted());
});

describe("a page is a constant number of statements", () => {
  test("however many rows it shows", async () => {
    const opened = await openings();
    const before = new Map<Opened, number>();
    for (const one of opened) before.set(one, (await one.statements(small)).length);

    // Four times the athletes, three times the matches and many more tournaments.
    Object.assign(large, await createPublicSuper8(16));
    for (let more = 0; more < 12; more++) await createSuper8(api(), arena, 8, more % 2 === 0);
    await createAthletes(api(), arena.id, 60);
    large.athlete = await createRecord(15);
    large.ranked = large.athlete;
    large.ranking = await createListOf(30);
    await api().db.tournament.updateMany({ where: { arenaId: arena.id }, data: { isPublic: true } });
    await askToJoin(15);
    await createClasses(8);
    await certify(8);
    await announce(8);
    await createDevicesAndKeys(federation, 15);
    await createNeighbours(8);
    await fillBank(8);
    const [match] = await api().db.match.findMany({
      where: { tournamentId: large.tournament, round: 1 },
      take: 1,
    });
    await api().data(
      `mutation ($input: RecordMatchResultInput!) { recordMatchResult(input: $input) { __typename } }`,
      {
        input: {
          matchId: encodeGlobalId("Match", match!.id),
          expectedVersion: 0,
          outcome: "COMPLETED",
          games: [6, 3],
        },
      },
      arena.manager.token,
    );

    const table: string[] = [];
    for (const one of opened) {
      const { name, limit } = one;
      const after = await one.statements(large);
      table.push(`${name.padEnd(56)} ${String(after.length).padStart(3)} of ${limit}`);
      const listed = `${name}:\n${after.join("\n")}`;
      expect.soft(after.length, listed).toBe(before.get(one));
      expect.soft(after.length, listed).toBeLessThanOrEqual(limit);
    }
    console.log(table.join("\n"));
    // Every page of the product four times.
  }, 300_000);
});
