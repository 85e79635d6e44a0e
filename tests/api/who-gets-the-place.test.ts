import { beforeAll, describe, expect, test } from "vitest";
import { assignDuePlaces, expireEnrolments } from "../../server/enrolments/places.action";
import { orderByLots } from "../../server/enrolments/place-order.rules";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { emitEvent } from "../../server/platform/events/event-bus";
import { createOutbox } from "../../server/platform/mail/outbox";
import { dayToDatabase } from "../../server/platform/time/calendar-day.rules";
import { useApi } from "../support/api";
import {
  createAthletePerson,
  createOpenEvent,
  enrolling,
  tokenIn,
  type AthletePerson,
  type OpenEvent,
} from "../support/enrolling";
import { publishPlaces } from "../support/federation-story";
import { mailsTo } from "../support/mails";
import { createPairTournament, previewedDraw } from "../support/pair-story";
import { createArena, type ArenaStory } from "../support/story";

const api = useApi();
const { act: actAs } = enrolling(api);
let arena: ArenaStory;
let elsewhere: ArenaStory;
beforeAll(async () => {
  arena = await createArena(api(), "Das vagas");
  elsewhere = await createArena(api(), "De outras vagas");
});
const act = (name: string, input: Record<string, unknown>, selection = "") =>
  actAs(arena.manager.token, name, input, selection);

const assign = ({ categoryGlobalId }: OpenEvent) =>
  act(
    "assignPlaces",
    { categoryId: categoryGlobalId },
    "... on AssignPlacesSuccess { tournament { categories { placesUndecided placesAssignedAt placesAssignedBy placesSeed placesProblem seatsLeft wildCardsLeft placeRules } } }",
  );
const wildCardFor = (enrolmentId: string) =>
  act(
    "giveWildCard",
    { enrolmentId: encodeGlobalId("Enrolment", enrolmentId) },
    "... on GiveWildCardSuccess { enrolment { status wildCard } tournament { categories { wildCardsLeft seatsLeft } } }",
  );
const update = ({ categoryGlobalId }: OpenEvent, change: object) =>
  act(
    "updateCategory",
    { categoryId: categoryGlobalId, ...change },
    "... on InvalidInput { fields { path message } }",
  );

const past = dayToDatabase("2026-01-10");
const future = dayToDatabase("2099-11-10");
const endRegistration = (event: OpenEvent) =>
  api().db.tournament.update({ where: { id: event.id }, data: { registrationEndsOn: past } });

/** A category with places for two pairs that are given by lots or ranking after 10/11/2099. */
async function createEvent(
  placeMode: "LOTS" | "RANKING",
  { wildCards = 0, maxParticipants = 4, feeInCents = 5000, alone = false } = {},
): Promise<OpenEvent> {
  const event = await createOpenEvent(api(), arena, { maxParticipants, feeInCents });
  await api().db.tournament.update({ where: { id: event.id }, data: { registrationEndsOn: future } });
  const ranking =
    placeMode === "RANKING"
      ? await api().db.ranking.create({
          data: { name: "Ranking das vagas", category: "Fun", scope: "LOCAL", arenaId: arena.id },
        })
      : null;
  await api().db.tournamentCategory.update({
    where: { id: event.categoryId },
    data: {
      placeMode,
      wildCards,
      ...(alone ? { drawFormat: "SUPER_N" as const } : {}),
      ...(ranking ? { rankingId: ranking.id, rankingTier: "G250" as const } : {}),
    },
  });
  return event;
}

interface WaitingPair {
  people: [AthletePerson, AthletePerson];
  ids: [string, string];
}

/** Who enrols and invites a partner who has not answered yet. */
async function enrolInviting(event: OpenEvent, name: string) {
  const first = await createAthletePerson(api(), `${name} Um`, arena.id);
  const second = await createAthletePerson(api(), `${name} Dois`, arena.id);
  const { invitationUrl, enrolment } = await actAs(
    first.token,
    "enrolInTournament",
    { tournamentId: event.globalId, partnerName: `${name} Dois`, partnerEmail: second.email },
    "... on EnrolInTournamentSuccess { invitationUrl enrolment { id status } }",
  );
  return { first, second, token: tokenIn(invitationUrl), enrolment };
}

/** A pair that enrolled by itself: one invites the other, who accepts. */
async function enrolPairIn(event: OpenEvent, name: string): Promise<WaitingPair> {
  const { first, second, token, enrolment } = await enrolInviting(event, name);
  expect(enrolment).toMatchObject({ status: "WAITLISTED" });
  await actAs(second.token, "acceptInvitation", { token });
  const ids = await Promise.all(
    [first, second].map(async ({ athleteId }) => {
      const where = { athleteId, categoryId: event.categoryId };
      return (await api().db.enrolment.findFirstOrThrow({ where, select: { id: true } })).id;
    }),
  );
  return { people: [first, second], ids: ids as [string, string] };
}

