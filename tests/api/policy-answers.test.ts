import { getNamedType, isLeafType, isObjectType } from "graphql";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createEmailLink } from "../../server/identity/email-link.step";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { addDays } from "../../server/platform/time/calendar-day.rules";
import { brasiliaTime, dayAt, instantAt } from "../../server/platform/time/time-zone.rules";
import { schema } from "../../server/schema";
import { createAccountStock } from "../support/account-stock";
import { password, useAccounts } from "../support/accounts";
import { newSettings } from "../support/administering";
import { unlimited, useApi } from "../support/api";
import { operationOf, successOf } from "../support/mutation-policy";
import { createPerson, nextCnpj, nextNumber } from "../support/story";
import { createWorld } from "../support/world";
import type { Side } from "../support/world-side";
import { accountMutations } from "./policy/account-mutations";
import { adminMutations } from "./policy/administration-mutations";
import { messages } from "./policy/messages";

const api = useApi({}, undefined, unlimited);
const { createAccount } = useAccounts(api);
const newEmail = () => `nova${nextNumber()}@teste.example`;
let side: Side;

beforeAll(async () => {
  side = (await createWorld(api())).a;
});
beforeEach(() => api().db.rateLimit.deleteMany());

interface Call {
  mutation: string;
  input?: object | undefined;
  token?: string | null;
}

const signUpArena = (email = newEmail()): Call => ({
  mutation: "signUpArena",
  input: {
    arenaName: "Arena Nova",
    cnpj: nextCnpj(),
    fullAddress: "Rua da Arena Nova, 100",
    email,
    responsibleName: "Pessoa Nova",
    password,
  },
});
const run = ({ mutation, input, token }: Call) =>
  api().run(operationOf(mutation), input ? { input } : {}, token);

/** @returns the token of a link as it is mailed. */
async function link(purpose: "CONFIRM_EMAIL" | "RESET_PASSWORD") {
  const { userId } = await createAccount(false);
  return createEmailLink(api().db, { userId, purpose }, new Date());
}

const admin = async () => (await createPerson(api(), "Admin", ["ADMIN"])).token;

describe("a mutation that works tells its answer to who called it", () => {
  test.each(accountMutations)("$mutation", async (policy) => {
    const { mutation, answer, acceptedInput } = policy;
    const account = await createAccountStock(api());
    const token = adminMutations.includes(policy) ? await admin() : account.token;
    const { data, errors } = await run({ mutation, input: acceptedInput?.(account), token });
    expect(errors).toBeUndefined();
    const told = data?.[mutation];
    expect(told.__typename).toBe(successOf(mutation).name);
    for (const field of answer.split(" ")) expect(told[field], field).not.toBeNull();
  });
});

