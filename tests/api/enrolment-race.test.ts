import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { createAthletePerson, createOpenEvent, enrolling, tokenIn } from "../support/enrolling";
import { createArena, nextNumber, type ArenaStory } from "../support/story";
import { createAccessToken } from "../../server/identity/token.rules";

const api = useApi();
const { act } = enrolling(api);
let arena: ArenaStory;
beforeAll(async () => {
  arena = await createArena(api(), "Da corrida");
});

/** Many athletes with accounts, in few statements. @returns a token of each. */
async function crowd(count: number): Promise<{ token: string; athleteId: string }[]> {
  const now = new Date();
  const people = Array.from({ length: count }, () => ({
    userId: randomUUID(),
    athleteId: randomUUID(),
    sessionId: randomUUID(),
    email: `multidao${nextNumber()}@teste.example`,
  }));
  const { db, config } = api();
  await db.user.createMany({
    data: people.map(({ userId, email }) => ({
      id: userId,
      email,
      name: "Da multidão",
      passwordHash: "nunca usada",
      emailConfirmedAt: now,
    })),
  });
  await db.athlete.createMany({
    data: people.map(({ userId, athleteId, email }) => ({
      id: athleteId,
      userId,
      email,
      fullName: "Da Multidão",
      gender: "FEMALE" as const,
      birthDate: new Date("1990-01-01T00:00:00Z"),
    })),
  });
  await db.arenaAthlete.createMany({
    data: people.map(({ athleteId }) => ({ athleteId, arenaId: arena.id, firstVisitOn: now })),
  });
  await db.session.createMany({
    data: people.map(({ userId, sessionId }) => ({
      id: sessionId,
      userId,
      expiresAt: new Date(now.getTime() + 3_600_000),
    })),
  });
  return people.map(({ userId, sessionId, athleteId }) => ({
    athleteId,
    token: createAccessToken({ userId, sessionId }, config.accessTokenSecret, now),
  }));
}

const statuses = async (tournamentId: string) => {
  const rows = await api().db.enrolment.groupBy({
    by: ["status"],
    where: { tournamentId },
    _count: { _all: true },
  });
  return Object.fromEntries(rows.map(({ status, _count }) => [status, _count._all]));
};