const enrolPairs = async (event: OpenEvent, count: number): Promise<WaitingPair[]> => {
  const pairs: WaitingPair[] = [];
  for (let number = 0; number < count; number++)
    pairs.push(await enrolPairIn(event, `Dupla ${"ABCDEF"[number]}`));
  return pairs;
};
const rowOf = (id: string) => api().db.enrolment.findUniqueOrThrow({ where: { id } });
const statusOf = async ({ ids }: WaitingPair) => (await rowOf(ids[0])).status;
const chargesIn = ({ id }: OpenEvent) => api().db.charge.count({ where: { tournamentId: id } });
const categoryRow = ({ categoryId }: OpenEvent) =>
  api().db.tournamentCategory.findUniqueOrThrow({ where: { id: categoryId } });

const partsAt = (now: Date) => ({
  events: { emit: emitEvent },
  outbox: createOutbox(false),
  now,
  publicUrl: "http://x",
  viewer: null,
});

describe("places by lots", () => {
  test("all wait without a charge until enrolment ends; then the drawn order decides, and can be computed again", async () => {
    const event = await createEvent("LOTS");
    const pairs = await enrolPairs(event, 4);
    for (const pair of pairs) expect(await statusOf(pair)).toBe("WAITLISTED");
    expect(await chargesIn(event)).toBe(0);
    expect(await assign(event)).toMatchObject({
      code: "PLACES_NOT_DUE",
      message: "As vagas são definidas depois do fim das inscrições, em 10/11/2099.",
    });
    await endRegistration(event);
    const answer = await assign(event);
    const [category] = answer["tournament"].categories;
    expect(category).toMatchObject({
      placesUndecided: false,
      placesAssignedBy: expect.any(String),
      placesSeed: expect.stringMatching(/^[0-9a-f]{32}$/),
      seatsLeft: 0,
      wildCardsLeft: 0,
    });
    // A pair is known by its own id on the waiting list.
    const rows = await api().db.pair.findMany({
      where: { categoryId: event.categoryId },
      include: { first: true },
    });
    const order = orderByLots(rows, category.placesSeed);
    expect(order.map(({ first }) => first.placeOrder)).toEqual([1, 2, 3, 4]);
    expect(order.map(({ first }) => first.status)).toEqual([
      "AWAITING_PAYMENT",
      "AWAITING_PAYMENT",
      "WAITLISTED",
      "WAITLISTED",
    ]);
    expect(await chargesIn(event)).toBe(4);
    const third = pairs.find(({ ids }) => ids.includes(order[2]!.firstId))!;
    const [mail] = await mailsTo(api(), third.people[0].email);
    expect(mail?.text).toContain("Você é o 1º da lista de espera");
    expect(mail?.text).toContain("por sorteio");
    // A place that becomes free goes to the next of the drawn order.
    await act("cancelEnrolment", { enrolmentId: encodeGlobalId("Enrolment", order[0]!.firstId) });
    expect((await rowOf(order[2]!.firstId)).status).toBe("AWAITING_PAYMENT");
    expect((await rowOf(order[3]!.firstId)).status).toBe("WAITLISTED");
  });

  test("two presses at once, and a pair that leaves meanwhile, give each place once", async () => {
    const event = await createEvent("LOTS");
    const pairs = await enrolPairs(event, 4);
    await endRegistration(event);
    const [leaving] = pairs;
    const answers = await Promise.all([
      assign(event),
      assign(event),
      actAs(leaving!.people[0].token, "cancelOwnEnrolment", {
        enrolmentId: encodeGlobalId("Enrolment", leaving!.ids[0]),
      }),
    ]);
    for (const answer of answers) expect(answer).not.toHaveProperty("message");
    const placed = await api().db.enrolment.count({
      where: { categoryId: event.categoryId, status: "AWAITING_PAYMENT" },
    });
    expect(placed).toBe(4);
    const pending = { tournamentId: event.id, status: "PENDING" as const };
    expect(await api().db.charge.count({ where: pending })).toBe(4);
    const before = await categoryRow(event);
    await assign(event);
    expect(await categoryRow(event)).toEqual(before);
  });

  test("the organiser's own entries join the waiting list too, and only wild cards give a place before", async () => {
    const event = await createEvent("LOTS", { wildCards: 1 });
    const athletes = await Promise.all(
      ["Dela", "Dele"].map((name) => createAthletePerson(api(), name, arena.id)),
    );
    const entered = await act(
      "enrolPair",
      {
        tournamentId: event.globalId,
        categoryId: event.categoryGlobalId,
        firstAthleteId: encodeGlobalId("Athlete", athletes[0]!.athleteId),
        secondAthleteId: encodeGlobalId("Athlete", athletes[1]!.athleteId),
      },
      "... on EnrolPairSuccess { enrolment { id status } }",
    );
    expect(entered).toMatchObject({ enrolment: { status: "WAITLISTED" } });
    const admitted = await act("admitFromLine", { enrolmentId: entered["enrolment"].id, raiseLimit: true });
    expect(admitted).toMatchObject({ code: "PLACES_UNDECIDED" });
    const other = await enrolPairIn(event, "Outra");
    expect(await wildCardFor(other.ids[1])).toMatchObject({
      enrolment: { status: "AWAITING_PAYMENT", wildCard: true },
      tournament: { categories: [{ wildCardsLeft: 0, seatsLeft: 2 }] },
    });
    expect(await chargesIn(event)).toBe(2);
    const third = await enrolPairIn(event, "Terceira");
    expect(await wildCardFor(third.ids[0])).toMatchObject({
      code: "NO_WILD_CARD",
      message: "Não há mais convites da organização nesta categoria.",
    });
  });

  test("wild cards stay kept until the organiser lowers the number, or gives them", async () => {
    const event = await createEvent("LOTS", { wildCards: 1 });
    const pairs = await enrolPairs(event, 3);
    await endRegistration(event);
    const answer = await assign(event);
    expect(answer["tournament"].categories).toMatchObject([{ wildCardsLeft: 1, seatsLeft: 0 }]);
    const waiting = async () => {
      const states = await Promise.all(
        pairs.map(async (pair) => ((await statusOf(pair)) === "WAITLISTED" ? [pair] : [])),
      );
      return states.flat();
    };
    expect(await waiting()).toHaveLength(2);
    expect(await update(event, { wildCards: 0 })).not.toHaveProperty("message");
    expect(await waiting()).toHaveLength(1);
    expect(await update(event, { wildCards: 1 })).toMatchObject({
      fields: [{ path: ["wildCards"], message: expect.stringContaining("os convites não cabem") }],
    });
  });

  test("two wild cards at once for one kept place: one is given", async () => {
    const event = await createEvent("LOTS", { wildCards: 1 });
    const [one, other] = await enrolPairs(event, 2);
    const answers = await Promise.all([wildCardFor(one!.ids[0]), wildCardFor(other!.ids[0])]);
    expect(answers.filter((answer) => answer["code"] === "NO_WILD_CARD")).toHaveLength(1);
    // The wild card of a pair that leaves can be given again.
    const given = answers[0]!["code"] === "NO_WILD_CARD" ? other! : one!;
    await act("cancelEnrolment", { enrolmentId: encodeGlobalId("Enrolment", given.ids[0]) });
    const rest = given === one ? other! : one!;
    expect(await wildCardFor(rest.ids[0])).toMatchObject({ enrolment: { wildCard: true } });
  });
});

