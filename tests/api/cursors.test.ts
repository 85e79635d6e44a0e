import { randomUUID } from "node:crypto";
import { getNamedType, isObjectType } from "graphql";
import { describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import { schema } from "../../server/schema";
import type { Actor } from "../support/actors";
import { idsOf } from "../support/matrix";
import { walkFields } from "../support/schema-walk";
import { rowTypes, type RowName } from "../support/world-side";
import { withWorld } from "../support/world-database";

const { api, world, callers } = withWorld();

const byId = (name: RowName, inner: string) =>
  `node(id: "${encodeGlobalId(rowTypes[name], world().a.rows[name])}") { ... on ${rowTypes[name]} { ${inner} } }`;

interface List {
  inside: (field: string) => string;
  actor: Actor;
  /** The type whose ids its cursors are; none where a cursor is a place in the list and no row. */
  of?: string;
}
/** Where each list is reached, and by whom. */
const lists: Record<string, List> = {
  "Arena.athletes": { inside: (list) => `viewer { arena { ${list} } }`, actor: "manager" },
  "Arena.monthlyPlans": {
    inside: (list) => `viewer { arena { ${list} } }`,
    actor: "manager",
    of: "MonthlyPlan",
  },
  "BankReconciliation.lines": {
    inside: (list) => `viewer { arena { bankReconciliation { ${list} } } }`,
    actor: "manager",
  },
  "MonthDue.plans": {
    inside: (list) => `viewer { arena { monthDue { ${list} } } }`,
    actor: "manager",
    of: "MonthlyPlan",
  },
  "ChargeList.charges": {
    inside: (list) => `viewer { arena { charges { ${list} } } }`,
    actor: "manager",
  },
  "Arena.joinRequests": {
    inside: (list) => `viewer { arena { ${list} } }`,
    actor: "manager",
    of: "JoinRequest",
  },
  "Arena.teachers": { inside: (list) => `viewer { arena { ${list} } }`, actor: "manager" },
  "Arena.pastAffiliations": {
    inside: (list) => `viewer { arena { ${list} } }`,
    actor: "manager",
    of: "Affiliation",
  },
  "Arena.rankings": { inside: (list) => `viewer { arena { ${list} } }`, actor: "manager", of: "Ranking" },
  "Arena.tournaments": {
    inside: (list) => `viewer { arena { ${list} } }`,
    actor: "manager",
    of: "Tournament",
  },
  "Athlete.enrolments": {
    inside: (list) => byId("listedAthlete", list),
    actor: "federation",
    of: "Enrolment",
  },
  "Athlete.rankingHistory": {
    inside: (list) => byId("listedAthlete", list),
    actor: "manager",
    of: "RankingPosition",
  },
  "Athlete.rankingPositions": { inside: (list) => byId("listedAthlete", list), actor: "manager" },
  "Federation.affiliations": {
    inside: (list) => byId("federation", list),
    actor: "federation",
    of: "Affiliation",
  },
  "Federation.athletes": { inside: (list) => byId("federation", list), actor: "federation" },
  "Federation.certifications": { inside: (list) => byId("federation", list), actor: "federation" },
  "Federation.championships": {
    inside: (list) => byId("federation", list),
    actor: "federation",
    of: "Tournament",
  },
  "Federation.rankings": { inside: (list) => byId("federation", list), actor: "federation", of: "Ranking" },
  "EnrolmentReport.athletes": {
    inside: (list) => `viewer { arena { enrolmentReport { ${list} } } }`,
    actor: "manager",
  },
  "TeachingReport.teachers": {
    inside: (list) => `viewer { arena { teachingReport { ${list} } } }`,
    actor: "manager",
  },
  "CommissionMonth.teachers": {
    inside: (list) => `viewer { arena { commissions { ${list} } } }`,
    actor: "manager",
  },
  "CommissionStatement.entries": { inside: (list) => byId("commission", list), actor: "teacher" },
  "Viewer.commissionStatements": {
    inside: (list) => `viewer { ${list} }`,
    actor: "teacher",
  },
  "AnnouncementDesk.announcements": {
    inside: (list) => `viewer { announcementDesk(kind: FEDERATION) { ${list} } }`,
    actor: "federation",
  },
  "FinancialReport.transactions": {
    inside: (list) => `financialReport(period: LAST_30_DAYS) { ${list} }`,
    actor: "admin",
  },
  "Query.allArenas": { inside: (list) => list, actor: "admin" },
  "Query.allFederations": { inside: (list) => list, actor: "admin" },
  "Query.allUsers": { inside: (list) => list, actor: "admin" },
  "Query.allContracts": { inside: (list) => list, actor: "admin" },
  "Query.auditTrail": { inside: (list) => list, actor: "admin" },
  "Query.rankings": { inside: (list) => list, actor: "athlete", of: "Ranking" },
  "Query.tournaments": { inside: (list) => list, actor: "athlete", of: "Tournament" },
  "Ranking.positions": { inside: (list) => byId("ranking", list), actor: "athlete" },
  "Ranking.results": { inside: (list) => byId("ranking", list), actor: "federation" },
  "Ranking.versions": { inside: (list) => byId("ranking", list), actor: "athlete" },
  "RankingVersion.unplaced": { inside: (list) => byId("ranking", `version { ${list} }`), actor: "athlete" },
  "RankingDraft.rows": { inside: (list) => byId("ranking", `draft { ${list} }`), actor: "federation" },
  "Tournament.enrollableAthletes": {
    inside: (list) => byId("open", list),
    actor: "manager",
    of: "Athlete",
  },
  "Tournament.entries": { inside: (list) => byId("book", list), actor: "manager", of: "Enrolment" },
  "TournamentCategory.partnerSeekers": {
    inside: (list) => byId("bookCategory", list),
    actor: "athlete",
    of: "Enrolment",
  },
  "User.sessions": { inside: (list) => `viewer { user { ${list} } }`, actor: "athlete", of: "UserSession" },
  "Viewer.notices": { inside: (list) => `viewer { ${list} }`, actor: "manager", of: "Notice" },
  "Viewer.apiKeys": { inside: (list) => `viewer { ${list} }`, actor: "federation", of: "ApiKey" },
};

const written = (text: string) => Buffer.from(text).toString("base64");

/** A page on the one side of a cursor or on the other. */
async function page(name: string, cursor?: string, backwards = false) {
  const list = lists[name];
  const size = backwards ? "last" : "first";
  const from = cursor === undefined ? "" : `, ${backwards ? "before" : "after"}: "${cursor}"`;
  const field = `${name.split(".")[1]}(${size}: 100${from}) { edges { cursor } pageInfo { hasNextPage hasPreviousPage } }`;
  return api().run(`{ ${list?.inside(field)} }`, {}, list ? callers()[list.actor].token : null);
}
const cursorsIn = (answer: unknown): string[] =>
  [...JSON.stringify(answer).matchAll(/"cursor":"([^"]+)"/g)].map(([, cursor = ""]) => cursor);

test("every list of the schema goes on here", () => {
  const connections = walkFields(schema).filter(({ field }) => {
    const type = getNamedType(field.type);
    return isObjectType(type) && type.name.endsWith("Connection");
  });
  expect(connections.map(({ name }) => name).toSorted()).toEqual(Object.keys(lists).toSorted());
});

describe.each(Object.keys(lists))("%s", (name) => {
  test("has rows, and goes on from each of them", async () => {
    const cursors = cursorsIn(await page(name));
    expect(cursors.length).toBeGreaterThan(0);
    for (const [index, cursor] of cursors.entries()) {
      expect(cursorsIn(await page(name, cursor))).toEqual(cursors.slice(index + 1));
      expect(cursorsIn(await page(name, cursor, true))).toEqual(cursors.slice(0, index));
    }
  });

  test.each([
    "x",
    "GPC:S:abc",
    "GPC:S:",
    "GPC:S:\0",
    "GPC:N:5",
    "GPC:D:5",
    "GPC:I:9",
    'GPC:J:{"a":1}',
    'GPC:J:["a"]',
    "1:abc",
  ])("a made-up cursor %j is the client's mistake", async (text) => {
    for (const backwards of [false, true]) {
      const { errors } = await page(name, written(text), backwards);
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["BAD_USER_INPUT"]);
    }
  });
});

