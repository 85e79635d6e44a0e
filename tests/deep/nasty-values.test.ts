import {
  coerceInputValue,
  getNamedType,
  isLeafType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
} from "graphql";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { dayAt } from "../../server/platform/time/time-zone.rules";
import { schema } from "../../server/schema";
import { accountMutations } from "../api/policy/account-mutations";
import { adminMutations } from "../api/policy/administration-mutations";
import { rowInputs, whoMay } from "../api/policy/mutations";
import { createAccountStock } from "../support/account-stock";
import { createCallers, type Actor, type Callers } from "../support/actors";
import { useApi, type GraphQLAnswer } from "../support/api";
import { placesWithin, valueAt, withValueAt, type Samples } from "../support/argument-places";
import { createStock } from "../support/mutation-stock";
import { neededBy, type Stock } from "../support/stock";
import { operationOf, successOf } from "../support/mutation-policy";
import { openLive } from "../support/live-socket";
import { linkTo } from "../support/scoring";
import { nastyValues } from "../support/nasty-values";
import { walkFields } from "../support/schema-walk";
import { createWorld } from "../support/world";
import type { RowName, Side } from "../support/world-side";

// What is hashed is a digest, whatever was typed: to hash it for real would only take long.
vi.mock("../../server/platform/password-workers", () => ({
  onPasswordThread: async (task: { password: string; hash?: string }) =>
    task.hash === undefined ? `hash of ${task.password}` : task.hash === `hash of ${task.password}`,
}));

const api = useApi();
let world: { a: Side; b: Side };
let callers: Callers;
let linkToken = "";
let tried = 0;

beforeAll(async () => {
  world = await createWorld(api());
  callers = await createCallers(api(), world.a);
  linkToken = (await linkTo(api(), world.a.manager.token, world.a.rows.final)).secret;
  // However often somebody tries, they are let in to where the value goes.
  await api().db
    .$executeRaw`CREATE FUNCTION conta_nada() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.pontos := 0; NEW.em_curso := ''{}''; RETURN NEW; END'`;
  await api().db
    .$executeRaw`CREATE TRIGGER conta_nada BEFORE INSERT OR UPDATE ON limites FOR EACH ROW EXECUTE FUNCTION conta_nada()`;
});

interface Answer extends GraphQLAnswer {
  status: number;
}

