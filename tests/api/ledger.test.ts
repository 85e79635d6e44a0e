import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { settleEnrolmentCharges } from "../../server/billing/enrolment-charge.step";
import { standing } from "../../server/billing/ledger.rules";
import { issueCharge, moveCredit, record, type NewEntry } from "../../server/billing/ledger.step";
import { dayFromDatabase } from "../../server/platform/time/calendar-day.rules";
import { inTransaction } from "../../server/platform/database";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { createAthletePerson, createOpenEvent } from "../support/enrolling";
import { createArena, type ArenaStory } from "../support/story";

const api = useApi();
let arena: ArenaStory;
beforeAll(async () => {
  arena = await createArena(api(), "do Livro");
});

const parts = (now = new Date("2026-11-20T15:00:00Z")) => ({
  now,
  viewer: { userId: arena.manager.userId },
});

const issue = (amountInCents = 15_000) =>
  inTransaction(api().db, (tx) =>
    issueCharge(tx, parts(new Date("2026-11-01T15:00:00Z")), {
      arenaId: arena.id,
      serviceType: "RENTAL",
      description: "Locação",
      amountInCents,
      serviceDate: new Date("2026-11-10"),
      dueOn: new Date("2026-11-10"),
    }),
  );

const happen = (id: string, event: NewEntry, now?: Date) =>
  inTransaction(api().db, (tx) => record(tx, parts(now), { id }, () => event));

const stored = (id: string) =>
  api().db.charge.findUniqueOrThrow({
    where: { id },
    include: { entries: { orderBy: { position: "asc" } } },
  });

/** What a charge says of itself, and what its entries come to. */
async function bothOf(id: string) {
  const charge = await stored(id);
  const { status, amount, received, refunded, credit, dueOn, paidAt } = standing(
    charge.entries,
    "2027-12-01",
  );
  return {
    said: {
      status: charge.status,
      amount: charge.amountInCents,
      received: charge.receivedInCents,
      refunded: charge.refundedInCents,
      credit: charge.creditInCents,
      dueOn: charge.dueOn && dayFromDatabase(charge.dueOn),
      paidAt: charge.paidAt,
    },
    follows: { status, amount, received, refunded, credit, dueOn, paidAt },
  };
}

describe("a charge", () => {
  const event = fc.oneof(
    fc.record({
      kind: fc.constantFrom("PAYMENT" as const, "REFUND" as const),
      amountInCents: fc.integer({ min: 1, max: 20_000 }),
      waivesLate: fc.boolean(),
    }),
    fc.record({ kind: fc.constant("UNDO" as const) }),
    fc.record({ kind: fc.constant("AMOUNT" as const), amountInCents: fc.integer({ min: 1, max: 20_000 }) }),
    fc.record({
      kind: fc.constant("DUE_DATE" as const),
      dueOn: fc.constantFrom(null, new Date("2026-12-01")),
    }),
    fc.record({ kind: fc.constantFrom("WAIVER" as const, "CANCELLATION" as const) }),
  );

  test("says of itself what its entries come to, whatever happens to it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 6 }), async (events) => {
        const id = await issue();
        for (const [index, happened] of events.entries()) {
          const now = new Date(Date.UTC(2026, 10, 5 + index * 4, 15));
          await inTransaction(api().db, (tx) =>
            record(tx, parts(now), { id }, ({ charge: { entries } }) => {
              if (happened.kind !== "UNDO") return happened;
              const payment = entries.findLast(({ kind }) => kind === "PAYMENT");
              return payment ? { kind: "UNDO", undoesId: payment.id, reason: "Não caiu" } : null;
            }),
          );
        }
        const { said, follows } = await bothOf(id);
        expect(said).toEqual(follows);
      }),
      { numRuns: 25 },
    );
  });

  test("keeps what has happened: an entry is neither changed nor deleted", async () => {
    const { entries } = await stored(await issue());
    const id = entries[0]?.id ?? "";
    const { db } = api();
    await expect(db.ledgerEntry.update({ where: { id }, data: { amountInCents: 1 } })).rejects.toThrow(
      "neither changed nor deleted",
    );
    await expect(db.ledgerEntry.delete({ where: { id } })).rejects.toThrow("neither changed nor deleted");
    await expect(db.charge.delete({ where: { id: entries[0]?.chargeId ?? "" } })).rejects.toThrow(
      "lancamentos_cobranca_id_fkey",
    );
  });

  test("counts a payment that the bank tells of once, also when it is told for another charge or was undone", async () => {
    const [one, other] = [await issue(), await issue()];
    const payment = { kind: "PAYMENT", amountInCents: 5000, method: "PIX", externalId: "E2E-1" } as const;
    const outcomes = [];
    for (const id of [one, one, other]) outcomes.push(...(await happen(id, payment)));
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([
      "PART",
      "IGNORED_DUPLICATE",
      "IGNORED_DUPLICATE",
    ]);
    const { entries } = await stored(one);
    expect(entries.at(-1)).toMatchObject({
      method: "PIX",
      externalId: "E2E-1",
      recordedById: arena.manager.userId,
    });
    await happen(one, { kind: "UNDO", undoesId: entries.at(-1)?.id ?? "", reason: "Devolvido pelo banco" });
    const [again] = await happen(one, payment);
    expect(again?.outcome).toBe("IGNORED_DUPLICATE");
    expect(await stored(one)).toMatchObject({ status: "PENDING", receivedInCents: 0 });
  });

  test("counts it once when two charges are told of it at once", async () => {
    const ids = [await issue(), await issue()];
    const outcomes = await inTransaction(api().db, (tx) =>
      record(tx, parts(), { id: { in: ids } }, () => ({
        kind: "PAYMENT",
        amountInCents: 5000,
        externalId: "E2E-2",
      })),
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(["PART", "IGNORED_DUPLICATE"]);
    expect(await api().db.ledgerEntry.count({ where: { externalId: "E2E-2" } })).toBe(1);
  });

  test("is refused what the rules refuse, and nothing is written", async () => {
    const id = await issue();
    const [refund] = await happen(id, { kind: "REFUND", amountInCents: 1 });
    expect(refund?.outcome).toBe("REFUSED_NOT_PAID");
    expect((await stored(id)).entries).toHaveLength(1);
  });

  test("is somebody's: an arena's or a federation's, never nobody's", async () => {
    const nobody = {
      serviceType: "RENTAL" as const,
      description: "Locação",
      amountInCents: 1,
      serviceDate: new Date(),
    };
    await expect(api().db.charge.create({ data: nobody })).rejects.toThrow(/recebedor/);
  });
});