describe("a wild card whose holders pay late", () => {
  /** Lets the time to pay run out. */
  async function expire({ id: tournamentId }: OpenEvent) {
    await api().db.enrolment.updateMany({
      where: { tournamentId, status: "AWAITING_PAYMENT" },
      data: { dueAt: new Date(Date.now() - 60_000) },
    });
    await expireEnrolments(api().db, partsAt(new Date()));
  }
  const pay = (id: string) =>
    act(
      "registerPayment",
      { enrolmentId: encodeGlobalId("Enrolment", id) },
      "... on RegisterPaymentSuccess { outcome enrolment { status wildCard } tournament { categories { wildCardsLeft seatsLeft } } }",
    );

  test("gives both their place back, for as long as one is kept", async () => {
    const event = await createEvent("LOTS", { wildCards: 1 });
    const [pair] = await enrolPairs(event, 1);
    await wildCardFor(pair!.ids[0]);
    await expire(event);
    expect(await statusOf(pair!)).toBe("EXPIRED");
    expect(await pay(pair!.ids[0])).toMatchObject({
      outcome: "SEEKS_PARTNER",
      enrolment: { wildCard: false },
      tournament: { categories: [{ wildCardsLeft: 1 }] },
    });
    const answers = await Promise.all([pay(pair!.ids[1]), pay(pair!.ids[1])]);
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(["CONFIRMED", "PLACE_RESTORED"]);
    for (const id of pair!.ids) {
      const { status, wildCardAt } = await rowOf(id);
      expect({ status, given: wildCardAt !== null }).toEqual({ status: "ENROLLED", given: true });
    }
    expect(answers[0]!["tournament"].categories).toMatchObject([{ wildCardsLeft: 0, seatsLeft: 2 }]);
  });

  test("gives the one who had paid already a partner again, and not the place of another", async () => {
    const event = await createEvent("LOTS", { wildCards: 1 });
    const [pair, other] = await enrolPairs(event, 2);
    await wildCardFor(pair!.ids[0]);
    await pay(pair!.ids[0]);
    await expire(event);
    expect(await statusOf(pair!)).toBe("SEEKING_PARTNER");
    // Meanwhile another pair gets the wild card: there is none left to come back to.
    expect(await wildCardFor(other!.ids[0])).toMatchObject({ enrolment: { wildCard: true } });
    expect(await pay(pair!.ids[1])).toMatchObject({
      outcome: "TO_REFUND",
      enrolment: { status: "EXPIRED", wildCard: false },
      tournament: { categories: [{ wildCardsLeft: 0 }] },
    });
  });

  test("is none any more where the place is an ordinary one", async () => {
    const event = await createOpenEvent(api(), arena, { maxParticipants: 4, feeInCents: 5000 });
    await update(event, { wildCards: 2 });
    const [pair, other] = await enrolPairs(event, 2);
    await wildCardFor(pair!.ids[0]);
    await pay(pair!.ids[0]);
    await expire(event);
    await wildCardFor(other!.ids[0]);
    await update(event, { wildCards: 1 });
    expect(await pay(pair!.ids[1])).toMatchObject({
      outcome: "PLACE_RESTORED",
      enrolment: { status: "ENROLLED", wildCard: false },
      tournament: { categories: [{ wildCardsLeft: 0, seatsLeft: 0 }] },
    });
  });
});