async function send(query: string, variables: object, token: string | null): Promise<Answer> {
  tried++;
  const response = await fetch(`${api().url}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, ...((await response.json()) as GraphQLAnswer) };
}

const ourFault = new Set(["INTERNAL_SERVER_ERROR", "SERVICE_UNAVAILABLE"]);

/** Whether an answer is one: data, the no of a rule, or an error of whoever asked. */
const isAnswer = ({ status, data, errors }: Answer): boolean =>
  status < 500 && (errors ? !errors.some(({ extensions }) => ourFault.has(extensions.code)) : data !== null);

const shown = (value: unknown): string => (JSON.stringify(value) ?? "nothing").slice(0, 60);

/** Somebody who may, and what they send when nothing is nasty about it, as variables. */
interface Attempt {
  own: Record<string, unknown>;
  token: string | null;
  samples: Samples;
}

interface Walk {
  field: GraphQLField<unknown, unknown>;
  begin: () => Promise<Attempt>;
  ask: (variables: object, token: string | null) => Promise<Answer>;
  works: (answer: Answer) => boolean;
}

const refused = new Set<string>();

/** Whether a type refuses a value, and has before: then it comes to no field, wherever it is sent. */
function isKnownToBeRefused(type: GraphQLInputType, value: unknown): boolean {
  if (value === undefined) return false;
  let fits = true;
  coerceInputValue(value, type, () => (fits = false));
  const key = `${String(type)} ${JSON.stringify(value)}`;
  const known = refused.has(key);
  if (!fits) refused.add(key);
  return known;
}

/**
 * Puts every nasty value into every place of a field's arguments. Where a value was taken one begins anew: at once if the
 * same does not work twice, otherwise with the next place.
 * @returns the values that were not answered.
 */
async function walk({ field, begin, ask, works }: Walk): Promise<string[]> {
  const unanswered: string[] = [];
  const first = await begin();
  expect(works(await ask(first.own, first.token)), "what works, works").toBe(true);
  const again = works(await ask(first.own, first.token));
  let taken = true;
  let { own, token, samples } = first;
  for (const { name, type: whole } of field.args)
    for (const { path, type } of placesWithin(whole)) {
      if (taken) ({ own, token, samples } = await begin());
      taken = false;
      for (const value of [undefined, ...nastyValues(type, path.at(-1) ?? name, valueAt(own[name], path))]) {
        if (isKnownToBeRefused(type, value)) continue;
        if (taken && !again) ({ own, token, samples } = await begin());
        const variables = { ...own, [name]: withValueAt(whole, own[name], path, value, samples) };
        const answer = await ask(variables, token);
        if (!isAnswer(answer)) unanswered.push(`${[name, ...path].join(".")}: ${shown(value)}`);
        taken = works(answer) || (again && taken);
      }
    }
  return unanswered;
}

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
  ({ args }) => args.length > 0,
);

/** Objects that inputs may hold besides what works by itself. */
const samplesOf = ({ court }: Stock): Samples => ({
  CourtHoursInput: { courtKey: court, day: "2099-01-01", from: "08:00", until: "20:00" },
  SetScoreInput: setScore,
  WeekdayHoursInput: { weekday: "MONDAY", opensAt: "08:00", closesAt: "20:00" },
  SpecialDayInput: { date: "2099-01-01", opensAt: "08:00", closesAt: "20:00", reason: "Feriado" },
  PriceLineInput: { days: ["MONDAY"], from: "18:00", to: "22:00", hourlyRateInCents: 9000 },
  NewCategoryInput: { name: "Feminino C", level: "C", gender: "FEMALE", feeInCents: 8000 },
});
const setScore = { games: [6, 0] };

async function beginAt(mutation: string): Promise<Attempt> {
  const ofAccount = accountMutations.find((it) => it.mutation === mutation);
  if (ofAccount?.acceptedInput) {
    const account = await createAccountStock(api());
    const token = adminMutations.includes(ofAccount) ? callers.admin.token : account.token;
    return { own: { input: ofAccount.acceptedInput(account) }, token, samples: {} };
  }
  const toInput = rowInputs[mutation];
  if (!toInput) throw new Error(`nobody said what works with ${mutation}`);
  const { token, person } = callers[whoMay(mutation)];
  const { a } = world;
  const userId = person?.userId ?? a.manager.userId;
  const stock = await createStock(api(), a, userId, { needed: neededBy(toInput) });
  return { own: { input: toInput(stock) }, token, samples: samplesOf(stock) };
}

describe("whatever is sent to a mutation is answered", () => {
  test.each(mutations.map((field) => [field.name, field] as const))("%s", async (mutation, field) => {
    const works = (answer: Answer) => answer.data?.[mutation]?.__typename === successOf(mutation).name;
    const ask: Walk["ask"] = (variables, token) => send(operationOf(mutation), variables, token);
    expect(await walk({ field, begin: () => beginAt(mutation), ask, works })).toEqual([]);
  });
});

/** How one gets to the fields of a type that take arguments, and as whom: a new type is a new line here. */
const entrances: Record<string, { actor: Actor; inside: (field: string) => string }> = {
  Query: { actor: "manager", inside: (field) => field },
  Viewer: { actor: "manager", inside: (field) => `viewer { ${field} }` },
  User: { actor: "manager", inside: (field) => `viewer { user { ${field} } }` },
  Arena: { actor: "manager", inside: (field) => `viewer { arena { ${field} } }` },
  Federation: {
    actor: "federation",
    inside: (field) => `viewer { federationMember { federation { ${field} } } }`,
  },
  PublicArena: { actor: "athlete", inside: (field) => `publicArena(key: "lado-a") { ${field} }` },
  FinancialReport: { actor: "admin", inside: (field) => `financialReport { ${field} }` },
  BankReconciliation: {
    actor: "manager",
    inside: (field) => `viewer { arena { bankReconciliation { ${field} } } }`,
  },
  ChargeList: { actor: "manager", inside: (field) => `viewer { arena { charges { ${field} } } }` },
  Athlete: { actor: "athlete", inside: (field) => nodeOf("Athlete", "athlete", field) },
  AthleteClassRecord: {
    actor: "athlete",
    inside: (field) => nodeOf("Athlete", "athlete", `classRecord { ${field} }`),
  },
  AthleteClassArena: {
    actor: "athlete",
    inside: (field) => nodeOf("Athlete", "athlete", `classRecord { arenas { ${field} } }`),
  },
  ArenaAthlete: { actor: "manager", inside: (field) => nodeOf("ArenaAthlete", "arenaAthlete", field) },
  EnrolmentReport: {
    actor: "manager",
    inside: (field) => `viewer { arena { enrolmentReport { ${field} } } }`,
  },
  TeacherArena: { actor: "manager", inside: (field) => nodeOf("TeacherArena", "teacherArena", field) },
  CommissionStatement: {
    actor: "teacher",
    inside: (field) => nodeOf("CommissionStatement", "commission", field),
  },
  CommissionMonth: { actor: "manager", inside: (field) => `viewer { arena { commissions { ${field} } } }` },
  MonthDue: { actor: "manager", inside: (field) => `viewer { arena { monthDue { ${field} } } }` },
  MonthlyPlan: { actor: "manager", inside: (field) => nodeOf("MonthlyPlan", "monthlyPlan", field) },
  TeacherPage: {
    actor: "teacher",
    inside: (field) => `teacherPage(key: "${world.a.teacher.teacherId}") { ${field} }`,
  },
  TeachingReport: { actor: "manager", inside: (field) => `viewer { arena { teachingReport { ${field} } } }` },
  Ranking: { actor: "federation", inside: (field) => nodeOf("Ranking", "ranking", field) },
  RankingVersion: {
    actor: "federation",
    inside: (field) => nodeOf("Ranking", "ranking", `version { ${field} }`),
  },
  RankingDraft: {
    actor: "federation",
    inside: (field) => nodeOf("Ranking", "ranking", `draft { ${field} }`),
  },
  AnnouncementDesk: {
    actor: "federation",
    inside: (field) => `viewer { announcementDesk(kind: FEDERATION) { ${field} } }`,
  },
  Tournament: { actor: "manager", inside: (field) => nodeOf("Tournament", "book", field) },
  TournamentCategory: {
    actor: "manager",
    inside: (field) => nodeOf("TournamentCategory", "undrawn", field),
  },
};
/** What others than those are told, by its field. */
const whoAsks: Record<string, Actor> = {
  "Query.allArenas": "admin",
  "Query.allFederations": "admin",
  "Query.allUsers": "admin",
  "Query.allContracts": "admin",
  "Query.auditTrail": "admin",
  "Query.financialReport": "admin",
  "Viewer.announcementDesk": "federation",
};
const idOf = (type: string, row: RowName) => encodeGlobalId(type, world.a.rows[row]);
const nodeOf = (type: string, row: RowName, field: string) =>
  `node(id: "${idOf(type, row)}") { ... on ${type} { ${field} } }`;

/** What works where something has to be given: a new argument without which nothing works is a new line here. */
const ownArguments: Record<string, () => object> = {
  "Arena.dayAhead": () => ({ on: addDays(dayAt(new Date(), "America/Sao_Paulo"), 3) }),
  "AnnouncementDesk.announcement": () => ({ key: world.a.rows.announcement }),
  "AnnouncementDesk.recipients": () => ({ audience: "ATHLETES" }),
  "Athlete.agenda": () => ({ month: dayAt(new Date(), "America/Sao_Paulo") }),
  "ArenaAthlete.mergeWith": () => ({ otherId: idOf("ArenaAthlete", "mergeKept") }),
  "Federation.arenasToInvite": () => ({ search: "arena" }),
  "Federation.season": () => ({ year: 2026 }),
  "Federation.seasonReport": () => ({ year: 2026 }),
  "Federation.athlete": () => ({ key: world.a.rows.athlete }),
  "Federation.certification": () => ({ key: world.a.rows.certification }),
  "Query.athlete": () => ({ key: world.a.rows.athlete }),
  "Query.financialReport": () => ({ period: "CURRENT_MONTH" }),
  "Query.confirmationLink": () => ({ token: "nenhum" }),
  "Query.enrolmentInvitation": () => ({ token: "nenhum" }),
  "Query.node": () => ({ id: idOf("Arena", "arena") }),
  "Query.nodes": () => ({ ids: [idOf("Arena", "arena")] }),
  "Query.passwordResetLinkIsOpen": () => ({ token: "nenhum" }),
  "Query.previewMatchResult": () => ({
    input: { matchId: idOf("Match", "pairMatch"), expectedVersion: 1, outcome: "COMPLETED", games: [7, 6] },
  }),
  "Query.publicArena": () => ({ key: "lado-a" }),
  "Query.publicAthlete": () => ({ key: world.a.rows.listedAthlete }),
  "Query.ranking": () => ({ key: world.a.rows.ranking }),
  "RankingDraft.row": () => ({ athlete: world.a.rows.athlete }),
  "Ranking.athletesToAdd": () => ({ search: "atleta" }),
  "Query.scoreLink": () => ({ token: linkToken }),
  "Query.scorePad": () => ({ matchKey: world.a.rows.final }),
  "Query.search": () => ({ text: "atleta" }),
  "Query.teacherPage": () => ({ key: world.a.teacher.teacherId }),
  "Query.tournament": () => ({ key: world.a.rows.open }),
  "Viewer.announcementDesk": () => ({ kind: "FEDERATION" }),
  "Tournament.matchChanges": () => ({ since: 0 }),
  "Subscription.matchesChanged": () => ({ tournamentId: idOf("Tournament", "open") }),
  "Subscription.tournamentChanged": () => ({ tournamentId: idOf("Tournament", "open") }),
  "Subscription.scorePadChanged": () => ({ matchKey: world.a.rows.final }),
  "Subscription.scoreLinkChanged": () => ({ token: linkToken }),
};

/** What whoever is told of the rest is not told. */
const forAdmins = new Set(["Arena.version", "Arena.createdAt"]);

/** Reads rows, so that what decides which ones is used. */
function answerOf({ type }: GraphQLField<unknown, unknown>): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return "";
  if (!isObjectType(named)) return "{ __typename }";
  if (named.name.endsWith("Connection"))
    return "{ edges { cursor node { __typename } } pageInfo { endCursor } }";
  const leaves = Object.values(named.getFields()).filter(
    (field) => isLeafType(getNamedType(field.type)) && !forAdmins.has(`${named.name}.${field.name}`),
  );
  return `{ __typename ${leaves.map(({ name }) => name).join(" ")} }`;
}

/** Whoever asks a field gives it what works, nothing unless it has to be. */
const ownAttempt = (name: string, actor: Actor): Attempt => ({
  own: { ...ownArguments[name]?.() },
  token: callers[actor].token,
  samples: { SetScoreInput: setScore },
});

const headOf = ({ args }: GraphQLField<unknown, unknown>) =>
  args.map(({ name, type }) => `$${name}: ${String(type)}`).join(", ");
const callOf = (field: GraphQLField<unknown, unknown>) =>
  `${field.name}(${field.args.map(({ name }) => `${name}: $${name}`).join(", ")}) ${answerOf(field)}`;

const questions = walkFields(schema).filter(
  ({ typeName, field }) => field.args.length > 0 && typeName !== "Mutation",
);

describe("whatever is asked is answered", () => {
  const asked = questions.filter(({ typeName }) => typeName !== "Subscription");
  test.each(asked.map((it) => [it.name, it] as const))("%s", async (name, { typeName, field }) => {
    const entrance = entrances[typeName];
    if (!entrance) throw new Error(`nobody said how one gets to a ${typeName}`);
    const query = `query (${headOf(field)}) { ${entrance.inside(callOf(field))} }`;
    const begin = async () => ownAttempt(name, whoAsks[name] ?? entrance.actor);
    const ask: Walk["ask"] = (variables, token) => send(query, variables, token);
    const works = ({ data, errors }: Answer) =>
      errors === undefined && JSON.stringify(data).includes(`"${field.name}":`);
    expect(await walk({ field, begin, ask, works })).toEqual([]);
  });
});

describe("whatever is to be followed is answered", () => {
  const followed = questions.filter(({ typeName }) => typeName === "Subscription");
  test.each(followed.map((it) => [it.name, it] as const))("%s", async (name, { field }) => {
    const query = `subscription (${headOf(field)}) { ${callOf(field)} }`;
    const socket = await openLive(api().url, callers.manager.token);
    const ask: Walk["ask"] = async (variables) => {
      const id = String(++tried);
      socket.send({ id, type: "subscribe", payload: { query, variables } });
      const { type, payload } = await socket.message((message) => message.id === id);
      if (type === "next") socket.send({ id, type: "complete" });
      return {
        status: 200,
        ...(type === "error" ? { data: null, errors: payload } : (payload as object)),
      } as Answer;
    };
    const works = ({ errors }: Answer) => errors === undefined;
    expect(await walk({ field, begin: async () => ownAttempt(name, "manager"), ask, works })).toEqual([]);
    socket.close();
  });
});

test("what was written into mails and for later can be read again", async () => {
  await api().runJobs();
  const failed = await api().db
    .$queryRaw`SELECT task_identifier, last_error FROM graphile_worker.jobs WHERE last_error IS NOT NULL`;
  expect(failed).toEqual([]);
  console.log(`${tried} values`);
});
