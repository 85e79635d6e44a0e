import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import {
  createAthletePerson,
  createOpenEvent,
  enrolling,
  type AthletePerson,
  type OpenEvent,
} from "../support/enrolling";
import { mailsTo, tokenMailedTo } from "../support/mails";
import { createArena, createAthletes, createPerson, createSuper8, type ArenaStory } from "../support/story";

const api = useApi();
const { act } = enrolling(api);

describe("the guest's own yes", () => {
  let host: ArenaStory;
  beforeAll(async () => {
    host = await createArena(api(), "Que convida");
  });

  const fromElsewhere = (name: string, more: object = {}) => createAthletePerson(api(), name, null, more);
  const ofTheHouse = (name: string) => createAthletePerson(api(), name, host.id);
  const globalOf = ({ athleteId }: { athleteId: string }) => encodeGlobalId("Athlete", athleteId);
  const asHost = (name: string, input: Record<string, unknown>, selection = "") =>
    act(host.manager.token, name, input, selection);
  const openTo = (more: object = {}) =>
    createOpenEvent(api(), host, { openToOtherArenas: true, isPublic: true, ...more });
  const alone = (more: object = {}) => openTo({ kind: "SUPER8", ...more });
  const asking =
    "enrolment { id status awaitsConsent dueAt invitation { id inviteeName byOrganiser } payment { amountInCents } }";
  const ask = (event: OpenEvent, guest: AthletePerson, more: object = {}) =>
    asHost(
      "enrolAthlete",
      { tournamentId: event.globalId, athleteId: globalOf(guest), ...more },
      `... on EnrolAthleteSuccess { ${asking} }`,
    );
  const askPair = (event: OpenEvent, first: AthletePerson, second: AthletePerson, more: object = {}) =>
    asHost(
      "enrolPair",
      {
        tournamentId: event.globalId,
        firstAthleteId: globalOf(first),
        secondAthleteId: globalOf(second),
        ...more,
      },
      `... on EnrolPairSuccess { pair { id } ${asking} }`,
    );
  const standingOf = (event: OpenEvent, { athleteId }: AthletePerson) =>
    api().db.enrolment.findFirst({
      where: { tournamentId: event.id, athleteId },
      include: { charge: true },
    });
  const receivedBy = async (guest: AthletePerson) => {
    const { athlete } = await api().data(
      `query ($key: UUID!) { athlete(key: $key) { enrolmentsInProgress { id } receivedInvitations {
        id inviterName byOrganiser partnerName inPairs hasPlace forViewer inviter { id } } } }`,
      { key: guest.athleteId },
      guest.token,
    );
    return athlete;
  };
  const accept = (guest: AthletePerson, invitationId: string) =>
    act(guest.token, "acceptInvitation", { invitationId });
  const takenIn = async (event: OpenEvent) => {
    const { tournament } = await api().data(
      `query ($key: UUID!) { tournament(key: $key) { enrolments { id } categories { takenSeats } } }`,
      { key: event.id },
      null,
    );
    return { seats: tournament.categories[0].takenSeats, seen: tournament.enrolments.length };
  };
  const runOut = async (event: OpenEvent) => {
    await api().db.enrolment.updateMany({
      where: { tournamentId: event.id, dueAt: { not: null } },
      data: { dueAt: new Date(Date.now() - 60_000) },
    });
    await api().db.$executeRaw`SELECT graphile_worker.add_job('expire_enrolments')`;
    await api().runJobs();
  };

  test("keeps a place that nobody sees and nobody owes for, till they accept", async () => {
    const event = await alone({ feeInCents: 4500 });
    const guest = await fromElsewhere("Lia de Longe");
    const asked = await ask(event, guest);
    expect(asked).toMatchObject({
      enrolment: {
        status: "INVITED",
        awaitsConsent: true,
        invitation: { inviteeName: "Lia de Longe", byOrganiser: true },
        payment: null,
      },
    });
    expect(asked["enrolment"].dueAt).not.toBeNull();
    expect(await takenIn(event)).toEqual({ seats: 1, seen: 0 });
    expect((await standingOf(event, guest))?.charge).toBeNull();
    const [mail] = await mailsTo(api(), guest.email);
    expect(mail?.subject).toBe("Arena Que convida convidou você para jogar");
    const { receivedInvitations, enrolmentsInProgress } = await receivedBy(guest);
    expect(enrolmentsInProgress).toEqual([]);
    expect(receivedInvitations).toEqual([
      expect.objectContaining({
        inviterName: "Arena Que convida",
        byOrganiser: true,
        partnerName: null,
        inPairs: false,
        hasPlace: true,
        forViewer: true,
        inviter: null,
      }),
    ]);
    const invitationId = receivedInvitations[0].id;
    const stranger = await fromElsewhere("Outra Pessoa");
    const token = await tokenMailedTo(api(), guest.email);
    expect(await act(stranger.token, "acceptInvitation", { token })).toMatchObject({
      code: "INVITATION_FOR_OTHER",
    });
    expect(await act(guest.token, "enrolInTournament", { tournamentId: event.globalId })).toMatchObject({
      code: "ASKED_BY_ORGANISER",
    });
    expect(await accept(guest, invitationId)).toMatchObject({ __typename: "AcceptInvitationSuccess" });
    expect(await standingOf(event, guest)).toMatchObject({
      status: "ENROLLED",
      awaitsConsent: false,
      charge: { status: "PENDING", amountInCents: 4500, dueOn: null },
    });
    expect(await takenIn(event)).toEqual({ seats: 1, seen: 1 });
    const manager = await api().db.user.findUniqueOrThrow({ where: { id: host.manager.userId } });
    expect((await mailsTo(api(), manager.email))[0]?.subject).toBe("Lia de Longe aceitou o seu convite");
    expect(await accept(guest, invitationId)).toMatchObject({ code: "INVITATION_CLOSED" });
  });

  test("comes by the link too, once the address that an arena wrote down has an account", async () => {
    const event = await alone();
    const elsewhere = await createArena(api(), "Que só cadastrou");
    const [athleteId = ""] = await createAthletes(api(), elsewhere.id, 1, "Sem Conta");
    const { email } = await api().db.athlete.findUniqueOrThrow({ where: { id: athleteId } });
    await asHost("enrolAthlete", { tournamentId: event.globalId, athleteId: globalOf({ athleteId }) });
    const token = await tokenMailedTo(api(), email ?? "");
    const person = await createPerson(api(), "Sem Conta", ["ATHLETE"]);
    await api().db.athlete.update({ where: { id: athleteId }, data: { userId: person.userId } });
    expect(await act(await api().tokenOf(person.userId), "acceptInvitation", { token })).toMatchObject({
      __typename: "AcceptInvitationSuccess",
    });
  });

  test.each([
    ["a no, also without signing in", "CANCELLED"],
    ["no answer in time", "EXPIRED"],
    ["the organiser who takes it back", "CANCELLED"],
  ])("fails to come: %s frees the place for who is next", async (how, status) => {
    const event = await alone({ maxParticipants: 1 });
    const guest = await fromElsewhere("Guga Hesita");
    const next = await ofTheHouse("Nina Espera");
    const { enrolment } = await ask(event, guest);
    await act(next.token, "enrolInTournament", { tournamentId: event.globalId });
    expect(await standingOf(event, next)).toMatchObject({ status: "WAITLISTED" });
    const token = await tokenMailedTo(api(), guest.email);
    const { id: invitationId } = enrolment.invitation;
    if (status === "EXPIRED") await runOut(event);
    else if (how.startsWith("a no")) await act(null, "declineInvitation", { token });
    else expect(await asHost("withdrawInvitation", { invitationId })).not.toHaveProperty("code");
    expect(await standingOf(event, guest)).toMatchObject({ status, awaitsConsent: false, charge: null });
    expect(await standingOf(event, next)).toMatchObject({ status: "ENROLLED" });
    expect(await accept(guest, invitationId)).toMatchObject({ code: "INVITATION_CLOSED" });
    expect((await receivedBy(guest)).receivedInvitations).toEqual([]);
  });

  test("is not waited for by a draw", async () => {
    const event = await alone({ maxParticipants: 9 });
    for (const athleteId of await createAthletes(api(), host.id, 8))
      await api().db.enrolment.create({
        data: { tournamentId: event.id, categoryId: event.categoryId, athleteId },
      });
    const guest = await fromElsewhere("Tarde Demais");
    const { enrolment } = await ask(event, guest);
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on TournamentCategory { drawPreview { warnings } } } }`,
      { id: event.categoryGlobalId },
      host.manager.token,
    );
    expect(node.drawPreview.warnings).toContain(
      "Tarde Demais ainda não respondeu ao convite e fica fora do sorteio.",
    );
    await asHost("startTournament", { tournamentId: event.globalId });
    expect(await api().db.enrolment.count({ where: { tournamentId: event.id, status: "PLAYING" } })).toBe(8);
    expect(await accept(guest, enrolment.invitation.id)).toMatchObject({ code: "TOURNAMENT_STATUS" });
    expect(await standingOf(event, guest)).toMatchObject({ status: "INVITED", drawNumber: null });
  });

  test("is asked of minors too, whom another arena knows by their initials alone", async () => {
    const event = await alone();
    const minor = { birthDate: new Date(Date.now() - 15 * 365 * 86_400_000) };
    const reasonAgainst = async (one: AthletePerson) => {
      const { reasons } = await asHost(
        "enrolAthlete",
        { tournamentId: event.globalId, athleteId: globalOf(one) },
        "... on NotEligible { reasons { message } }",
      );
      return (reasons as { message: string }[]).map(({ message }) => message.split(" é nível")[0]);
    };
    const strong = await fromElsewhere("Lia Moura Reis", { ...minor, level: "B" });
    expect(await reasonAgainst(strong)).toEqual(["L. M. R."]);
    const own = await createAthletePerson(api(), "Nina Moura Reis", host.id, { ...minor, level: "B" });
    expect(await reasonAgainst(own)).toEqual(["Nina Moura Reis"]);

    const guest = await fromElsewhere("Gil Moura Reis", minor);
    await ask(event, guest);
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on TournamentCategory { drawPreview { warnings } } } }`,
      { id: event.categoryGlobalId },
      host.manager.token,
    );
    expect(node.drawPreview.warnings).toEqual([
      "G. M. R. ainda não respondeu ao convite e fica fora do sorteio.",
    ]);
    const { receivedInvitations } = await receivedBy(guest);
    expect(await accept(guest, receivedInvitations[0].id)).toMatchObject({
      __typename: "AcceptInvitationSuccess",
    });
    const manager = await api().db.user.findUniqueOrThrow({ where: { id: host.manager.userId } });
    expect((await mailsTo(api(), manager.email))[0]?.subject).toBe("G. M. R. aceitou o seu convite");
  });

  test("keeps two places for a pair, which is one only then", async () => {
    const event = await openTo({ feeInCents: 3000, maxParticipants: 4 });
    const [ana, bia] = [await ofTheHouse("Ana da Casa"), await fromElsewhere("Bia de Fora")];
    const asked = await askPair(event, ana, bia);
    expect(asked).toMatchObject({
      pair: null,
      enrolment: { status: "INVITED", awaitsConsent: false, invitation: { inviteeName: "Bia de Fora" } },
    });
    expect(await takenIn(event)).toEqual({ seats: 2, seen: 0 });
    expect(await standingOf(event, bia)).toBeNull();
    const { receivedInvitations } = await receivedBy(bia);
    expect(receivedInvitations).toMatchObject([
      { partnerName: "Ana da Casa", inviterName: "Arena Que convida", inPairs: true, hasPlace: true },
    ]);
    expect(await askPair(event, ana, bia)).toMatchObject({ code: "ALREADY_ENROLLED" });
    await accept(bia, receivedInvitations[0].id);
    for (const person of [ana, bia])
      expect(await standingOf(event, person)).toMatchObject({
        status: "ENROLLED",
        charge: { status: "PENDING", dueOn: null },
      });
    expect(await api().db.pair.count({ where: { tournamentId: event.id } })).toBe(1);
    expect((await mailsTo(api(), ana.email))[0]?.subject).toBe("Sua dupla está formada");
  });

  test.each(["declines", "does not answer"])("who %s leaves the other one seeking a partner", async (how) => {
    const event = await openTo();
    const [ana, bia] = [await ofTheHouse("Ana Fica"), await fromElsewhere("Bia Não Vem")];
    const { enrolment } = await askPair(event, ana, bia);
    if (how === "declines")
      await act(bia.token, "declineInvitation", { invitationId: enrolment.invitation.id });
    else await runOut(event);
    expect(await standingOf(event, ana)).toMatchObject({ status: "SEEKING_PARTNER", dueAt: null });
    expect(await standingOf(event, bia)).toBeNull();
    expect(await takenIn(event)).toMatchObject({ seats: 0 });
    expect((await mailsTo(api(), ana.email))[0]?.subject).toBe("Sua dupla não foi formada");
  });

  test("is asked of one before a pair of two guests", async () => {
    const event = await openTo();
    const [ana, bia] = [await fromElsewhere("Ana Também de Fora"), await fromElsewhere("Bia Também de Fora")];
    expect(await askPair(event, ana, bia)).toMatchObject({ code: "TWO_GUESTS" });
    const { enrolment } = await ask(event, ana);
    expect(await takenIn(event)).toEqual({ seats: 0, seen: 0 });
    const { data } = await api().run(
      `query ($id: ID!) { node(id: $id) { ... on TournamentCategory { partnerSeekers(first: 5) { totalCount } } } }`,
      { id: event.categoryGlobalId },
      host.manager.token,
    );
    expect(data?.["node"].partnerSeekers.totalCount).toBe(0);
    expect(
      await act(ana.token, "invitePartner", { enrolmentId: enrolment.id, partnerName: "Cida" }),
    ).toMatchObject({ code: "ASKED_BY_ORGANISER" });
    expect((await receivedBy(ana)).receivedInvitations).toMatchObject([{ inPairs: true, hasPlace: false }]);
    await accept(ana, enrolment.invitation.id);
    expect(await standingOf(event, ana)).toMatchObject({ status: "SEEKING_PARTNER", dueAt: null });
    expect(await askPair(event, ana, bia)).toMatchObject({ pair: null, enrolment: { status: "INVITED" } });
    await accept(bia, (await receivedBy(bia)).receivedInvitations[0].id);
    expect(await standingOf(event, ana)).toMatchObject({ status: "ENROLLED" });
  });

  test("keeps to the rules of the day it is said, and to the organiser's exception", async () => {
    const event = await openTo({ level: "Fun" });
    const strong = await fromElsewhere("Forte de Fora", { level: "B" });
    const ana = await ofTheHouse("Ana da Exceção");
    expect(await askPair(event, ana, strong)).toMatchObject({ code: "NOT_ELIGIBLE" });
    const { enrolment } = await askPair(event, ana, strong, { overrideReason: "Volta de lesão" });
    await accept(strong, enrolment.invitation.id);
    expect(await standingOf(event, strong)).toMatchObject({
      status: "ENROLLED",
      overrideReason: "Volta de lesão",
      overriddenById: host.manager.userId,
    });

    const grows = await fromElsewhere("Sobe de Nível");
    const asked = await ask(event, grows);
    await api().db.athlete.update({ where: { id: grows.athleteId }, data: { level: "B" } });
    expect(await accept(grows, asked["enrolment"].invitation.id)).toMatchObject({ code: "NOT_ELIGIBLE" });
    await api().db.athlete.update({ where: { id: grows.athleteId }, data: { level: "FUN" } });
    await asHost("updateTournament", { tournamentId: event.globalId, openToOtherArenas: false });
    expect(await accept(grows, asked["enrolment"].invitation.id)).toMatchObject({
      code: "INVITATION_CLOSED",
    });
  });

  test("is asked again by the organiser, and not by the guest nor by another arena", async () => {
    const event = await alone();
    const guest = await fromElsewhere("Perdeu o E-mail");
    const { enrolment } = await ask(event, guest);
    const input = { invitationId: enrolment.invitation.id };
    const other = await createArena(api(), "Que não convida");
    for (const name of ["resendInvitation", "withdrawInvitation"])
      for (const token of [guest.token, other.manager.token]) {
        const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
        const { errors } = await api().run(
          `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`,
          { input },
          token,
        );
        expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
      }
    const admin = await createPerson(api(), "Admin", ["ADMIN"]);
    for (const token of [host.manager.token, admin.token])
      expect(await act(token, "resendInvitation", input)).toMatchObject({ code: "TOO_MANY_ATTEMPTS" });
    await api().db.rateLimit.deleteMany({ where: { key: `invited:${guest.email}` } });
    const before = await tokenMailedTo(api(), guest.email);
    expect(await asHost("resendInvitation", input)).toMatchObject({
      __typename: "ResendInvitationSuccess",
    });
    expect(await act(guest.token, "acceptInvitation", { token: before })).toMatchObject({
      code: "INVITATION_CLOSED",
    });
    const token = await tokenMailedTo(api(), guest.email);
    expect(await act(guest.token, "acceptInvitation", { token })).toMatchObject({
      __typename: "AcceptInvitationSuccess",
    });
  });

  test("is what a sheet asks for too", async () => {
    const event = await openTo();
    const [ana, bia] = [await ofTheHouse("Ana da Planilha"), await fromElsewhere("Bia da Planilha")];
    const [cida, duda] = [await fromElsewhere("Cida da Planilha"), await fromElsewhere("Duda da Planilha")];
    const csv = `E-mail 1;E-mail 2\n${ana.email};${bia.email}\n${cida.email};${duda.email}`;
    const bring = (apply: boolean) =>
      asHost(
        "importEnrolments",
        { tournamentId: event.globalId, csv, apply, allOrNothing: false },
        "... on ImportEnrolmentsSuccess { lines { guests problems entered } }",
      );
    expect((await bring(false))["lines"]).toEqual([
      { guests: [bia.email], problems: [], entered: false },
      {
        guests: [cida.email, duda.email],
        problems: [expect.stringContaining("Os dois atletas são de outras arenas")],
        entered: false,
      },
    ]);
    expect(await mailsTo(api(), bia.email)).toEqual([]);
    await bring(true);
    expect(await mailsTo(api(), bia.email)).toHaveLength(1);
    expect(await standingOf(event, ana)).toMatchObject({ status: "INVITED" });
    expect(await standingOf(event, bia)).toBeNull();

    const super8 = await alone();
    await asHost("importEnrolments", {
      tournamentId: super8.globalId,
      csv: `E-mail\n${cida.email}`,
      apply: true,
      allOrNothing: true,
    });
    expect(await standingOf(super8, cida)).toMatchObject({ status: "INVITED", awaitsConsent: true });
  });

  test("cannot be given in a substitution, where an id of nobody is answered alike", async () => {
    const { id, athleteIds } = await createSuper8(api(), host);
    await api().db.tournament.update({ where: { id }, data: { openToOtherArenas: true } });
    const guest = await fromElsewhere("Reserva de Fora");
    const leaving = await api().db.enrolment.findFirstOrThrow({
      where: { tournamentId: id, athleteId: athleteIds[0] },
    });
    const substitute = (athleteId: string) =>
      asHost("substituteAthlete", {
        enrolmentId: encodeGlobalId("Enrolment", leaving.id),
        athleteId: globalOf({ athleteId }),
      });
    const answer = await substitute(guest.athleteId);
    expect(answer).toMatchObject({ code: "ATHLETE_NOT_ELIGIBLE" });
    expect(await substitute(randomUUID())).toEqual(answer);
  });
});
