import { beforeAll, describe, expect, test } from "vitest";
import { formatCents } from "../../server/brazil/money.rules";
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
  arena = await createArena(api(), "Dos cupons");
});

const manage = (name: string, input: Record<string, unknown>, selection = "") =>
  act(arena.manager.token, name, input, selection);
const athlete = (name: string) => createAthletePerson(api(), name, arena.id);
const fields = "... on InvalidInput { fields { path message } }";
const list =
  "tournament { coupons { id code discountPercent discountInCents lastDay maxUses useCount endedAt } }";

interface Event extends OpenEvent {
  alone: string;
}

/** A category of pairs, and one that is entered alone, for R$ 70 each. */
async function openEvent(more: object = {}): Promise<Event> {
  const event = await createOpenEvent(api(), arena, { feeInCents: 7000, maxParticipants: null });
  const { id } = await api().db.tournamentCategory.create({
    data: {
      tournamentId: event.id,
      name: "Misto C",
      level: "C",
      gender: "MIXED",
      feeInCents: 7000,
      drawFormat: "SUPER_N",
    },
  });
  await api().db.tournament.update({ where: { id: event.id }, data: more });
  return { ...event, alone: encodeGlobalId("TournamentCategory", id) };
}

const create = (event: Event, coupon: object) =>
  manage(
    "createCoupon",
    { tournamentId: event.globalId, ...coupon },
    `${fields} ... on CreateCouponSuccess { ${list} }`,
  );
const enrol = ({ token }: AthletePerson, event: Event, couponCode: string, more: object = {}) =>
  act(
    token,
    "enrolInTournament",
    { tournamentId: event.globalId, categoryId: event.alone, couponCode, ...more },
    `${fields} ... on EnrolInTournamentSuccess { invitationUrl enrolment { id status feeInCents feeReason payment { amountInCents } } }`,
  );
const refusedWith = (message: string) => ({ fields: [{ path: ["couponCode"], message }] });

