import { beforeAll, describe, expect, test } from "vitest";
import { decodeGlobalId, encodeGlobalId } from "../../server/platform/graphql/nodes";
import { lockTournament } from "../../server/tournaments/tournament.step";
import { useApi } from "../support/api";
import { createCharge } from "../support/ledger";
import { createChampionship } from "../support/championship-story";
import { createAthletePerson, createOpenEvent, enrolling, type AthletePerson } from "../support/enrolling";
import { createFederation } from "../support/federation-story";
import { createArena, createAthletes, createPerson, nextNumber, type ArenaStory } from "../support/story";

const api = useApi();
const { act } = enrolling(api);
let arena: ArenaStory;
let athlete: AthletePerson;
let teacherToken: string;

beforeAll(async () => {
  arena = await createArena(api(), "Dos rascunhos");
  athlete = await createAthletePerson(api(), "Curiosa", arena.id);
  const teacher = await createPerson(api(), "Professora", ["TEACHER"]);
  await api().db.teacher.create({
    data: {
      userId: teacher.userId,
      fullName: "Professora",
      email: `professora${nextNumber()}@teste.example`,
      arenas: { create: { arenaId: arena.id } },
    },
  });
  teacherToken = await api().tokenOf(teacher.userId);
});

const form = () => ({
  arenaId: arena.globalId,
  name: `Etapa ${nextNumber()}`,
  category: "Fun",
  kind: "INTERNAL",
  startDate: "2099-01-10",
  feeInCents: 4500,
  maxParticipants: 16,
  gender: "MIXED",
  openToOtherArenas: true,
});
const read =
  "tournament { id key name status publishedAt isPublic startDate endDate registrationStartsOn registrationEndsOn maxParticipants registration { state problem paymentDays fullRefundDays lateRefundPercent } categories { name level gender drawFormat feeInCents maxParticipants thirdPlace } }";
const create = async (more: object = {}) =>
  (
    await act(
      arena.manager.token,
      "createTournament",
      { ...form(), ...more },
      `... on CreateTournamentSuccess { ${read} }`,
    )
  )["tournament"];
const draft = () => create({ draft: true });
const publish = (token: string, tournamentId: string) =>
  act(token, "publishTournament", { tournamentId }, `... on PublishTournamentSuccess { ${read} }`);
const duplicate = (tournamentId: string, startDate: string) =>
  act(
    arena.manager.token,
    "duplicateTournament",
    { tournamentId, startDate },
    `... on DuplicateTournamentSuccess { ${read} }`,
  );
const remove = (tournamentId: string, token = arena.manager.token) =>
  act(token, "deleteTournament", { tournamentId }, "... on DeleteTournamentSuccess { deletedTournamentId }");
const uuid = (globalId: string) => decodeGlobalId(globalId).id;

describe("creating", () => {
  test("a tournament is open at once, a draft waits, and the rest is as it was typed", async () => {
    const published = await create();
    expect(published.publishedAt).not.toBeNull();
    expect(published.registration).toEqual({
      state: "OPEN",
      problem: null,
      paymentDays: 3,
      fullRefundDays: 7,
      lateRefundPercent: 50,
    });
    const made = await create({
      draft: true,
      drawFormat: "DOUBLE_ELIMINATION",
      paymentDays: 5,
      fullRefundDays: 10,
      lateRefundPercent: 0,
      otherCategories: [
        { name: "Feminino C", level: "C", gender: "FEMALE", feeInCents: 6000, maxParticipants: 8 },
      ],
    });
    expect(made).toMatchObject({
      publishedAt: null,
      isPublic: false,
      status: "REGISTRATION_OPEN",
      maxParticipants: 24,
      registration: { state: "CLOSED", paymentDays: 5, fullRefundDays: 10, lateRefundPercent: 0 },
      categories: [
        { name: "Feminino C", drawFormat: "DOUBLE_ELIMINATION", feeInCents: 6000, maxParticipants: 8 },
        { name: "Fun", drawFormat: "DOUBLE_ELIMINATION", feeInCents: 4500, maxParticipants: 16 },
      ],
    });
  });

  test("a Super 8 is one category, whatever the hidden fields still hold", async () => {
    const other = { name: "Outra", level: "C", gender: "MALE", feeInCents: 0 };
    const made = await create({ kind: "SUPER8", drawFormat: "KNOCKOUT", otherCategories: [other] });
    expect(made).toMatchObject({ maxParticipants: 8, categories: [{ name: "Fun", drawFormat: "SUPER_N" }] });
  });

  test.each([
    [
      { otherCategories: [{ name: "fun", level: "Fun", gender: "MALE", feeInCents: 0 }] },
      ["otherCategories", "0", "name"],
      "Já existe uma categoria com este nome",
    ],
    [{ paymentDays: 0 }, ["paymentDays"], "O prazo deve ser de 1 a 60 dias"],
    [{ lateRefundPercent: 101 }, ["lateRefundPercent"], "Informe de 0 a 100%"],
  ])("%j is refused beside its field", async (more, path, message) => {
    const answer = await act(
      arena.manager.token,
      "createTournament",
      { ...form(), ...more },
      "... on InvalidInput { fields { path message } }",
    );
    expect(answer["fields"]).toEqual([{ path, message }]);
  });
});

