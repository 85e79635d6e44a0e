import { beforeAll, describe, expect, test } from "vitest";
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
let other: ArenaStory;
beforeAll(async () => {
  arena = await createArena(api(), "Dos pódios");
  other = await createArena(api(), "Vizinha dos pódios");
});

const reasons = "... on NotEligible { reasons { code message } }";
const athlete = (name: string, more: object = {}) => createAthletePerson(api(), name, arena.id, more);

/** A tournament of pairs up to C that begins on 2099-11-20 and counts the podiums of 12 months, unless it says otherwise. */
async function openEvent(rule: object = {}, more: object = {}): Promise<OpenEvent> {
  const event = await createOpenEvent(api(), arena, { level: "C", isPublic: true, ...more });
  expect(
    await act(arena.manager.token, "updateRegistration", {
      tournamentId: event.globalId,
      podiumMonths: 12,
      ...rule,
    }),
  ).toMatchObject({ __typename: "UpdateRegistrationSuccess" });
  return event;
}

/** Somebody's place in a tournament that is over. */
async function played(
  { athleteId }: AthletePerson,
  {
    at = arena,
    level = "B",
    place = 2,
    on = "2099-05-10",
    isPublic = false,
    over = true,
  }: {
    at?: ArenaStory;
    level?: string;
    place?: number;
    on?: string;
    isPublic?: boolean;
    over?: boolean;
  } = {},
): Promise<void> {
  const day = new Date(`${on}T00:00:00Z`);
  const { id, categories } = await api().db.tournament.create({
    data: {
      arenaId: at.id,
      name: "Copa da Barra",
      kind: "INTERNAL",
      category: level,
      startDate: day,
      endDate: day,
      isPublic,
      status: over ? "FINISHED" : "IN_PROGRESS",
      startedAt: day,
      finishedAt: over ? day : null,
      categories: { create: { name: level, level, gender: "FEMALE", settledAt: day } },
    },
    include: { categories: true },
  });
  await api().db.enrolment.create({
    data: {
      tournamentId: id,
      categoryId: categories[0]?.id ?? null,
      athleteId,
      status: "FINISHED",
      finalPosition: place,
    },
  });
}

const enrol = ({ token }: AthletePerson, event: OpenEvent, more: object = { seekPartner: true }) =>
  act(
    token,
    "enrolInTournament",
    { tournamentId: event.globalId, categoryId: event.categoryGlobalId, ...more },
    `${reasons} ... on EnrolInTournamentSuccess { invitationUrl }`,
  );
const enterPair = (event: OpenEvent, pair: readonly AthletePerson[], more: object = {}) =>
  act(
    arena.manager.token,
    "enrolPair",
    {
      tournamentId: event.globalId,
      categoryId: event.categoryGlobalId,
      firstAthleteId: encodeGlobalId("Athlete", pair[0]?.athleteId ?? ""),
      secondAthleteId: encodeGlobalId("Athlete", pair[1]?.athleteId ?? ""),
      ...more,
    },
    `${reasons} ... on EnrolPairSuccess { enrolment { override { reason by } } }`,
  );

