import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { pairOf, useDrawing } from "../support/drawing";
import { chargeFees } from "../support/ledger";
import { createPairTournament } from "../support/pair-story";
import { createAthletes } from "../support/story";

const api = useApi();
const { arena, act, draw, play, stateOf } = useDrawing(api);

describe("before the first ball", () => {
  test("two pairs trade places and their athletes with them, in groups and in a knockout", async () => {
    for (const drawFormat of ["GROUPS_KNOCKOUT", "KNOCKOUT"]) {
      const story = await createPairTournament(api(), arena(), 9, { category: { drawFormat } });
      await draw(story);
      const before = await stateOf(story);
      const [one = "", other = ""] = before.draw?.entries.map(({ pairId }) => pairId) ?? [];
      expect(
        await act("swapDrawEntries", {
          categoryId: story.categoryGlobalId,
          pairIds: [pairOf(one), pairOf(other)],
        }),
      ).toMatchObject({ __typename: "SwapDrawEntriesSuccess" });
      const after = await stateOf(story);
      const place = (state: typeof after, id: string) => {
        const { group, seat } = state.draw?.entries.find(({ pairId }) => pairId === id) ?? {};
        return { group, seat };
      };
      expect(place(after, one)).toEqual(place(before, other));
      expect(place(after, other)).toEqual(place(before, one));
      const lines = (state: typeof after, id: string) =>
        state.matches.flatMap(({ number, pair1Id, pair2Id, source1, source2 }) => [
          ...(pair1Id === id && source1 === `E:${id}` ? [`${number}.1`] : []),
          ...(pair2Id === id && source2 === `E:${id}` ? [`${number}.2`] : []),
        ]);
      expect(lines(after, one)).toEqual(lines(before, other));
      const athletes = await api().db.pair.findMany({ include: { first: true, second: true } });
      const of = new Map(
        athletes.map(({ id, first, second }) => [id, [first.athleteId, second.athleteId].toSorted()]),
      );
      for (const { pair1Id, pair2Id, players } of after.matches)
        for (const [side, pairId] of [pair1Id, pair2Id].entries())
          if (pairId !== null)
            expect(
              players.flatMap((player) => (player.side === side + 1 ? player.athleteId : [])).toSorted(),
            ).toEqual(of.get(pairId));
    }
  });

  test("an athlete is replaced without losing the draw", async () => {
    const story = await createPairTournament(api(), arena(), 6);
    await draw(story);
    const pair = await api().db.pair.findUniqueOrThrow({ where: { id: story.pairIds[0] ?? "" } });
    const [newcomer = ""] = await createAthletes(api(), arena().id, 1, "Reserva");
    expect(
      await act("substituteAthlete", {
        enrolmentId: encodeGlobalId("Enrolment", pair.firstId),
        athleteId: encodeGlobalId("Athlete", newcomer),
      }),
    ).toMatchObject({ __typename: "SubstituteAthleteSuccess" });
    const after = await api().db.pair.findUniqueOrThrow({ where: { id: pair.id }, include: { first: true } });
    expect(after.first).toMatchObject({ athleteId: newcomer, status: "PLAYING" });
    const { matches, draw: row } = await stateOf(story);
    expect(row?.entries).toHaveLength(6);
    const own = matches.filter(({ pair1Id, pair2Id }) => [pair1Id, pair2Id].includes(pair.id));
    expect(own).toHaveLength(2);
    for (const { players } of own) expect(players.map(({ athleteId }) => athleteId)).toContain(newcomer);
  });

  test("who comes instead keeps to the category, or is let in by a reason that is kept", async () => {
    const story = await createPairTournament(api(), arena(), 6);
    await draw(story);
    const pair = await api().db.pair.findUniqueOrThrow({
      where: { id: story.pairIds[0] ?? "" },
      include: { category: true },
    });
    const [strong = ""] = await createAthletes(api(), arena().id, 1, "Profissional");
    await api().db.athlete.update({ where: { id: strong }, data: { level: "A_PRO" } });
    await api().db.tournamentCategory.update({ where: { id: story.categoryId }, data: { level: "Fun" } });
    await api().db.enrolment.update({ where: { id: pair.firstId }, data: { feeInCents: 4500 } });
    const replace = (overrideReason: string | null) =>
      act("substituteAthlete", {
        enrolmentId: encodeGlobalId("Enrolment", pair.firstId),
        athleteId: encodeGlobalId("Athlete", strong),
        overrideReason,
      });
    expect(await replace(null)).toMatchObject({ __typename: "NotEligible" });
    expect(await api().db.enrolment.count({ where: { athleteId: strong } })).toBe(0);
    expect(await replace("Única atleta presente")).toMatchObject({ __typename: "SubstituteAthleteSuccess" });
    const entered = await api().db.enrolment.findFirstOrThrow({
      where: { athleteId: strong },
      include: { charge: true },
    });
    expect(entered).toMatchObject({
      status: "PLAYING",
      overrideReason: "Única atleta presente",
      feeInCents: 4500,
      charge: { status: "PENDING", amountInCents: 4500, athleteId: strong },
    });
    expect(entered.overriddenById).not.toBeNull();
  });

  test("who leaves with a part paid gets it back as credit, and only the substitute owes", async () => {
    const story = await createPairTournament(api(), arena(), 4);
    await draw(story);
    const { firstId } = await api().db.pair.findUniqueOrThrow({ where: { id: story.pairIds[0] ?? "" } });
    await api().db.enrolment.update({ where: { id: firstId }, data: { feeInCents: 4500 } });
    await chargeFees(api().db, [firstId]);
    const { id: chargeId } = await api().db.charge.findUniqueOrThrow({ where: { enrolmentId: firstId } });
    expect(
      await act("registerChargePayment", {
        chargeId: encodeGlobalId("Charge", chargeId),
        amountInCents: 2000,
        method: "PIX",
        requestKey: randomUUID(),
      }),
    ).toMatchObject({ __typename: "RegisterChargePaymentSuccess" });
    const [newcomer = ""] = await createAthletes(api(), arena().id, 1, "Reserva");
    expect(
      await act("substituteAthlete", {
        enrolmentId: encodeGlobalId("Enrolment", firstId),
        athleteId: encodeGlobalId("Athlete", newcomer),
      }),
    ).toMatchObject({ __typename: "SubstituteAthleteSuccess" });
    expect(await api().db.charge.findUniqueOrThrow({ where: { id: chargeId } })).toMatchObject({
      enrolmentId: firstId,
      status: "CANCELLED",
      creditInCents: 2000,
    });
    const entered = await api().db.enrolment.findFirstOrThrow({
      where: { tournamentId: story.id, athleteId: newcomer },
      include: { charge: true },
    });
    expect(entered.charge).toMatchObject({ status: "PENDING", amountInCents: 4500, receivedInCents: 0 });
  });

  test("who is in no draw has no place for another to take", async () => {
    const story = await createPairTournament(api(), arena(), 6);
    const [seeker = "", newcomer = ""] = await createAthletes(api(), arena().id, 2, "Reserva");
    const { id } = await api().db.enrolment.create({
      data: {
        tournamentId: story.id,
        categoryId: story.categoryId,
        athleteId: seeker,
        status: "SEEKING_PARTNER",
      },
    });
    await draw(story);
    expect(
      await act("substituteAthlete", {
        enrolmentId: encodeGlobalId("Enrolment", id),
        athleteId: encodeGlobalId("Athlete", newcomer),
      }),
    ).toMatchObject({ code: "NOT_IN_DRAW" });
    expect(await api().db.enrolment.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: "SEEKING_PARTNER",
    });
  });

  test("after it neither is possible, nor undoing", async () => {
    const story = await createPairTournament(api(), arena(), 6);
    await draw(story);
    await play(story, 1);
    const { matches } = await stateOf(story);
    const pairIds = [pairOf(story.pairIds[0] ?? ""), pairOf(story.pairIds[1] ?? "")];
    expect(await act("swapDrawEntries", { categoryId: story.categoryGlobalId, pairIds })).toMatchObject({
      code: "ALREADY_BEGUN",
    });
    expect(await act("undoDraw", { categoryId: story.categoryGlobalId })).toMatchObject({
      code: "ALREADY_SCORED",
    });
    const { firstId } = await api().db.pair.findUniqueOrThrow({ where: { id: matches[0]?.pair1Id ?? "" } });
    const [newcomer = ""] = await createAthletes(api(), arena().id, 1, "Reserva");
    expect(
      await act("substituteAthlete", {
        enrolmentId: encodeGlobalId("Enrolment", firstId),
        athleteId: encodeGlobalId("Athlete", newcomer),
      }),
    ).toMatchObject({ code: "ALREADY_PLAYED" });
  });

  test("pairs that are not both of the draw do not trade places", async () => {
    const story = await createPairTournament(api(), arena(), 4);
    const other = await createPairTournament(api(), arena(), 4);
    await draw(story);
    const [one = "", two = ""] = story.pairIds;
    const swap = (pairIds: string[]) =>
      act("swapDrawEntries", { categoryId: story.categoryGlobalId, pairIds: pairIds.map(pairOf) });
    expect(await swap([one, other.pairIds[0] ?? ""])).toMatchObject({ code: "NOT_IN_DRAW" });
    expect(await swap([one])).toMatchObject({ code: "NOT_IN_DRAW" });
    expect(await swap([one, two, story.pairIds[2] ?? ""])).toMatchObject({ code: "NOT_IN_DRAW" });
    expect(await swap([one, one])).toMatchObject({ code: "SAME_PAIR" });
  });
});
