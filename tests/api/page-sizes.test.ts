import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import { schema } from "../../server/schema";
import { useApi } from "../support/api";
import { createCommissionStock } from "../support/commission-stock";
import { createOpenEvent, type OpenEvent } from "../support/enrolling";
import { createFederation, createRanking, type FederationStory } from "../support/federation-story";
import { walkFields } from "../support/schema-walk";
import { createArena, createAthletes, createPerson, type ArenaStory, type Person } from "../support/story";

const api = useApi();
let arena: ArenaStory;
let federation: FederationStory;
let athleteId: string;
let rankingId: string;
let event: OpenEvent;
let commission: string;
let admin: Person;

beforeAll(async () => {
  admin = await createPerson(api(), "Admin", ["ADMIN"]);
  arena = await createArena(api(), "Das páginas");
  federation = await createFederation(api(), "Das páginas");
  [athleteId = ""] = await createAthletes(api(), arena.id, 1);
  event = await createOpenEvent(api(), arena);
  commission = (await createCommissionStock(api(), arena.id)).openCommission;
  rankingId = await createRanking(
    api(),
    { federationId: federation.id },
    { "2026-11-01": [{ athleteId, position: 1, points: 10 }] },
  );
});

/** Where each list is reached, and by whom: a new list is a new line here. */
const lists: Record<string, { inside: (field: string) => string; token: () => string }> = {
  "Arena.pastAffiliations": {
    inside: (field) => `viewer { arena { ${field} } }`,
    token: () => arena.manager.token,
  },
  "Arena.tournaments": {
    inside: (field) => `viewer { arena { ${field} } }`,
    token: () => arena.manager.token,
  },
  "Arena.rankings": {
    inside: (field) => `viewer { arena { ${field} } }`,
    token: () => arena.manager.token,
  },
  "Arena.athletes": {
    inside: (field) => `viewer { arena { ${field} } }`,
    token: () => arena.manager.token,
  },
  "Arena.monthlyPlans": {
    inside: (field) => `viewer { arena { ${field} } }`,
    token: () => arena.manager.token,
  },
  "BankReconciliation.lines": {
    inside: (field) => `viewer { arena { bankReconciliation { ${field} } } }`,
    token: () => arena.manager.token,
  },
  "MonthDue.plans": {
    inside: (field) => `viewer { arena { monthDue { ${field} } } }`,
    token: () => arena.manager.token,
  },
  "ChargeList.charges": {
    inside: (field) => `viewer { arena { charges { ${field} } } }`,
    token: () => arena.manager.token,
  },
  "CommissionMonth.teachers": {
    inside: (field) => `viewer { arena { commissions { ${field} } } }`,
    token: () => arena.manager.token,
  },
  "CommissionStatement.entries": {
    inside: (field) =>
      `node(id: "${encodeGlobalId("CommissionStatement", commission)}") { ... on CommissionStatement { ${field} } }`,
    token: () => arena.manager.token,
  },
  "Viewer.commissionStatements": {
    inside: (field) => `viewer { ${field} }`,
    token: () => arena.manager.token,
  },
  "Arena.teachers": {
    inside: (field) => `viewer { arena { ${field} } }`,
    token: () => arena.manager.token,
  },
  "EnrolmentReport.athletes": {
    inside: (field) => `viewer { arena { enrolmentReport { ${field} } } }`,
    token: () => arena.manager.token,
  },
  "TeachingReport.teachers": {
    inside: (field) => `viewer { arena { teachingReport { ${field} } } }`,
    token: () => arena.manager.token,
  },
  "Arena.joinRequests": {
    inside: (field) => `viewer { arena { ${field} } }`,
    token: () => arena.manager.token,
  },
  "Athlete.enrolments": {
    inside: (field) => `athlete(key: "${athleteId}") { ${field} }`,
    token: () => arena.manager.token,
  },
  "Athlete.rankingHistory": {
    inside: (field) => `athlete(key: "${athleteId}") { ${field} }`,
    token: () => arena.manager.token,
  },
  "Athlete.rankingPositions": {
    inside: (field) => `athlete(key: "${athleteId}") { ${field} }`,
    token: () => arena.manager.token,
  },
  "Federation.affiliations": {
    inside: (field) => `viewer { federationMember { federation { ${field} } } }`,
    token: () => federation.manager.token,
  },
  "Federation.athletes": {
    inside: (field) => `viewer { federationMember { federation { ${field} } } }`,
    token: () => federation.manager.token,
  },
  "Federation.certifications": {
    inside: (field) => `viewer { federationMember { federation { ${field} } } }`,
    token: () => federation.manager.token,
  },
  "Federation.championships": {
    inside: (field) => `viewer { federationMember { federation { ${field} } } }`,
    token: () => federation.manager.token,
  },
  "Federation.rankings": {
    inside: (field) => `viewer { federationMember { federation { ${field} } } }`,
    token: () => federation.manager.token,
  },
  "AnnouncementDesk.announcements": {
    inside: (field) => `viewer { announcementDesk(kind: ARENA) { ${field} } }`,
    token: () => arena.manager.token,
  },
  "FinancialReport.transactions": {
    inside: (field) => `financialReport { ${field} }`,
    token: () => admin.token,
  },
  "Query.allArenas": { inside: (field) => field, token: () => admin.token },
  "Query.allFederations": { inside: (field) => field, token: () => admin.token },
  "Query.allUsers": { inside: (field) => field, token: () => admin.token },
  "Query.allContracts": { inside: (field) => field, token: () => admin.token },
  "Query.auditTrail": { inside: (field) => field, token: () => admin.token },
  "Query.rankings": { inside: (field) => field, token: () => arena.manager.token },
  "Query.tournaments": { inside: (field) => field, token: () => arena.manager.token },
  "User.sessions": { inside: (field) => `viewer { user { ${field} } }`, token: () => arena.manager.token },
  "Viewer.apiKeys": { inside: (field) => `viewer { ${field} }`, token: () => arena.manager.token },
  "Viewer.notices": { inside: (field) => `viewer { ${field} }`, token: () => arena.manager.token },
  "Tournament.enrollableAthletes": {
    inside: (field) => `node(id: "${event.globalId}") { ... on Tournament { ${field} } }`,
    token: () => arena.manager.token,
  },
  "Tournament.entries": {
    inside: (field) => `node(id: "${event.globalId}") { ... on Tournament { ${field} } }`,
    token: () => arena.manager.token,
  },
  "TournamentCategory.partnerSeekers": {
    inside: (field) => `node(id: "${event.categoryGlobalId}") { ... on TournamentCategory { ${field} } }`,
    token: () => arena.manager.token,
  },
  "Ranking.positions": { inside: (field) => ofRanking(field), token: () => federation.manager.token },
  "Ranking.results": { inside: (field) => ofRanking(field), token: () => federation.manager.token },
  "Ranking.versions": { inside: (field) => ofRanking(field), token: () => federation.manager.token },
  "RankingVersion.unplaced": {
    inside: (field) => ofRanking(`version { ${field} }`),
    token: () => federation.manager.token,
  },
  "RankingDraft.rows": {
    inside: (field) => ofRanking(`draft { ${field} }`),
    token: () => federation.manager.token,
  },
};

