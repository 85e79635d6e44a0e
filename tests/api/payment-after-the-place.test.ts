import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { momentAtPlace } from "../../server/platform/time/time-in-words.rules";
import { brasiliaTime, dayAt } from "../../server/platform/time/time-zone.rules";
import { addDays, dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import { useApi } from "../support/api";
import { createBankLine } from "../support/bank-stock";
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
  arena = await createArena(api(), "Do caixa");
  await api().db.arena.update({ where: { id: arena.id }, data: { pixKey: "caixa@teste.example" } });
});

const fee = 8_000;
const manage = (name: string, input: Record<string, unknown>, selection = "") =>
  act(arena.manager.token, name, input, selection);
const athlete = (name: string, more: object = {}) => createAthletePerson(api(), name, arena.id, more);
const athletes = async (...names: string[]) => {
  const people: AthletePerson[] = [];
  for (const name of names) people.push(await athlete(name));
  return people;
};
const superEight = (more: object = {}) =>
  createOpenEvent(api(), arena, { kind: "SUPER8", feeInCents: fee, ...more });
const enrol = ({ token }: AthletePerson, event: OpenEvent) =>
  act(token, "enrolInTournament", { tournamentId: event.globalId });
const rowOf = (event: OpenEvent, { athleteId }: AthletePerson) =>
  api().db.enrolment.findFirstOrThrow({
    where: { tournamentId: event.id, athleteId },
    include: { charge: { include: { entries: { orderBy: { position: "asc" } } } } },
  });
const idOf = async (event: OpenEvent, person: AthletePerson) =>
  encodeGlobalId("Enrolment", (await rowOf(event, person)).id);
const statusesOf = async (event: OpenEvent, people: readonly AthletePerson[]) =>
  Promise.all(people.map(async (person) => (await rowOf(event, person)).status));
const pay = async (event: OpenEvent, person: AthletePerson) =>
  manage(
    "registerPayment",
    { enrolmentId: await idOf(event, person) },
    "... on RegisterPaymentSuccess { outcome enrolment { status creditInCents payment { paidAt openInCents } } }",
  );
/** Lets the time to pay run out, of these or of everybody. */
async function expire(event: OpenEvent, ...people: AthletePerson[]) {
  await api().db.enrolment.updateMany({
    where: {
      tournamentId: event.id,
      dueAt: { not: null },
      ...(people.length > 0 ? { athleteId: { in: people.map(({ athleteId }) => athleteId) } } : {}),
    },
    data: { dueAt: new Date(Date.now() - 60_000) },
  });
  await api().db.$executeRaw`SELECT graphile_worker.add_job('expire_enrolments')`;
  await api().runJobs();
}
const subjectsTo = async ({ email }: AthletePerson) =>
  (await api().db.outgoingMail.findMany({ where: { to: email }, orderBy: { id: "asc" } })).map(
    ({ subject }) => subject,
  );
/** Two who enter together, by an invitation. */
async function pairUp(event: OpenEvent, first: AthletePerson, second: AthletePerson) {
  const { invitationUrl } = await act(
    first.token,
    "enrolInTournament",
    { tournamentId: event.globalId, partnerName: "Par" },
    "... on EnrolInTournamentSuccess { invitationUrl }",
  );
  await act(second.token, "acceptInvitation", { token: tokenIn(invitationUrl) });
}
/** What the books hold for a tournament, beside what was recorded in them. */
async function books(event: OpenEvent) {
  const charges = await api().db.charge.findMany({
    where: { tournamentId: event.id },
    include: { entries: true },
  });
  const sum = (amounts: readonly (number | null)[]) =>
    amounts.reduce<number>((all, one) => all + (one ?? 0), 0);
  const entries = charges.flatMap((charge) => charge.entries);
  const undone = new Set(entries.map(({ undoesId }) => undoesId));
  const moved = (kind: "PAYMENT" | "REFUND") =>
    sum(
      entries
        .filter((entry) => entry.kind === kind && !undone.has(entry.id))
        .map((entry) => entry.amountInCents),
    );
  return {
    kept: sum(
      charges.map(
        ({ receivedInCents, refundedInCents, creditInCents }) =>
          receivedInCents - refundedInCents + creditInCents,
      ),
    ),
    recorded: moved("PAYMENT") - moved("REFUND"),
  };
}
const expectBooks = async (event: OpenEvent, cents: number) =>
  expect(await books(event)).toEqual({ kept: cents, recorded: cents });

