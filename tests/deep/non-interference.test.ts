import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { createCallers, type Callers } from "../support/actors";
import { add, oneOfEach, someAdditions } from "../support/additions";
import { unlimited, useApi } from "../support/api";
import { askToTheEnd, questionsAboutSide } from "../support/matrix";
import { pageOperations } from "../support/page-operations";
import { pack } from "../support/query-paths";
import { createWorld } from "../support/world";
import { pageKeyOf, type Side } from "../support/world-side";
import { invitationToken } from "../support/world-enrolments";

/** Set before answers are compared: with a running clock, the start of an hour would change free court times. */
let standing: Date | null = null;
const api = useApi({}, undefined, unlimited, undefined, undefined, () => standing ?? new Date());
const people = ["manager", "federation", "teacher", "athlete", "partner"] as const;
type Asker = (typeof people)[number];

let world: { a: Side; b: Side };
let callers: Callers;
/** The manager is asked everything, the others half of it. */
const isAsked = (actor: Asker, index: number): boolean => actor === "manager" || index % 2 === 0;
let asked: Record<Asker, string[]>;

beforeAll(async () => {
  world = await createWorld(api());
  callers = await createCallers(api(), world.a);
  const questions = await questionsAboutSide(api(), world.a);
  // Without a seed each preview draws new lots.
  const seeded = `drawPreview(lotsSeed: "${"0".repeat(32)}")`;
  const repeatable = pack(
    questions.flatMap(({ ways }) =>
      ways.map((way) => way.map((call) => (call === "drawPreview" ? seeded : call))),
    ),
  );
  const everything = async (actor: Asker) => {
    const texts: string[] = [];
    for (const question of repeatable.filter((_question, index) => isAsked(actor, index))) {
      const told = await askToTheEnd(question, (text) => api().run(text, {}, callers[actor].token));
      texts.push(...told.map(({ text }) => text));
    }
    return [actor, texts] as const;
  };
  asked = Object.fromEntries(await Promise.all(people.map(everything))) as typeof asked;
});

/** How each page is opened by the people of the first side. */
const variables: Record<string, () => Record<string, unknown>> = {
  AccountPageQuery: () => ({}),
  AnnouncementsPageQuery: () => ({ sender: "FEDERATION" }),
  DependentsPageQuery: () => ({}),
  MoneyOverviewPageQuery: () => ({}),
  ArenaAthletesPageQuery: () => ({}),
  ArenaCalendarPageQuery: () => ({}),
  ArenaTeachersPageQuery: () => ({}),
  ArenaDashboardPageQuery: () => ({}),
  ArenaFinancialPageQuery: () => ({}),
  ReconciliationPageQuery: () => ({ list: "TO_CHECK" }),
  MonthlyPlansPageQuery: () => ({}),
  ArenaPublicPageQuery: () => ({ key: pageKeyOf("A") }),
  ArenaProfilePageQuery: () => ({}),
  CourtsAndPricesPageQuery: () => ({}),
  OpeningHoursPageQuery: () => ({}),
  TeamPageQuery: () => ({}),
  ReceivingPageQuery: () => ({}),
  AthleteClassesPageQuery: () => ({ key: world.a.rows.athlete }),
  AgendaPageQuery: () => ({ key: world.a.rows.athlete, month: "2096-12-01" }),
  AthleteProfilePageQuery: () => ({ key: world.a.rows.athlete, teaching: false }),
  AthleteFinancialPageQuery: () => ({ key: world.a.rows.athlete, standing: null }),
  AthleteRecordPageQuery: () => ({ key: world.a.rows.athlete }),
  OwnRankingsPageQuery: () => ({ key: world.a.rows.athlete }),
  OwnTournamentsPageQuery: () => ({ key: world.a.rows.athlete }),
  PublicAthletePageQuery: () => ({ key: world.a.rows.athlete }),
  EnrolmentReportPageQuery: () => ({}),
  EnrolmentsPageQuery: () => ({ key: world.a.rows.book }),
  ChampionshipsPageQuery: () => ({ search: "t", status: null }),
  SeasonPageQuery: () => ({ year: 2026 }),
  ChampionshipReportPageQuery: () => ({ key: world.a.rows.championship }),
  FederationReportsPageQuery: () => ({ year: 2026 }),
  FederationFinancialPageQuery: () => ({}),
  FederationArenasPageQuery: () => ({}),
  FederationAthletesPageQuery: () => ({}),
  FederationCertificationsPageQuery: () => ({}),
  FederationDashboardPageQuery: () => ({}),
  FederationSettingsPageQuery: () => ({}),
  InvitationPageQuery: () => ({ token: invitationToken("A") }),
  JoinRequestsPageQuery: () => ({}),
  NewChampionshipPageQuery: () => ({}),
  NewTournamentPageQuery: () => ({}),
  NoticesPageQuery: () => ({}),
  QrSheetPageQuery: () => ({ key: world.a.rows.pairEvent }),
  ArenaRankingsPageQuery: () => ({}),
  FederationRankingsPageQuery: () => ({}),
  RankingDeskPageQuery: () => ({ key: world.a.rows.ranking }),
  RankingPageQuery: () => ({ key: world.a.rows.ranking }),
  RefereePageQuery: () => ({}),
  ScoreLinkPageQuery: () => ({ token: "nenhum" }),
  ScorePageQuery: () => ({ matchKey: world.a.rows.final }),
  TeachingReportPageQuery: () => ({}),
  CommissionsPageQuery: () => ({}),
  OwnCommissionsPageQuery: () => ({}),
  CertificationsPageQuery: () => ({}),
  TournamentBracketPageQuery: () => ({ key: world.a.rows.finished }),
  TournamentPublicPageQuery: () => ({ key: world.a.rows.published }),
  TournamentSchedulePageQuery: () => ({ key: world.a.rows.pairEvent }),
  TournamentPosterPageQuery: () => ({ key: world.a.rows.published }),
  TournamentTvPageQuery: () => ({ key: world.a.rows.drawn }),
  TournamentPageQuery: () => ({ key: world.a.rows.open }),
  TournamentsPageQuery: () => ({ search: "t", status: null, kind: null }),
};
/** Pages that show what there is on the whole platform. */
const ofEverybody = [
  "AdminDashboardPageQuery",
  "ArenasPageQuery",
  "ContractsPageQuery",
  "FederationsPageQuery",
  "FinancialPageQuery",
  "RankingDirectoryPageQuery",
  "RolesPageQuery",
  "SettingsPageQuery",
  "TournamentDirectoryPageQuery",
  "UsersPageQuery",
];

