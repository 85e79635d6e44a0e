import { beforeAll, describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { affiliate, createAffiliations, createChampionship } from "../support/championship-story";
import { createAthletePerson, enrolling, type AthletePerson, type OpenEvent } from "../support/enrolling";
import { createFederation, type FederationStory } from "../support/federation-story";
import { mailsTo, tokenMailedTo } from "../support/mails";
import { createArena, createAthletes, type ArenaStory } from "../support/story";

const api = useApi();
const { act } = enrolling(api);

let federation: FederationStory;
let other: FederationStory;
let sea: ArenaStory;
let dune: ArenaStory;
let foreign: ArenaStory;

beforeAll(async () => {
  ({ federation, other, sea, dune, foreign } = await createAffiliations(api()));
});

const globalOf = ({ athleteId }: { athleteId: string }) => encodeGlobalId("Athlete", athleteId);
const person = (name: string, arena: ArenaStory = sea) => createAthletePerson(api(), name, arena.id);
const alone = (more: object = {}) =>
  createChampionship(api(), federation, { kind: "SUPER8", category: { drawFormat: "SUPER_N", ...more } });
const inPairs = (more: object = {}) =>
  createChampionship(api(), federation, { category: { gender: "FEMALE", ...more } });
const asking =
  "enrolment { id status awaitsConsent invitation { id inviteeName partnerName byOrganiser } payment { amountInCents } }";
const ask = (event: OpenEvent, guest: { athleteId: string }, token = federation.manager.token) =>
  act(
    token,
    "enrolAthlete",
    { tournamentId: event.globalId, athleteId: globalOf(guest) },
    `... on EnrolAthleteSuccess { ${asking} }`,
  );
const askPair = (event: OpenEvent, first: AthletePerson, second: AthletePerson) =>
  act(
    federation.manager.token,
    "enrolPair",
    { tournamentId: event.globalId, firstAthleteId: globalOf(first), secondAthleteId: globalOf(second) },
    `... on EnrolPairSuccess { pair { id } ${asking} }`,
  );
const standingOf = (event: OpenEvent, { athleteId }: { athleteId: string }) =>
  api().db.enrolment.findFirst({
    where: { tournamentId: event.id, athleteId },
    include: { charge: true },
  });
const receivedBy = async (guest: AthletePerson): Promise<Record<string, unknown>[]> => {
  const { athlete } = await api().data(
    `query ($key: UUID!) { athlete(key: $key) { receivedInvitations {
      id inviterName byOrganiser partnerName hasPlace forViewer } } }`,
    { key: guest.athleteId },
    guest.token,
  );
  return athlete.receivedInvitations;
};
const answer = async (guest: AthletePerson, yes: boolean) => {
  const [invitation] = await receivedBy(guest);
  return act(guest.token, yes ? "acceptInvitation" : "declineInvitation", {
    invitationId: invitation?.["id"],
  });
};
const seats = async (event: OpenEvent) => {
  const { tournament } = await api().data(
    `query ($key: UUID!) { tournament(key: $key) { categories { takenSeats } } }`,
    { key: event.id },
    null,
  );
  return tournament.categories[0].takenSeats;
};

describe("an athlete whom a federation enters alone", () => {
  test("is invited, owes nothing and is not shown, until they accept", async () => {
    const event = await alone({ feeInCents: 5000 });
    const guest = await person("Sol Convidada");
    expect(await ask(event, guest)).toMatchObject({
      enrolment: {
        status: "INVITED",
        awaitsConsent: true,
        invitation: { inviteeName: "Sol Convidada", byOrganiser: true },
        payment: null,
      },
    });
    expect((await standingOf(event, guest))?.charge).toBeNull();
    const [mail] = await mailsTo(api(), guest.email);
    expect(mail?.subject).toBe("Federação Catarinense convidou você para jogar");
    expect(await receivedBy(guest)).toEqual([
      expect.objectContaining({
        inviterName: "Federação Catarinense",
        byOrganiser: true,
        partnerName: null,
        hasPlace: true,
        forViewer: true,
      }),
    ]);
    const stranger = await person("Sol Intrusa");
    const token = await tokenMailedTo(api(), guest.email);
    expect(await act(stranger.token, "acceptInvitation", { token })).toMatchObject({
      code: "INVITATION_FOR_OTHER",
    });
    expect(await answer(guest, true)).toMatchObject({ __typename: "AcceptInvitationSuccess" });
    expect(await standingOf(event, guest)).toMatchObject({
      status: "ENROLLED",
      awaitsConsent: false,
      charge: { status: "PENDING", amountInCents: 5000, federationId: federation.id },
    });
  });

  test("is not in after declining", async () => {
    const event = await alone({ maxParticipants: 4 });
    const guest = await person("Lua Recusa");
    await ask(event, guest);
    expect(await seats(event)).toBe(1);
    expect(await answer(guest, false)).not.toHaveProperty("code");
    expect(await standingOf(event, guest)).toMatchObject({ status: "CANCELLED", charge: null });
    expect(await seats(event)).toBe(0);
    expect(await receivedBy(guest)).toEqual([]);
  });

  test("is invited once, however often the button is pressed", async () => {
    const event = await alone();
    const guest = await person("Nina Duas Vezes");
    const answers = await Promise.all([ask(event, guest), ask(event, guest)]);
    expect(answers.map(({ code }) => code ?? null).toSorted()).toEqual(["ALREADY_ENROLLED", null]);
    expect(await mailsTo(api(), guest.email)).toHaveLength(1);
    expect(await api().db.pairInvitation.count({ where: { guestId: guest.athleteId } })).toBe(1);
  });

  test("is of an affiliated arena, can be written to, and is entered by nobody of another federation", async () => {
    const event = await alone();
    const far = await person("Longe Demais", foreign);
    expect(await ask(event, far)).toMatchObject({
      code: "ATHLETE_NOT_ELIGIBLE",
      message: "Este atleta não pode ser inscrito: não é de uma arena filiada à federação.",
    });
    const near = await person("Perto Daqui");
    const { data, errors } = await api().run(
      `mutation ($input: EnrolAthleteInput!) { enrolAthlete(input: $input) { __typename } }`,
      { input: { tournamentId: event.globalId, athleteId: globalOf(near) } },
      other.manager.token,
    );
    expect([data, errors?.[0]?.extensions.code]).toEqual([null, "FORBIDDEN"]);
    const [silent = ""] = await createAthletes(api(), sea.id, 1, "Sem Endereço");
    await api().db.athlete.update({ where: { id: silent }, data: { email: null } });
    expect(await ask(event, { athleteId: silent })).toMatchObject({
      code: "ATHLETE_NOT_ELIGIBLE",
      message:
        "Sem Endereço Número 0 não tem e-mail para receber o convite. Peça à arena do atleta que complete o cadastro.",
    });
    expect(await api().db.enrolment.count({ where: { tournamentId: event.id } })).toBe(0);
  });

  test("is one of at most thirty who are invited in an hour", async () => {
    const large = await createFederation(api(), "Que convida muito");
    const club = await createArena(api(), "De muitos");
    await affiliate(api(), club, large.id);
    const event = await createChampionship(api(), large, {
      kind: "SUPER8",
      category: { drawFormat: "SUPER_N" },
    });
    const ids = await createAthletes(api(), club.id, 31, "Convidada");
    const codes: (string | undefined)[] = [];
    for (const athleteId of ids) codes.push((await ask(event, { athleteId }, large.manager.token))["code"]);
    expect(codes).toEqual([...Array.from({ length: 30 }), "TOO_MANY_ATTEMPTS"]);
    expect(await api().db.enrolment.count({ where: { tournamentId: event.id } })).toBe(30);
  });

  test("hears it again by a new link, or not at all once it is withdrawn, as the federation decides", async () => {
    const event = await alone();
    const guest = await person("Rui Pergunta");
    const { enrolment } = await ask(event, guest);
    const input = { invitationId: enrolment.invitation.id };
    const { errors } = await api().run(
      `mutation ($input: WithdrawInvitationInput!) { withdrawInvitation(input: $input) { __typename } }`,
      { input },
      other.manager.token,
    );
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    await api().db.rateLimit.deleteMany({ where: { key: `invited:${guest.email}` } });
    expect(await act(federation.manager.token, "resendInvitation", input)).toMatchObject({
      __typename: "ResendInvitationSuccess",
    });
    const [invitation] = await receivedBy(guest);
    const withdrawn = { invitationId: invitation?.["id"] };
    expect(await act(federation.manager.token, "withdrawInvitation", withdrawn)).not.toHaveProperty("code");
    expect(await standingOf(event, guest)).toMatchObject({ status: "CANCELLED" });
    expect(await act(guest.token, "acceptInvitation", withdrawn)).toMatchObject({
      code: "INVITATION_CLOSED",
    });
  });

  test("is entered at once by the owner of the arena that holds the championship, if they attend it", async () => {
    const event = await createChampionship(api(), federation, {
      arenaId: dune.id,
      openToOtherArenas: true,
      kind: "SUPER8",
      category: { drawFormat: "SUPER_N" },
    });
    const own = await person("Da Sede", dune);
    const guest = await person("De Outra Filiada", sea);
    expect(await ask(event, own, dune.manager.token)).toMatchObject({ enrolment: { status: "ENROLLED" } });
    expect(await ask(event, guest, dune.manager.token)).toMatchObject({
      enrolment: { status: "INVITED", awaitsConsent: true },
    });
    const third = await person("Da Sede Também", dune);
    expect(await ask(event, third)).toMatchObject({ enrolment: { status: "INVITED", awaitsConsent: true } });
  });
});

describe("two athletes whom a federation enters as a pair", () => {
  const order = [
    ["the first", 0],
    ["the second", 1],
  ] as const;

  test.each(order)("are a pair once both have accepted, %s of them before", async (_who, index) => {
    const event = await inPairs({ feeInCents: 9000, maxParticipants: 4 });
    const pair = [await person("Ana do Par"), await person("Bia do Par", dune)] as const;
    expect(await askPair(event, ...pair)).toMatchObject({
      pair: null,
      enrolment: {
        status: "INVITED",
        awaitsConsent: true,
        invitation: { inviteeName: "Ana do Par", partnerName: "Bia do Par" },
      },
    });
    expect(await seats(event)).toBe(0);
    for (const [one, partner] of [pair, pair.toReversed()] as AthletePerson[][]) {
      if (!one || !partner) throw new Error("a pair is two");
      const [mail, ...more] = await mailsTo(api(), one.email);
      expect(more).toEqual([]);
      expect(mail?.subject).toBe("Federação Catarinense convidou você para formar dupla");
      expect(await receivedBy(one)).toMatchObject([{ hasPlace: false, byOrganiser: true }]);
    }
    expect(await receivedBy(pair[0])).toMatchObject([{ partnerName: "Bia do Par" }]);
    expect(await receivedBy(pair[1])).toMatchObject([{ partnerName: "Ana do Par" }]);
    const [early, late] = [pair[index], pair[1 - index] ?? pair[0]];
    expect(await answer(early, true)).toMatchObject({ __typename: "AcceptInvitationSuccess" });
    expect(await standingOf(event, early)).toMatchObject({
      status: "INVITED",
      awaitsConsent: false,
      charge: null,
    });
    expect(await seats(event)).toBe(2);
    expect(await receivedBy(late)).toMatchObject([{ partnerName: expect.any(String), hasPlace: true }]);
    expect(await answer(late, true)).toMatchObject({ __typename: "AcceptInvitationSuccess" });
    expect(await api().db.pair.count({ where: { tournamentId: event.id } })).toBe(1);
    for (const one of pair)
      expect(await standingOf(event, one)).toMatchObject({
        status: "ENROLLED",
        charge: { status: "PENDING", amountInCents: 9000 },
      });
    expect(
      await api().db.pairInvitation.count({
        where: { status: "PENDING", enrolment: { tournamentId: event.id } },
      }),
    ).toBe(0);
  });

  test("who accepts both at once are one pair", async () => {
    const event = await inPairs();
    const pair = [await person("Iara Junto"), await person("Jade Junto")] as const;
    await askPair(event, ...pair);
    const answers = await Promise.all(pair.map((one) => answer(one, true)));
    expect(answers.map(({ __typename }) => __typename)).toEqual([
      "AcceptInvitationSuccess",
      "AcceptInvitationSuccess",
    ]);
    expect(await api().db.pair.count({ where: { tournamentId: event.id } })).toBe(1);
  });

  test("of whom the second declines: the first is asked without a partner", async () => {
    const event = await inPairs();
    const [ana, bia] = [await person("Ana Segue"), await person("Bia Desiste")];
    await askPair(event, ana, bia);
    await answer(bia, false);
    expect(await standingOf(event, bia)).toBeNull();
    expect(await standingOf(event, ana)).toMatchObject({ status: "INVITED", awaitsConsent: true });
    expect(await mailsTo(api(), ana.email)).toHaveLength(1);
    expect(await receivedBy(ana)).toMatchObject([{ partnerName: null, hasPlace: false }]);
    await answer(ana, true);
    expect(await standingOf(event, ana)).toMatchObject({ status: "SEEKING_PARTNER", charge: null });
  });

  test("of whom the first declines: neither is asked any more", async () => {
    const event = await inPairs();
    const [ana, bia] = [await person("Ana Desiste"), await person("Bia Sobra")];
    await askPair(event, ana, bia);
    await answer(ana, false);
    expect(await standingOf(event, ana)).toMatchObject({ status: "CANCELLED" });
    expect(await receivedBy(bia)).toEqual([]);
    const free = await askPair(event, await person("Cida Chega"), bia);
    expect(free).toMatchObject({ code: "TOO_MANY_ATTEMPTS" }); // one mail a minute to an address
    await api().db.rateLimit.deleteMany({ where: { key: `invited:${bia.email}` } });
    expect(await ask(event, bia)).toMatchObject({ enrolment: { status: "INVITED" } });
  });

  test("of whom one accepts when no place is left: the two wait in line for the other's answer", async () => {
    const event = await inPairs({ maxParticipants: 2 });
    const [ana, bia] = [await person("Ana Espera"), await person("Bia Espera")];
    await askPair(event, ana, bia);
    const [cida, duda] = [await person("Cida Antes"), await person("Duda Antes")];
    await askPair(event, cida, duda);
    await answer(cida, true);
    await answer(duda, true);
    await answer(bia, true);
    expect(await standingOf(event, bia)).toMatchObject({ status: "WAITLISTED", awaitsConsent: false });
    await answer(ana, true);
    for (const one of [ana, bia])
      expect(await standingOf(event, one)).toMatchObject({ status: "WAITLISTED" });
    for (const one of [cida, duda])
      expect(await standingOf(event, one)).toMatchObject({ status: "ENROLLED" });
  });
});

test("a sheet of a federation invites, and enters nobody whose account or athlete it only knows by address", async () => {
  const event = await inPairs();
  const [ana, bia] = [await person("Ana da Lista"), await person("Bia da Lista", dune)];
  const account = await person("Conta de Fora", foreign);
  await person("Cida da Lista");
  const csv = [
    "Atleta 1;E-mail 1;Atleta 2;E-mail 2",
    "Ana da Lista;;Bia da Lista;",
    `Conta de Fora;${account.email};Cida da Lista;`,
  ].join("\n");
  const bring = () =>
    act(
      federation.manager.token,
      "importEnrolments",
      { tournamentId: event.globalId, csv, apply: true, allOrNothing: false },
      "... on ImportEnrolmentsSuccess { enteredCount lines { guests entered alreadyIn problems } }",
    );
  const brought = await bring();
  expect(brought).toMatchObject({
    enteredCount: 1,
    lines: [
      { guests: ["Ana da Lista", "Bia da Lista"], entered: true, problems: [] },
      { entered: false, problems: [expect.stringContaining(account.email)] },
    ],
  });
  for (const one of [ana, bia]) expect(await mailsTo(api(), one.email)).toHaveLength(1);
  expect(await mailsTo(api(), account.email)).toEqual([]);
  expect(await standingOf(event, account)).toBeNull();
  expect((await bring())["lines"][0]).toMatchObject({ alreadyIn: true });
  expect(await mailsTo(api(), ana.email)).toHaveLength(1);
  await answer(bia, true);
  await answer(ana, true);
  expect(await api().db.pair.count({ where: { tournamentId: event.id } })).toBe(1);
});

test("the list tells a federation that it invites, and the arena's owner that it does not", async () => {
  const event = await createChampionship(api(), federation, { arenaId: dune.id });
  const areInvited = async (token: string) =>
    (
      await api().data(
        `query ($id: ID!) { node(id: $id) { ... on Tournament { enrollableAthletes(first: 1) { areInvited } } } }`,
        { id: event.globalId },
        token,
      )
    )["node"].enrollableAthletes.areInvited;
  expect(await areInvited(federation.manager.token)).toBe(true);
  expect(await areInvited(dune.manager.token)).toBe(false);
});