describe("a payment after the place was lost", () => {
  test("of an expired enrolment brings the free place back, and tells the athlete", async () => {
    const event = await superEight();
    const [late] = (await athletes("Volta Tarde")) as [AthletePerson];
    await enrol(late, event);
    await expire(event);
    expect(await pay(event, late)).toMatchObject({
      outcome: "PLACE_RESTORED",
      enrolment: {
        status: "ENROLLED",
        creditInCents: 0,
        payment: { paidAt: expect.any(String), openInCents: 0 },
      },
    });
    expect(await pay(event, late)).toMatchObject({ outcome: "CONFIRMED" });
    expect(await subjectsTo(late)).toEqual(["Sua inscrição expirou", "Sua inscrição voltou a valer"]);
    await expectBooks(event, fee);
  });

  test("of a full tournament is credit to be refunded, and who moved up stays", async () => {
    const event = await superEight({ maxParticipants: 4 });
    const people = await athletes("Cheio Um", "Cheio Dois", "Cheio Três", "Cheio Quatro", "Cheio Cinco");
    for (const person of people) await enrol(person, event);
    const [late, , , , next] = people as [
      AthletePerson,
      AthletePerson,
      AthletePerson,
      AthletePerson,
      AthletePerson,
    ];
    await expire(event, late);
    expect(await statusesOf(event, [late, next])).toEqual(["EXPIRED", "AWAITING_PAYMENT"]);
    const both = await Promise.all([pay(event, late), pay(event, late)]);
    expect(both).toMatchObject([
      { outcome: "TO_REFUND", enrolment: { status: "EXPIRED", creditInCents: fee, payment: null } },
      { outcome: "TO_REFUND" },
    ]);
    expect(await statusesOf(event, [late, next])).toEqual(["EXPIRED", "AWAITING_PAYMENT"]);
    expect((await subjectsTo(late)).at(-1)).toBe("Recebemos o pagamento, mas não há mais vaga");
    await expectBooks(event, fee);

    // It is found among what has to be given back, and goes back from there.
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on Arena { charges { charges(standing: TO_REFUND) { edges { node { id payerName standing creditInCents } } } } } } }`,
      { id: encodeGlobalId("Arena", arena.id) },
      arena.manager.token,
    );
    const listed = node.charges.charges.edges.map((edge: any) => edge.node);
    expect(listed).toMatchObject([{ payerName: "Cheio Um", standing: "TO_REFUND", creditInCents: fee }]);
    const refund = (amountInCents: number, requestKey: string = randomUUID()) =>
      manage(
        "refundCharge",
        { chargeId: listed[0].id, amountInCents, ofCredit: true, reason: "Sem vaga no torneio", requestKey },
        "... on RefundChargeSuccess { charge { standing creditInCents } }",
      );
    expect(await refund(fee + 1)).toMatchObject({ code: "CHARGE_TOO_MUCH" });
    const key = randomUUID();
    for (let click = 0; click < 2; click++)
      expect(await refund(fee, key)).toMatchObject({ charge: { standing: "CANCELLED", creditInCents: 0 } });
    await expectBooks(event, 0);
    expect(
      await manage("undoPayment", { enrolmentId: await idOf(event, late), reason: "Engano meu" }),
    ).toMatchObject({ code: "NOT_PAID" });
  });

  test("that the bank's statement brings does the same: the place if it is free, else a credit", async () => {
    const confirm = async (event: OpenEvent, person: AthletePerson, amountInCents: number) => {
      const { charge } = await rowOf(event, person);
      const lineId = await createBankLine(api(), arena.id, { amountInCents, on: new Date("2026-11-03") });
      const answer = await manage("confirmBankLine", {
        lineId: encodeGlobalId("BankLine", lineId),
        chargeId: encodeGlobalId("Charge", charge!.id),
      });
      expect(answer["__typename"]).toBe("ConfirmBankLineSuccess");
      expect(await api().db.bankLine.findUniqueOrThrow({ where: { id: lineId } })).toMatchObject({
        state: "CONFIRMED",
        chargeId: charge!.id,
      });
    };
    const event = await superEight();
    const [late] = (await athletes("Pelo Banco")) as [AthletePerson];
    await enrol(late, event);
    await expire(event);
    await confirm(event, late, fee - 1_000);
    expect(await rowOf(event, late)).toMatchObject({ status: "EXPIRED", charge: { creditInCents: 7_000 } });
    await confirm(event, late, 1_000);
    expect(await rowOf(event, late)).toMatchObject({
      status: "ENROLLED",
      charge: { status: "PAID", receivedInCents: fee, creditInCents: 0 },
    });
    expect(await subjectsTo(late)).toEqual(["Sua inscrição expirou", "Sua inscrição voltou a valer"]);
    await expectBooks(event, fee);

    const full = await superEight({ maxParticipants: 4 });
    const people = await athletes("Banco Um", "Banco Dois", "Banco Três", "Banco Quatro", "Banco Cinco");
    for (const person of people) await enrol(person, full);
    const [out] = people as [AthletePerson];
    await expire(full, out);
    await confirm(full, out, fee);
    expect(await rowOf(full, out)).toMatchObject({
      status: "EXPIRED",
      charge: { status: "CANCELLED", creditInCents: fee },
    });
    expect((await subjectsTo(out)).at(-1)).toBe("Recebemos o pagamento, mas não há mais vaga");
    await expectBooks(full, fee);
  });

  test("of a cancelled enrolment brings the place back too, for a new fee after a refund", async () => {
    const event = await superEight();
    const [gone] = (await athletes("Desistiu Voltou")) as [AthletePerson];
    await enrol(gone, event);
    await pay(event, gone);
    await manage("cancelEnrolment", { enrolmentId: await idOf(event, gone) });
    await expectBooks(event, 0);
    expect(await pay(event, gone)).toMatchObject({
      outcome: "PLACE_RESTORED",
      enrolment: { status: "ENROLLED", payment: { openInCents: 0 } },
    });
    expect((await rowOf(event, gone)).cancelledAt).toBeNull();
    await expectBooks(event, fee);
  });

  test("is taken back with a reason where it was none, and credit pays the place once there is one", async () => {
    const event = await superEight({ maxParticipants: 4 });
    const people = await athletes(
      "Crédito Um",
      "Crédito Dois",
      "Crédito Três",
      "Crédito Quatro",
      "Crédito Cinco",
    );
    for (const person of people) await enrol(person, event);
    const [late, second] = people as [AthletePerson, AthletePerson];
    await expire(event, late);
    await pay(event, late);
    const undo = { enrolmentId: await idOf(event, late), reason: "O Pix era de outro" };
    expect(await manage("undoPayment", undo)).toMatchObject({ __typename: "UndoPaymentSuccess" });
    await expectBooks(event, 0);
    expect(await pay(event, late)).toMatchObject({ outcome: "TO_REFUND" });
    await manage("cancelEnrolment", { enrolmentId: await idOf(event, second) });
    expect(
      await manage("enrolAthlete", {
        tournamentId: event.globalId,
        athleteId: encodeGlobalId("Athlete", late.athleteId),
      }),
    ).toMatchObject({ __typename: "EnrolAthleteSuccess" });
    expect(await rowOf(event, late)).toMatchObject({
      status: "ENROLLED",
      charge: { status: "PAID", receivedInCents: fee },
    });
    await expectBooks(event, fee);
  });

  test("after the draw has no place any more", async () => {
    const event = await superEight();
    const people = await athletes(
      "Sorteio A",
      "Sorteio B",
      "Sorteio C",
      "Sorteio D",
      "Sorteio E",
      "Sorteio F",
      "Sorteio G",
      "Sorteio H",
    );
    const [late] = (await athletes("Fora Do Sorteio")) as [AthletePerson];
    await enrol(late, event);
    await expire(event);
    for (const person of people) await enrol(person, event);
    const { id, tournamentId } = { id: event.categoryGlobalId, tournamentId: event.globalId };
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on TournamentCategory { drawPreview { lotsSeed key } } } }`,
      { id },
      arena.manager.token,
    );
    const [drawn, paid] = await Promise.all([
      manage("drawCategory", { categoryId: id, ...node.drawPreview }),
      pay(event, late),
    ]);
    expect([drawn["__typename"], paid["outcome"]]).toEqual(["DrawCategorySuccess", "TO_REFUND"]);
    expect(tournamentId).toBe(event.globalId);
    // Nothing is due after the draw.
    const today = dayAt(new Date(), brasiliaTime);
    const dues = await api().db.charge.findMany({ where: { tournamentId: event.id, status: "PENDING" } });
    expect(dues.map(({ dueOn }) => dueOn)).toEqual(people.map(() => dayToDatabase(today)));
    await expectBooks(event, fee);
  });
});