describe("who was on the podium of a higher level", () => {
  test("is refused with the tournament, the day and the place, and reads it before entering", async () => {
    const event = await openEvent();
    const ana = await athlete("Ana Do Pódio", { level: "C" });
    await played(ana);
    const message =
      "Quem subiu ao pódio de um nível nos 12 meses antes do início não joga abaixo dele. Você ficou em 2º lugar em Copa da Barra (B, 10/05/2099) e joga a partir do nível B.";
    expect(await enrol(ana, event)).toMatchObject({
      code: "NOT_ELIGIBLE",
      reasons: [{ code: "PODIUM", message }],
    });
    const { tournament } = await api().data(
      `query ($key: UUID!) { tournament(key: $key) { registration { podiumMonths podiumMovesUp rules }
        categories { viewerEligibility { eligible reasons { code message } } } } }`,
      { key: event.id },
      ana.token,
    );
    expect(tournament).toEqual({
      registration: {
        podiumMonths: 12,
        podiumMovesUp: false,
        rules: ["Quem subiu ao pódio de um nível nos 12 meses antes do início não joga abaixo dele."],
      },
      categories: [{ viewerEligibility: { eligible: false, reasons: [{ code: "PODIUM", message }] } }],
    });
  });

  test("is let in where the podium was too long ago, of no podium, or of a tournament that goes on", async () => {
    const event = await openEvent();
    for (const [name, place, code] of [
      ["Bia No Limite", { on: "2098-11-20" }, "NOT_ELIGIBLE"],
      ["Bia Um Dia Antes", { on: "2098-11-19" }, null],
      ["Bia Quarta", { place: 4 }, null],
      ["Bia Terceira", { place: 3 }, "NOT_ELIGIBLE"],
      ["Bia Ainda Joga", { over: false }, null],
      ["Bia No Mesmo Nível", { level: "C" }, null],
      ["Bia Sem Nível", { level: "Open" }, null],
    ] as const) {
      const bia = await athlete(name, { level: "C" });
      await played(bia, place);
      expect([name, (await enrol(bia, event))["code"] ?? null]).toEqual([name, code]);
    }
  });

  test("is not asked where the tournament has no such rule", async () => {
    const event = await openEvent({ podiumMonths: null });
    const caia = await athlete("Caia Sem Regra", { level: "C" });
    await played(caia, { level: "A/PRO" });
    expect(await enrol(caia, event)).toMatchObject({ __typename: "EnrolInTournamentSuccess" });
  });

  test("plays above the same level where a podium moves up", async () => {
    const event = await openEvent({ podiumMovesUp: true });
    const duda = await athlete("Duda Sobe", { level: "C" });
    await played(duda, { level: "C", place: 1 });
    expect(await enrol(duda, event)).toMatchObject({
      reasons: [{ code: "PODIUM", message: expect.stringContaining("e joga a partir do nível B.") }],
    });
  });

  test("keeps either of a pair out; the organiser may make an exception that is kept", async () => {
    const event = await openEvent();
    const pair = [await athlete("Eva Da Dupla"), await athlete("Fabi Do Pódio", { level: "C" })];
    await played(pair[1] ?? pair[0]!, { place: 1 });
    const refusal = {
      code: "NOT_ELIGIBLE",
      reasons: [
        {
          code: "PODIUM",
          message: expect.stringContaining("Fabi Do Pódio ficou em 1º lugar em Copa da Barra"),
        },
      ],
    };
    expect(await enterPair(event, pair)).toMatchObject(refusal);
    expect(await enterPair(event, pair.toReversed())).toMatchObject(refusal);
    expect(await enterPair(event, pair, { overrideReason: "Voltou de lesão" })).toMatchObject({
      __typename: "EnrolPairSuccess",
    });
    const kept = await api().db.enrolment.findMany({ where: { tournamentId: event.id } });
    expect(kept.map(({ overrideReason, overriddenById }) => [overrideReason, overriddenById])).toEqual([
      ["Voltou de lesão", arena.manager.userId],
      ["Voltou de lesão", arena.manager.userId],
    ]);
  });

  test("says no to an invitation, and to a sheet", async () => {
    const event = await openEvent();
    const [asks, asked] = [await athlete("Gabi Convida"), await athlete("Hani Do Pódio", { level: "C" })];
    const { invitationUrl } = await enrol(asks, event, { partnerName: "Hani" });
    await played(asked);
    expect(
      await act(asked.token, "acceptInvitation", { token: tokenIn(invitationUrl) }, reasons),
    ).toMatchObject({ code: "NOT_ELIGIBLE", reasons: [{ code: "PODIUM" }] });
    const partner = await athlete("Íris Da Planilha");
    const sheet = await act(
      arena.manager.token,
      "importEnrolments",
      {
        tournamentId: event.globalId,
        categoryId: event.categoryGlobalId,
        csv: `Atleta 1;E-mail 1;Atleta 2;E-mail 2\nHani;${asked.email};Íris;${partner.email}`,
        apply: true,
        allOrNothing: false,
      },
      "... on ImportEnrolmentsSuccess { enteredCount lines { problems } } ... on InvalidInput { fields { message } }",
    );
    expect(sheet).toMatchObject({
      enteredCount: 0,
      lines: [{ problems: [expect.stringContaining("Hani Do Pódio ficou em 2º lugar em Copa da Barra")] }],
    });
  });

  test("keeps who is in already when the rule comes later", async () => {
    const event = await openEvent({ podiumMonths: null });
    const [first, second] = [await athlete("Jana Já Dentro", { level: "C" }), await athlete("Kika Aceita")];
    await played(first);
    const { invitationUrl } = await enrol(first, event, { partnerName: "Kika" });
    await act(arena.manager.token, "updateRegistration", { tournamentId: event.globalId, podiumMonths: 12 });
    expect(
      await act(second.token, "acceptInvitation", { token: tokenIn(invitationUrl) }, reasons),
    ).toMatchObject({ __typename: "AcceptInvitationSuccess" });
  });
});

