import { beforeAll, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { createAffiliations, createChampionship, enterInvitedPair } from "../support/championship-story";
import { createAthletePerson, enrolling, type OpenEvent } from "../support/enrolling";
import type { FederationStory } from "../support/federation-story";
import { createPairTournament, drawStory } from "../support/pair-story";
import { createAthletes, type ArenaStory } from "../support/story";

const api = useApi();
const { act } = enrolling(api);
const athleteId = (id: string) => encodeGlobalId("Athlete", id);

let federation: FederationStory;
let sea: ArenaStory;
let dune: ArenaStory;
let foreign: ArenaStory;

beforeAll(async () => {
  ({ federation, sea, dune, foreign } = await createAffiliations(api()));
});

const enrolPair = (event: OpenEvent, pair: readonly (string | undefined)[]) =>
  act(federation.manager.token, "enrolPair", {
    tournamentId: event.globalId,
    firstAthleteId: athleteId(pair[0] ?? ""),
    secondAthleteId: athleteId(pair[1] ?? ""),
  });
const refusal = {
  code: "ATHLETE_NOT_ELIGIBLE",
  message: "Este atleta não pode ser inscrito: não é de uma arena filiada à federação.",
};

test("invites athletes of any affiliated arena, and nobody else", async () => {
  // Whether an arena takes guests is no question of a championship.
  const event = await createChampionship(api(), federation, { openToOtherArenas: true });
  const [one] = await createAthletes(api(), sea.id, 1);
  const [two] = await createAthletes(api(), dune.id, 1);
  const [far] = await createAthletes(api(), foreign.id, 1);
  expect(await enrolPair(event, [one, far])).toMatchObject(refusal);
  expect(await api().db.enrolment.count({ where: { tournamentId: event.id } })).toBe(0);
  expect(await enrolPair(event, [one, two])).toMatchObject({ __typename: "EnrolPairSuccess" });
});

test("replaces somebody by who plays in another category of the championship, and by nobody else", async () => {
  const event = await createPairTournament(api(), sea, 4, {
    tournament: { arenaId: null, federationId: federation.id },
  });
  const { id: otherCategoryId } = await api().db.tournamentCategory.create({
    data: { tournamentId: event.id, name: "Outra", level: "Fun", gender: "MIXED" },
  });
  await drawStory(api(), event);
  const [near = "", asked = ""] = await createAthletes(api(), dune.id, 2);
  const [far] = await createAthletes(api(), foreign.id, 1);
  const there = { tournamentId: event.id, categoryId: otherCategoryId };
  await api().db.enrolment.create({
    data: { ...there, athleteId: asked, status: "INVITED", awaitsConsent: true },
  });
  const leaving = await api().db.enrolment.findFirstOrThrow({
    where: { tournamentId: event.id, status: "PLAYING" },
    orderBy: { enrolledAt: "asc" },
  });
  const search = async () => {
    const { node } = await api().data(
      `query ($id: ID!, $category: ID) { node(id: $id) { ... on Tournament {
        enrollableAthletes(first: 50, substitutes: true, notInCategory: $category) { edges { node { id } } } } } }`,
      { id: event.globalId, category: event.categoryGlobalId },
      federation.manager.token,
    );
    return node.enrollableAthletes.edges.map(({ node: { id } }: { node: { id: string } }) => id);
  };
  const replace = (id: string | undefined) =>
    act(federation.manager.token, "substituteAthlete", {
      enrolmentId: encodeGlobalId("Enrolment", leaving.id),
      athleteId: athleteId(id ?? ""),
    });
  for (const id of [far, asked, near])
    expect(await replace(id)).toMatchObject({
      code: "ATHLETE_NOT_ELIGIBLE",
      message: expect.stringContaining("já está inscrito neste campeonato em outra categoria"),
    });
  expect(await search()).toEqual([]);
  await api().db.enrolment.create({ data: { ...there, athleteId: near, status: "ENROLLED" } });
  expect(await search()).toEqual([athleteId(near)]);
  expect(await replace(near)).toMatchObject({ __typename: "SubstituteAthleteSuccess" });
});

test("looks nobody up by e-mail", async () => {
  const event = await createChampionship(api(), federation, { openToOtherArenas: true });
  const person = await createAthletePerson(api(), "Com Endereço", sea.id);
  const found = await act(federation.manager.token, "findGuest", {
    tournamentId: event.globalId,
    email: person.email,
  });
  expect(found).toMatchObject({
    code: "NOT_OPEN_TO_GUESTS",
    message: "Em campeonato só entram atletas das arenas filiadas: busque pelo nome.",
  });
});

test("writes a payment down by hand; no Pix is offered while the federation has no key", async () => {
  const event = await createChampionship(api(), federation, {
    category: { feeInCents: 9000, gender: "FEMALE" },
  });
  await enterInvitedPair(api(), federation, event, [
    await createAthletePerson(api(), "Paga Uma", sea.id),
    await createAthletePerson(api(), "Paga Outra", sea.id),
  ]);
  const { id } = await api().db.enrolment.findFirstOrThrow({ where: { tournamentId: event.id } });
  const paid = await act(
    federation.manager.token,
    "registerPayment",
    { enrolmentId: encodeGlobalId("Enrolment", id) },
    "... on RegisterPaymentSuccess { enrolment { payment { amountInCents pixCode receiverName paidAt } } }",
  );
  expect(paid["enrolment"].payment).toEqual({
    amountInCents: 9000,
    pixCode: null,
    receiverName: null,
    paidAt: expect.any(String),
  });
});

test("lets athletes of any arena enrol themselves", async () => {
  const event = await createChampionship(api(), federation);
  const { token } = await createAthletePerson(api(), "De Fora", foreign.id);
  const entered = await act(token, "enrolInTournament", {
    tournamentId: event.globalId,
    seekPartner: true,
  });
  expect(entered).toMatchObject({ __typename: "EnrolInTournamentSuccess" });
});