describe("a pair", () => {
  test("gets its place back together, once both have paid", async () => {
    const event = await createOpenEvent(api(), arena, { feeInCents: fee });
    const pair = (await athletes("Dupla Ana", "Dupla Bia")) as [AthletePerson, AthletePerson];
    await pairUp(event, ...pair);
    await expire(event);
    expect(await statusesOf(event, pair)).toEqual(["EXPIRED", "EXPIRED"]);
    const ids = await Promise.all(pair.map((person) => idOf(event, person)));
    expect(
      await manage(
        "registerPayments",
        { tournamentId: event.globalId, enrolmentIds: ids },
        "... on RegisterPaymentsSuccess { registeredCount restoredCount toRefundCount }",
      ),
    ).toMatchObject({ registeredCount: 2, restoredCount: 2, toRefundCount: 0 });
    expect(await statusesOf(event, pair)).toEqual(["ENROLLED", "ENROLLED"]);
    expect(await api().db.pair.count({ where: { tournamentId: event.id } })).toBe(1);
    await expectBooks(event, 2 * fee);
  });

  test("finds the former partner who still seeks, and seeks another where that one plays with somebody", async () => {
    const event = await createOpenEvent(api(), arena, { feeInCents: fee });
    const [paid, late] = (await athletes("Paga Já", "Paga Depois")) as [AthletePerson, AthletePerson];
    await pairUp(event, paid, late);
    await pay(event, paid);
    await expire(event);
    expect(await statusesOf(event, [paid, late])).toEqual(["SEEKING_PARTNER", "EXPIRED"]);
    expect(await pay(event, late)).toMatchObject({ outcome: "PLACE_RESTORED" });
    expect(await statusesOf(event, [paid, late])).toEqual(["ENROLLED", "ENROLLED"]);

    await manage("cancelEnrolment", { enrolmentId: await idOf(event, late) });
    const [other] = (await athletes("Outra Parceira")) as [AthletePerson];
    await manage("enrolAthlete", {
      tournamentId: event.globalId,
      athleteId: encodeGlobalId("Athlete", other.athleteId),
    });
    const [firstEnrolmentId, secondEnrolmentId] = [await idOf(event, paid), await idOf(event, other)];
    await manage("formPair", { firstEnrolmentId, secondEnrolmentId });
    expect(await pay(event, late)).toMatchObject({
      outcome: "SEEKS_PARTNER",
      enrolment: { status: "SEEKING_PARTNER", payment: { openInCents: 0 } },
    });
    await expectBooks(event, 2 * fee);
  });
});

