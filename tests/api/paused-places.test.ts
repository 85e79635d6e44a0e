import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { issueCharge } from "../../server/billing/ledger.step";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import type { Actor } from "../support/actors";
import { act as actIn, createAdmin } from "../support/administering";
import { unlimited } from "../support/api";
import { createAthletePerson, createOpenEvent } from "../support/enrolling";
import { day } from "../support/federation-story";
import { mailsTo } from "../support/mails";
import { operationOf, successOf } from "../support/mutation-policy";
import { createStock } from "../support/mutation-stock";
import { neededBy } from "../support/stock";
import type { Person } from "../support/story";
import { withWorld } from "../support/world-database";
import { rowInputs, whoMay } from "./policy/mutations";

const { api, world, callers } = withWorld(unlimited);
const arena = () => world().a.rows.arena;
const federation = () => world().a.rows.federation;
const setArena = (active: boolean) => api().db.arena.update({ where: { id: arena() }, data: { active } });
const setFederation = (active: boolean) =>
  api().db.federation.update({ where: { id: federation() }, data: { active } });
afterEach(async () => {
  await setArena(true);
  await setFederation(true);
});

/** What enters, invites, lets in or opens something new: it stops at an arena that is suspended. */
const stopsAtArena = [
  "acceptInvitation",
  "addClassStudent",
  "addDayUse",
  "admitFromLine",
  "answerDayUse",
  "answerJoinRequests",
  "answerLevelSuggestion",
  "askStudentReport",
  "assignPlaces",
  "agreeOnCommission",
  "answerRental",
  "bookClass",
  "correctProgressNote",
  "createCharges",
  "createClassPlan",
  "createArenaRanking",
  "createMonthlyPlans",
  "createTournament",
  "createTournamentFromPreset",
  "duplicateTournament",
  "giveWildCard",
  "enrolAthlete",
  "enrolInTournament",
  "enrolPair",
  "formPair",
  "grantClassCredits",
  "importAthletes",
  "importEnrolments",
  "invitePartner",
  "inviteTeacher",
  "issueBoleto",
  "issueBoletos",
  "mergeAthletes",
  "proposePair",
  "publishTournament",
  "saveRulesPreset",
  "registerAthlete",
  "remindPayers",
  "rentCourt",
  "runMonth",
  "registerTeacher",
  "resendInvitation",
  "scheduleClass",
  "scheduleOwnClass",
  "sellClassPlan",
  "sendAnnouncement",
  "setArenaAthleteActive",
  "setTeachingActive",
  "substituteAthlete",
  "updateArenaAthlete",
  "updateArenaTeacher",
  "updateArenaJoining",
  "writeArenaNote",
  "writeProgressNote",
];

/** The same of a federation that is not active; it may prepare. */
const stopsInFederation = [
  "acceptInvitation",
  "admitFromLine",
  "assignPlaces",
  "enrolAthlete",
  "enrolInTournament",
  "enrolPair",
  "formPair",
  "giveWildCard",
  "importEnrolments",
  "invitePartner",
  "proposePair",
  "remindPayers",
  "resendInvitation",
  "substituteAthlete",
];

/** What brings to an end what runs, or takes something back. These are tried; all others are of the same kind. */
const goesOn = [
  "callMatch",
  "cancelEnrolment",
  "cancelOwnEnrolment",
  "declineInvitation",
  "drawCategory",
  "finishTournament",
  "recordMatchResult",
  "registerPayment",
  "splitPair",
  "startTournament",
  "undoPayment",
  "updateArenaSettings",
  "updateTournament",
  "withdrawInvitation",
];

const allowedWhilePaused = [
  "cancelAnnouncement",
  "addCategory",
  "addPresetCategories",
  "addRankingPoints",
  "appointReferee",
  "attachRanking",
  "adjustCommission",
  "blockCourt",
  "callNextMatch",
  "cancelCategory",
  "cancelBoleto",
  "cancelCharge",
  "cancelClass",
  "changeCharge",
  "changeClassPlan",
  "changePlanPrice",
  "confirmBankLine",
  "endMonthlyPlan",
  "ignoreBankLine",
  "pausePlan",
  "closeCommissionStatement",
  "cancelDay",
  "cancelDayUse",
  "cancelOwnDayUse",
  "cancelOwnRental",
  "cancelRental",
  "cancelStudentReport",
  "changeClass",
  "confirmEnrolments",
  "correctAthlete",
  "createApiKey",
  "createChampionship",
  "createRanking",
  "createRemittance",
  "correctRanking",
  "publishRanking",
  "saveBankAgreement",
  "undoBankLine",
  "updateRanking",
  "createScoreLink",
  "createCoupon",
  "createScoreLinks",
  "deleteRulesPreset",
  "deleteTournament",
  "renameRulesPreset",
  "dismissReferee",
  "endCoupon",
  "endGuardianship",
  "endSession",
  "findGuest",
  "finishLiveMatch",
  "finishSuperN",
  "inviteGuardian",
  "keepClass",
  "leaveClass",
  "liftCourtBlock",
  "moveMatch",
  "moveRental",
  "nameCourts",
  "pinMatch",
  "recordLiveScore",
  "readNotices",
  "removePushDevice",
  "payCommissionStatement",
  "refundCharge",
  "reopenCommissionStatement",
  "registerChargePayment",
  "registerChargePayments",
  "registerPayments",
  "removeArenaCover",
  "removeAthletePhoto",
  "removeArenaLogo",
  "removeCategory",
  "removeClassStudent",
  "removeProgressNote",
  "revokeApiKey",
  "revokeScoreLink",
  "revokeScoreLinks",
  "saveOpeningHours",
  "saveRentalTerms",
  "scheduleTournament",
  "seedFromRanking",
  "setOwnUnavailability",
  "setSeeds",
  "setTournamentVenue",
  "setUnavailability",
  "startMatch",
  "swapDrawEntries",
  "swapNumbers",
  "takeAttendance",
  "unblockCourt",
  "uncallMatch",
  "takeBackWalkover",
  "undoDraw",
  "undoMerge",
  "updateCategory",
  "updateCategoryRules",
  "updateMatchNotes",
  "updatePhaseFormat",
  "updateRegistration",
  "updateTournamentSchedule",
  "withdrawClassCredits",
  "withdrawJoinRequest",
  "withdrawMergeRequest",
  "withdrawPair",
  "undoChargePayment",
  "waiveLateFees",
];

