import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import { scoreTokenHash } from "../../server/scoring/score-link.rules";
import { useApi } from "../support/api";
import { pageOperations } from "../support/page-operations";
import { createAthletePerson } from "../support/enrolling";
import { promisesOf } from "../support/promises-of";
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
  type ArenaStory,
  type Person,
} from "../support/story";

const api = useApi();
const operations = pageOperations();

/** What a page shows: a little, then a lot. */
interface Shown {
  tournament: string;
  athlete: string;
  /** Still to be played; its own id is the secret of its link. */
  match: string;
}

/** A page, how to open it, and the most statements its one operation may cause. */
interface Page {
  variables: (shown: Shown) => Record<string, unknown>;
  atMost: number;
  /** Whose page it is; the arena's manager's unless said otherwise. */
  token?: () => string | null;
}
const pages: Record<string, Page> = {
  ArenaDashboardPageQuery: { variables: () => ({}), atMost: 4 },
  // All but two of them find the federations that the arena belongs to, asks and has left.
  ArenaSettingsPageQuery: { variables: () => ({}), atMost: 6 },
  JoinRequestsPageQuery: { variables: () => ({}), atMost: 6 },
  // As an athlete, who is told how they stand to it.
  ArenaPublicPageQuery: { variables: () => ({ key: "das-paginas" }), atMost: 8, token: () => athlete.token },
  // Three of them find who plays now, who is next, and what is past.
  TournamentDirectoryPageQuery: { variables: () => ({}), atMost: 10 },
  NewTournamentPageQuery: { variables: () => ({}), atMost: 2 },
  TournamentsPageQuery: { variables: () => ({}), atMost: 3 },
  // One of them notes whose personal data the manager sees.
  TournamentPageQuery: { variables: ({ tournament }) => ({ key: tournament }), atMost: 6 },
  EnrolmentsPageQuery: { variables: ({ tournament }) => ({ key: tournament }), atMost: 22 },
  InvitationPageQuery: { variables: () => ({ token: "nenhum" }), atMost: 2 },
  // As somebody who is not signed in, and as the manager on the wall's screen.
  TournamentPublicPageQuery: {
    variables: ({ tournament }) => ({ key: tournament }),
    atMost: 21,
    token: () => null,
  },
  TournamentTvPageQuery: { variables: ({ tournament }) => ({ key: tournament }), atMost: 16 },
  TournamentPosterPageQuery: { variables: ({ tournament }) => ({ key: tournament }), atMost: 16 },
  TournamentBracketPageQuery: { variables: ({ tournament }) => ({ key: tournament }), atMost: 16 },
  TournamentSchedulePageQuery: { variables: ({ tournament }) => ({ key: tournament }), atMost: 24 },
  QrSheetPageQuery: { variables: ({ tournament }) => ({ key: tournament }), atMost: 14 },
  RefereePageQuery: { variables: () => ({}), atMost: 14 },
  ScorePageQuery: { variables: ({ match }) => ({ matchKey: match }), atMost: 11 },
  ScoreLinkPageQuery: { variables: ({ match }) => ({ token: match }), atMost: 10 },
  AthleteProfilePageQuery: { variables: ({ athlete }) => ({ key: athlete }), atMost: 19 },
  FederationDashboardPageQuery: { variables: () => ({}), atMost: 9, token: () => federation.manager.token },
  ChampionshipsPageQuery: { variables: () => ({}), atMost: 9, token: () => federation.manager.token },
  NewChampionshipPageQuery: { variables: () => ({}), atMost: 4, token: () => federation.manager.token },
  AccountPageQuery: { variables: () => ({}), atMost: 9, token: () => federation.manager.token },
  AdminDashboardPageQuery: { variables: () => ({}), atMost: 3, token: () => admin.token },
  ArenasPageQuery: { variables: () => ({}), atMost: 4, token: () => admin.token },
  FederationsPageQuery: { variables: () => ({}), atMost: 4, token: () => admin.token },
  UsersPageQuery: { variables: () => ({}), atMost: 4, token: () => admin.token },
  ContractsPageQuery: { variables: () => ({}), atMost: 6, token: () => admin.token },
  // One counts the people of all roles; what is read from the rules costs none.
  RolesPageQuery: { variables: () => ({}), atMost: 2, token: () => admin.token },
  SettingsPageQuery: { variables: () => ({}), atMost: 3, token: () => admin.token },
  FederationArenasPageQuery: { variables: () => ({}), atMost: 9, token: () => federation.manager.token },
  FinancialPageQuery: { variables: () => ({ period: "LAST_30_DAYS" }), atMost: 3, token: () => admin.token },
};