describe("a partner who accepts after the places were given", () => {
  test("has the pair's number and points, whether it has a place or waits", async () => {
    const event = await createEvent("RANKING", { maxParticipants: 4, feeInCents: 0 });
    const early = await enrolInviting(event, "Com vaga");
    const full = await enrolPairIn(event, "Completa");
    const late = await enrolInviting(event, "Na fila");
    const { rankingId } = await categoryRow(event);
    const ranked = [full.people[0].athleteId, early.first.athleteId, late.first.athleteId];
    await publishPlaces(
      api().db,
      rankingId ?? "",
      "2026-10-01",
      ranked.map((athleteId, index) => ({ athleteId, points: 30 - 10 * index, position: index + 1 })),
    );
    await endRegistration(event);
    await assign(event);
    const ofCategory = (athleteId: string) =>
      api().db.enrolment.findFirstOrThrow({ where: { athleteId, categoryId: event.categoryId } });
    for (const { first, second, token, placeOrder, placePoints, status } of [
      { ...early, placeOrder: 2, placePoints: 20, status: "ENROLLED" },
      { ...late, placeOrder: 3, placePoints: 10, status: "WAITLISTED" },
    ]) {
      expect(await actAs(second.token, "acceptInvitation", { token })).not.toHaveProperty("message");
      for (const { athleteId } of [first, second])
        expect(await ofCategory(athleteId)).toMatchObject({ placeOrder, placePoints, status });
    }
    // The number belongs to the pair: an athlete without the partner gets a new one with the next partner.
    const { id } = await ofCategory(late.second.athleteId);
    await actAs(late.second.token, "cancelOwnEnrolment", { enrolmentId: encodeGlobalId("Enrolment", id) });
    expect(await ofCategory(late.first.athleteId)).toMatchObject({
      status: "SEEKING_PARTNER",
      placeOrder: null,
      placePoints: null,
    });
  });
});