test("an invitation that nobody answers leaves what was paid before as credit, which pays the next entry", async () => {
  const event = await createOpenEvent(api(), arena, { feeInCents: fee });
  const [paid, leaving, other] = (await athletes("Paga E Fica", "Sai Antes", "Entra Depois")) as [
    AthletePerson,
    AthletePerson,
    AthletePerson,
  ];
  await pairUp(event, paid, leaving);
  await pay(event, paid);
  await act(leaving.token, "cancelOwnEnrolment", { enrolmentId: await idOf(event, leaving) });
  await act(paid.token, "invitePartner", { enrolmentId: await idOf(event, paid), partnerName: "Ninguém" });
  expect(await statusesOf(event, [paid])).toEqual(["INVITED"]);
  await expire(event);
  expect(await rowOf(event, paid)).toMatchObject({
    status: "EXPIRED",
    charge: { status: "CANCELLED", creditInCents: fee },
  });
  await expectBooks(event, fee);
  const mail = await api().db.outgoingMail.findFirstOrThrow({
    where: { to: paid.email },
    orderBy: { id: "desc" },
  });
  expect(mail.text).toMatch(/O que você pagou \(R\$\s80,00\) vale para a nova inscrição/);
  await pairUp(event, paid, other);
  expect(await statusesOf(event, [paid, other])).toEqual(["ENROLLED", "AWAITING_PAYMENT"]);
  await expectBooks(event, fee);
});

