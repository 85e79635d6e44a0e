import { randomBytes, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import { scoreTokenHash } from "../../server/scoring/score-link.rules";
import { brasiliaTime } from "../../server/platform/time/time-zone.rules";
import { dayAt, instantAt } from "../../server/platform/time/zoned-time.rules";
import { useApi } from "../support/api";
import { createBankLine, createBankStock } from "../support/bank-stock";
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

/** A page, how to open it, and the most statements its one operation may cause. */
interface Page {
  variables: (shown: Shown) => Record<string, unknown>;
  atMost: number;
  /** Whose page it is; the arena's manager's unless said otherwise. */
  token?: () => string | null;
}
const pages: Record<string, Page> = {
  // Who asks; the arena with its tournaments; its hours, which say what is today; its courts; its money; all else of its day.
  ArenaDashboardPageQuery: { variables: () => ({}), atMost: 6 },
  // Four of them find the federations that the arena belongs to, asks and has left.
  ArenaProfilePageQuery: { variables: () => ({}), atMost: 6 },
  OpeningHoursPageQuery: { variables: () => ({}), atMost: 4 },
  // Who asks; the arena; its courts, prices of hours and plans of classes.
  CourtsAndPricesPageQuery: { variables: () => ({}), atMost: 5 },
  ReceivingPageQuery: { variables: () => ({}), atMost: 2 },
  // Who asks; the arena; who manages it, their names, who is responsible; whom they have asked, their addresses; its
  // teachers, and how many.
  TeamPageQuery: { variables: () => ({}), atMost: 10 },
  // Who asks; the arena; classes, their students; what else takes courts; all that stands around them.
  ArenaCalendarPageQuery: { variables: () => ({}), atMost: 6 },
  // Who asks; the arena with its weekly classes and requests; a page of them, how many, and their classes of the month; suggestions.
  ArenaAthletesPageQuery: { variables: () => ({}), atMost: 4 },
  // Who asks; the arena; the report in numbers; a page of its list.
  EnrolmentReportPageQuery: { variables: () => ({}), atMost: 4 },
  // Who asks; the arena; its sums; months; who is late; the people; what is expected.
  MoneyOverviewPageQuery: { variables: () => ({}), atMost: 7 },
  CommissionsPageQuery: { variables: () => ({}), atMost: 8 },
  OwnCommissionsPageQuery: { variables: () => ({}), atMost: 5 },
  // Who asks; the teacher's own certificates; their documents.
  CertificationsPageQuery: { variables: () => ({}), atMost: 3, token: () => teacher.token },
  TeachingReportPageQuery: { variables: () => ({}), atMost: 4 },
  // Who asks; the arena; what its charges come to; a page of them; who pays; by whose clocks they are late.
  ArenaFinancialPageQuery: { variables: () => ({}), atMost: 6 },
  // Who asks; the arena; its lines in numbers; those that wait, with what they may pay; files; a page of lines and who pays.
  ReconciliationPageQuery: { variables: () => ({ list: "TO_CHECK" }), atMost: 16 },
  // Who asks; the arena; two for each month's plans to charge; what is charged; a page of plans, prices, pauses, athletes.
  MonthlyPlansPageQuery: { variables: () => ({ running: true }), atMost: 11 },
  // Who asks; the arena; its teachers; how many; their certificates; invitations; classes to come.
  ArenaTeachersPageQuery: { variables: () => ({}), atMost: 7 },
  // Who asks; a page of announcements; how many have read each; what one is there; the federation; its championships.
  AnnouncementsPageQuery: {
    variables: () => ({ sender: "FEDERATION" }),
    atMost: 7,
    token: () => federation.manager.token,
  },
  // Who asks; how many are not read; a page of them.
  NoticesPageQuery: { variables: () => ({}), atMost: 3 },
  JoinRequestsPageQuery: { variables: () => ({}), atMost: 6 },
  // As an athlete, who is told how they stand to it, and which courts are theirs.
  ArenaPublicPageQuery: { variables: () => ({ key: "das-paginas" }), atMost: 15, token: () => athlete.token },
  // Three of them find who plays now, who is next, and what is past.
  TournamentDirectoryPageQuery: { variables: () => ({}), atMost: 10 },
  // Who is asked for nothing: a page of rankings; how many; which of them may be seen; their latest lists; whose they are.
  RankingDirectoryPageQuery: { variables: () => ({}), atMost: 5, token: () => null },
  RankingPageQuery: { variables: ({ ranking }) => ({ key: ranking }), atMost: 13, token: () => null },
  FederationRankingsPageQuery: { variables: () => ({}), atMost: 9, token: () => federation.manager.token },
  ArenaRankingsPageQuery: { variables: () => ({}), atMost: 9 },
  RankingDeskPageQuery: {
    variables: ({ ranking }) => ({ key: ranking }),
    atMost: 14,
    token: () => federation.manager.token,
  },
  NewTournamentPageQuery: { variables: () => ({}), atMost: 3 },
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
  // As the manager: who asks and whether they may; classes to come, past and to book, each with its teacher, court and arena.
  AthleteClassesPageQuery: { variables: ({ athlete }) => ({ key: athlete }), atMost: 30 },
  // Who asks; the athlete; matches, their tournaments, titles; partners and opponents; whom one may name.
  // Who asks; the athlete; whether one manages an arena they attend; what it comes to; a page of it.
  AthleteFinancialPageQuery: { variables: ({ athlete }) => ({ key: athlete }), atMost: 8 },
  AthleteRecordPageQuery: { variables: ({ athlete }) => ({ key: athlete }), atMost: 9 },
  // As the manager: who asks; the athlete, and as a teacher; whether they attend the arena; a note of who reads it; a record under
  // the manager's address. The athlete's own part, and the cards below, are counted in own-things.test.ts.
  AthleteProfilePageQuery: { variables: ({ athlete }) => ({ key: athlete, teaching: false }), atMost: 6 },
  // The arena's manager sees nothing of an athlete's own calendar; the athlete's own count is in own-things.test.
  AgendaPageQuery: { variables: ({ athlete }) => ({ key: athlete, month: "2026-11-01" }), atMost: 4 },
  // As a stranger, to somebody who has opened their page.
  PublicAthletePageQuery: { variables: ({ athlete }) => ({ key: athlete }), atMost: 12, token: () => null },
  OwnTournamentsPageQuery: { variables: ({ athlete }) => ({ key: athlete }), atMost: 22 },
  OwnRankingsPageQuery: { variables: ({ ranked }) => ({ key: ranked }), atMost: 12 },
  FederationDashboardPageQuery: { variables: () => ({}), atMost: 12, token: () => federation.manager.token },
  // Who asks; what they are there, and where; its people and their accounts; the open invitations and theirs.
  FederationSettingsPageQuery: { variables: () => ({}), atMost: 8, token: () => federation.manager.token },
  ChampionshipsPageQuery: { variables: () => ({}), atMost: 9, token: () => federation.manager.token },
  // Who asks; who works for which federation; its championships of a year and events of its arenas; by whose clocks they go.
  // Who asks; what they are there; the federation; its championships; its athletes.
  // Who asks; the event with its board; the numbers.
  ChampionshipReportPageQuery: { variables: ({ tournament }) => ({ key: tournament }), atMost: 16 },
  FederationReportsPageQuery: {
    variables: () => ({ year: 2026 }),
    atMost: 6,
    token: () => federation.manager.token,
  },
  // Who asks; who works for which federation; what its charges come to; a page of them; who pays.
  FederationFinancialPageQuery: {
    variables: () => ({}),
    atMost: 6,
    token: () => federation.manager.token,
  },
  // One of them finds in which cities the arenas' events are.
  SeasonPageQuery: { variables: () => ({ year: 2026 }), atMost: 9, token: () => federation.manager.token },
  NewChampionshipPageQuery: { variables: () => ({}), atMost: 4, token: () => federation.manager.token },
  // Who asks; those they answer for; the minors.
  DependentsPageQuery: { variables: () => ({}), atMost: 4 },
  AccountPageQuery: { variables: () => ({}), atMost: 12, token: () => federation.manager.token },
  AdminDashboardPageQuery: { variables: () => ({}), atMost: 3, token: () => admin.token },
  ArenasPageQuery: { variables: () => ({}), atMost: 4, token: () => admin.token },
  FederationsPageQuery: { variables: () => ({}), atMost: 4, token: () => admin.token },
  UsersPageQuery: { variables: () => ({}), atMost: 4, token: () => admin.token },
  ContractsPageQuery: { variables: () => ({}), atMost: 6, token: () => admin.token },
  // One counts the people of all roles; what is read from the rules costs none.
  RolesPageQuery: { variables: () => ({}), atMost: 2, token: () => admin.token },
  SettingsPageQuery: { variables: () => ({}), atMost: 3, token: () => admin.token },
  // One of them counts the arenas by city.
  FederationArenasPageQuery: { variables: () => ({}), atMost: 10, token: () => federation.manager.token },
  // Who asks; what they are there, and where; a page of certificates; how many; who has verified them.
  FederationCertificationsPageQuery: {
    variables: () => ({}),
    atMost: 6,
    token: () => federation.manager.token,
  },
  // Who asks; what they are there, and where; its arenas; a page of athletes; how many; where they stand.
  FederationAthletesPageQuery: { variables: () => ({}), atMost: 7, token: () => federation.manager.token },
  FinancialPageQuery: { variables: () => ({ period: "LAST_30_DAYS" }), atMost: 3, token: () => admin.token },
};

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

    for (const [name, { atMost }] of Object.entries(pages)) {
      const after = await statementsOf(name, large);
      const listed = `${name}:\n${after.join("\n")}`;
      expect(after.length, listed).toBe(before.get(name)?.length);
      expect(after.length, listed).toBeLessThanOrEqual(atMost);
    }
    // Every page of the product four times.
  }, 300_000);
});
