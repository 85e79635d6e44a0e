import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import {
  createAthletePerson,
  createOpenEvent,
  enrolling,
  tokenIn,
  type AthletePerson,
  type OpenEvent,
} from "../support/enrolling";
import { createArena, type ArenaStory } from "../support/story";

const api = useApi();
const { act } = enrolling(api);
let arena: ArenaStory;
beforeAll(async () => {
  arena = await createArena(api(), "Da fila");
});

const athlete = (name: string, more: object = {}) => createAthletePerson(api(), name, arena.id, more);
const state =
  "enrolment { id status dueAt waitingPosition refundInCents payment { amountInCents pixCode paidAt } }";
const enrolAlone = (token: string, event: OpenEvent) =>
  act(
    token,
    "enrolInTournament",
    { tournamentId: event.globalId },
    `... on EnrolInTournamentSuccess { ${state} }`,
  );
const statusOf = async (event: OpenEvent, athleteId: string) =>
  (await api().db.enrolment.findFirstOrThrow({ where: { tournamentId: event.id, athleteId } })).status;
const subjectsTo = async (to: string) =>
  (await api().db.outgoingMail.findMany({ where: { to }, orderBy: { id: "asc" } })).map(
    ({ subject }) => subject,
  );
const overdue = (event: OpenEvent) =>
  api().db.enrolment.updateMany({
    where: { tournamentId: event.id, dueAt: { not: null } },
    data: { dueAt: new Date(Date.now() - 60_000) },
  });
const expire = async () => {
  await api().db.$executeRaw`SELECT graphile_worker.add_job('expire_enrolments')`;
  await api().runJobs();
};
/** Two who play together, through an invitation. */
async function pairUp(event: OpenEvent, names: [string, string]) {
  const [first, second] = [await athlete(names[0]), await athlete(names[1])];
  const asked = await act(
    first.token,
    "enrolInTournament",
    { tournamentId: event.globalId, partnerName: names[1] },
    "... on EnrolInTournamentSuccess { invitationUrl }",
  );
  await act(second.token, "acceptInvitation", { token: tokenIn(asked["invitationUrl"]) });
  return [first, second] as const;
}