describe("a payment while there is no place yet", () => {
  test("keeps the athlete in the line, and counts once they are let in", async () => {
    const event = await superEight({ maxParticipants: 4 });
    const people = await athletes(
      "Fila Um",
      "Fila Dois",
      "Fila Três",
      "Fila Quatro",
      "Fila Cinco",
      "Fila Seis",
    );
    for (const person of people) await enrol(person, event);
    const [first, , , , next, last] = people as [
      AthletePerson,
      AthletePerson,
      AthletePerson,
      AthletePerson,
      AthletePerson,
      AthletePerson,
    ];
    for (const person of [next, last])
      expect(await pay(event, person)).toMatchObject({
        outcome: "NO_PLACE_YET",
        enrolment: { status: "WAITLISTED", payment: { openInCents: 0 } },
      });
    expect(await pay(event, next)).toMatchObject({ outcome: "NO_PLACE_YET" });
    await expectBooks(event, 2 * fee);
    // One line moves up while a payment is recorded: whoever comes first, the money counts once.
    await Promise.all([
      manage("cancelEnrolment", { enrolmentId: await idOf(event, first) }),
      pay(event, next),
    ]);
    expect(await statusesOf(event, [next, last])).toEqual(["ENROLLED", "WAITLISTED"]);
    await expectBooks(event, 2 * fee);
    // Leaving the line gives everything back, also on the eve.
    await api().db.tournament.update({
      where: { id: event.id },
      data: { startDate: dayToDatabase(addDays(dayAt(new Date(), brasiliaTime), 1)) },
    });
    await manage("cancelEnrolment", { enrolmentId: await idOf(event, last) });
    await expectBooks(event, fee);
  });

  test("leaves the invitation its deadline, so that an unanswered one frees both places", async () => {
    const event = await createOpenEvent(api(), arena, { feeInCents: fee, maxParticipants: 2 });
    const [inviter, first, second] = (await athletes("Convida E Paga", "Fila Ana", "Fila Bia")) as [
      AthletePerson,
      AthletePerson,
      AthletePerson,
    ];
    await act(inviter.token, "enrolInTournament", { tournamentId: event.globalId, partnerName: "Ninguém" });
    await pairUp(event, first, second);
    expect(await statusesOf(event, [first, second])).toEqual(["WAITLISTED", "WAITLISTED"]);
    expect(await pay(event, inviter)).toMatchObject({ outcome: "NO_PLACE_YET" });
    await expire(event);
    expect(await rowOf(event, inviter)).toMatchObject({ status: "EXPIRED", charge: { creditInCents: fee } });
    expect(await statusesOf(event, [first, second])).toEqual(["AWAITING_PAYMENT", "AWAITING_PAYMENT"]);
    await expectBooks(event, fee);
  });

  test("is credit once the draw leaves them out, and pays the place if the draw is undone", async () => {
    const event = await superEight();
    const people = await athletes(
      "Dentro A",
      "Dentro B",
      "Dentro C",
      "Dentro D",
      "Dentro E",
      "Dentro F",
      "Dentro G",
      "Dentro H",
      "De Fora",
    );
    for (const person of people) await enrol(person, event);
    const [inside, waiting] = [people[0], people[8]] as [AthletePerson, AthletePerson];
    await pay(event, waiting);
    const draw = async () => {
      const { node } = await api().data(
        `query ($id: ID!) { node(id: $id) { ... on TournamentCategory { drawPreview { lotsSeed key } } } }`,
        { id: event.categoryGlobalId },
        arena.manager.token,
      );
      return manage("drawCategory", { categoryId: event.categoryGlobalId, ...node.drawPreview });
    };
    expect(await draw()).toMatchObject({ __typename: "DrawCategorySuccess" });
    expect((await rowOf(event, waiting)).charge).toMatchObject({ status: "CANCELLED", creditInCents: fee });
    await expectBooks(event, fee);
    await manage("undoDraw", { categoryId: event.categoryGlobalId });
    await manage("cancelEnrolment", { enrolmentId: await idOf(event, inside) });
    expect(await rowOf(event, waiting)).toMatchObject({ status: "ENROLLED", charge: { status: "PAID" } });
    await expectBooks(event, fee);
  });
});