describe("places kept in one category, for which others wait", () => {
  const ends = new Date("2099-11-20T00:00:00Z");
  /** Four pairs have entered one category; three athletes the other, and two of them wait: 12 places in all. */
  async function twoCategories({ kept = {} }: { kept?: object } = {}) {
    const story = await createPairTournament(api(), arena, 4, {
      category: { drawFormat: "KNOCKOUT", ...kept },
      tournament: { maxParticipants: 12, startDate: ends },
    });
    const add = (category: object) =>
      api().db.tournamentCategory.create({
        data: { tournamentId: story.id, level: "Fun", gender: "FEMALE", name: "", ...category },
      });
    const alone = await add({ name: "Sozinhas", drawFormat: "SUPER_N" });
    const ids: string[] = [];
    const enrol = async (count: number) => {
      for (let number = 0; number < count; number++) {
        const { token } = await createAthletePerson(api(), `Sozinha ${number}`, arena.id);
        const { enrolment } = await actAs(
          token,
          "enrolInTournament",
          { tournamentId: story.globalId, categoryId: encodeGlobalId("TournamentCategory", alone.id) },
          "... on EnrolInTournamentSuccess { enrolment { id } }",
        );
        ids.push(enrolment.id);
      }
    };
    const statuses = async () =>
      (await api().db.enrolment.findMany({ where: { categoryId: alone.id }, orderBy: { id: "asc" } })).map(
        ({ status }) => status,
      );
    const draw = async () =>
      act("drawCategory", { categoryId: story.categoryGlobalId, ...(await previewedDraw(api(), story)) });
    return { story, alone, add, ids, enrol, statuses, draw };
  }
  const twoWait = ["ENROLLED", "ENROLLED", "WAITLISTED", "WAITLISTED"];
  const allIn = ["ENROLLED", "ENROLLED", "ENROLLED", "ENROLLED"];

  test("go to them once it is drawn, and are not taken back if the draw is undone", async () => {
    const { story, enrol, statuses, draw } = await twoCategories({
      kept: { maxParticipants: 10, wildCards: 1 },
    });
    await enrol(4);
    expect(await statuses()).toEqual(twoWait);
    expect((await Promise.all([draw(), draw()])).filter(({ code }) => code === "ALREADY_DRAWN")).toHaveLength(
      1,
    );
    expect(await statuses()).toEqual(allIn);
    expect(await act("undoDraw", { categoryId: story.categoryGlobalId })).not.toHaveProperty("message");
    expect(await statuses()).toEqual(allIn);
  });

  test("are held for an answer no longer than till the draw, after which nobody can give it", async () => {
    const { story, enrol, statuses, draw } = await twoCategories();
    const { athleteId } = await createAthletePerson(api(), "Espera Resposta", arena.id);
    await api().db.enrolment.create({
      data: {
        tournamentId: story.id,
        categoryId: story.categoryId,
        athleteId,
        status: "INVITED",
        dueAt: ends,
      },
    });
    await enrol(4);
    expect(await statuses()).toEqual(twoWait);
    expect(await draw()).not.toHaveProperty("message");
    expect(await statuses()).toEqual(allIn);
  });

  test("go to them once it is cancelled, also while another one is played", async () => {
    const { add, enrol, statuses, draw } = await twoCategories();
    const { id } = await add({ name: "Desistida", maxParticipants: 2, wildCards: 1 });
    await enrol(4);
    expect(await draw()).not.toHaveProperty("message");
    expect(await statuses()).toEqual(twoWait);
    expect(
      await act("cancelCategory", { categoryId: encodeGlobalId("TournamentCategory", id) }),
    ).not.toHaveProperty("message");
    expect(await statuses()).toEqual(allIn);
  });

  test("go to them once it is removed, or keeps less because it is played alone", async () => {
    const { add, enrol, statuses } = await twoCategories();
    const { id } = await add({ name: "Retirada", maxParticipants: 2, wildCards: 1 });
    const categoryId = encodeGlobalId("TournamentCategory", id);
    await enrol(4);
    expect(await statuses()).toEqual(twoWait);
    expect(await act("updateCategoryRules", { categoryId, drawFormat: "SUPER_N" })).not.toHaveProperty(
      "message",
    );
    expect(await statuses()).toEqual(["ENROLLED", "ENROLLED", "ENROLLED", "WAITLISTED"]);
    expect(await act("removeCategory", { categoryId })).not.toHaveProperty("message");
    expect(await statuses()).toEqual(allIn);
  });

  test("go to who waited in a category whose draw is undone", async () => {
    const { story, ids, enrol, statuses, draw } = await twoCategories();
    await enrol(4);
    const pair = await createAthletePerson(api(), "Depois Um", arena.id);
    const other = await createAthletePerson(api(), "Depois Dois", arena.id, { gender: "MALE" });
    const asked = await actAs(
      pair.token,
      "enrolInTournament",
      { tournamentId: story.globalId, categoryId: story.categoryGlobalId, partnerName: "Depois Dois" },
      "... on EnrolInTournamentSuccess { invitationUrl }",
    );
    await actAs(other.token, "acceptInvitation", { token: tokenIn(asked["invitationUrl"]) });
    expect(await draw()).not.toHaveProperty("message");
    for (const enrolmentId of ids) await act("cancelEnrolment", { enrolmentId });
    expect(await statuses()).toEqual(Array(4).fill("CANCELLED"));
    const waiting = () =>
      api().db.enrolment.findFirstOrThrow({ where: { tournamentId: story.id, athleteId: pair.athleteId } });
    expect(await waiting()).toMatchObject({ status: "WAITLISTED" });
    expect(await act("undoDraw", { categoryId: story.categoryGlobalId })).not.toHaveProperty("message");
    expect(await waiting()).toMatchObject({ status: "ENROLLED" });
  });
});

