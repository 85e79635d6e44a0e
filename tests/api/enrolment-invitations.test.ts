import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { createAthletePerson, createOpenEvent, enrolling, tokenIn } from "../support/enrolling";
import { createArena, type ArenaStory } from "../support/story";

const api = useApi();
const { act } = enrolling(api);
let arena: ArenaStory;
beforeAll(async () => {
  arena = await createArena(api(), "Dos convites");
});

const athlete = (name: string, more: object = {}) => createAthletePerson(api(), name, arena.id, more);
const state =
  "enrolment { id status dueAt waitingPosition partner { displayName } payment { amountInCents } }";
const success = (name: string) => `... on ${name} { ${state} invitationUrl }`;

describe("a pair", () => {
  test("is asked by a link, accepts, pays and is confirmed", async () => {
    const event = await createOpenEvent(api(), arena, { feeInCents: 4500, maxParticipants: 4 });
    const ana = await athlete("Ana Convida");
    const bia = await athlete("Bia Aceita");
    const asked = await act(
      ana.token,
      "enrolInTournament",
      { tournamentId: event.globalId, partnerName: "Bia" },
      success("EnrolInTournamentSuccess"),
    );
    expect(asked).toMatchObject({ enrolment: { status: "INVITED", partner: null, payment: null } });
    const token = tokenIn(asked["invitationUrl"]);
    const { enrolmentInvitation } = await api().data(
      `query ($token: String!) { enrolmentInvitation(token: $token) { inviterName inviter { id } inviteeName state forViewer tournamentName categoryName feeInCents hasPlace sentByEmail } }`,
      { token },
    );
    expect(enrolmentInvitation).toMatchObject({
      inviterName: "Ana Convida",
      inviter: null,
      inviteeName: "Bia",
      state: "PENDING",
      forViewer: false,
      categoryName: "Fun",
      feeInCents: 4500,
      hasPlace: true,
    });
    expect(await act(ana.token, "acceptInvitation", { token })).toMatchObject({ code: "OWN_INVITATION" });
    const accepted = await act(bia.token, "acceptInvitation", { token }, success("AcceptInvitationSuccess"));
    expect(accepted).toMatchObject({
      enrolment: {
        status: "AWAITING_PAYMENT",
        partner: { displayName: "Ana Convida" },
        payment: { amountInCents: 4500 },
      },
    });
    expect(await act(bia.token, "acceptInvitation", { token })).toMatchObject({
      code: "INVITATION_CLOSED",
      message: "Este convite já foi aceito.",
    });
    const charges = await api().db.charge.findMany({ where: { tournamentId: event.id } });
    expect(charges.map(({ status, amountInCents }) => [status, amountInCents])).toEqual([
      ["PENDING", 4500],
      ["PENDING", 4500],
    ]);
    for (const enrolmentId of [asked["enrolment"].id, accepted["enrolment"].id])
      expect(
        await act(
          arena.manager.token,
          "registerPayment",
          { enrolmentId },
          "... on RegisterPaymentSuccess { enrolment { status } }",
        ),
      ).toMatchObject({ enrolment: { status: "ENROLLED" } });
    const paid = await api().db.charge.count({ where: { tournamentId: event.id, status: "PAID" } });
    expect(paid).toBe(2);
    const mails = await api().db.outgoingMail.findMany({ where: { to: ana.email } });
    expect(mails.map(({ subject }) => subject)).toEqual(["Convite aceito: sua dupla está formada"]);
  });

  test("that was asked by e-mail is mailed, and only the owner of the address accepts", async () => {
    const event = await createOpenEvent(api(), arena);
    const ana = await athlete("Ana Escreve");
    const bia = await athlete("Bia Recebe");
    const other = await athlete("Outra Pessoa");
    const asked = await act(
      ana.token,
      "enrolInTournament",
      { tournamentId: event.globalId, partnerEmail: bia.email.toUpperCase() },
      success("EnrolInTournamentSuccess"),
    );
    const mail = await api().db.outgoingMail.findFirstOrThrow({ where: { to: bia.email } });
    expect(mail.subject).toBe("Ana Escreve convidou você para formar dupla");
    expect(mail.text).toContain(asked["invitationUrl"]);
    const token = tokenIn(asked["invitationUrl"]);
    expect(await act(other.token, "acceptInvitation", { token })).toMatchObject({
      code: "INVITATION_FOR_OTHER",
    });
    const { athlete: invited } = await api().data(
      "query ($key: UUID!) { athlete(key: $key) { receivedInvitations { id inviterName state } } }",
      { key: bia.athleteId },
      bia.token,
    );
    expect(invited.receivedInvitations).toMatchObject([{ inviterName: "Ana Escreve", state: "PENDING" }]);
    const invitationId = invited.receivedInvitations[0].id;
    const { errors } = await api().run(
      `mutation ($input: AnswerInvitationInput!) { acceptInvitation(input: $input) { __typename } }`,
      { input: { invitationId } },
      other.token,
    );
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    expect(
      await act(bia.token, "acceptInvitation", { invitationId }, success("AcceptInvitationSuccess")),
    ).toMatchObject({ enrolment: { status: "ENROLLED", partner: { displayName: "Ana Escreve" } } });
  });

  test("that a minor asks is told the initials alone, by mail and where the rules are against the minor", async () => {
    const event = await createOpenEvent(api(), arena);
    const birthDate = new Date(Date.now() - 15 * 365 * 86_400_000);
    const minor = await athlete("Ana Moura Reis", { birthDate });
    const bia = await athlete("Bia Desconhecida");
    const asked = await act(
      minor.token,
      "enrolInTournament",
      { tournamentId: event.globalId, partnerEmail: bia.email },
      success("EnrolInTournamentSuccess"),
    );
    const mail = await api().db.outgoingMail.findFirstOrThrow({ where: { to: bia.email } });
    expect(mail.subject).toBe("A. M. R. convidou você para formar dupla");
    expect(mail.text).not.toContain("Moura");
    await api().db.athlete.update({ where: { id: minor.athleteId }, data: { level: "B" } });
    expect(
      await act(bia.token, "acceptInvitation", { token: tokenIn(asked["invitationUrl"]) }),
    ).toMatchObject({ code: "NOT_ELIGIBLE", message: expect.stringMatching(/^A\. M\. R\. é nível B /) });
  });

  test("declines; somebody else is asked with a new link, and the old one is dead", async () => {
    const event = await createOpenEvent(api(), arena);
    const ana = await athlete("Ana Insiste");
    const caio = await athlete("Cris Aceita");
    const asked = await act(
      ana.token,
      "enrolInTournament",
      { tournamentId: event.globalId, partnerName: "Bia" },
      success("EnrolInTournamentSuccess"),
    );
    const first = tokenIn(asked["invitationUrl"]);
    expect(await act(null, "declineInvitation", { token: first })).toMatchObject({
      __typename: "DeclineInvitationSuccess",
    });
    expect(await act(null, "declineInvitation", { token: first })).toMatchObject({
      __typename: "DeclineInvitationSuccess",
    });
    const enrolmentId = asked["enrolment"].id;
    const again = await act(
      ana.token,
      "invitePartner",
      { enrolmentId, partnerName: "Cris" },
      success("InvitePartnerSuccess"),
    );
    const renewed = await act(
      ana.token,
      "invitePartner",
      { enrolmentId, partnerName: "Cris" },
      success("InvitePartnerSuccess"),
    );
    expect(renewed["enrolment"].dueAt).toBe(asked["enrolment"].dueAt);
    for (const dead of [first, tokenIn(again["invitationUrl"])])
      expect(await act(caio.token, "acceptInvitation", { token: dead })).toMatchObject({
        code: "INVITATION_CLOSED",
      });
    expect(
      await act(caio.token, "acceptInvitation", { token: tokenIn(renewed["invitationUrl"]) }),
    ).toMatchObject({ __typename: "AcceptInvitationSuccess" });
  });

  test("is formed of two who seek one: proposed by one, answered by the other", async () => {
    const event = await createOpenEvent(api(), arena, { feeInCents: 100 });
    const ana = await athlete("Ana Procura");
    const bia = await athlete("Bia Procura");
    for (const { token } of [ana, bia])
      expect(
        await act(
          token,
          "enrolInTournament",
          { tournamentId: event.globalId, seekPartner: true },
          success("EnrolInTournamentSuccess"),
        ),
      ).toMatchObject({ enrolment: { status: "SEEKING_PARTNER" }, invitationUrl: null });
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on TournamentCategory { partnerSeekers(first: 10) { totalCount nodes: edges { node { enrolmentId athlete { displayName } } } } takenSeats seatsLeft } } }`,
      { id: event.categoryGlobalId },
      ana.token,
    );
    expect(node.partnerSeekers.totalCount).toBe(2);
    expect(node).toMatchObject({ takenSeats: 0, seatsLeft: 8 });
    const found = node.partnerSeekers.nodes.find(
      ({ node: seeker }: any) => seeker.athlete.displayName === "Bia Procura",
    );
    expect(
      await act(
        ana.token,
        "proposePair",
        { seekerEnrolmentId: found.node.enrolmentId },
        success("ProposePairSuccess"),
      ),
    ).toMatchObject({ enrolment: { status: "INVITED" } });
    const invitation = await api().db.pairInvitation.findFirstOrThrow({ where: { invitedEmail: bia.email } });
    expect(
      await act(
        bia.token,
        "acceptInvitation",
        { invitationId: encodeGlobalId("PairInvitation", invitation.id) },
        success("AcceptInvitationSuccess"),
      ),
    ).toMatchObject({ enrolment: { status: "AWAITING_PAYMENT", partner: { displayName: "Ana Procura" } } });
    expect(await api().db.pair.count({ where: { tournamentId: event.id } })).toBe(1);
  });
});

describe("who asks", () => {
  test("says whom, and not themselves", async () => {
    const event = await createOpenEvent(api(), arena);
    const ana = await athlete("Ana Sozinha");
    const fields = "... on InvalidInput { fields { path message } }";
    const enrol = (more: object) =>
      act(ana.token, "enrolInTournament", { tournamentId: event.globalId, ...more }, fields);
    expect((await enrol({}))["fields"]).toEqual([
      { path: ["partnerName"], message: "Informe o nome ou o e-mail da sua dupla, ou procure dupla" },
    ]);
    expect((await enrol({ partnerEmail: ana.email }))["fields"]).toEqual([
      { path: ["partnerEmail"], message: "Informe o e-mail da sua dupla, não o seu" },
    ]);
    expect((await enrol({ partnerName: "Bia", seekPartner: true }))["fields"]).toEqual([
      { path: ["partnerName"], message: "Convide uma dupla ou procure uma, não os dois" },
    ]);
    expect(await api().db.enrolment.count({ where: { tournamentId: event.id } })).toBe(0);
  });

  test("a link of nothing tells nothing", async () => {
    const ana = await athlete("Ana Curiosa");
    const { enrolmentInvitation } = await api().data(`{ enrolmentInvitation(token: "nenhum") { id } }`);
    expect(enrolmentInvitation).toBeNull();
    expect(await act(ana.token, "acceptInvitation", { token: "nenhum" })).toMatchObject({
      code: "INVITATION_CLOSED",
      message: "Este convite não existe. Confira o link com quem o enviou.",
    });
  });
});