test("the organiser reads a suggested level beside whom they find, and no name of another arena's own tournament", async () => {
  const event = await openEvent({ podiumMovesUp: true });
  const lia = await athlete("Lia Sugerida", { level: "D" });
  const mara = await athlete("Mara Sugerida", { level: "D" });
  await athlete("Nina Sugerida", { level: "D" });
  await played(lia, { level: "D", at: other, place: 3 });
  await played(mara, { level: "D", at: other, isPublic: true });
  const { tournament } = await api().data(
    `query ($key: UUID!) { tournament(key: $key) { enrollableAthletes(first: 20, search: "Sugerida") {
      suggestedLevels { athleteId inWords } } } }`,
    { key: event.id },
    arena.manager.token,
  );
  expect(tournament.enrollableAthletes.suggestedLevels).toEqual([
    {
      athleteId: encodeGlobalId("Athlete", lia.athleteId),
      inWords: "C (3º lugar em um torneio de outra arena, 10/05/2099)",
    },
    {
      athleteId: encodeGlobalId("Athlete", mara.athleteId),
      inWords: "C (2º lugar em Copa da Barra, 10/05/2099)",
    },
  ]);
});

test("the name of a championship is hidden while its federation is not active", async () => {
  const event = await openEvent({ podiumMovesUp: true });
  const rita = await athlete("Rita Filiada", { level: "D" });
  await played(rita, { level: "D" });
  const federation = await api().db.federation.create({
    data: {
      name: "Federação dos pódios",
      acronym: "FPOD",
      email: "fpod@teste.example",
      responsibleName: "Rute",
    },
  });
  await api().db.tournament.updateMany({
    where: { enrolments: { some: { athleteId: rita.athleteId } } },
    data: { arenaId: null, federationId: federation.id },
  });
  const suggested = async () => {
    const { tournament } = await api().data(
      `query ($key: UUID!) { tournament(key: $key) { enrollableAthletes(first: 20, search: "Filiada") {
        suggestedLevels { inWords } } } }`,
      { key: event.id },
      arena.manager.token,
    );
    return tournament.enrollableAthletes.suggestedLevels;
  };
  expect(await suggested()).toEqual([{ inWords: "C (2º lugar em um campeonato, 10/05/2099)" }]);
  await api().db.federation.update({ where: { id: federation.id }, data: { active: true } });
  expect(await suggested()).toEqual([{ inWords: "C (2º lugar em Copa da Barra, 10/05/2099)" }]);
});

test("the window is of 1 to 36 months, and a copy keeps the rule", async () => {
  const event = await openEvent({ podiumMonths: 36, podiumMovesUp: true });
  for (const podiumMonths of [0, 37])
    expect(
      await act(
        arena.manager.token,
        "updateRegistration",
        { tournamentId: event.globalId, podiumMonths },
        "... on InvalidInput { fields { path message } }",
      ),
    ).toMatchObject({ fields: [{ path: ["podiumMonths"], message: "Informe de 1 a 36 meses" }] });
  const { tournament } = await act(
    arena.manager.token,
    "duplicateTournament",
    { tournamentId: event.globalId, startDate: "2100-02-05" },
    "... on DuplicateTournamentSuccess { tournament { registration { podiumMonths podiumMovesUp } } }",
  );
  expect(tournament.registration).toEqual({ podiumMonths: 36, podiumMovesUp: true });
});