/** What somebody is answered to one question: the data to the letter, and why the rest is missing. */
interface Told {
  question: string;
  data: string;
  codes: string;
}

/** What is said to the minute of what is not over yet moves with the clock; so does how long somebody has to wait. */
const withoutClock = (data: string): string =>
  data
    .replaceAll(/"(estimatedAt|freeAt|at)":"[^"]*"/g, '"$1":"in time"')
    .replaceAll(/Tente novamente em \d+ (minuto|segundo)s?/g, "Tente novamente em breve");

/**
 * All that the people of the first side are answered. In which order errors come, and whether one is told of a second
 * field of an object that is denied for its first, is up to chance.
 */
async function answers(): Promise<Told[]> {
  const pages = pageOperations();
  const opened = Object.entries(variables).map(([name, of]) => ({
    query: pages.get(name) ?? "",
    variables: of(),
  }));
  const told = await Promise.all(
    people.map(async (actor) => {
      const own: Told[] = [];
      for (const { query, variables: given } of [
        ...asked[actor].map((query) => ({ query, variables: {} })),
        ...opened,
      ]) {
        const { data, errors = [] } = await api().run(query, given, callers[actor].token);
        const codes = [...new Set(errors.map(({ extensions }) => extensions.code))].toSorted().join(" ");
        own.push({ question: `${actor}: ${query}`, data: withoutClock(JSON.stringify(data)), codes });
      }
      return own;
    }),
  );
  return told.flat();
}

/** The questions that are answered otherwise than before. */
async function changedSince(before: readonly Told[]): Promise<string[]> {
  const now = await answers();
  return before.flatMap(({ question, data, codes }, index) =>
    now[index]?.data === data && now[index].codes === codes ? [] : [question],
  );
}

test("every page is opened here", () =>
  expect([...pageOperations().keys()].toSorted()).toEqual(
    [...Object.keys(variables), ...ofEverybody].toSorted(),
  ));

describe("whatever comes to the second side, the first is answered to the letter as before", () => {
  let before: Told[];

  test("counts, orders and cursors included", async () => {
    standing = new Date();
    before = await answers();
    expect(new Set(before.map(({ codes }) => codes))).toEqual(new Set(["", "FORBIDDEN"]));
    expect(before.filter(({ data }) => /"totalCount":[1-9]/.test(data)).length).toBeGreaterThan(3);
    await add(api(), world.b, oneOfEach);
    expect(await changedSince(before)).toEqual([]);
    await fc.assert(
      fc.asyncProperty(someAdditions, async (chances) => {
        await add(api(), world.b, chances);
        expect(await changedSince(before)).toEqual([]);
      }),
      { numRuns: 1, endOnFailure: true },
    );
  }, 300_000);

  test("while what comes to the first side is told", async () => {
    await add(api(), world.a, oneOfEach);
    const changed = await changedSince(before);
    for (const actor of people)
      expect(
        changed.some((question) => question.startsWith(actor)),
        actor,
      ).toBe(true);
  });
});