/** What is no arena's nor federation's work. */
const administration = Object.keys(rowInputs).filter((name) => whoMay(name) === "admin");

/** See affiliations.test. */
const affiliations = [
  "answerAffiliation",
  "askForAffiliation",
  "endAffiliation",
  "inviteArena",
  "withdrawAffiliation",
];
/** See federated-certifications.test. */
const certificationChecks = ["remindOfCertification", "undoVerification", "verifyCertification"];
/** See federation-settings.test: who works for a federation prepares, also while it is not active. */
const federationsOwn = [
  "addFederationMember",
  "removeFederationMember",
  "updateFederation",
  "updateFederationMember",
  "withdrawManagementInvitation",
];
/** See arena-people.test: who manages an arena settles who does, also while it is suspended. */
const arenasOwn = ["inviteArenaManager", "removeArenaManager"];
const ofOnesOwn = [
  "answerGuardianInvitation",
  "answerManagementInvitation",
  "answerMergeRequest",
  "answerRecordClaim",
  "answerTeachingInvitation",
  "consentToName",
  "removeCertification",
  "updateCertification",
];

test("every mutation stops or goes on here", () => {
  expect(Object.keys(rowInputs).toSorted()).toEqual(
    [
      ...stopsAtArena,
      ...goesOn,
      ...allowedWhilePaused,
      ...administration,
      ...affiliations,
      ...certificationChecks,
      ...federationsOwn,
      ...arenasOwn,
      ...ofOnesOwn,
    ].toSorted(),
  );
});

/** Tries a mutation with what works otherwise. */
async function attempt(mutation: string, ownedBy: "arena" | "federation", pause: () => Promise<unknown>) {
  const who = whoMay(mutation);
  const actor: Actor = who === "manager" && ownedBy === "federation" ? "federation" : who;
  const input = rowInputs[mutation];
  if (!input) throw new Error(`no input for ${mutation}`);
  const { userId } = callers()[actor].person ?? world().a.manager;
  const stock = await createStock(api(), world().a, userId, { ownedBy, needed: neededBy(input) });
  await pause();
  const { data, errors } = await api().run(
    operationOf(mutation),
    { input: input(stock) },
    callers()[actor].token,
  );
  const answer = data?.[mutation];
  return {
    typename: answer?.__typename as string | undefined,
    code: (answer?.code ?? errors?.[0]?.extensions.code) as string | undefined,
  };
}

describe("a suspended arena", () => {
  test.each(stopsAtArena)("%s stops", async (mutation) => {
    expect(await attempt(mutation, "arena", () => setArena(false))).toEqual({
      typename: "RuleViolation",
      code: "ARENA_SUSPENDED",
    });
  });

  test.each(goesOn)("%s goes on", async (mutation) => {
    expect((await attempt(mutation, "arena", () => setArena(false))).typename).toBe(successOf(mutation).name);
  });
});

describe("a federation that is not active", () => {
  test.each(stopsInFederation)("%s stops", async (mutation) => {
    const { code } = await attempt(mutation, "federation", () => setFederation(false));
    // Who is not in yet does not even find it any more.
    expect(["FEDERATION_INACTIVE", "FORBIDDEN"]).toContain(code);
  });

  test.each(goesOn.filter((name) => name !== "updateArenaSettings"))("%s goes on", async (mutation) => {
    expect((await attempt(mutation, "federation", () => setFederation(false))).typename).toBe(
      successOf(mutation).name,
    );
  });
});

