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
import { mailsTo } from "../support/mails";
import { createArena, type ArenaStory } from "../support/story";

const api = useApi();
const { act } = enrolling(api);
let arena: ArenaStory;
beforeAll(async () => {
  arena = await createArena(api(), "Das categorias");
});

const manage = (name: string, input: Record<string, unknown>, selection = "") =>
  act(arena.manager.token, name, input, selection);
const athlete = (name: string, more: object = {}) => createAthletePerson(api(), name, arena.id, more);
const reasons = "... on NotEligible { reasons { code message } }";

interface Event extends OpenEvent {
  /** Global ids by name; everybody enters them alone, besides "Fun", which is of pairs. */
  categories: Record<string, string>;
}

/** A tournament of four categories, three of which are entered alone. */
async function openEvent(
  terms: object = {},
  more: Parameters<typeof createOpenEvent>[2] = {},
): Promise<Event> {
  const event = await createOpenEvent(api(), arena, { feeInCents: 7000, maxParticipants: null, ...more });
  const alone = [
    { name: "Feminino B", level: "B", gender: "FEMALE" as const },
    { name: "Feminino C", level: "C", gender: "FEMALE" as const },
    { name: "Misto C", level: "C", gender: "MIXED" as const },
  ];
  const rows = await api().db.tournamentCategory.createManyAndReturn({
    data: alone.map((category) => ({
      tournamentId: event.id,
      ...category,
      feeInCents: 7000,
      drawFormat: "SUPER_N" as const,
    })),
  });
  if (Object.keys(terms).length > 0)
    expect(await manage("updateRegistration", { tournamentId: event.globalId, ...terms })).toMatchObject({
      __typename: "UpdateRegistrationSuccess",
    });
  const categories = Object.fromEntries(
    rows.map(({ id, name }) => [name, encodeGlobalId("TournamentCategory", id)]),
  );
  return { ...event, categories: { ...categories, Fun: event.categoryGlobalId } };
}

const enrol = ({ token }: AthletePerson, event: Event, category: string, more: object = {}) =>
  act(
    token,
    "enrolInTournament",
    { tournamentId: event.globalId, categoryId: event.categories[category], ...more },
    `${reasons} ... on EnrolInTournamentSuccess { invitationUrl enrolment { id status feeInCents feeReason payment { amountInCents pixCode } } }`,
  );
const enter = ({ athleteId }: AthletePerson, event: Event, category: string, more: object = {}) =>
  manage(
    "enrolAthlete",
    {
      tournamentId: event.globalId,
      categoryId: event.categories[category],
      athleteId: encodeGlobalId("Athlete", athleteId),
      ...more,
    },
    `${reasons} ... on EnrolAthleteSuccess { enrolment { id status feeInCents feeReason override { reason by } } }`,
  );
const rowsOf = (event: Event, { athleteId }: AthletePerson) =>
  api().db.enrolment.findMany({
    where: { tournamentId: event.id, athleteId },
    orderBy: [{ enrolledAt: "asc" }, { id: "asc" }],
    include: { category: true, charge: { include: { entries: { orderBy: { position: "asc" } } } } },
  });
const running = async (event: Event, person: AthletePerson) =>
  (await rowsOf(event, person)).filter(({ status }) => status !== "CANCELLED");