describe("time that runs out", () => {
  test("frees the place for who is first in line, tells both, and does so once", async () => {
    const event = await createOpenEvent(api(), arena, {
      kind: "SUPER8",
      maxParticipants: 4,
      feeInCents: 2000,
    });
    const people: AthletePerson[] = [];
    for (const name of ["Um", "Dois", "Três", "Quatro", "Cinco", "Seis"])
      people.push(await athlete(`${name} Da Fila`));
    const answers = [];
    for (const { token } of people) answers.push(await enrolAlone(token, event));
    expect(answers.map(({ enrolment }) => [enrolment.status, enrolment.waitingPosition])).toEqual([
      ["AWAITING_PAYMENT", null],
      ["AWAITING_PAYMENT", null],
      ["AWAITING_PAYMENT", null],
      ["AWAITING_PAYMENT", null],
      ["WAITLISTED", 1],
      ["WAITLISTED", 2],
    ]);
    const [late, , , , next] = people;
    await api().db.enrolment.update({
      where: {
        id: (
          await api().db.enrolment.findFirstOrThrow({
            where: { tournamentId: event.id, athleteId: late?.athleteId ?? "" },
          })
        ).id,
      },
      data: { dueAt: new Date(Date.now() - 60_000) },
    });
    await expire();
    await expire();
    expect(await statusOf(event, late?.athleteId ?? "")).toBe("EXPIRED");
    expect(await statusOf(event, next?.athleteId ?? "")).toBe("AWAITING_PAYMENT");
    expect(await statusOf(event, people[5]?.athleteId ?? "")).toBe("WAITLISTED");
    expect(await subjectsTo(late?.email ?? "")).toEqual(["Sua inscrição expirou"]);
    expect(await subjectsTo(next?.email ?? "")).toEqual(["Abriu uma vaga para você"]);
    const again = await enrolAlone(late?.token ?? "", event);
    expect(again).toMatchObject({ enrolment: { status: "WAITLISTED", waitingPosition: 2 } });
  });

  test("leaves who has paid without a partner, but with what they paid", async () => {
    const event = await createOpenEvent(api(), arena, { feeInCents: 2000 });
    const [paid, late] = await pairUp(event, ["Paga Em Dia", "Paga Nunca"]);
    const row = await api().db.enrolment.findFirstOrThrow({
      where: { tournamentId: event.id, athleteId: paid.athleteId },
    });
    await act(arena.manager.token, "registerPayment", { enrolmentId: encodeGlobalId("Enrolment", row.id) });
    await overdue(event);
    await expire();
    expect(await statusOf(event, late.athleteId)).toBe("EXPIRED");
    expect(await statusOf(event, paid.athleteId)).toBe("SEEKING_PARTNER");
    expect(await subjectsTo(paid.email)).toContain("Sua dupla foi desfeita");
    const other = await athlete("Salva A Dupla");
    const asked = await act(
      paid.token,
      "invitePartner",
      { enrolmentId: encodeGlobalId("Enrolment", row.id), partnerName: "Salva" },
      "... on InvitePartnerSuccess { invitationUrl enrolment { status } }",
    );
    expect(asked["enrolment"].status).toBe("INVITED");
    await act(other.token, "acceptInvitation", { token: tokenIn(asked["invitationUrl"]) });
    expect(await statusOf(event, paid.athleteId)).toBe("ENROLLED");
    expect(await statusOf(event, other.athleteId)).toBe("AWAITING_PAYMENT");
  });

  test("ends an invitation that nobody answers, and what it kept", async () => {
    const event = await createOpenEvent(api(), arena, { maxParticipants: 2 });
    const first = await athlete("Espera Sentada");
    const asked = await act(
      first.token,
      "enrolInTournament",
      { tournamentId: event.globalId, partnerName: "Ninguém" },
      "... on EnrolInTournamentSuccess { invitationUrl }",
    );
    const [waiting, partner] = await pairUp(event, ["Na Fila", "Junto Na Fila"]);
    expect(await statusOf(event, waiting.athleteId)).toBe("WAITLISTED");
    await overdue(event);
    await expire();
    expect(await statusOf(event, first.athleteId)).toBe("EXPIRED");
    expect(await statusOf(event, waiting.athleteId)).toBe("ENROLLED");
    expect(await statusOf(event, partner.athleteId)).toBe("ENROLLED");
    expect(
      await act(partner.token, "acceptInvitation", { token: tokenIn(asked["invitationUrl"]) }),
    ).toMatchObject({ code: "INVITATION_CLOSED" });
  });

  test("ends in every other tournament when it fails in one", async () => {
    const events = [
      await createOpenEvent(api(), arena, { kind: "SUPER8", feeInCents: 2000 }),
      await createOpenEvent(api(), arena, { kind: "SUPER8", feeInCents: 2000 }),
    ];
    const late = await athlete("Atrasada Em Dois");
    for (const event of events) {
      await enrolAlone(late.token, event);
      await overdue(event);
    }
    const { expireEnrolments } = await import("../../server/enrolments/places.action");
    const { emitEvent } = await import("../../server/platform/events/event-bus");
    const { createOutbox } = await import("../../server/platform/mail/outbox");
    const { tournamentTopic } = await import("../../server/tournaments/tournament-topic.rules");
    const topics = events.map(({ id }) => tournamentTopic(id));
    let failed = false;
    const emit: typeof emitEvent = (tx, topic) => {
      if (failed || !topics.includes(topic)) return emitEvent(tx, topic);
      failed = true;
      return Promise.reject(new Error("the first of the two fails"));
    };
    const parts = {
      events: { emit },
      outbox: createOutbox(false),
      now: new Date(),
      publicUrl: "http://x",
      viewer: null,
    };
    await expect(expireEnrolments(api().db, parts)).rejects.toThrow(AggregateError);
    const statuses = await Promise.all(events.map((event) => statusOf(event, late.athleteId)));
    expect(statuses.toSorted()).toEqual(["AWAITING_PAYMENT", "EXPIRED"]);
    await expire();
    expect(await Promise.all(events.map((event) => statusOf(event, late.athleteId)))).toEqual([
      "EXPIRED",
      "EXPIRED",
    ]);
  });

  test("does not reach whoever is drawn already", async () => {
    const event = await createOpenEvent(api(), arena, {
      kind: "SUPER8",
      maxParticipants: 4,
      feeInCents: 2000,
    });
    for (const name of ["A", "B", "C", "D"])
      await enrolAlone((await athlete(`Sorteada ${name}`)).token, event);
    await act(arena.manager.token, "startTournament", { tournamentId: event.globalId });
    await overdue(event);
    await expire();
    const rows = await api().db.enrolment.findMany({ where: { tournamentId: event.id } });
    expect(rows.map(({ status }) => status)).toEqual(Array(4).fill("PLAYING"));
  });
});