let arena: ArenaStory;
let federation: FederationStory;
let admin: Person;
let athlete: Person;
const small: Shown = { tournament: "", athlete: "", match: "" };
const large: Shown = { tournament: "", athlete: "", match: "" };

/** An athlete with as many tournaments to come, tournaments over, and places in rankings of the federation. */
async function createRecord(size: number): Promise<string> {
  const [athleteId = ""] = await createAthletes(api(), arena.id, 1);
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
    await createRanking(
      api(),
      { federationId: federation.id },
      { "2026-11-01": [{ athleteId, position: 1, points: 10 }] },
    );
  }
  return athleteId;
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

beforeAll(async () => {
  arena = await createArena(api(), "Das páginas");
  federation = await createFederation(api(), "Das páginas");
  admin = await createPerson(api(), "Admin", ["ADMIN"]);
  athlete = await createAthletePerson(api(), "Atleta", null);
  await api().db.arena.update({ where: { id: arena.id }, data: { pageKey: "das-paginas" } });
  Object.assign(small, await createPublicSuper8(4));
  small.athlete = await createRecord(1);
  await askToJoin(1);
  await createDevicesAndKeys(federation, 1);
  await createNeighbours(1);
  await affiliateArena();
});

const asking = async (name: string, shown: Shown) => {
  const { variables, token = () => arena.manager.token } = pages[name]!;
  const ask = () => api().data(operations.get(name) ?? "", variables(shown), token());
  await ask();
  return ask;
};
const statementsOf = async (name: string, shown: Shown) => api().statementsOf(await asking(name, shown));

test("every page's operation is counted here", () => {
  expect([...operations.keys()].toSorted()).toEqual(Object.keys(pages).toSorted());
});

describe("a page is a constant number of statements", () => {
  test("however many rows it shows", async () => {
    const before = new Map<string, string[]>();
    for (const name of Object.keys(pages)) before.set(name, await statementsOf(name, small));

    // Four times the athletes, three times the matches and many more tournaments.
    Object.assign(large, await createPublicSuper8(16));
    for (let more = 0; more < 12; more++) await createSuper8(api(), arena, 8, more % 2 === 0);
    await createAthletes(api(), arena.id, 60);
    large.athlete = await createRecord(15);
    await api().db.tournament.updateMany({ where: { arenaId: arena.id }, data: { isPublic: true } });
    await askToJoin(15);
    await createDevicesAndKeys(federation, 15);
    await createNeighbours(8);
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

    for (const [name, { atMost }] of Object.entries(pages)) {
      const after = await statementsOf(name, large);
      const listed = `${name}:\n${after.join("\n")}`;
      expect(after.length, listed).toBe(before.get(name)?.length);
      expect(after.length, listed).toBeLessThanOrEqual(atMost);
    }
  });

  test("and makes no promise for each row, where its root loads it", async () => {
    for (const name of ["ArenaDashboardPageQuery", "TournamentPageQuery"]) {
      const few = await promisesOf(await asking(name, small));
      const many = await promisesOf(await asking(name, large));
      // The larger answer is read here in more chunks, about 130; one field that promises makes 300 for 12 athletes.
      expect(many - few, name).toBeLessThan(200);
    }
  });
});