describe("a part payment", () => {
  test("leaves the rest to the Pix code, and is credit once the time has run out", async () => {
    const event = await superEight();
    const [part] = (await athletes("Paga Metade")) as [AthletePerson];
    await enrol(part, event);
    const { charge } = await rowOf(event, part);
    await manage("registerChargePayment", {
      chargeId: encodeGlobalId("Charge", charge?.id ?? ""),
      amountInCents: 3_000,
      method: "PIX",
      requestKey: randomUUID(),
    });
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on Enrolment { payment { amountInCents openInCents pixCode } } } }`,
      { id: await idOf(event, part) },
      part.token,
    );
    expect(node.payment).toMatchObject({ amountInCents: fee, openInCents: 5_000 });
    expect(node.payment.pixCode).toContain("540550.00");
    await expire(event);
    expect((await rowOf(event, part)).charge).toMatchObject({ status: "CANCELLED", creditInCents: 3_000 });
    expect(await pay(event, part)).toMatchObject({ outcome: "PLACE_RESTORED" });
    await expectBooks(event, fee);
  });

  const payPart = async (event: OpenEvent, person: AthletePerson, amountInCents: number) => {
    const { charge } = await rowOf(event, person);
    await manage("registerChargePayment", {
      chargeId: encodeGlobalId("Charge", charge?.id ?? ""),
      amountInCents,
      method: "PIX",
      requestKey: randomUUID(),
    });
  };
  const credited = (creditInCents: number) => ({ charge: { status: "CANCELLED", creditInCents } });
  const toRefund = async (): Promise<number> =>
    (
      await api().db.charge.aggregate({
        where: { arenaId: arena.id, creditInCents: { gt: 0 } },
        _sum: { creditInCents: true },
      })
    )._sum.creditInCents ?? 0;

  test("is credit to be refunded when the athlete leaves, or the category is cancelled", async () => {
    const event = await superEight();
    await api().db.tournamentCategory.create({
      data: { tournamentId: event.id, name: "Outra", level: "C", gender: "FEMALE" },
    });
    const [leaves, stays] = (await athletes("Sai Com Metade", "Fica Com Metade")) as [
      AthletePerson,
      AthletePerson,
    ];
    const enrolIn = ({ token }: AthletePerson) =>
      act(token, "enrolInTournament", { tournamentId: event.globalId, categoryId: event.categoryGlobalId });
    const before = await toRefund();
    for (const person of [leaves, stays]) {
      await enrolIn(person);
      await payPart(event, person, 3_000);
    }
    await manage("cancelEnrolment", { enrolmentId: await idOf(event, leaves) });
    expect(await rowOf(event, leaves)).toMatchObject({ status: "CANCELLED", ...credited(3_000) });
    expect(await manage("cancelCategory", { categoryId: event.categoryGlobalId })).toMatchObject({
      __typename: "CancelCategorySuccess",
    });
    expect(await rowOf(event, stays)).toMatchObject({ status: "CANCELLED", ...credited(3_000) });
    expect(await toRefund()).toBe(before + 6_000);
    await expectBooks(event, 6_000);
  });

  test("that remains of a lost place once another payment is undone is credit, and nothing is owed", async () => {
    const event = await superEight();
    await api().db.tournament.update({
      where: { id: event.id },
      data: { lateRefundPercent: 0, startDate: dayToDatabase(addDays(dayAt(new Date(), brasiliaTime), 2)) },
    });
    const [person] = (await athletes("Em Duas Vezes")) as [AthletePerson];
    await enrol(person, event);
    await payPart(event, person, 3_000);
    await payPart(event, person, 5_000);
    await manage("cancelEnrolment", { enrolmentId: await idOf(event, person) });
    expect(await rowOf(event, person)).toMatchObject({ status: "CANCELLED", charge: { status: "PAID" } });
    const { charge } = await rowOf(event, person);
    const undo = { chargeId: encodeGlobalId("Charge", charge?.id ?? ""), reason: "O Pix era de outro" };
    expect(await manage("undoChargePayment", undo)).toMatchObject({ __typename: "UndoChargePaymentSuccess" });
    expect(await rowOf(event, person)).toMatchObject(credited(3_000));
    await expectBooks(event, 3_000);
  });
});

describe("a deadline", () => {
  const today = () => dayAt(new Date(), brasiliaTime);
  const dueOf = async (more: object, days = 3) => {
    const event = await superEight();
    await api().db.tournament.update({ where: { id: event.id }, data: { paymentDays: days, ...more } });
    const [person] = (await athletes("Com Prazo")) as [AthletePerson];
    await enrol(person, event);
    const { dueAt, charge } = await rowOf(event, person);
    expect(charge?.dueOn).toEqual(dayToDatabase(dayAt(dueAt ?? 0, brasiliaTime)));
    return dayAt(dueAt ?? 0, brasiliaTime);
  };
  const inDays = (days: number) => dayToDatabase(addDays(today(), days));

  test("comes after the days to pay, at the end of registration or on the eve of the start, whichever is first", async () => {
    expect(await dueOf({ startDate: inDays(9), registrationEndsOn: inDays(8) })).toBe(addDays(today(), 3));
    expect(await dueOf({ startDate: inDays(9), registrationEndsOn: inDays(1) })).toBe(addDays(today(), 1));
    expect(await dueOf({ startDate: inDays(2), registrationEndsOn: null })).toBe(addDays(today(), 1));
    expect(await dueOf({ startDate: inDays(9), registrationEndsOn: inDays(0) })).toBe(today());
  });

  test("comes earlier with the end of registration and the start, never later, and who owes is told once", async () => {
    const event = await superEight();
    const set = (days: object) => api().db.tournament.update({ where: { id: event.id }, data: days });
    await set({ paymentDays: 20, startDate: inDays(30), endDate: null, registrationEndsOn: inDays(25) });
    const [owes, paid] = (await athletes("Prazo Encurtado", "Prazo Pago")) as [AthletePerson, AthletePerson];
    await enrol(owes, event);
    await enrol(paid, event);
    await pay(event, paid);
    const due = async () => {
      const { dueAt, charge } = await rowOf(event, owes);
      expect(charge?.dueOn).toEqual(dayToDatabase(dayAt(dueAt ?? 0, brasiliaTime)));
      return dayAt(dueAt ?? 0, brasiliaTime);
    };
    const endsOn = (days: number) =>
      manage("updateRegistration", {
        tournamentId: event.globalId,
        registrationEndsOn: addDays(today(), days),
      });
    expect(await due()).toBe(addDays(today(), 20));
    await endsOn(10);
    expect(await due()).toBe(addDays(today(), 10));
    await endsOn(15);
    expect(await due()).toBe(addDays(today(), 10));
    await manage("updateRegistration", { tournamentId: event.globalId, registrationEndsOn: null });
    await manage("updateTournament", { tournamentId: event.globalId, startDate: addDays(today(), 6) });
    expect(await due()).toBe(addDays(today(), 5));
    const told = (subjects: string[]) => subjects.filter((subject) => subject.startsWith("Novo prazo"));
    expect(told(await subjectsTo(owes))).toHaveLength(2);
    expect(told(await subjectsTo(paid))).toEqual([]);
  });

  test("after registration is the eve of the start, and the mail says it", async () => {
    const event = await superEight({ maxParticipants: 4 });
    const people = await athletes("Prazo Um", "Prazo Dois", "Prazo Três", "Prazo Quatro", "Prazo Cinco");
    for (const person of people) await enrol(person, event);
    await api().db.tournament.update({
      where: { id: event.id },
      data: { paymentDays: 30, registrationEndsOn: inDays(-1), startDate: inDays(4) },
    });
    const [first, , , , next] = people as [
      AthletePerson,
      AthletePerson,
      AthletePerson,
      AthletePerson,
      AthletePerson,
    ];
    await manage("cancelEnrolment", { enrolmentId: await idOf(event, first) });
    const eve = addDays(today(), 3);
    const { dueAt } = await rowOf(event, next);
    expect(dayAt(dueAt ?? 0, brasiliaTime)).toBe(eve);
    const mail = await api().db.outgoingMail.findFirstOrThrow({ where: { to: next.email } });
    expect(mail.text).toContain(momentAtPlace(dueAt ?? new Date(0), brasiliaTime));
  });
});

test("the draw's preview names the one of a pair who owes", async () => {
  const event = await createOpenEvent(api(), arena, { feeInCents: fee });
  const [paid, owes] = (await athletes("Quitada Lima", "Devedora Reis")) as [AthletePerson, AthletePerson];
  await manage("enrolPair", {
    tournamentId: event.globalId,
    firstAthleteId: encodeGlobalId("Athlete", paid.athleteId),
    secondAthleteId: encodeGlobalId("Athlete", owes.athleteId),
  });
  await pay(event, paid);
  const { node } = await api().data(
    `query ($id: ID!) { node(id: $id) { ... on TournamentCategory { drawPreview { warnings } } } }`,
    { id: event.categoryGlobalId },
    arena.manager.token,
  );
  expect(node.drawPreview.warnings).toEqual(["Devedora Reis ainda tem valor a pagar e entra no sorteio."]);
});

test("another arena's manager records nothing", async () => {
  const event = await superEight();
  const stranger = await createArena(api(), "Caixa alheio");
  const [late] = (await athletes("De Outra Arena")) as [AthletePerson];
  await enrol(late, event);
  await expire(event);
  const enrolmentId = await idOf(event, late);
  await expect(act(stranger.manager.token, "registerPayment", { enrolmentId })).rejects.toThrow("FORBIDDEN");
  await expectBooks(event, 0);
});

test("a free enrolment takes no payment", async () => {
  const event = await superEight({ feeInCents: 0 });
  const [free] = (await athletes("De Graça")) as [AthletePerson];
  await enrol(free, event);
  expect(await pay(event, free)).toMatchObject({ code: "NOTHING_TO_PAY" });
});