describe("leaving", () => {
  test("tells what comes back by the event's rule, and gives the place on", async () => {
    const event = await createOpenEvent(api(), arena, { feeInCents: 5001, maxParticipants: 2 });
    const [first, second] = await pairUp(event, ["Vai Embora", "Fica Só"]);
    const rows = await api().db.enrolment.findMany({ where: { tournamentId: event.id } });
    for (const { id } of rows)
      await act(arena.manager.token, "registerPayment", { enrolmentId: encodeGlobalId("Enrolment", id) });
    const [waiting] = await pairUp(event, ["Esperava", "Esperava Também"]);
    expect(await statusOf(event, waiting.athleteId)).toBe("WAITLISTED");
    await api().db.tournament.update({
      where: { id: event.id },
      data: { startDate: new Date(Date.now() + 2 * 86_400_000) },
    });
    const own = rows.find(({ athleteId }) => athleteId === first.athleteId);
    const enrolmentId = encodeGlobalId("Enrolment", own?.id ?? "");
    const cancel = () =>
      act(
        first.token,
        "cancelOwnEnrolment",
        { enrolmentId },
        "... on CancelOwnEnrolmentSuccess { refundInCents enrolment { status refundInCents tournament { id } } }",
      );
    expect(await cancel()).toEqual({
      __typename: "CancelOwnEnrolmentSuccess",
      refundInCents: 2501, // half of R$ 50,01, half a centavo up
      // The tournament is not public, and no longer theirs.
      enrolment: { status: "CANCELLED", refundInCents: 2501, tournament: null },
    });
    expect(await cancel()).toMatchObject({ refundInCents: 2501 });
    expect(await statusOf(event, second.athleteId)).toBe("SEEKING_PARTNER");
    expect(await statusOf(event, waiting.athleteId)).toBe("AWAITING_PAYMENT");
    const theirs = rows.find(({ athleteId }) => athleteId === second.athleteId);
    const foreign = { enrolmentId: encodeGlobalId("Enrolment", theirs?.id ?? "") };
    const { errors } = await api().run(
      `mutation ($input: CancelOwnEnrolmentInput!) { cancelOwnEnrolment(input: $input) { __typename } }`,
      { input: foreign },
      first.token,
    );
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });

  test("a person who deletes the account gives the place on, and keeps no one waiting", async () => {
    const event = await createOpenEvent(api(), arena, { kind: "SUPER8", maxParticipants: 4 });
    const people: AthletePerson[] = [];
    for (const name of ["A", "B", "C", "D", "E"]) people.push(await athlete(`Apaga ${name}`));
    for (const { token } of people) await enrolAlone(token, event);
    const { leaveOpenTournaments } = await import("../../server/enrolments/athlete-enrolments.step");
    const { emitEvent } = await import("../../server/platform/events/event-bus");
    const { createOutbox } = await import("../../server/platform/mail/outbox");
    const parts = {
      events: { emit: emitEvent },
      outbox: createOutbox(false),
      now: new Date(),
      publicUrl: "http://x",
      viewer: null,
    };
    await api().db.$transaction((tx) => leaveOpenTournaments(parts, tx, people[0]?.athleteId ?? ""));
    expect(await statusOf(event, people[0]?.athleteId ?? "")).toBe("CANCELLED");
    expect(await statusOf(event, people[4]?.athleteId ?? "")).toBe("ENROLLED");
  });
});

describe("paying", () => {
  test("is shown as a Pix code to who owes, while the arena has a key, and to nobody else", async () => {
    const event = await createOpenEvent(api(), arena, { kind: "SUPER8", feeInCents: 3000 });
    const ana = await athlete("Ana Paga");
    expect((await enrolAlone(ana.token, event))["enrolment"].payment).toEqual({
      amountInCents: 3000,
      pixCode: null,
      paidAt: null,
    });
    const settings = {
      courtCount: 2,
      hourlyRateInCents: 1,
      dayUseInCents: 1,
      opensAt: "06:00",
      closesAt: "22:00",
    };
    const save = (pixKey: string) =>
      act(
        arena.manager.token,
        "updateArenaSettings",
        { arenaId: arena.globalId, ...settings, pixKey, city: "Florianópolis" },
        "... on InvalidInput { fields { path message } } ... on UpdateArenaSettingsSuccess { arena { pixKey city } }",
      );
    expect((await save("123"))["fields"]).toEqual([
      {
        path: ["pixKey"],
        message: "Chave Pix inválida: informe CPF, CNPJ, e-mail, celular ou chave aleatória",
      },
    ]);
    expect(await save("(48) 99988-7766")).toMatchObject({
      arena: { pixKey: "+5548999887766", city: "Florianópolis" },
    });
    const seenBy = async (token: string) => {
      const { node } = await api().data(
        `query ($id: ID!) { node(id: $id) { ... on Tournament { viewerEnrolments { payment { pixCode receiverName } } } } }`,
        { id: event.globalId },
        token,
      );
      return node.viewerEnrolments;
    };
    const [{ payment }] = await seenBy(ana.token);
    expect(payment.receiverName).toBe("Arena Da fila");
    expect(payment.pixCode).toContain("540530.00");
    expect(payment.pixCode).toContain("6013Florianopolis");
    expect(await seenBy(arena.manager.token)).toEqual([]);
  });
});