describe("limits of one athlete", () => {
  test("are set within bounds, and said to everybody", async () => {
    const event = await openEvent({}, { isPublic: true });
    for (const [change, path, message] of [
      [{ maxCategories: 0 }, "maxCategories", "Informe de 1 a 10 categorias"],
      [
        { secondFeeInCents: 7001 },
        "secondFeeInCents",
        `Não pode passar do valor da inscrição: ${formatCents(7000)}`,
      ],
    ] as const)
      expect(
        await manage(
          "updateRegistration",
          { tournamentId: event.globalId, ...change },
          "... on InvalidInput { fields { path message } }",
        ),
      ).toMatchObject({ fields: [{ path: [path], message }] });
    await manage("updateRegistration", {
      tournamentId: event.globalId,
      maxCategories: 2,
      oneLevelPerGender: true,
      secondFeeInCents: 4000,
    });
    const { tournament } = await api().data(
      `query ($key: UUID!) { tournament(key: $key) { registration { maxCategories oneLevelPerGender rules } } }`,
      { key: event.id },
    );
    expect(tournament.registration).toEqual({
      maxCategories: 2,
      oneLevelPerGender: true,
      rules: [
        "Cada atleta joga no máximo 2 categorias.",
        "Não é permitido jogar dois níveis do mesmo gênero.",
        `Quem joga mais de uma categoria paga menos: 2ª categoria: ${formatCents(4000)}.`,
      ],
    });
  });

  test("refuse who enrols; the organiser reads the name, and may make an exception that is kept", async () => {
    const event = await openEvent({ maxCategories: 1 });
    const ana = await athlete("Ana Limitada");
    expect(await enrol(ana, event, "Feminino C")).toMatchObject({ __typename: "EnrolInTournamentSuccess" });
    expect(await enrol(ana, event, "Misto C")).toMatchObject({
      code: "NOT_ELIGIBLE",
      reasons: [
        {
          code: "CATEGORY_LIMIT",
          message: "Neste torneio cada atleta joga no máximo 1 categoria, e você já está em 1: Feminino C.",
        },
      ],
    });
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on TournamentCategory { viewerEligibility { eligible reasons { code } } } } }`,
      { id: event.categories["Misto C"] },
      ana.token,
    );
    expect(node.viewerEligibility).toEqual({ eligible: false, reasons: [{ code: "CATEGORY_LIMIT" }] });
    const name = "e Ana Limitada já está em 1: Feminino C.";
    expect(await enter(ana, event, "Misto C")).toMatchObject({
      code: "NOT_ELIGIBLE",
      reasons: [{ code: "CATEGORY_LIMIT", message: expect.stringContaining(name) }],
    });
    expect(await enter(ana, event, "Misto C", { overrideReason: "Completa a chave" })).toMatchObject({
      enrolment: {
        status: "ENROLLED",
        override: { reason: "Completa a chave", by: "Gestora Das categorias" },
      },
    });
  });

  test("refuse two levels of one gender, at entry and in a sheet, and say which", async () => {
    const event = await openEvent({ oneLevelPerGender: true });
    const bia = await athlete("Bia Dois Níveis");
    await enrol(bia, event, "Feminino C");
    expect(await enrol(bia, event, "Feminino B")).toMatchObject({
      reasons: [
        {
          code: "TWO_LEVELS",
          message:
            "Neste torneio não é permitido jogar dois níveis do mesmo gênero, e você já está em Feminino C.",
        },
      ],
    });
    expect(await enrol(bia, event, "Misto C")).toMatchObject({ __typename: "EnrolInTournamentSuccess" });
    const sheet = await manage(
      "importEnrolments",
      {
        tournamentId: event.globalId,
        categoryId: event.categories["Feminino B"],
        csv: `Atleta;E-mail\nBia;${bia.email}`,
        apply: true,
        allOrNothing: false,
      },
      "... on ImportEnrolmentsSuccess { enteredCount lines { problems } } ... on InvalidInput { fields { message } }",
    );
    expect(sheet).toMatchObject({
      enteredCount: 0,
      lines: [
        {
          problems: [
            "Neste torneio não é permitido jogar dois níveis do mesmo gênero, e Bia Dois Níveis já está em Feminino C.",
          ],
        },
      ],
    });
  });

  test("count who waits in line, whose place comes all the same", async () => {
    const event = await openEvent({ maxCategories: 1 });
    await api().db.tournamentCategory.updateMany({
      where: { tournamentId: event.id, name: "Misto C" },
      data: { maxParticipants: 1 },
    });
    const [first, waits] = [await athlete("Caio Primeiro"), await athlete("Duda Espera")];
    const place = await enrol(first, event, "Misto C");
    expect(await enrol(waits, event, "Misto C")).toMatchObject({ enrolment: { status: "WAITLISTED" } });
    expect(await enrol(waits, event, "Feminino C")).toMatchObject({ reasons: [{ code: "CATEGORY_LIMIT" }] });
    await act(first.token, "cancelOwnEnrolment", { enrolmentId: place["enrolment"].id });
    expect((await running(event, waits)).map(({ status }) => status)).toEqual(["AWAITING_PAYMENT"]);
  });

  test("refuse who says yes to a partner or to the organiser", async () => {
    const event = await openEvent({ maxCategories: 1 }, { openToOtherArenas: true, level: "Fun" });
    const [asks, asked] = [await athlete("Eva Convida"), await athlete("Fabi Convidada")];
    const { invitationUrl } = await enrol(asks, event, "Fun", { partnerName: "Fabi" });
    await enrol(asked, event, "Misto C");
    expect(
      await act(asked.token, "acceptInvitation", { token: tokenIn(invitationUrl) }, reasons),
    ).toMatchObject({ code: "NOT_ELIGIBLE", reasons: [{ code: "CATEGORY_LIMIT" }] });

    const guest = await createAthletePerson(api(), "Gabi De Fora", null);
    expect(await enter(guest, event, "Feminino C")).toMatchObject({ enrolment: { status: "INVITED" } });
    // Being asked is no enrolment: the guest enters elsewhere first.
    expect(await enrol(guest, event, "Misto C")).toMatchObject({ __typename: "EnrolInTournamentSuccess" });
    const invitation = await api().db.pairInvitation.findFirstOrThrow({
      where: { guestId: guest.athleteId, enrolment: { tournamentId: event.id } },
    });
    const invitationId = encodeGlobalId("PairInvitation", invitation.id);
    expect(await act(guest.token, "acceptInvitation", { invitationId }, reasons)).toMatchObject({
      code: "NOT_ELIGIBLE",
      reasons: [
        {
          code: "CATEGORY_LIMIT",
          message: "Neste torneio cada atleta joga no máximo 1 categoria, e você já está em 1: Misto C.",
        },
      ],
    });
  });

  test("let in one of two entries at once", async () => {
    const event = await openEvent({ maxCategories: 1 });
    const hugo = await athlete("Hugo Dos Dois");
    const answers = await Promise.all([
      enrol(hugo, event, "Misto C"),
      enrol(hugo, event, "Feminino C"),
      enter(hugo, event, "Feminino B"),
    ]);
    expect(answers.filter(({ code }) => code === "NOT_ELIGIBLE")).toHaveLength(2);
    expect(await running(event, hugo)).toHaveLength(1);
  });

  test("keep a late payment from bringing back a place beyond them", async () => {
    const event = await openEvent({ maxCategories: 1 });
    const iris = await athlete("Íris Paga Tarde");
    const { enrolment } = await enrol(iris, event, "Misto C");
    await act(iris.token, "cancelOwnEnrolment", { enrolmentId: enrolment.id });
    await enrol(iris, event, "Feminino C");
    expect(
      await manage(
        "registerPayment",
        { enrolmentId: enrolment.id },
        "... on RegisterPaymentSuccess { outcome }",
      ),
    ).toMatchObject({ outcome: "TO_REFUND" });
    expect(await running(event, iris)).toHaveLength(1);
  });
});

describe("prices of several categories", () => {
  const second = `2ª categoria: ${formatCents(4000)}`;

  test("are shown before one enters, and on the charge", async () => {
    const event = await openEvent({ secondFeeInCents: 4000 }, { isPublic: true });
    const ana = await athlete("Ana Das Duas");
    const priceOf = async (category: string) =>
      (
        await api().data(
          `query ($id: ID!) { node(id: $id) { ... on TournamentCategory { entryFee { feeInCents reason } } } }`,
          { id: event.categories[category] },
          ana.token,
        )
      )["node"].entryFee;
    expect(await priceOf("Misto C")).toEqual({ feeInCents: 7000, reason: null });
    expect(await enrol(ana, event, "Feminino C")).toMatchObject({
      enrolment: { feeInCents: 7000, feeReason: null, payment: { amountInCents: 7000 } },
    });
    expect(await priceOf("Misto C")).toEqual({ feeInCents: 4000, reason: second });
    expect(await enrol(ana, event, "Misto C")).toMatchObject({
      enrolment: { feeInCents: 4000, feeReason: second, payment: { amountInCents: 4000 } },
    });
    const [, charged] = await rowsOf(event, ana);
    expect(charged?.charge).toMatchObject({
      amountInCents: 4000,
      description: expect.stringContaining(`· Misto C (${second})`),
    });
    const { tournament } = await api().data(
      `query ($key: UUID!) { tournament(key: $key) { enrolmentMoney { expectedInCents receivedInCents } } }`,
      { key: event.id },
      arena.manager.token,
    );
    expect(tournament.enrolmentMoney).toEqual({ expectedInCents: 11000, receivedInCents: 0 });
  });

  test("an open one moves up when a category is left; what is paid keeps its price and number", async () => {
    const event = await openEvent({ secondFeeInCents: 4000, thirdFeeInCents: 3000 });
    const bia = await athlete("Bia Das Três");
    const entered = [];
    for (const category of ["Feminino C", "Misto C", "Feminino B"])
      entered.push((await enrol(bia, event, category))["enrolment"]);
    const [first, paid] = entered;
    expect(entered.map(({ feeInCents }) => feeInCents)).toEqual([7000, 4000, 3000]);
    await manage("registerPayment", { enrolmentId: paid.id });
    await act(bia.token, "cancelOwnEnrolment", { enrolmentId: first.id });
    const rows = await running(event, bia);
    expect(
      rows.map(({ category, categoryNumber, feeInCents, feeReason, charge }) => [
        category?.name,
        categoryNumber,
        feeInCents,
        feeReason,
        charge?.status,
        charge?.amountInCents,
      ]),
    ).toEqual([
      ["Misto C", 2, 4000, second, "PAID", 4000],
      ["Feminino B", 1, 7000, null, "PENDING", 7000],
    ]);
    expect(rows[1]?.charge?.entries.map(({ kind }) => kind)).toEqual(["ISSUE", "AMOUNT"]);
    expect(rows[1]?.charge?.description).not.toContain("categoria:");
    // Back again: the number that is free is the third.
    expect(await enrol(bia, event, "Feminino C")).toMatchObject({
      enrolment: { feeInCents: 3000, feeReason: `3ª categoria: ${formatCents(3000)}` },
    });
  });

  test("what is paid stays when the dearer one is cancelled, and the difference is told before", async () => {
    const event = await openEvent({ secondFeeInCents: 4000 }, { isPublic: true });
    const [open, paid] = [await athlete("Flora Em Aberto"), await athlete("Gisa Que Pagou")];
    const first: Record<string, string> = {};
    for (const person of [open, paid]) {
      first[person.athleteId] = (await enrol(person, event, "Feminino C"))["enrolment"].id;
      const { enrolment } = await enrol(person, event, "Misto C");
      if (person === paid) await manage("registerPayment", { enrolmentId: enrolment.id });
    }
    const stays = `o que já foi pago pelas outras categorias não muda e fica ${formatCents(3000)} abaixo do preço.`;
    const rises = `Misto C passa a custar ${formatCents(7000)}.`;
    const asked = async (id: string | undefined, token: string) =>
      (
        await api().data(
          `query ($id: ID!) { node(id: $id) {
            ... on Enrolment { pricesIfCancelled } ... on TournamentCategory { pricesIfCancelled } } }`,
          { id },
          token,
        )
      )["node"];
    const { token } = arena.manager;
    expect(await asked(first[open.athleteId], token)).toEqual({ pricesIfCancelled: [rises] });
    expect(await asked(first[paid.athleteId], token)).toEqual({ pricesIfCancelled: [stays] });
    expect(await asked(first[paid.athleteId], paid.token)).toEqual({ pricesIfCancelled: [stays] });
    expect(await asked(event.categories["Feminino C"], token)).toEqual({
      pricesIfCancelled: [`Flora Em Aberto: ${rises}`, `Gisa Que Pagou: ${stays}`],
    });
    expect(await asked(event.categories["Feminino C"], paid.token)).toEqual({ pricesIfCancelled: null });
    // The last one of a row leaves the others as they are.
    expect(await asked(event.categories["Misto C"], token)).toEqual({ pricesIfCancelled: [] });

    expect(await manage("cancelCategory", { categoryId: event.categories["Feminino C"] })).toMatchObject({
      __typename: "CancelCategorySuccess",
    });
    expect(await running(event, open)).toMatchObject([
      { feeInCents: 7000, categoryNumber: 1, charge: { status: "PENDING", amountInCents: 7000 } },
    ]);
    expect(await running(event, paid)).toMatchObject([
      { feeInCents: 4000, categoryNumber: 2, charge: { status: "PAID", amountInCents: 4000 } },
    ]);
    const [told] = await mailsTo(api(), open.email);
    expect(told?.text).toContain(`o valor das outras foi recalculado: ${rises}`);
    const mails = await mailsTo(api(), paid.email);
    expect(mails.map(({ text }) => text).join()).not.toContain("recalculado");
  });

  test("a free second category costs its fee once it is the first", async () => {
    const event = await openEvent({ secondFeeInCents: 0 });
    const caio = await athlete("Caio De Graça");
    const { enrolment } = await enrol(caio, event, "Feminino C");
    expect(await enrol(caio, event, "Misto C")).toMatchObject({
      enrolment: { status: "ENROLLED", feeInCents: 0, payment: null },
    });
    await act(caio.token, "cancelOwnEnrolment", { enrolmentId: enrolment.id });
    const [left] = await running(event, caio);
    expect(left).toMatchObject({
      status: "ENROLLED",
      feeInCents: 7000,
      categoryNumber: 1,
      charge: { status: "PENDING", amountInCents: 7000 },
    });
  });

  test("the early price holds till its day, of the category that has one", async () => {
    const event = await openEvent({ earlyUntil: "2099-10-10" });
    const early = { categoryId: event.categories["Misto C"], earlyFeeInCents: 6000 };
    expect(
      await manage(
        "updateCategory",
        { ...early, earlyFeeInCents: 7001 },
        "... on InvalidInput { fields { path message } }",
      ),
    ).toMatchObject({
      fields: [
        { path: ["earlyFeeInCents"], message: "O preço antecipado não pode passar do valor da inscrição" },
      ],
    });
    expect(await manage("updateCategory", early)).toMatchObject({ __typename: "UpdateCategorySuccess" });
    const [soon, late] = [await athlete("Davi Antes"), await athlete("Enzo Depois")];
    expect(await enrol(soon, event, "Misto C")).toMatchObject({
      enrolment: { feeInCents: 6000, feeReason: "Preço antecipado até 10/10" },
    });
    await manage("updateRegistration", { tournamentId: event.globalId, earlyUntil: "2020-01-01" });
    expect(await enrol(late, event, "Misto C")).toMatchObject({
      enrolment: { feeInCents: 7000, feeReason: null },
    });
    const [kept] = await running(event, soon);
    expect(kept).toMatchObject({ feeInCents: 6000, charge: { amountInCents: 6000 } });
  });
});

describe("the price for the arena's own athletes", () => {
  const reason = "Atleta da arena: 20% de desconto";

  test("is for active athletes of the arena, each of a pair reckoned alone", async () => {
    const event = await openEvent(
      { memberDiscountPercent: 20, secondFeeInCents: 6000 },
      { openToOtherArenas: true, isPublic: true },
    );
    const elsewhere = await createArena(api(), "De outras categorias");
    const own = await athlete("Lia Da Casa");
    const foreign = await createAthletePerson(api(), "Malu De Fora", elsewhere.id);
    const former = await athlete("Nara Que Saiu");
    await api().db.arenaAthlete.updateMany({
      where: { athleteId: former.athleteId, arenaId: arena.id },
      data: { active: false },
    });
    const prices = (person: AthletePerson | null) =>
      api().data(
        `query ($id: ID!) { node(id: $id) { ... on TournamentCategory { entryFee { feeInCents reason } } } }`,
        { id: event.categories["Fun"] },
        person?.token ?? null,
      );
    expect(await prices(own)).toEqual({ node: { entryFee: { feeInCents: 5600, reason } } });
    for (const person of [foreign, former, null])
      expect(await prices(person)).toEqual({ node: { entryFee: { feeInCents: 7000, reason: null } } });

    const { invitationUrl } = await enrol(own, event, "Fun", { partnerName: "Malu" });
    expect(
      await act(
        foreign.token,
        "acceptInvitation",
        { token: tokenIn(invitationUrl) },
        "... on AcceptInvitationSuccess { enrolment { feeInCents feeReason } }",
      ),
    ).toMatchObject({ enrolment: { feeInCents: 7000, feeReason: null } });
    const [charged] = await rowsOf(event, own);
    expect(charged).toMatchObject({ feeInCents: 5600, feeReason: reason });
    expect(charged?.charge).toMatchObject({
      amountInCents: 5600,
      description: expect.stringContaining(`(${reason})`),
    });
    const [ofForeign] = await rowsOf(event, foreign);
    expect(ofForeign?.charge).toMatchObject({ amountInCents: 7000 });

    // The lowest price holds, and an open one is reckoned again with it.
    expect(await enrol(own, event, "Misto C")).toMatchObject({
      enrolment: { feeInCents: 5600, feeReason: reason },
    });
    expect(await enrol(foreign, event, "Misto C")).toMatchObject({ enrolment: { feeInCents: 6000 } });
  });

  test("is a price or a discount of an arena's tournament, not both", async () => {
    const event = await openEvent({ memberFeeInCents: 5000 });
    const refused = (change: object, tournamentId = event.globalId) =>
      manage(
        "updateRegistration",
        { tournamentId, ...change },
        "... on InvalidInput { fields { path message } }",
      );
    expect(await refused({ memberDiscountPercent: 10 })).toMatchObject({
      fields: [{ path: ["memberDiscountPercent"] }],
    });
    expect(await refused({ memberDiscountPercent: 10, memberFeeInCents: null })).toMatchObject({
      __typename: "UpdateRegistrationSuccess",
    });
    const own = await athlete("Olga Da Casa");
    expect(await enrol(own, event, "Misto C")).toMatchObject({
      enrolment: { feeInCents: 6300, feeReason: "Atleta da arena: 10% de desconto" },
    });
  });
});