test("ten who write the same payment down at once write it once", async () => {
  const event = await createOpenEvent(api(), arena, { kind: "SUPER8", feeInCents: 3000 });
  const { token } = await createAthletePerson(api(), "Dez Vezes", arena.id);
  const { enrolInTournament } = await api().data(
    `mutation ($input: EnrolInTournamentInput!) {
      enrolInTournament(input: $input) { ... on EnrolInTournamentSuccess { enrolment { id } } }
    }`,
    { input: { tournamentId: event.globalId } },
    token,
  );
  const charge = await api().db.charge.findFirstOrThrow({ where: { tournamentId: event.id } });
  expect(encodeGlobalId("Enrolment", charge.enrolmentId ?? "")).toBe(enrolInTournament.enrolment.id);
  const { emitEvent } = await import("../../server/platform/events/event-bus");
  const paid = await Promise.all(
    Array.from({ length: 10 }, () =>
      inTransaction(api().db, (tx) =>
        settleEnrolmentCharges(tx, { ...parts(new Date()), events: { emit: emitEvent } }, [
          charge.enrolmentId ?? "",
        ]),
      ),
    ),
  );
  expect(paid.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  const { entries, status } = await stored(charge.id);
  expect([status, ...entries.map(({ kind }) => kind)]).toEqual(["PAID", "ISSUE", "PAYMENT"]);
  expect(await api().db.enrolment.findFirst({ where: { tournamentId: event.id } })).toMatchObject({
    status: "ENROLLED",
    dueAt: null,
  });
});

describe("credit", () => {
  const creditOf = async (cents: number) => {
    const id = await issue(cents);
    await happen(id, { kind: "PAYMENT", amountInCents: cents });
    await happen(id, { kind: "CANCELLATION", ofCredit: true });
    return id;
  };
  const move = (from: string, to: string) =>
    inTransaction(api().db, (tx) =>
      moveCredit(tx, parts(), { from, to, amountInCents: 15_000, reason: "Crédito usado na inscrição" }),
    );

  test("that two charges ask for at once pays one of them", async () => {
    const from = await creditOf(15_000);
    const to = [await issue(), await issue(), await issue()];
    const moved = await Promise.all(to.map((id) => move(from, id)));
    expect(moved.toSorted((one, other) => one - other)).toEqual([0, 0, 15_000]);
    expect((await stored(from)).creditInCents).toBe(0);
    const received = await Promise.all(to.map(async (id) => (await stored(id)).receivedInCents));
    expect(received).toEqual(moved);
  });

  test("that is refunded at the same moment pays only what is left of it", async () => {
    const from = await creditOf(15_000);
    const to = await issue();
    const [moved] = await Promise.all([
      move(from, to),
      happen(from, { kind: "REFUND", amountInCents: 10_000, ofCredit: true }),
    ]);
    const { creditInCents } = await stored(from);
    expect((await stored(to)).receivedInCents).toBe(moved);
    // Either the refund came first and left the rest, or it found nothing and was refused.
    expect([5_000, 15_000]).toContain(moved);
    expect(creditInCents).toBe(0);
  });
});