describe("a draft", () => {
  const byKey = async (key: string, token: string | null) =>
    (await api().data(`query ($key: UUID!) { tournament(key: $key) { name } }`, { key }, token))[
      "tournament"
    ];
  const byId = async (id: string, token: string | null) =>
    (await api().run(`query ($id: ID!) { node(id: $id) { id } }`, { id }, token)).data?.["node"] ?? null;
  const listed = async (token: string, name: string) =>
    (
      await api().data(
        `query ($id: ID!, $name: String) { node(id: $id) { ... on Arena { tournaments(search: $name) { totalCount edges { node { name } } } } } }`,
        { id: arena.globalId, name },
        token,
      )
    )["node"].tournaments;
  const inDirectory = async (name: string) =>
    (
      await api().data(
        `query ($name: String) { tournaments(search: $name) { totalCount edges { node { name } } } }`,
        { name },
        null,
      )
    )["tournaments"];
  const dashboard = async (token: string) =>
    (
      await api().data(
        `query { viewer { arena { tournaments(first: 5) { totalCount edges { node { name } } } } } }`,
        {},
        token,
      )
    )["viewer"].arena.tournaments;
  const none = { totalCount: 0, edges: [] };

  test("is seen by who runs it and by nobody else, until it is published", async () => {
    const { id, key, name } = await draft();
    const one = { totalCount: 1, edges: [{ node: { name } }] };
    // A referee of it, and an athlete of the arena.
    await api().db.tournamentReferee.create({
      data: { tournamentId: uuid(id), userId: athlete.userId },
    });
    for (const token of [null, athlete.token, teacherToken]) {
      expect(await byKey(key, token)).toBeNull();
      expect(await byId(id, token)).toBeNull();
    }
    expect(await inDirectory(name)).toEqual(none);
    expect(await listed(teacherToken, name)).toEqual(none);
    const refereed = () => api().data(`query { viewer { refereedTournaments { name } } }`, {}, athlete.token);
    expect((await refereed())["viewer"].refereedTournaments).toEqual([]);
    expect(await byKey(key, arena.manager.token)).toEqual({ name });
    expect(await listed(arena.manager.token, name)).toEqual(one);
    const mine = await dashboard(arena.manager.token);
    const theirs = await dashboard(teacherToken);
    expect(mine.edges[0].node.name).toBe(name);
    expect(theirs.edges.map((edge: { node: { name: string } }) => edge.node.name)).not.toContain(name);
    const drafts = await api().db.tournament.count({ where: { arenaId: arena.id, publishedAt: null } });
    expect(theirs.totalCount).toBe(mine.totalCount - drafts);

    const [first, second] = await Promise.all([
      publish(arena.manager.token, id),
      publish(arena.manager.token, id),
    ]);
    expect(first["tournament"]).toEqual(second["tournament"]);
    expect(first["tournament"]).toMatchObject({ isPublic: true, registration: { state: "OPEN" } });
    for (const token of [null, athlete.token, teacherToken])
      expect(await byKey(key, token)).toEqual({ name });
    expect(await inDirectory(name)).toEqual(one);
    expect(await listed(teacherToken, name)).toEqual(one);
    expect((await refereed())["viewer"].refereedTournaments).toEqual([{ name }]);
  });

  test("is listed by itself, and not among those open for enrolment", async () => {
    const [one, open] = [await draft(), await create()];
    const found = async (token: string, filter: string): Promise<string[]> =>
      (
        await api().data(
          `query ($id: ID!) { node(id: $id) { ... on Arena { tournaments(first: 50, ${filter}) { edges { node { name } } } } } }`,
          { id: arena.globalId },
          token,
        )
      )["node"].tournaments.edges.map(({ node }: { node: { name: string } }) => node.name);
    const drafts = await found(arena.manager.token, "draft: true");
    expect(drafts).toContain(one.name);
    expect(drafts).not.toContain(open.name);
    const registering = await found(arena.manager.token, "status: REGISTRATION_OPEN");
    expect(registering).toContain(open.name);
    expect(registering).not.toContain(one.name);
    expect(await found(arena.manager.token, "draft: false")).not.toContain(one.name);
    expect(await found(teacherToken, "draft: true")).toEqual([]);
  });

  test("takes nobody in, not even from who runs it, and asks nobody to referee", async () => {
    const { id } = await create({ draft: true, kind: "SUPER8" });
    const own = await api().run(
      `mutation ($input: EnrolInTournamentInput!) { enrolInTournament(input: $input) { __typename } }`,
      { input: { tournamentId: id } },
      athlete.token,
    );
    expect(own.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    const refusal = {
      __typename: "RuleViolation",
      code: "TOURNAMENT_IS_DRAFT",
      message: "O torneio ainda é um rascunho: publique-o para receber inscrições.",
      path: null,
    };
    const athleteId = encodeGlobalId("Athlete", athlete.athleteId);
    expect(await act(arena.manager.token, "enrolAthlete", { tournamentId: id, athleteId })).toEqual(refusal);
    expect(
      await act(arena.manager.token, "appointReferee", { tournamentId: id, email: athlete.email }),
    ).toEqual(refusal);
    expect(await api().db.enrolment.count({ where: { tournamentId: uuid(id) } })).toBe(0);
  });

  test("whose day is gone is not published before it has another one", async () => {
    const { id } = await draft();
    await api().db.tournament.update({
      where: { id: uuid(id) },
      data: { startDate: new Date("2020-01-01T00:00:00Z") },
    });
    expect(await publish(arena.manager.token, id)).toMatchObject({
      code: "START_IN_THE_PAST",
      message: "A data de início já passou: mude-a em Configurações e publique de novo.",
    });
  });

  test("of a federation is counted nowhere and shown to no program", async () => {
    const federation = await createFederation(api(), "Do rascunho");
    await createChampionship(api(), federation, { publishedAt: null });
    const { id } = await createChampionship(api(), federation);
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on Federation {
        summary { activeChampionshipCount openChampionshipCount }
        championships { totalCount edges { node { key } } }
        planned: championships(draft: true) { totalCount edges { node { key } } }
        open: championships(status: REGISTRATION_OPEN) { totalCount edges { node { key } } } } } }`,
      { id: encodeGlobalId("Federation", federation.id) },
      federation.manager.token,
    );
    expect(node.summary).toEqual({ activeChampionshipCount: 1, openChampionshipCount: 1 });
    expect(node.championships.totalCount).toBe(2);
    expect(node.planned.totalCount).toBe(1);
    expect(node.planned.edges[0].node.key).not.toBe(id);
    expect(node.open).toEqual({ totalCount: 1, edges: [{ node: { key: id } }] });
    const { tournaments } = await api().data(`query { tournaments { edges { node { key } } } }`, {}, null);
    const keys = (list: { edges: { node: { key: string } }[] }) => list.edges.map((edge) => edge.node.key);
    expect(keys(tournaments).filter((key) => keys(node.championships).includes(key))).toEqual([id]);
  });
});

describe("duplicating", () => {
  test("takes along how it is played, and nobody who plays it", async () => {
    const source = await createOpenEvent(api(), arena, { feeInCents: 4500, openToOtherArenas: true });
    await api().db.tournament.update({
      where: { id: source.id },
      data: {
        name: "Etapa de verão",
        startDate: new Date("2026-01-10T00:00:00Z"),
        endDate: new Date("2026-01-11T00:00:00Z"),
        registrationStartsOn: new Date("2025-12-01T00:00:00Z"),
        registrationEndsOn: new Date("2026-01-08T00:00:00Z"),
        registrationOpen: false,
        paymentDays: 9,
      },
    });
    await api().db.tournamentCategory.update({
      where: { id: source.categoryId },
      data: { drawFormat: "KNOCKOUT", thirdPlace: true, settledAt: new Date() },
    });
    const [player = ""] = await createAthletes(api(), arena.id, 1);
    await api().db.enrolment.create({
      data: { tournamentId: source.id, categoryId: source.categoryId, athleteId: player },
    });
    const { tournament } = await duplicate(source.globalId, "2099-02-10");
    expect(tournament).toMatchObject({
      name: "Etapa de verão (cópia)",
      publishedAt: null,
      startDate: "2099-02-10",
      endDate: "2099-02-11",
      registrationStartsOn: "2099-01-01",
      registrationEndsOn: "2099-02-08",
      registration: { paymentDays: 9 },
      categories: [{ name: "Fun", drawFormat: "KNOCKOUT", thirdPlace: true, feeInCents: 4500 }],
    });
    const copy = { tournamentId: uuid(tournament.id) };
    expect(await api().db.enrolment.count({ where: copy })).toBe(0);
    expect(await api().db.tournamentCategory.findMany({ where: copy })).toMatchObject([{ settledAt: null }]);
    const refused = await act(
      arena.manager.token,
      "duplicateTournament",
      { tournamentId: source.globalId, startDate: "2020-01-01" },
      "... on InvalidInput { fields { path message } }",
    );
    expect(refused["fields"]).toEqual([{ path: ["startDate"], message: "Data não pode estar no passado" }]);
  });
});

describe("deleting", () => {
  const enrol = (event: { id: string; categoryId: string }, status: "ENROLLED" | "CANCELLED") =>
    api().db.enrolment.create({
      data: {
        tournamentId: event.id,
        categoryId: event.categoryId,
        athleteId: athlete.athleteId,
        status,
      },
    });

  test("takes all of it; who comes second is told", async () => {
    const event = await createOpenEvent(api(), arena);
    await enrol(event, "CANCELLED");
    const waiting = () => api().db.$queryRaw<unknown[]>`
      SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    // Both have been let in before one of them deletes it.
    const removing = await api().db.$transaction(
      async (tx) => {
        await lockTournament(tx, event.id);
        const both = [remove(event.globalId), remove(event.globalId)];
        await expect.poll(waiting, { timeout: 60_000 }).toHaveLength(2);
        return both; // a promise itself would be waited for here
      },
      { timeout: 60_000 },
    );
    const answers = await Promise.all(removing);
    expect(answers.map((answer) => answer["__typename"]).toSorted()).toEqual([
      "DeleteTournamentSuccess",
      "RuleViolation",
    ]);
    expect(answers.find(({ code }) => code)).toMatchObject({ message: "Este torneio foi excluído." });
    expect(answers.find(({ code }) => !code)).toMatchObject({ deletedTournamentId: event.globalId });
    expect(await api().db.tournament.count({ where: { id: event.id } })).toBe(0);
    expect(await api().db.tournamentCategory.count({ where: { id: event.categoryId } })).toBe(0);
  });

  test("is told to whoever follows it as something that is not there", async () => {
    const event = await createOpenEvent(api(), arena, { isPublic: true });
    const live = api().subscribe(
      `subscription ($id: ID!) { tournamentChanged(tournamentId: $id) { name } }`,
      { id: event.globalId },
      arena.manager.token,
    );
    await live.next(); // how it is now
    const next = live.next();
    await remove(event.globalId);
    expect((await next).value?.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    await live.stop();
  });

  test("does not happen while somebody is in it", async () => {
    const event = await createOpenEvent(api(), arena);
    await enrol(event, "ENROLLED");
    expect(await remove(event.globalId)).toMatchObject({
      code: "ALREADY_ENTERED",
      message: "O torneio tem 1 inscrição e não pode ser excluído.",
    });
  });

  test("does not happen where money was moved, whoever is left", async () => {
    const event = await createOpenEvent(api(), arena, { feeInCents: 4500 });
    await createCharge(api().db, {
      arenaId: arena.id,
      tournamentId: event.id,
      athleteId: athlete.athleteId,
      serviceType: "TOURNAMENT",
      amountInCents: 4500,
      serviceDate: new Date("2026-11-01T00:00:00Z"),
      description: "Inscrição",
    });
    expect(await remove(event.globalId)).toMatchObject({
      code: "HAS_CHARGES",
      message: "O torneio já teve cobranças, que ficam no financeiro, e não pode ser excluído.",
    });
    expect(await api().db.tournament.count({ where: { id: event.id } })).toBe(1);
  });

  test("and an enrolment at the same moment leave one of the two", async () => {
    for (let round = 0; round < 4; round += 1) {
      const event = await createOpenEvent(api(), arena, { kind: "SUPER8" });
      const athleteId = encodeGlobalId("Athlete", athlete.athleteId);
      const [removed, entered] = await Promise.all([
        remove(event.globalId),
        api().run(
          `mutation ($input: EnrolAthleteInput!) { enrolAthlete(input: $input) { __typename ... on UserError { code } } }`,
          { input: { tournamentId: event.globalId, athleteId } },
          arena.manager.token,
        ),
      ]);
      const isIn = entered.data?.["enrolAthlete"]?.__typename === "EnrolAthleteSuccess";
      expect(removed["__typename"]).toBe(isIn ? "RuleViolation" : "DeleteTournamentSuccess");
      expect(await api().db.tournament.count({ where: { id: event.id } })).toBe(isIn ? 1 : 0);
      // Whoever came second is told so in words, or finds nothing there any more.
      if (!isIn)
        expect([entered.data?.["enrolAthlete"]?.code, entered.errors?.[0]?.extensions.code]).toEqual(
          expect.arrayContaining([expect.stringMatching(/TOURNAMENT_GONE|FORBIDDEN/)]),
        );
    }
  });
});
