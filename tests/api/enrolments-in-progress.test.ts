import { chargeFees } from "../support/ledger";
import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { createAthletePerson, createOpenEvent, enrolling, tokenIn } from "../support/enrolling";
import { pageOperations } from "../support/page-operations";
import { createArena, type ArenaStory } from "../support/story";

const api = useApi();
const { act } = enrolling(api);
let arena: ArenaStory;
beforeAll(async () => {
  arena = await createArena(api(), "Do andamento");
});

const athlete = (name: string, more: object = {}) => createAthletePerson(api(), name, arena.id, more);
const begun = async (token: string, key: string) => {
  const data = await api().data(
    `query ($key: UUID!) { athlete(key: $key) {
      enrolmentsInProgress { status dueAt waitingPosition payment { amountInCents } invitation { id inviteeName } tournament { key } }
      enrolments(first: 10) { totalCount edges { node { status } } }
    } }`,
    { key },
    token,
  );
  return data["athlete"];
};
const enrolled = "... on EnrolInTournamentSuccess { invitationUrl enrolment { id invitation { id } } }";

test("what an athlete has begun is theirs to see, and nobody else's", async () => {
  const event = await createOpenEvent(api(), arena, { feeInCents: 4500, isPublic: true });
  const ana = await athlete("Ana Começa");
  const curious = await athlete("Outra Curiosa");
  const place = { tournamentId: event.id, categoryId: event.categoryId, athleteId: ana.athleteId };
  const dueAt = new Date("2099-11-01T02:59:59.999Z");
  const { id } = await api().db.enrolment.create({
    data: { ...place, status: "AWAITING_PAYMENT", feeInCents: 4500, dueAt },
  });
  await chargeFees(api().db, [id]);
  const { enrolmentsInProgress: own } = await begun(ana.token, ana.athleteId);
  expect(own).toEqual([
    {
      status: "AWAITING_PAYMENT",
      dueAt: dueAt.toISOString(),
      waitingPosition: null,
      payment: { amountInCents: 4500 },
      invitation: null,
      tournament: { key: event.id },
    },
  ]);
  // Neither is it in what everybody sees of the athlete, though the tournament is open to everybody.
  expect(await begun(curious.token, ana.athleteId)).toEqual({
    enrolmentsInProgress: null,
    enrolments: { totalCount: 0, edges: [] },
  });
  expect((await begun(arena.manager.token, ana.athleteId)).enrolments.edges).toHaveLength(1);

  await api().db.enrolment.update({ where: { id }, data: { status: "ENROLLED", dueAt: null } });
  expect((await begun(ana.token, ana.athleteId)).enrolmentsInProgress).toEqual([]);
  expect((await begun(curious.token, ana.athleteId)).enrolments.edges).toHaveLength(1);
});

