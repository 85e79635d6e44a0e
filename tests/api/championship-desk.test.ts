import { beforeAll, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import { useApi } from "../support/api";
import { createAffiliations, createChampionship } from "../support/championship-story";
import { createAthletePerson, enrolling, type OpenEvent } from "../support/enrolling";
import type { FederationStory } from "../support/federation-story";
import { drawStory } from "../support/pair-story";
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

test("enters athletes of any affiliated arena, and nobody else", async () => {
  // Whether an arena takes guests is no question of a championship.
  const event = await createChampionship(api(), federation, { openToOtherArenas: true });
  const [one] = await createAthletes(api(), sea.id, 1);
  const [two] = await createAthletes(api(), dune.id, 1);
  const [far] = await createAthletes(api(), foreign.id, 1);
  expect(await enrolPair(event, [one, far])).toMatchObject(refusal);
  expect(await api().db.enrolment.count({ where: { tournamentId: event.id } })).toBe(0);
  expect(await enrolPair(event, [one, two])).toMatchObject({ __typename: "EnrolPairSuccess" });
});

test("replaces somebody by an athlete of an affiliated arena, and by nobody else", async () => {
  const event = await createChampionship(api(), federation, {
    startDate: new Date("2026-11-20T00:00:00Z"),
  });
  const players = await createAthletes(api(), sea.id, 8, "Em quadra");
  const pairIds: string[] = [];
  for (let index = 0; index < 8; index += 2) {
    await enrolPair(event, players.slice(index, index + 2));
    const pair = await api().db.pair.findFirstOrThrow({
      where: { first: { athleteId: players[index] ?? "" } },
    });
    pairIds.push(pair.id);
  }
  await drawStory(api(), { ...event, pairIds });
  const [near] = await createAthletes(api(), dune.id, 1);
  const [far] = await createAthletes(api(), foreign.id, 1);
  const leaving = await api().db.enrolment.findFirstOrThrow({
    where: { tournamentId: event.id, athleteId: players[0] ?? "" },
  });
  const replace = (id: string | undefined) =>
    act(federation.manager.token, "substituteAthlete", {
      enrolmentId: encodeGlobalId("Enrolment", leaving.id),
      athleteId: athleteId(id ?? ""),
    });
  expect(await replace(far)).toMatchObject(refusal);
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
  const event = await createChampionship(api(), federation, { category: { feeInCents: 9000 } });
  await enrolPair(event, await createAthletes(api(), sea.id, 2));
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