const ofRows = Object.entries(lists).flatMap(([name, { of }]) =>
  of === undefined ? [] : [[name, of] as const],
);

test.each(ofRows)(
  "%s goes on from a row that it does not show as from one that does not exist",
  async (name, typename) => {
    const own = new Set(cursorsIn(await page(name)));
    const hidden = (await idsOf(api(), typename))
      .map((id) => written(`GPC:S:${id}`))
      .filter((cursor) => !own.has(cursor));
    expect(hidden.length).toBeGreaterThan(0);
    for (const backwards of [false, true]) {
      const nowhere = await page(name, written(`GPC:S:${randomUUID()}`), backwards);
      expect(nowhere.errors).toBeUndefined();
      for (const cursor of hidden) expect(await page(name, cursor, backwards)).toEqual(nowhere);
    }
  },
);

describe("who may still be entered", () => {
  const athletes = `query ($id: ID!, $search: String, $out: ID) { node(id: $id) { ... on Tournament {
    enrollableAthletes(first: 20, search: $search, notInCategory: $out) { totalCount edges { node { id } } } } } }`;
  const ask = (variables: { search?: string; out?: string }) =>
    api().data(
      athletes,
      { id: encodeGlobalId("Tournament", world().a.rows.open), ...variables },
      callers().manager.token,
    );

  test.each(["a\0\ud800zzz", "a".repeat(90_000)])(
    "a search that no text can match finds nobody",
    async (search) =>
      expect((await ask({ search }))["node"].enrollableAthletes).toEqual({ totalCount: 0, edges: [] }),
  );

  test("nobody learns which of their athletes play in a tournament that is hidden from them", async () => {
    const { undrawn, book } = world().b.rows;
    const athleteId = world().a.rows.minor;
    const { tournamentId } = await api().db.tournamentCategory.findUniqueOrThrow({ where: { id: undrawn } });
    expect(tournamentId).not.toBe(book);
    await api().db.enrolment.create({ data: { tournamentId, categoryId: undrawn, athleteId } });
    const without = (id: string) => ask({ out: encodeGlobalId("TournamentCategory", id) });
    expect(await without(undrawn)).toEqual(await without(randomUUID()));
    expect(JSON.stringify(await without(undrawn))).toContain(encodeGlobalId("Athlete", athleteId));
  });
});