describe("places by ranking", () => {
  test("go by the sum of the pair's points in the latest list, on equal points by the earlier enrolment", async () => {
    const event = await createEvent("RANKING", { feeInCents: 0 });
    const [a, b, c, d] = await enrolPairs(event, 4);
    const { rankingId } = await categoryRow(event);
    const points = new Map([
      [a!.people[0].athleteId, 10],
      [b!.people[0].athleteId, 30],
      [b!.people[1].athleteId, 20],
      [d!.people[1].athleteId, 10],
    ]);
    await publishPlaces(
      api().db,
      rankingId ?? "",
      "2026-10-01",
      [...points].map(([athleteId, each], index) => ({ athleteId, points: each, position: index + 1 })),
    );
    await endRegistration(event);
    expect((await assign(event))["tournament"].categories).toMatchObject([{ placesSeed: null }]);
    const places = await Promise.all([a, b, c, d].map((pair) => rowOf(pair!.ids[0])));
    expect(places.map(({ placeOrder, placePoints, status }) => [placeOrder, placePoints, status])).toEqual([
      [2, 10, "ENROLLED"],
      [1, 50, "ENROLLED"],
      [4, 0, "WAITLISTED"],
      [3, 10, "WAITLISTED"],
    ]);
  });

  test("need a ranking: when chosen, when detached, and when places are given", async () => {
    const event = await createOpenEvent(api(), arena);
    expect(await update(event, { placeMode: "RANKING" })).toMatchObject({
      fields: [{ path: ["placeMode"], message: "Vincule antes um ranking a esta categoria" }],
    });
    const ranked = await createEvent("RANKING");
    const detached = await act("attachRanking", {
      categoryId: ranked.categoryGlobalId,
      rankingId: null,
      tier: null,
    });
    expect(detached).toMatchObject({ code: "RANKING_NEEDED", path: ["rankingId"] });
  });

  describe("that is deleted", () => {
    /** Of two pairs, the second of which would win by the ranking, one gets a place. */
    async function withoutRanking() {
      const event = await createEvent("RANKING", { maxParticipants: 2, feeInCents: 0 });
      const pairs = await enrolPairs(event, 2);
      const { rankingId } = await categoryRow(event);
      const athleteId = pairs[1]!.people[0].athleteId;
      await publishPlaces(api().db, rankingId ?? "", "2026-10-01", [{ athleteId, points: 10, position: 1 }]);
      await api().db.ranking.delete({ where: { id: rankingId ?? "" } });
      return { event, pairs };
    }
    const rules = async ({ id }: OpenEvent) =>
      (
        await api().data(
          `query ($key: UUID!) { tournament(key: $key) { categories { placeRules } } }`,
          { key: id },
          arena.manager.token,
        )
      ).tournament.categories[0].placeRules;

    test("give way to the order of enrolment, and say so before and after", async () => {
      const { event, pairs } = await withoutRanking();
      expect((await rules(event))[0]).toBe(
        "O ranking que definiria as vagas não existe mais: elas saem por ordem de inscrição, depois de 10/11/2099.",
      );
      await endRegistration(event);
      const answers = await Promise.all([assign(event), assign(event)]);
      for (const answer of answers) expect(answer).not.toHaveProperty("message");
      const rows = await Promise.all(pairs.map(({ ids }) => rowOf(ids[0])));
      expect(rows.map(({ status, placeOrder, placePoints }) => [status, placeOrder, placePoints])).toEqual([
        ["ENROLLED", 1, null],
        ["WAITLISTED", 2, null],
      ]);
      expect((await rules(event))[0]).toMatch(/^As vagas foram definidas por ordem de inscrição em /);
      const [mail] = await mailsTo(api(), pairs[1]!.people[0].email);
      expect(mail?.text).toContain("As vagas foram definidas por ordem de inscrição");
    });

    test("do not keep the job from giving the places", async () => {
      const { event, pairs } = await withoutRanking();
      await api().db.tournament.update({
        where: { id: event.id },
        data: { registrationEndsOn: dayToDatabase("2090-06-10") },
      });
      await assignDuePlaces(api().db, partsAt(new Date("2090-06-11T11:00:00Z")));
      expect(await Promise.all(pairs.map(statusOf))).toEqual(["ENROLLED", "WAITLISTED"]);
    });
  });
});