describe("an invitation that was sent", () => {
  test("goes to the same person by a new link; the one before is dead", async () => {
    const event = await createOpenEvent(api(), arena);
    const ana = await athlete("Ana Reenvia");
    const bia = await athlete("Bia Espera");
    const asked = await act(
      ana.token,
      "enrolInTournament",
      { tournamentId: event.globalId, partnerName: "Bia" },
      enrolled,
    );
    const again = await act(
      ana.token,
      "resendInvitation",
      { invitationId: asked["enrolment"].invitation.id },
      "... on ResendInvitationSuccess { invitationUrl enrolment { status invitation { inviteeName } } }",
    );
    expect(again).toMatchObject({ enrolment: { status: "INVITED", invitation: { inviteeName: "Bia" } } });
    expect(
      await act(bia.token, "acceptInvitation", { token: tokenIn(asked["invitationUrl"]) }),
    ).toMatchObject({ code: "INVITATION_CLOSED" });
    expect(
      await act(ana.token, "resendInvitation", { invitationId: asked["enrolment"].invitation.id }),
    ).toMatchObject({ code: "INVITATION_CLOSED" });
    expect(
      await act(bia.token, "acceptInvitation", { token: tokenIn(again["invitationUrl"]) }),
    ).toMatchObject({ __typename: "AcceptInvitationSuccess" });
  });

  test("is taken back, and the places stay kept for whom one asks next", async () => {
    const event = await createOpenEvent(api(), arena);
    const ana = await athlete("Ana Desiste");
    const bia = await athlete("Bia Convidada");
    const asked = await act(
      ana.token,
      "enrolInTournament",
      { tournamentId: event.globalId, partnerEmail: bia.email },
      enrolled,
    );
    const received = async () => {
      const { athlete: bias, tournament } = await api().data(
        `query ($key: UUID!, $own: UUID!) {
          tournament(key: $key) { viewerInvitations { inviterName } }
          athlete(key: $own) { receivedInvitations { inviterName tournament { key } } }
        }`,
        { key: event.id, own: bia.athleteId },
        bia.token,
      );
      return { onPage: tournament?.viewerInvitations, onProfile: bias.receivedInvitations };
    };
    // The page of an arena's own tournament is closed to her; the invitation to it is not.
    expect(await received()).toEqual({
      onPage: undefined,
      onProfile: [{ inviterName: "Ana Desiste", tournament: null }],
    });
    await api().db.tournament.update({ where: { id: event.id }, data: { isPublic: true } });
    expect(await received()).toEqual({
      onPage: [{ inviterName: "Ana Desiste" }],
      onProfile: [{ inviterName: "Ana Desiste", tournament: { key: event.id } }],
    });

    const invitationId = asked["enrolment"].invitation.id;
    const foreign = await api().run(
      `mutation ($input: WithdrawInvitationInput!) { withdrawInvitation(input: $input) { __typename } }`,
      { input: { invitationId } },
      bia.token,
    );
    expect(foreign.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    for (const _twice of [1, 2])
      expect(
        await act(
          ana.token,
          "withdrawInvitation",
          { invitationId },
          "... on WithdrawInvitationSuccess { enrolment { status invitation { id } } }",
        ),
      ).toMatchObject({ enrolment: { status: "INVITED", invitation: null } });
    expect(await received()).toEqual({ onPage: [], onProfile: [] });
    expect(await act(bia.token, "acceptInvitation", { invitationId })).toMatchObject({
      code: "INVITATION_CLOSED",
    });
  });

  test("and accepted is not taken back", async () => {
    const event = await createOpenEvent(api(), arena);
    const ana = await athlete("Ana Tarde");
    const bia = await athlete("Bia Rápida");
    const asked = await act(
      ana.token,
      "enrolInTournament",
      { tournamentId: event.globalId, partnerName: "Bia" },
      enrolled,
    );
    await act(bia.token, "acceptInvitation", { token: tokenIn(asked["invitationUrl"]) });
    expect(
      await act(ana.token, "withdrawInvitation", { invitationId: asked["enrolment"].invitation.id }),
    ).toMatchObject({ code: "INVITATION_CLOSED" });
  });
});

test("whose time ran out is told so while they can still enter", async () => {
  const event = await createOpenEvent(api(), arena, { feeInCents: 4500, isPublic: true });
  const ana = await athlete("Ana Esqueceu");
  await api().db.enrolment.create({
    data: {
      tournamentId: event.id,
      categoryId: event.categoryId,
      athleteId: ana.athleteId,
      status: "AWAITING_PAYMENT",
      feeInCents: 4500,
      dueAt: new Date(Date.now() - 1000),
    },
  });
  await api().db.$executeRaw`SELECT graphile_worker.add_job('expire_enrolments')`;
  await api().runJobs();
  expect((await begun(ana.token, ana.athleteId)).enrolmentsInProgress).toMatchObject([
    { status: "EXPIRED", payment: null, tournament: { key: event.id } },
  ]);
  expect(
    await act(
      ana.token,
      "enrolInTournament",
      {
        tournamentId: event.globalId,
        categoryId: encodeGlobalId("TournamentCategory", event.categoryId),
        seekPartner: true,
      },
      "... on EnrolInTournamentSuccess { enrolment { status } }",
    ),
  ).toMatchObject({ enrolment: { status: "SEEKING_PARTNER" } });
});

test("what waits in a category stays in sight until its own draw, also while another is being played", async () => {
  const event = await createOpenEvent(api(), arena, { isPublic: true });
  const [ana, bia] = [await athlete("Ana Ainda Procura"), await athlete("Bia Ainda Convida")];
  const place = { tournamentId: event.id, categoryId: event.categoryId };
  await api().db.enrolment.create({
    data: { ...place, athleteId: ana.athleteId, status: "SEEKING_PARTNER" },
  });
  await act(
    bia.token,
    "enrolInTournament",
    { tournamentId: event.globalId, partnerEmail: ana.email },
    enrolled,
  );
  const seen = async () => {
    const { athlete: own, tournament } = await api().data(
      `query ($key: UUID!, $own: UUID!) {
        athlete(key: $own) { enrolmentsInProgress { status } receivedInvitations { inviterName } }
        tournament(key: $key) { viewerInvitations { inviterName } }
      }`,
      { key: event.id, own: ana.athleteId },
      ana.token,
    );
    return [own.enrolmentsInProgress, own.receivedInvitations, tournament.viewerInvitations];
  };
  const asked = [{ inviterName: "Bia Ainda Convida" }];
  expect(await seen()).toEqual([[{ status: "SEEKING_PARTNER" }], asked, asked]);
  await api().db.tournament.update({
    where: { id: event.id },
    data: { status: "IN_PROGRESS", startedAt: new Date() },
  });
  expect(await seen()).toEqual([[{ status: "SEEKING_PARTNER" }], asked, asked]);
  await api().db.draw.create({
    data: {
      categoryId: event.categoryId,
      format: "KNOCKOUT",
      qualifiersPerGroup: 2,
      thirdPlace: false,
      consolation: false,
      lettersByResult: false,
      lotsSeed: "sorteada",
      drawnAt: new Date(),
    },
  });
  expect(await seen()).toEqual([[], [], []]);
});

test("one's own profile is a constant number of statements, however much one has begun", async () => {
  const ana = await athlete("Ana Muitas");
  const begin = async () => {
    const event = await createOpenEvent(api(), arena, { feeInCents: 4500, isPublic: true });
    const other = await athlete("Outra Convida");
    await act(
      other.token,
      "enrolInTournament",
      { tournamentId: event.globalId, partnerEmail: ana.email },
      enrolled,
    );
    await api().db.outgoingMail.deleteMany({ where: { to: ana.email } });
    await api().db.$executeRaw`DELETE FROM limites`;
    for (const status of ["WAITLISTED", "AWAITING_PAYMENT", "SEEKING_PARTNER"] as const) {
      const own = await createOpenEvent(api(), arena, { feeInCents: 4500, isPublic: true });
      const place = { tournamentId: own.id, categoryId: own.categoryId, athleteId: ana.athleteId };
      await api().db.enrolment.create({
        data: { ...place, status, feeInCents: 4500, waitlistedAt: new Date() },
      });
    }
  };
  const operation = pageOperations().get("AthleteProfilePageQuery") ?? "";
  const ask = () => api().data(operation, { key: ana.athleteId, teaching: false }, ana.token);
  await begin();
  await ask();
  const few = await api().statementsOf(ask);
  for (let more = 0; more < 3; more++) await begin();
  const many = await api().statementsOf(ask);
  expect(many.length).toBe(few.length);
  expect(many.length).toBeLessThanOrEqual(39);
});