/** What makes a rule say no in each of its words. */
const provocations: Record<string, () => Promise<Call>> = {
  InvalidInput: async () => ({ mutation: "signIn", input: { email: "nenhum", password: "nenhuma" } }),
  InvalidCredentials: async () => ({ mutation: "signIn", input: { email: newEmail(), password } }),
  EmailNotConfirmed: async () => ({
    mutation: "signIn",
    input: { email: (await createAccount(false)).email, password },
  }),
  TemporaryPasswordExpired: async () => {
    const { email, userId } = await createAccount();
    await api().db.user.update({ where: { id: userId }, data: { temporaryPasswordUntil: new Date(0) } });
    return { mutation: "signIn", input: { email, password } };
  },
  EmailTaken: async () => {
    const email = newEmail();
    await run(signUpArena(email));
    return signUpArena(email);
  },
  EmailAlreadyConfirmed: async () => {
    const call = { mutation: "confirmEmail", input: { token: await link("CONFIRM_EMAIL"), password } };
    await run(call);
    return call;
  },
  InvalidLink: async () => ({ mutation: "confirmEmail", input: { token: "nenhum", password } }),
  TooManyAttempts: async () => {
    const call = { mutation: "resendConfirmation", input: { email: newEmail() } };
    await run(call);
    return call;
  },
  RuleViolation: async () => ({
    mutation: "startTournament",
    input: { tournamentId: encodeGlobalId("Tournament", side.rows.finished) },
    token: side.manager.token,
  }),
  NotEligible: async () => ({
    // Nobody is old enough for the category.
    mutation: "enrolAthlete",
    input: {
      tournamentId: encodeGlobalId("Tournament", side.rows.book),
      categoryId: encodeGlobalId("TournamentCategory", side.rows.bookCategory),
      athleteId: encodeGlobalId("Athlete", side.rows.minor),
    },
    token: side.manager.token,
  }),
  ArenaChangedMeanwhile: async () => ({
    mutation: "updateArena",
    input: {
      arenaId: encodeGlobalId("Arena", side.rows.arena),
      version: 99,
      name: "Outro nome",
      responsibleName: "Outra Pessoa",
      email: newEmail(),
      cnpj: nextCnpj(),
      fullAddress: "Rua Nova, 10",
    },
    token: await admin(),
  }),
  ContractChangedMeanwhile: async () => ({
    mutation: "renewContract",
    input: {
      contractId: encodeGlobalId("Contract", side.rows.federationContract),
      version: 99,
      lastDay: "2099-12-31",
    },
    token: await admin(),
  }),
  FederationChangedMeanwhile: async () => ({
    mutation: "updateFederation",
    input: {
      federationId: encodeGlobalId("Federation", side.rows.federation),
      version: 99,
      name: "Outro nome",
      acronym: `N${nextNumber()}`,
      email: newEmail(),
      responsibleName: "Outra Pessoa",
    },
    token: await admin(),
  }),
  SettingsChangedMeanwhile: async () => ({
    mutation: "updatePlatformSettings",
    input: { ...(await newSettings(api())), version: 99 },
    token: await admin(),
  }),
  FederationInUse: async () => ({
    mutation: "deleteFederation",
    input: { federationId: encodeGlobalId("Federation", side.rows.federation) },
    token: await admin(),
  }),
  VersionConflict: async () => ({
    mutation: "recordMatchResult",
    input: {
      matchId: encodeGlobalId("Match", side.rows.match),
      expectedVersion: 0,
      outcome: "COMPLETED",
      games: [6, 0],
    },
    token: side.manager.token,
  }),
  ScoreConflict: async () => ({
    mutation: "recordLiveScore",
    input: { matchId: encodeGlobalId("Match", side.rows.final), expectedVersion: 7, sets: [] },
    token: side.manager.token,
  }),
  AttendanceConflict: async () => ({
    mutation: "takeAttendance",
    input: {
      sessionId: encodeGlobalId("ClassSession", side.rows.classSession),
      marks: [
        { athleteId: encodeGlobalId("Athlete", side.rows.athlete), attendance: "ABSENT", seen: "BOOKED" },
      ],
    },
    token: side.manager.token,
  }),
  ScheduleConflicts: async () => {
    // Where it is planned, the court is rented.
    const { courtId, scheduledFor, revision } = await api().db.match.findUniqueOrThrow({
      where: { id: side.rows.final },
    });
    const matchId = encodeGlobalId("Match", side.rows.final);
    const place = { courtKey: courtId, startsAt: scheduledFor?.toISOString() };
    return {
      mutation: "moveMatch",
      input: { matchId, ...place, expectedRevision: revision, acceptWarnings: true },
      token: side.manager.token,
    };
  },
  RentalCollisions: async () => {
    const { arena: arenaId, court: courtId } = side.rows;
    const on = addDays(dayAt(new Date(), brasiliaTime), 200);
    const rental = { arenaId: encodeGlobalId("Arena", arenaId), courtKey: courtId, clientName: "Cliente" };
    const hour = { startsAt: "12:00", endsAt: "13:00" };
    const standing = {
      startsAt: instantAt(on, "12:00", brasiliaTime),
      endsAt: instantAt(on, "13:00", brasiliaTime),
    };
    await api().db.courtBooking.create({
      data: {
        courtId,
        kind: "RENTAL",
        label: "Cliente",
        ...standing,
        occupancy: { create: { courtId, arenaId, kind: "RENTAL", ...standing } },
      },
    });
    return {
      mutation: "rentCourt",
      input: { ...rental, ...hour, date: on, until: addDays(on, 7) },
      token: side.manager.token,
    };
  },
  OccupancyAhead: async () => {
    const { arena: arenaId, court: courtId } = side.rows;
    const hour = { startsAt: new Date("2099-01-01T12:00:00Z"), endsAt: new Date("2099-01-01T13:00:00Z") };
    const rental = { courtId, kind: "RENTAL" as const, label: "Cliente", ...hour };
    if ((await api().db.courtBooking.count({ where: rental })) === 0)
      await api().db.courtBooking.create({
        data: { ...rental, occupancy: { create: { courtId, arenaId, kind: "RENTAL", ...hour } } },
      });
    const hours = { opensAt: "20:00", closesAt: "21:00" };
    const prices = { hourlyRateInCents: 1, dayUseInCents: 1 };
    return {
      mutation: "updateArenaSettings",
      input: { arenaId: encodeGlobalId("Arena", arenaId), courtCount: 1, ...prices, ...hours },
      token: side.manager.token,
    };
  },
  ResultMovesMatches: async () => ({
    mutation: "recordMatchResult",
    input: {
      matchId: encodeGlobalId("Match", side.rows.pairMatch),
      expectedVersion: 1,
      outcome: "COMPLETED",
      games: [7, 6],
    },
    token: side.manager.token,
  }),
};

/** Every field of a message, and of what lies within it. */
function everything(typename: string): string {
  const type = schema.getType(typename);
  if (!isObjectType(type)) throw new Error(`there is no ${typename}`);
  return Object.values(type.getFields())
    .map(({ name, type: of }) => {
      const inner = getNamedType(of);
      if (isLeafType(inner)) return name;
      return `${name} { ${inner.name in messages ? everything(inner.name) : "__typename"} }`;
    })
    .join(" ");
}

describe("a rule that says no tells all of it to who tried", () => {
  // They lie in InvalidInput, in RentalCollisions, in ScheduleConflicts and in the answers of scheduleTournament and of what imports sheets.
  const within = [
    "FieldError",
    "CollidingDate",
    "ScheduleWarning",
    "ProposedPlace",
    "UnplacedMatch",
    "KeptConflict",
    "ImportedLine",
    "ImportedAthleteLine",
  ];

  test("every message is provoked here", () =>
    expect([...Object.keys(provocations), ...within].toSorted()).toEqual(Object.keys(messages).toSorted()));

  test.each(Object.keys(provocations))("%s", async (typename) => {
    const { mutation, input, token } = (await provocations[typename]?.()) ?? { mutation: "" };
    const operation = operationOf(mutation).replace(/\.\.\. on UserError .*$/, "");
    const query = `${operation} ... on ${typename} { ${everything(typename)} } } }`;
    const { data, errors } = await api().run(query, { input }, token);
    expect(errors).toBeUndefined();
    expect(data?.[mutation]).toMatchObject({ __typename: typename, message: expect.any(String) });
  });
});