describe("a guest of the organiser", () => {
  test("holds no place where lots decide, and waits after those who drew one", async () => {
    const event = await createEvent("LOTS", { alone: true, maxParticipants: 2, feeInCents: 0 });
    await api().db.tournament.update({ where: { id: event.id }, data: { openToOtherArenas: true } });
    const enter = (athleteId: string) =>
      act(
        "enrolAthlete",
        { tournamentId: event.globalId, athleteId: encodeGlobalId("Athlete", athleteId) },
        "... on EnrolAthleteSuccess { enrolment { id status invitation { id } } }",
      );
    const guest = await createAthletePerson(api(), "De fora", null);
    const { enrolment } = await enter(guest.athleteId);
    expect(enrolment).toMatchObject({ status: "INVITED" });
    const own = await Promise.all(["Uma", "Outra"].map((name) => createAthletePerson(api(), name, arena.id)));
    for (const { athleteId } of own)
      expect(await enter(athleteId)).toMatchObject({ enrolment: { status: "WAITLISTED" } });
    await endRegistration(event);
    const answer = await assign(event);
    expect(answer["tournament"].categories).toMatchObject([{ seatsLeft: 0 }]);
    const statuses = async () =>
      (
        await api().db.enrolment.findMany({
          where: { tournamentId: event.id },
          orderBy: { enrolledAt: "asc" },
        })
      ).map(({ status }) => status);
    expect(await statuses()).toEqual(["INVITED", "ENROLLED", "ENROLLED"]);
    await actAs(guest.token, "acceptInvitation", { invitationId: enrolment.invitation.id });
    expect(await statuses()).toEqual(["WAITLISTED", "ENROLLED", "ENROLLED"]);
  });
});