describe("a coupon", () => {
  test("is made with one discount, once a code, and only its organiser sees it", async () => {
    const event = await openEvent();
    expect(await create(event, { code: "praia10", discountPercent: 10, maxUses: 2 })).toMatchObject({
      tournament: {
        coupons: [{ code: "PRAIA10", discountPercent: 10, discountInCents: null, maxUses: 2, useCount: 0 }],
      },
    });
    expect(await create(event, { code: " Praia10 ", discountInCents: 500 })).toMatchObject({
      fields: [{ path: ["code"], message: "Já existe um cupom com este código" }],
    });
    expect(await create(event, { code: "OUTRO" })).toMatchObject({
      fields: [{ path: ["discountPercent"], message: "Informe o desconto" }],
    });
    const stranger = await createArena(api(), "De outros cupons");
    await expect(
      act(stranger.manager.token, "createCoupon", {
        tournamentId: event.globalId,
        code: "ALHEIO",
        discountPercent: 10,
      }),
    ).rejects.toThrow("FORBIDDEN");
    const ana = await athlete("Ana Curiosa");
    await expect(
      api().data(
        `query ($id: ID!) { node(id: $id) { ... on Tournament { coupons { code } } } }`,
        { id: event.globalId },
        ana.token,
      ),
    ).rejects.toThrow("FORBIDDEN");
  });

  test("takes its part off the reckoned fee, and the charge says how", async () => {
    const event = await openEvent({ secondFeeInCents: 4000 });
    await create(event, { code: "PRAIA10", discountPercent: 10 });
    await create(event, { code: "VERAO", discountInCents: 1500 });
    const bia = await athlete("Bia Do Cupom");
    const reason = `Cupom PRAIA10: menos ${formatCents(700)}`;
    const { enrolment } = await enrol(bia, event, " praia10 ");
    expect(enrolment).toMatchObject({
      feeInCents: 6300,
      feeReason: reason,
      payment: { amountInCents: 6300 },
    });
    const charge = await api().db.charge.findFirstOrThrow({ where: { athleteId: bia.athleteId } });
    expect(charge).toMatchObject({
      amountInCents: 6300,
      description: expect.stringContaining(`(${reason})`),
    });

    const partner = await athlete("Caio Do Cupom");
    const second = await enrol(bia, event, "VERAO", {
      categoryId: event.categoryGlobalId,
      partnerName: "Caio",
    });
    expect(second["enrolment"]).toMatchObject({
      feeInCents: 2500,
      feeReason: `2ª categoria: ${formatCents(4000)}; cupom VERAO: menos ${formatCents(1500)}`,
    });
    // Each of a pair has a fee, and a coupon, of their own.
    expect(
      await act(
        partner.token,
        "acceptInvitation",
        { token: tokenIn(second["invitationUrl"]), couponCode: "PRAIA10" },
        "... on AcceptInvitationSuccess { enrolment { feeInCents feeReason } }",
      ),
    ).toMatchObject({ enrolment: { feeInCents: 6300, feeReason: reason } });

    // Once the first is left the second is the first, and keeps its coupon.
    await act(bia.token, "cancelOwnEnrolment", { enrolmentId: enrolment.id });
    const left = await api().db.enrolment.findFirstOrThrow({
      where: { athleteId: bia.athleteId, status: { not: "CANCELLED" } },
      include: { charge: true },
    });
    expect(left).toMatchObject({ feeInCents: 5500, charge: { amountInCents: 5500 } });
  });

  test("is refused beside its field: unknown, of another tournament, ended, over, nothing to save", async () => {
    const [event, other] = [await openEvent(), await openEvent()];
    await create(other, { code: "ALHEIO", discountPercent: 10 });
    const dia = await athlete("Davi Sem Desconto");
    expect(await enrol(dia, event, "NADA")).toMatchObject(refusedWith("Este cupom não existe neste torneio"));
    expect(await enrol(dia, event, "ALHEIO")).toMatchObject(
      refusedWith("Este cupom não existe neste torneio"),
    );
    const { tournament } = await create(event, { code: "FIM", discountPercent: 10 });
    await api().data(
      `mutation ($input: EndCouponInput!) { endCoupon(input: $input) { tournament { id } } }`,
      { input: { couponId: tournament.coupons[0].id } },
      arena.manager.token,
    );
    expect(await enrol(dia, event, "FIM")).toMatchObject(refusedWith("Este cupom foi encerrado"));
    await api().db.tournamentCoupon.create({
      data: {
        tournamentId: event.id,
        code: "ONTEM",
        discountPercent: 10,
        lastDay: new Date("2020-12-10T00:00:00Z"),
      },
    });
    expect(await enrol(dia, event, "ONTEM")).toMatchObject(refusedWith("Este cupom valeu até 10/12/2020"));
    await create(event, { code: "BOM", discountPercent: 10 });
    await api().db.tournamentCategory.updateMany({
      where: { tournamentId: event.id },
      data: { feeInCents: 0 },
    });
    expect(await enrol(dia, event, "BOM")).toMatchObject(
      refusedWith("Esta inscrição é gratuita: não precisa de cupom"),
    );
    expect(await api().db.enrolment.count({ where: { tournamentId: event.id } })).toBe(0);
  });

  test("gives its last use once, and who leaves gives it back", async () => {
    const event = await openEvent();
    await create(event, { code: "UNICO", discountPercent: 50, maxUses: 1 });
    const people = await Promise.all(["Eva", "Fabi", "Gil"].map((name) => athlete(`${name} Apressada`)));
    const answers = await Promise.all(people.map((person) => enrol(person, event, "UNICO")));
    const won = answers.findIndex(({ __typename }) => __typename === "EnrolInTournamentSuccess");
    expect(answers.filter((_answer, index) => index !== won)).toMatchObject(
      Array.from({ length: 2 }, () => refusedWith("Este cupom já foi usado 1 vez, o máximo dele")),
    );
    const useCount = async () =>
      (
        await api().data(
          `query ($id: ID!) { node(id: $id) { ... on Tournament { coupons { useCount } } } }`,
          { id: event.globalId },
          arena.manager.token,
        )
      )["node"].coupons[0].useCount;
    expect(await useCount()).toBe(1);
    await act(people[won]?.token ?? "", "cancelOwnEnrolment", {
      enrolmentId: answers[won]?.["enrolment"].id,
    });
    expect(await useCount()).toBe(0);
    const next = people.find((_person, index) => index !== won);
    if (!next) throw new Error("two were refused");
    expect(await enrol(next, event, "UNICO")).toMatchObject({ enrolment: { feeInCents: 3500 } });
  });
});