test("nobody is charged for a place that is suspended or inactive", async () => {
  const charge = (to: { arenaId: string | null; federationId: string | null }) =>
    api().db.$transaction((tx) =>
      issueCharge(
        tx,
        { now: new Date(), viewer: null },
        {
          ...to,
          serviceType: "RENTAL",
          description: "Locação",
          amountInCents: 5000,
          serviceDate: day("2026-11-20"),
          dueOn: null,
        },
      ),
    );
  const places = [
    { arenaId: arena(), federationId: null },
    { arenaId: null, federationId: federation() },
  ];
  for (const place of places) expect(await charge(place)).toMatch(/-/);
  await setArena(false);
  await setFederation(false);
  for (const place of places) await expect(charge(place)).rejects.toThrow("não recebe nada novo");
});

describe("the public", () => {
  const seen = async (key: string, token: string | null) => {
    const { tournament, tournaments } = await api().data(
      `query ($key: UUID!) { tournament(key: $key) { name } tournaments(first: 100) { edges { node { key } } } }`,
      { key },
      token,
    );
    return {
      page: tournament !== null,
      listed: tournaments.edges.some(({ node }: { node: { key: string } }) => node.key === key),
    };
  };

  test("sees nothing of a suspended arena; its people and who plays there see all", async () => {
    const { published, pairEvent } = world().a.rows;
    await api().db.tournament.update({ where: { id: pairEvent }, data: { isPublic: true } });
    const page = async () => (await api().data(`{ publicArena(key: "lado-a") { name } }`))["publicArena"];
    const stranger = world().b.athlete.token;
    expect(await seen(published, null)).toEqual({ page: true, listed: true });
    expect(await page()).not.toBeNull();
    await setArena(false);
    for (const token of [null, stranger])
      expect(await seen(published, token)).toEqual({ page: false, listed: false });
    expect(await page()).toBeNull();
    const { manager, teacher, athlete } = callers();
    for (const { token } of [manager, teacher]) expect((await seen(published, token)).page).toBe(true);
    expect((await seen(pairEvent, athlete.token)).page).toBe(true);
    await api().db.tournament.update({ where: { id: pairEvent }, data: { isPublic: false } });
  });

  test("sees nothing of an inactive federation; its people and who plays there see all", async () => {
    const { championship } = world().a.rows;
    expect(await seen(championship, null)).toEqual({ page: true, listed: true });
    await setFederation(false);
    expect(await seen(championship, null)).toEqual({ page: false, listed: false });
    for (const { token } of [callers().federation, callers().athlete])
      expect((await seen(championship, token)).page).toBe(true);
  });

  test("follows it no longer either", async () => {
    const { published } = world().a.rows;
    const tournamentId = encodeGlobalId("Tournament", published);
    const events = api().subscribe(
      `subscription ($tournamentId: ID!) { tournamentChanged(tournamentId: $tournamentId) { name } }`,
      { tournamentId },
      null,
    );
    expect((await events.next()).value?.data?.["tournamentChanged"]).not.toBeNull();
    await setArena(false);
    await api().data(
      `mutation ($input: UpdateTournamentInput!) { updateTournament(input: $input) { __typename } }`,
      { input: { tournamentId, name: "Nome de quem está suspenso" } },
      callers().manager.token,
    );
    const after = await events.next();
    expect(JSON.stringify(after.value ?? null)).not.toContain("Nome de quem");
    await events.stop();
  });
});

describe("a place that becomes free while an arena is suspended", () => {
  let admin: Person;
  beforeAll(async () => {
    admin = await createAdmin(api());
  });

  test("waits with who waits for it, and is theirs once the arena runs again", async () => {
    const { rows, manager } = world().a;
    const event = await createOpenEvent(
      api(),
      { id: rows.arena, globalId: "", manager },
      {
        kind: "SUPER8",
        maxParticipants: 4,
        feeInCents: 8000,
      },
    );
    const enter = async (name: string, waits: boolean) => {
      const who = await createAthletePerson(api(), name, rows.arena);
      const { id } = await api().db.enrolment.create({
        data: {
          tournamentId: event.id,
          categoryId: event.categoryId,
          athleteId: who.athleteId,
          feeInCents: 8000,
          status: waits ? "WAITLISTED" : "ENROLLED",
          waitlistedAt: waits ? new Date() : null,
        },
      });
      return { ...who, id };
    };
    const first = await enter("Primeira", false);
    for (const name of ["Segunda", "Terceira", "Quarta"]) await enter(name, false);
    const next = await enter("Na Fila", true);
    const statusOf = async ({ id }: { id: string }) =>
      (await api().db.enrolment.findUniqueOrThrow({ where: { id } })).status;
    const arenaId = encodeGlobalId("Arena", rows.arena);
    await actIn(api(), admin.token, "suspendArena", { arenaId, reason: "Alvará vencido" });
    await actIn(api(), first.token, "cancelOwnEnrolment", {
      enrolmentId: encodeGlobalId("Enrolment", first.id),
    });
    expect(await statusOf(first)).toBe("CANCELLED");
    expect(await statusOf(next)).toBe("WAITLISTED");
    await actIn(api(), admin.token, "reactivateArena", { arenaId });
    expect(await statusOf(next)).toBe("AWAITING_PAYMENT");
    expect(await mailsTo(api(), next.email)).toHaveLength(1);
  });
});
