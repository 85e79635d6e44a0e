import { beforeAll, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { createAthletePerson, createOpenEvent, enrolling } from "../support/enrolling";
import { createArena, type ArenaStory } from "../support/story";

const api = useApi();
const { act: actAs } = enrolling(api);
let arena: ArenaStory;
beforeAll(async () => {
  arena = await createArena(api(), "Da fila");
});
const act = (name: string, input: Record<string, unknown>, selection = "") =>
  actAs(arena.manager.token, name, input, selection);

/** A full category with one who waits, alone or as a pair. */
async function fullEvent(inPairs: boolean, feeInCents = 8000) {
  const event = await createOpenEvent(api(), arena, { maxParticipants: 2, feeInCents });
  if (!inPairs)
    await api().db.tournamentCategory.update({
      where: { id: event.categoryId },
      data: { drawFormat: "SUPER_N" },
    });
  const rows = [];
  for (let number = 0; number < 4; number++) {
    const { athleteId } = await createAthletePerson(api(), `Fila ${"ABCD"[number]}`, arena.id);
    const waits = number >= 2;
    rows.push(
      await api().db.enrolment.create({
        data: {
          tournamentId: event.id,
          categoryId: event.categoryId,
          athleteId,
          feeInCents,
          status: waits ? "WAITLISTED" : "ENROLLED",
          waitlistedAt: waits ? new Date() : null,
        },
      }),
    );
  }
  const [a, b, c, d] = rows;
  if (!a || !b || !c || !d) throw new Error("four were made");
  if (inPairs)
    for (const [first, second] of [
      [a, b],
      [c, d],
    ] as const)
      await api().db.pair.create({
        data: {
          tournamentId: event.id,
          categoryId: event.categoryId,
          firstId: first.id,
          secondId: second.id,
        },
      });
  return { event, waiting: c, alsoWaiting: d };
}

const admit = (enrolmentId: string, raiseLimit: boolean) =>
  act(
    "admitFromLine",
    { enrolmentId: encodeGlobalId("Enrolment", enrolmentId), raiseLimit },
    "... on AdmitFromLineSuccess { enrolment { status } tournament { maxParticipants categories { placedEntryCount waitingEntryCount } enrolmentMoney { receivedInCents expectedInCents } } }",
  );
const statusOf = async (id: string) => (await api().db.enrolment.findUniqueOrThrow({ where: { id } })).status;

test("a pair that waits is refused where there is no place, and comes in together by raising the limit", async () => {
  const { event, waiting, alsoWaiting } = await fullEvent(true);
  expect(await admit(waiting.id, false)).toMatchObject({
    code: "TOURNAMENT_FULL",
    message: "Não há vaga para mais uma dupla. Para ela entrar, aumente o limite.",
  });
  expect(await statusOf(waiting.id)).toBe("WAITLISTED");
  const [one, other] = await Promise.all([admit(waiting.id, true), admit(alsoWaiting.id, true)]);
  for (const answer of [one, other])
    expect(answer).toMatchObject({
      enrolment: { status: "AWAITING_PAYMENT" },
      tournament: {
        maxParticipants: 4,
        categories: [{ placedEntryCount: 2, waitingEntryCount: 0 }],
        enrolmentMoney: { receivedInCents: 0, expectedInCents: 16_000 },
      },
    });
  const { maxParticipants } = await api().db.tournamentCategory.findUniqueOrThrow({
    where: { id: event.categoryId },
  });
  expect(maxParticipants).toBe(4);
});

test("who waits alone passes who stands before them, where there is a place", async () => {
  const { event, waiting, alsoWaiting } = await fullEvent(false, 0);
  await api().db.tournament.update({ where: { id: event.id }, data: { maxParticipants: 3 } });
  await api().db.tournamentCategory.update({ where: { id: event.categoryId }, data: { maxParticipants: 3 } });
  expect(await admit(alsoWaiting.id, false)).toMatchObject({ enrolment: { status: "ENROLLED" } });
  expect(await statusOf(waiting.id)).toBe("WAITLISTED");
  expect(await admit(waiting.id, false)).toMatchObject({
    message: "Não há vaga para mais um atleta. Para ele entrar, aumente o limite.",
  });
});

test("who does not wait, and whose category is drawn, is refused in a sentence", async () => {
  const { event, waiting, alsoWaiting } = await fullEvent(true);
  await api().db.enrolment.update({ where: { id: alsoWaiting.id }, data: { status: "CANCELLED" } });
  expect(await admit(alsoWaiting.id, true)).toMatchObject({
    message: "Esta inscrição não está na lista de espera.",
  });
  await api().db.tournamentCategory.update({
    where: { id: event.categoryId },
    data: { settledAt: new Date() },
  });
  expect(await admit(waiting.id, true)).toHaveProperty("message");
  expect(await statusOf(waiting.id)).toBe("WAITLISTED");
});

test("how the money came is kept, and what is here and what is owed are told by one sum", async () => {
  const { event, waiting } = await fullEvent(true);
  await admit(waiting.id, true);
  const pay = {
    enrolmentId: encodeGlobalId("Enrolment", waiting.id),
    method: "CASH",
  };
  const paid =
    "... on RegisterPaymentSuccess { enrolment { payment { method } } tournament { enrolmentMoney { receivedInCents expectedInCents } } }";
  expect(await act("registerPayment", pay, paid)).toMatchObject({
    enrolment: { payment: { method: "CASH" } },
    tournament: { enrolmentMoney: { receivedInCents: 8000, expectedInCents: 16_000 } },
  });
  const owing = async () =>
    (
      await api().data(
        `query ($key: UUID!) { tournament(key: $key) { entries(first: 5, owing: true) { owingCount totalCount edges { node { status } } } } }`,
        { key: event.id },
        arena.manager.token,
      )
    )["tournament"].entries;
  expect(await owing()).toEqual({
    owingCount: 1,
    totalCount: 1,
    edges: [{ node: { status: "AWAITING_PAYMENT" } }],
  });
  await api().db.tournament.update({
    where: { id: event.id },
    data: { fullRefundDays: 1, lateRefundPercent: 0 },
  });
  const cancelled = await act(
    "cancelEnrolment",
    { enrolmentId: pay.enrolmentId },
    "... on CancelEnrolmentSuccess { tournament { enrolmentMoney { receivedInCents expectedInCents } } }",
  );
  // What was paid went back, and who stays behind owes nothing until they have a partner.
  expect(cancelled).toMatchObject({
    tournament: { enrolmentMoney: { receivedInCents: 0, expectedInCents: 0 } },
  });
});