const ofRanking = (field: string) =>
  `node(id: "${encodeGlobalId("Ranking", rankingId)}") { ... on Ranking { ${field} } }`;

const connections = walkFields(schema).filter(
  ({ field }) => /Connection!?$/.test(String(field.type)) || field.args.some(({ name }) => name === "first"),
);

test("every list of the schema is asked here", () => {
  expect(connections.map(({ name }) => name).toSorted()).toEqual(Object.keys(lists).toSorted());
});

describe.each(connections.map(({ name }) => name))("%s", (name) => {
  const ask = (variables: string, args: string, values: Record<string, unknown>) => {
    const { inside, token } = lists[name]!;
    const field = `${name.split(".")[1]}(${args}) { pageInfo { hasNextPage } edges { cursor } }`;
    return api().run(`query ${variables} { ${inside(field)} }`, values, token());
  };

  test.each(["first", "last"])("takes %s from 1 to 100", async (argument) => {
    for (const size of [1, 100]) {
      const { errors } = await ask("", `${argument}: ${size}`, {});
      expect(errors).toBeUndefined();
    }
    for (const size of [101, 2_147_483_647, 0, -1]) {
      const literal = await ask("", `${argument}: ${size}`, {});
      const variable = await ask("($size: Int)", `${argument}: $size`, { size });
      for (const { data, errors } of [literal, variable]) {
        expect(JSON.stringify(data)).not.toContain("edges");
        expect(errors?.map(({ message, extensions }) => [message, extensions.code])).toEqual([
          [`“${argument}” deve ser de 1 a 100.`, "BAD_USER_INPUT"],
        ]);
      }
    }
  });

  test("gives a page where no size is asked for", async () => {
    expect((await ask("($size: Int)", "first: $size", { size: null })).errors).toBeUndefined();
  });
});