describe("the last places", () => {
  test("of a Super 8 go to exactly 8 of 200 who enrol at once; the others stand in line, each on a number of their own", async () => {
    const event = await createOpenEvent(api(), arena, { kind: "SUPER8", feeInCents: 3000 });
    const people = await crowd(200);
    const answers = await Promise.all(
      people.map(({ token }) => act(token, "enrolInTournament", { tournamentId: event.globalId })),
    );
    expect(answers.filter(({ __typename }) => __typename !== "EnrolInTournamentSuccess")).toEqual([]);
    expect(await statuses(event.id)).toEqual({ AWAITING_PAYMENT: 8, WAITLISTED: 192 });
    expect(await api().db.charge.count({ where: { tournamentId: event.id } })).toBe(8);
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on Tournament { entries(first: 100, statuses: [WAITLISTED]) { totalCount edges { node { waitingPosition } } } } } }`,
      { id: event.globalId },
      arena.manager.token,
    );
    expect(node.entries.totalCount).toBe(192);
    const numbers = node.entries.edges.map((edge: any) => edge.node.waitingPosition);
    expect(new Set(numbers).size).toBe(100);
  }, 300_000);

  test("of a tournament of pairs go to exactly 4 of 60 who ask somebody at once", async () => {
    const event = await createOpenEvent(api(), arena, { maxParticipants: 8 });
    const people = await crowd(60);
    await Promise.all(
      people.map(({ token }) =>
        act(token, "enrolInTournament", { tournamentId: event.globalId, partnerName: "Alguém" }),
      ),
    );
    expect(await statuses(event.id)).toEqual({ INVITED: 4, WAITLISTED: 56 });
  }, 300_000);

  test("are not given twice by many double clicks", async () => {
    const event = await createOpenEvent(api(), arena, { kind: "SUPER8" });
    const people = await crowd(3);
    const answers = await Promise.all(
      people.flatMap(({ token }) =>
        Array.from({ length: 5 }, () => act(token, "enrolInTournament", { tournamentId: event.globalId })),
      ),
    );
    expect(await statuses(event.id)).toEqual({ ENROLLED: 3 });
    expect(answers.filter(({ code }) => code === "ALREADY_ENROLLED")).toHaveLength(12);
  });

  test("are given while a guest is asked, whose limits need no connection that the others hold", async () => {
    const event = await createOpenEvent(api(), arena, { kind: "SUPER8", openToOtherArenas: true });
    const elsewhere = await createArena(api(), "De onde vem a convidada");
    const guest = await createAthletePerson(api(), "Convidada da Corrida", elsewhere.id);
    const people = await crowd(15);
    const [asked, ...entered] = await Promise.all([
      act(arena.manager.token, "enrolAthlete", {
        tournamentId: event.globalId,
        athleteId: encodeGlobalId("Athlete", guest.athleteId),
      }),
      ...people.map(({ token }) => act(token, "enrolInTournament", { tournamentId: event.globalId })),
    ]);
    // Whoever comes last finds no place; nobody is told that the service is unavailable.
    expect(asked?.["code"] ?? "TOURNAMENT_FULL").toBe("TOURNAMENT_FULL");
    expect(entered.filter(({ __typename }) => __typename !== "EnrolInTournamentSuccess")).toEqual([]);
    expect(await statuses(event.id)).toMatchObject({ WAITLISTED: expect.any(Number) as number });
  });

  test("that become free at once go down the line, each to one", async () => {
    const event = await createOpenEvent(api(), arena, { kind: "SUPER8" });
    const people = await crowd(16);
    for (const { token } of people) await act(token, "enrolInTournament", { tournamentId: event.globalId });
    const rows = await api().db.enrolment.findMany({ where: { tournamentId: event.id } });
    const of = new Map(rows.map(({ athleteId, id }) => [athleteId, encodeGlobalId("Enrolment", id)]));
    await Promise.all(
      people
        .slice(0, 6)
        .flatMap(({ token, athleteId }) => [
          act(token, "cancelOwnEnrolment", { enrolmentId: of.get(athleteId) }),
          act(token, "cancelOwnEnrolment", { enrolmentId: of.get(athleteId) }),
        ]),
    );
    expect(await statuses(event.id)).toEqual({ ENROLLED: 8, CANCELLED: 6, WAITLISTED: 2 });
    const waiting = await api().db.enrolment.findMany({
      where: { tournamentId: event.id, status: "WAITLISTED" },
      select: { athleteId: true },
    });
    expect(waiting.map(({ athleteId }) => athleteId).toSorted()).toEqual(
      people
        .slice(14)
        .map(({ athleteId }) => athleteId)
        .toSorted(),
    );
  }, 300_000);
});

test("one link, followed by many at once, makes one pair", async () => {
  const event = await createOpenEvent(api(), arena);
  const [first, ...others] = await crowd(12);
  const asked = await act(
    first?.token ?? "",
    "enrolInTournament",
    { tournamentId: event.globalId, partnerName: "Alguém" },
    "... on EnrolInTournamentSuccess { invitationUrl }",
  );
  const token = tokenIn(asked["invitationUrl"]);
  const answers = await Promise.all(others.map((it) => act(it.token, "acceptInvitation", { token })));
  expect(answers.filter(({ __typename }) => __typename === "AcceptInvitationSuccess")).toHaveLength(1);
  expect(answers.filter(({ code }) => code === "INVITATION_CLOSED")).toHaveLength(10);
  expect(await api().db.pair.count({ where: { tournamentId: event.id } })).toBe(1);
  expect(await statuses(event.id)).toEqual({ ENROLLED: 2 });
});

test("paying and running out of time at the same moment give each place once, and lose no money", async () => {
  const event = await createOpenEvent(api(), arena, { kind: "SUPER8", feeInCents: 3000, maxParticipants: 8 });
  const people = await crowd(12);
  for (const { token } of people) await act(token, "enrolInTournament", { tournamentId: event.globalId });
  await api().db.enrolment.updateMany({
    where: { tournamentId: event.id, status: "AWAITING_PAYMENT" },
    data: { dueAt: new Date(Date.now() - 1000) },
  });
  const due = await api().db.enrolment.findMany({
    where: { tournamentId: event.id, status: "AWAITING_PAYMENT" },
  });
  const { expireEnrolments } = await import("../../server/enrolments/places.action");
  const { emitEvent } = await import("../../server/platform/events/event-bus");
  const { createOutbox } = await import("../../server/platform/mail/outbox");
  const parts = {
    events: { emit: emitEvent },
    outbox: createOutbox(false),
    now: new Date(),
    publicUrl: "http://x",
    viewer: null,
  };
  const [answers, ...expired] = await Promise.all([
    Promise.all(
      due.map(({ id }) =>
        act(
          arena.manager.token,
          "registerPayment",
          { enrolmentId: encodeGlobalId("Enrolment", id) },
          "... on RegisterPaymentSuccess { outcome }",
        ),
      ),
    ),
    expireEnrolments(api().db, parts),
    expireEnrolments(api().db, parts),
  ]);
  const count = (outcome: string) => answers.filter((answer) => answer["outcome"] === outcome).length;
  const paid = count("CONFIRMED");
  const lost = expired.reduce((sum, count) => sum + count, 0);
  expect(paid + lost).toBe(8);
  // The line comes before those who paid too late.
  const restored = Math.max(0, lost - 4);
  expect([count("PLACE_RESTORED"), count("TO_REFUND")]).toEqual([restored, lost - restored]);
  const rows = await api().db.enrolment.findMany({
    where: { tournamentId: event.id },
    include: { charge: true },
  });
  for (const { status, charge } of rows) {
    if (status === "ENROLLED") expect(charge?.status).toBe("PAID");
    if (status === "EXPIRED") expect(charge).toMatchObject({ status: "CANCELLED", creditInCents: 3000 });
    if (status === "AWAITING_PAYMENT") expect(charge?.status).toBe("PENDING");
  }
  const seats = rows.filter(({ status }) => status === "ENROLLED" || status === "AWAITING_PAYMENT").length;
  expect(seats).toBe(paid + Math.min(4, lost) + restored);
});

test("a payment that comes in by the finances while the time runs out keeps the place", async () => {
  const event = await createOpenEvent(api(), arena, { kind: "SUPER8", feeInCents: 3000 });
  const [person] = await crowd(1);
  await act(person?.token ?? "", "enrolInTournament", { tournamentId: event.globalId });
  const { id } = await api().db.enrolment.findFirstOrThrow({ where: { tournamentId: event.id } });
  await api().db.enrolment.update({ where: { id }, data: { dueAt: new Date(Date.now() - 1000) } });
  const { expireEnrolments } = await import("../../server/enrolments/places.action");
  const { settleEnrolmentCharges } = await import("../../server/billing/enrolment-charge.step");
  const { emitEvent } = await import("../../server/platform/events/event-bus");
  const { createOutbox } = await import("../../server/platform/mail/outbox");
  const parts = {
    events: { emit: emitEvent },
    outbox: createOutbox(false),
    now: new Date(),
    publicUrl: "http://x",
    viewer: null,
  };
  const waiting = () => api().db.$queryRaw<unknown[]>`
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  // Like the finances, this locks the charge and not the tournament.
  const expiring = await api().db.$transaction(async (tx) => {
    await settleEnrolmentCharges(tx, parts, [id]);
    const job = expireEnrolments(api().db, parts);
    await expect.poll(waiting, { timeout: 60_000 }).toHaveLength(1);
    return [job];
  });
  await Promise.all(expiring);
  expect(
    await api().db.enrolment.findUniqueOrThrow({ where: { id }, include: { charge: true } }),
  ).toMatchObject({ status: "ENROLLED", dueAt: null, charge: { status: "PAID" } });
});

test("an account is told no more than that it may not, when it is no athlete's", async () => {
  const event = await createOpenEvent(api(), arena, { kind: "SUPER8" });
  const { errors } = await api().run(
    `mutation ($input: EnrolInTournamentInput!) { enrolInTournament(input: $input) { __typename } }`,
    { input: { tournamentId: event.globalId } },
    arena.manager.token,
  );
  expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  const stranger = await createAthletePerson(api(), "De Longe", null);
  const { errors: far } = await api().run(
    `mutation ($input: EnrolInTournamentInput!) { enrolInTournament(input: $input) { __typename } }`,
    { input: { tournamentId: event.globalId } },
    stranger.token,
  );
  expect(far?.[0]?.extensions.code).toBe("FORBIDDEN");
});