describe("the choice", () => {
  test("is open until places are given, by whichever way", async () => {
    const event = await createOpenEvent(api(), arena, { maxParticipants: 4 });
    expect(await update(event, { placeMode: "LOTS", wildCards: 1 })).not.toHaveProperty("message");
    expect(await update(event, { wildCards: 3 })).toMatchObject({
      fields: [
        {
          path: ["wildCards"],
          message: "Os convites precisam caber no máximo de participantes da categoria",
        },
      ],
    });
    const pair = await enrolPairIn(event, "Na fila");
    // Back to the order of enrolment: the pair gets its place.
    expect(await update(event, { placeMode: "ENTRY_ORDER" })).not.toHaveProperty("message");
    expect(await statusOf(pair)).toBe("ENROLLED");
    expect(await update(event, { placeMode: "LOTS" })).toMatchObject({
      code: "PLACES_ASSIGNED",
      path: ["placeMode"],
      message: "Já há inscritos com vaga nesta categoria: o modo não muda mais.",
    });
    const drawn = await createEvent("LOTS");
    await endRegistration(drawn);
    await assign(drawn);
    expect(await update(drawn, { placeMode: "ENTRY_ORDER" })).toMatchObject({
      code: "PLACES_ASSIGNED",
      message: "As vagas desta categoria já foram definidas: o modo não muda mais.",
    });
    expect(await assign(event)).toMatchObject({
      code: "PLACES_NOT_DUE",
      message: "Nesta categoria as vagas saem por ordem de inscrição.",
    });
  });

  test("a wild card does not exceed a limit that was lowered meanwhile", async () => {
    const event = await createEvent("LOTS", { wildCards: 1 });
    const pair = await enrolPairIn(event, "Além do limite");
    await api().db.tournament.update({ where: { id: event.id }, data: { maxParticipants: 1 } });
    expect(await wildCardFor(pair.ids[0])).toMatchObject({ code: "TOURNAMENT_FULL" });
    expect(await statusOf(pair)).toBe("WAITLISTED");
  });

  test("a copy without the ranking gives places in the order of enrolment", async () => {
    const event = await createEvent("RANKING");
    const { rankingId } = await categoryRow(event);
    await api().db.ranking.update({ where: { id: rankingId ?? "" }, data: { active: false } });
    const copy = await act(
      "duplicateTournament",
      { tournamentId: event.globalId, startDate: "2099-12-01" },
      "... on DuplicateTournamentSuccess { tournament { categories { placeMode } } }",
    );
    expect(copy).toMatchObject({ tournament: { categories: [{ placeMode: "ENTRY_ORDER" }] } });
  });

  test("can be made until the category's own draw, while another one is played", async () => {
    const story = await createPairTournament(api(), arena, 4, { category: { drawFormat: "KNOCKOUT" } });
    const { id } = await api().db.tournamentCategory.create({
      data: {
        tournamentId: story.id,
        name: "Por sortear",
        level: "Fun",
        gender: "FEMALE",
        drawFormat: "SUPER_N",
        maxParticipants: 2,
        wildCards: 2,
      },
    });
    const event = { ...story, categoryId: id, categoryGlobalId: encodeGlobalId("TournamentCategory", id) };
    await api().db.tournament.update({ where: { id: story.id }, data: { startDate: future } });
    const { athleteId, token } = await createAthletePerson(api(), "Quer jogar", arena.id);
    await actAs(token, "enrolInTournament", {
      tournamentId: story.globalId,
      categoryId: event.categoryGlobalId,
    });
    const status = async () =>
      (await api().db.enrolment.findFirstOrThrow({ where: { athleteId, categoryId: id } })).status;
    await act("drawCategory", {
      categoryId: story.categoryGlobalId,
      ...(await previewedDraw(api(), story)),
    });
    expect(await status()).toBe("WAITLISTED");
    expect(await update(event, { wildCards: 1 })).not.toHaveProperty("message");
    expect(await status()).toBe("ENROLLED");
    expect(await update(event, { wildCards: 2 })).toMatchObject({ fields: [{ path: ["wildCards"] }] });
    expect(
      await update(event, { maxParticipants: 3, feeInCents: 0, name: "Por sortear" }),
    ).not.toHaveProperty("message");
    expect(await update(event, { wildCards: 0, feeInCents: 1000 })).toMatchObject({
      code: "TOURNAMENT_STATUS",
      path: ["feeInCents"],
      message: expect.stringContaining("nesta categoria só mudam o máximo de participantes, os convites"),
    });
    expect(await categoryRow(event)).toMatchObject({ wildCards: 1, feeInCents: 0, maxParticipants: 3 });
    expect(await update(story, { wildCards: 0 })).toMatchObject({ code: "ALREADY_DRAWN" });
  });

  test("wild cards are kept in the order of enrolment too", async () => {
    const event = await createOpenEvent(api(), arena, { maxParticipants: 2, feeInCents: 0 });
    await update(event, { wildCards: 1 });
    const pair = await enrolPairIn(event, "Convidada");
    expect(await wildCardFor(pair.ids[0])).toMatchObject({
      enrolment: { status: "ENROLLED" },
      tournament: { categories: [{ wildCardsLeft: 0, seatsLeft: 0 }] },
    });
  });

  test("is another arena's only for its own categories", async () => {
    const event = await createEvent("LOTS", { wildCards: 1 });
    const pair = await enrolPairIn(event, "Alheia");
    await endRegistration(event);
    const run = (mutation: string, type: string, input: object) =>
      api().run(
        `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`,
        { input },
        elsewhere.manager.token,
      );
    for (const { errors } of [
      await run("assignPlaces", "AssignPlacesInput", { categoryId: event.categoryGlobalId }),
      await run("giveWildCard", "GiveWildCardInput", {
        enrolmentId: encodeGlobalId("Enrolment", pair.ids[0]),
      }),
    ])
      expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    expect((await categoryRow(event)).placesAssignedAt).toBeNull();
  });

  test("a draw of the category waits for the places", async () => {
    const event = await createEvent("LOTS", { feeInCents: 0, wildCards: 2 });
    for (const pair of await enrolPairs(event, 2)) await wildCardFor(pair.ids[0]);
    const drawn = await act("startTournament", { tournamentId: event.globalId });
    expect(drawn).toMatchObject({ code: "PLACES_UNDECIDED" });
  });
});

describe("the job", () => {
  test("gives the places on the morning after the last day, once, and not before", async () => {
    const event = await createEvent("LOTS");
    await enrolPairs(event, 3);
    await api().db.tournament.update({
      where: { id: event.id },
      data: { registrationEndsOn: dayToDatabase("2090-06-10") },
    });
    const assignedAt = async () => (await categoryRow(event)).placesAssignedAt;
    await assignDuePlaces(api().db, partsAt(new Date("2090-06-11T10:59:00Z"))); // 07:59 in São Paulo
    expect(await assignedAt()).toBeNull();
    const due = new Date("2090-06-11T11:00:00Z");
    await Promise.all([assignDuePlaces(api().db, partsAt(due)), assignDuePlaces(api().db, partsAt(due))]);
    expect(await assignedAt()).toEqual(due);
    expect((await categoryRow(event)).placesAssignedById).toBeNull();
    expect(await chargesIn(event)).toBe(4);
    await assignDuePlaces(api().db, partsAt(new Date("2090-06-12T11:00:00Z")));
    expect(await assignedAt()).toEqual(due);
  });

  test("decides nothing where nobody has entered", async () => {
    const event = await createEvent("LOTS");
    await endRegistration(event);
    await assignDuePlaces(api().db, partsAt(new Date("2090-06-12T11:00:00Z")));
    expect((await categoryRow(event)).placesAssignedAt).toBeNull();
  });
});
