import { describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import { useApi } from "../support/api";
import { createPairTournament, type PairStory } from "../support/pair-story";
import { usePlaying } from "../support/playing";
import { createArena, createAthletes, createSuper8 } from "../support/story";

const api = useApi();
const { arena, act } = usePlaying(api);

const pairOf = (id: string) => encodeGlobalId("Pair", id);

async function preview({ categoryGlobalId }: PairStory, lotsSeed: string | null = null) {
  const { node } = await api().data(
    `query ($id: ID!, $lotsSeed: String) { node(id: $id) { ... on TournamentCategory { drawPreview(lotsSeed: $lotsSeed) {
      lotsSeed key warnings problem matchCount pairs { id seed }
      groups { letter pairs { id } }
      brackets { stage rounds { number name matches { number order sides { pair { id } origin } } } }
    } } } }`,
    { id: categoryGlobalId, lotsSeed },
    arena().manager.token,
  );
  return node.drawPreview;
}

async function draw(story: PairStory) {
  const { lotsSeed, key } = await preview(story);
  return act("drawCategory", { categoryId: story.categoryGlobalId, lotsSeed, key });
}

/** What is drawn, as the API tells it. */
async function drawn({ categoryGlobalId }: PairStory) {
  const { node } = await api().data(
    `query ($id: ID!) { node(id: $id) { ... on TournamentCategory { draw {
      format lettersByResult lotsSeed hasBegun entries { id }
      groups { letter pairs { id } matches { number sides { pair { id } athletes { displayName } } } }
      brackets { stage rounds { number name matches { number order sides { pair { id } origin } } } }
    } } } }`,
    { id: categoryGlobalId },
    arena().manager.token,
  );
  return node.draw;
}

const stateOf = async ({ id, categoryId }: PairStory) => ({
  tournament: await api().db.tournament.findUniqueOrThrow({ where: { id } }),
  draw: await api().db.draw.findUnique({ where: { categoryId }, include: { entries: true } }),
  matches: await api().db.match.findMany({
    where: { categoryId },
    orderBy: { number: "asc" },
    include: { players: true },
  }),
  statuses: await api().db.enrolment.groupBy({ by: ["status"], where: { tournamentId: id }, _count: true }),
});

const play = ({ categoryId }: PairStory, number: number) =>
  api().db.match.updateMany({
    where: { categoryId, number },
    data: {
      status: "PLAYED",
      outcome: "COMPLETED",
      winnerSide: 1,
      version: 1,
      playedAt: new Date("2026-11-20"),
    },
  });

describe("the preview", () => {
  test("draws 13 pairs into groups of 4, 3, 3, 3 and a knockout of 8, and writes nothing", async () => {
    const story = await createPairTournament(api(), arena(), 13);
    const shown = await preview(story);
    expect(shown.problem).toBeNull();
    expect(shown.warnings).toEqual([]);
    expect(shown.groups.map(({ pairs }: { pairs: unknown[] }) => pairs.length)).toEqual([4, 3, 3, 3]);
    expect(shown.matchCount).toBe(6 + 9 + 7);
    expect(shown.brackets[0].rounds.map(({ name }: { name: string }) => name)).toEqual([
      "Quartas de final",
      "Semifinal",
      "Final",
    ]);
    expect(shown.brackets[0].rounds[0].matches[0].sides).toEqual([
      { pair: null, origin: "1º do grupo A" },
      { pair: null, origin: "2º do grupo B" },
    ]);
    expect((await stateOf(story)).draw).toBeNull();
  });

  test("the same lots show the same draw, others another one", async () => {
    const story = await createPairTournament(api(), arena(), 13);
    const first = await preview(story);
    expect(await preview(story, first.lotsSeed)).toEqual(first);
    expect((await preview(story)).groups).not.toEqual(first.groups);
  });

  test("says who plays unpaid and who stays out", async () => {
    const story = await createPairTournament(api(), arena(), 4);
    const [unpaid] = await api().db.pair.findMany({ where: { id: story.pairIds[0] ?? "" } });
    await api().db.enrolment.update({
      where: { id: unpaid?.firstId ?? "" },
      data: { status: "AWAITING_PAYMENT" },
    });
    const [seeker = ""] = await createAthletes(api(), arena().id, 1, "Sozinha");
    await api().db.enrolment.create({
      data: {
        tournamentId: story.id,
        categoryId: story.categoryId,
        athleteId: seeker,
        status: "SEEKING_PARTNER",
      },
    });
    const { warnings, groups } = await preview(story);
    expect(warnings).toEqual([
      expect.stringMatching(/^Jogador .* e Jogador .* ainda não pagaram e entram no sorteio\.$/),
      "Sozinha Número 0 procura dupla e fica fora do sorteio.",
    ]);
    expect(groups.map(({ pairs }: { pairs: unknown[] }) => pairs.length)).toEqual([4]);
  });

  test("says why there can be no draw", async () => {
    const few = await createPairTournament(api(), arena(), 2);
    expect(await preview(few)).toMatchObject({
      problem: "São necessárias pelo menos 3 duplas para este formato",
      matchCount: 0,
    });
    const wanting = await createPairTournament(api(), arena(), 4, { tournament: { minPairs: 6 } });
    expect(await preview(wanting)).toMatchObject({ problem: "O torneio pede pelo menos 6 duplas: faltam 2" });
    expect(await draw(wanting)).toMatchObject({
      code: "CANNOT_DRAW",
      message: "O torneio pede pelo menos 6 duplas: faltam 2.",
    });
  });

  test("is for who manages it alone", async () => {
    const story = await createPairTournament(api(), arena(), 4);
    const stranger = await createArena(api(), "De fora");
    const ask = (token: string) =>
      api().data(
        `query ($id: ID!) { node(id: $id) { ... on TournamentCategory { drawPreview { key } } } }`,
        { id: story.categoryGlobalId },
        token,
      );
    expect(await ask(arena().manager.token)).toMatchObject({ node: { drawPreview: expect.anything() } });
    await expect(ask(stranger.manager.token)).rejects.toThrow("FORBIDDEN");
  });
});

describe("the draw", () => {
  test("is the one that was previewed", async () => {
    const story = await createPairTournament(api(), arena(), 13);
    const shown = await preview(story);
    const answer = await act("drawCategory", {
      categoryId: story.categoryGlobalId,
      lotsSeed: shown.lotsSeed,
      key: shown.key,
    });
    expect(answer).toMatchObject({ __typename: "DrawCategorySuccess" });
    const written = await drawn(story);
    expect(written.groups.map(({ letter, pairs }: Record<string, unknown>) => ({ letter, pairs }))).toEqual(
      shown.groups,
    );
    expect(written.brackets).toEqual(shown.brackets);
    expect(written).toMatchObject({ lotsSeed: shown.lotsSeed, lettersByResult: true, hasBegun: false });
    expect(await preview(story)).toBeNull();
  });

  test("starts the tournament, has everybody play and fills the sides that are known", async () => {
    const story = await createPairTournament(api(), arena(), 5, { category: { drawFormat: "KNOCKOUT" } });
    await draw(story);
    const { tournament, draw: row, matches, statuses } = await stateOf(story);
    expect(tournament).toMatchObject({ status: "IN_PROGRESS" });
    expect(tournament.startedAt).not.toBeNull();
    expect(statuses).toEqual([{ status: "PLAYING", _count: 10 }]);
    expect(row?.entries.map(({ lot }) => lot).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
    expect(matches.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    for (const { pair1Id, pair2Id, players } of matches)
      expect(players).toHaveLength([pair1Id, pair2Id].filter(Boolean).length * 2);
    expect(matches.flatMap(({ players }) => players)).toHaveLength(10);
  });

  test("two people at once, and a double click: one draws, the others are told", async () => {
    const story = await createPairTournament(api(), arena(), 8);
    const { lotsSeed, key } = await preview(story);
    const other = await preview(story);
    const answers = await Promise.all([
      act("drawCategory", { categoryId: story.categoryGlobalId, lotsSeed, key }),
      act("drawCategory", { categoryId: story.categoryGlobalId, lotsSeed, key }),
      act("drawCategory", { categoryId: story.categoryGlobalId, lotsSeed: other.lotsSeed, key: other.key }),
      act("startTournament", { tournamentId: story.globalId }),
    ]);
    expect(answers.filter(({ __typename }) => __typename !== "RuleViolation")).toHaveLength(1);
    expect(await api().db.match.count({ where: { categoryId: story.categoryId } })).toBe(12 + 3);
  });

  test("is refused when somebody came or left since the preview, and when the rules changed", async () => {
    const story = await createPairTournament(api(), arena(), 6);
    const { lotsSeed, key } = await preview(story);
    await act("updateCategoryRules", { categoryId: story.categoryGlobalId, thirdPlace: true });
    expect(await act("drawCategory", { categoryId: story.categoryGlobalId, lotsSeed, key })).toMatchObject({
      code: "PREVIEW_OUTDATED",
    });
    expect((await stateOf(story)).draw).toBeNull();
    const anew = await preview(story, lotsSeed);
    await api().db.pair.delete({ where: { id: story.pairIds[0] ?? "" } });
    expect(
      await act("drawCategory", { categoryId: story.categoryGlobalId, lotsSeed, key: anew.key }),
    ).toMatchObject({ code: "PREVIEW_OUTDATED" });
  });

  test("takes no lots but those the server makes", async () => {
    const story = await createPairTournament(api(), arena(), 6);
    const { key } = await preview(story);
    expect(
      await act("drawCategory", { categoryId: story.categoryGlobalId, lotsSeed: "minha sorte", key }),
    ).toMatchObject({ __typename: "InvalidInput" });
  });

  test("'Iniciar Torneio' draws an internal tournament as it is set", async () => {
    const story = await createPairTournament(api(), arena(), 6);
    expect(await act("startTournament", { tournamentId: story.globalId })).toMatchObject({
      __typename: "StartTournamentSuccess",
    });
    expect((await stateOf(story)).matches).toHaveLength(6 + 3);
    const few = await createPairTournament(api(), arena(), 2);
    expect(await act("startTournament", { tournamentId: few.globalId })).toMatchObject({
      code: "CANNOT_DRAW",
    });
    expect((await stateOf(few)).tournament.status).toBe("REGISTRATION_OPEN");
  });

  test("a Super 8 has no pairs to seed, and its preview is a Super N", async () => {
    const { id } = await createSuper8(api(), arena(), 8, false);
    const { id: categoryId } = await api().db.tournamentCategory.findFirstOrThrow({
      where: { tournamentId: id },
    });
    const globalId = encodeGlobalId("TournamentCategory", categoryId);
    expect(await act("setSeeds", { categoryId: globalId, pairIds: [] })).toMatchObject({ code: "NO_PAIRS" });
    expect(
      await act("drawCategory", { categoryId: globalId, lotsSeed: "0".repeat(32), key: "" }),
    ).toMatchObject({ code: "PREVIEW_OUTDATED" });
    expect(await preview({ categoryGlobalId: globalId } as PairStory)).toMatchObject({
      matchCount: 14,
      pairs: [],
    });
  });
});

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

describe("undoing", () => {
  test("everything is as before, and the category can be drawn again", async () => {
    const story = await createPairTournament(api(), arena(), 6);
    const { firstId } = await api().db.pair.findUniqueOrThrow({ where: { id: story.pairIds[0] ?? "" } });
    const unpaid = { status: "AWAITING_PAYMENT", feeInCents: 100, dueAt: new Date("2099-01-01") } as const;
    await api().db.enrolment.update({ where: { id: firstId }, data: unpaid });
    await draw(story);
    expect(await act("undoDraw", { categoryId: story.categoryGlobalId })).toMatchObject({
      __typename: "UndoDrawSuccess",
    });
    const { tournament, draw: row, matches, statuses } = await stateOf(story);
    expect(tournament).toMatchObject({
      status: "REGISTRATION_OPEN",
      startedAt: null,
    });
    expect(row).toBeNull();
    expect(matches).toEqual([]);
    expect(new Map(statuses.map(({ status, _count }) => [status, _count]))).toEqual(
      new Map([
        ["AWAITING_PAYMENT", 1],
        ["ENROLLED", 11],
      ]),
    );
    expect(await act("undoDraw", { categoryId: story.categoryGlobalId })).toMatchObject({
      code: "NOT_DRAWN",
    });
    expect(await draw(story)).toMatchObject({ __typename: "DrawCategorySuccess" });
  });
});

describe("seeds", () => {
  test("by hand: the first open the groups, and nothing changes after the draw", async () => {
    const story = await createPairTournament(api(), arena(), 6);
    const [, second = "", , fourth = ""] = story.pairIds;
    const pairIds = [fourth, second].map(pairOf);
    expect(await act("setSeeds", { categoryId: story.categoryGlobalId, pairIds })).toMatchObject({
      __typename: "SetSeedsSuccess",
    });
    const shown = await preview(story);
    expect(shown.groups.map(({ pairs }: { pairs: { id: string }[] }) => pairs[0]?.id)).toEqual(pairIds);
    expect(shown.pairs.slice(0, 3)).toMatchObject([{ seed: 1 }, { seed: 2 }, { seed: null }]);
    await draw(story);
    expect((await drawn(story)).lettersByResult).toBe(false);
    expect(await act("setSeeds", { categoryId: story.categoryGlobalId, pairIds: [] })).toMatchObject({
      code: "ALREADY_DRAWN",
    });
  });

  test("neither twice nor from elsewhere", async () => {
    const story = await createPairTournament(api(), arena(), 4);
    const other = await createPairTournament(api(), arena(), 4);
    const [first = ""] = story.pairIds;
    const seed = (ids: string[]) =>
      act("setSeeds", { categoryId: story.categoryGlobalId, pairIds: ids.map(pairOf) });
    expect(await seed([first, first])).toMatchObject({ code: "NOT_IN_CATEGORY" });
    expect(await seed([other.pairIds[0] ?? ""])).toMatchObject({ code: "NOT_IN_CATEGORY" });
  });

  test("from a ranking: by the points of both athletes in its latest month", async () => {
    const story = await createPairTournament(api(), arena(), 6);
    const ranking = await api().db.ranking.create({
      data: { name: "Ranking da casa", category: "Fun", scope: "LOCAL", arenaId: arena().id },
    });
    const seedFrom = (id: string) =>
      act("seedFromRanking", {
        categoryId: story.categoryGlobalId,
        rankingId: encodeGlobalId("Ranking", id),
      });
    expect(await seedFrom(ranking.id)).toMatchObject({ code: "NOBODY_RANKED" });
    const pairs = await api().db.pair.findMany({
      where: { tournamentId: story.id },
      orderBy: { createdAt: "asc" },
      include: { first: true, second: true },
    });
    const place = (athleteId: string | undefined, points: number, month: string) => ({
      rankingId: ranking.id,
      athleteId: athleteId ?? "",
      points,
      position: 1,
      month: new Date(month),
    });
    await api().db.rankingPosition.createMany({
      data: [
        place(pairs[0]?.first.athleteId, 900, "2026-09-01"),
        place(pairs[2]?.first.athleteId, 60, "2026-10-01"),
        place(pairs[2]?.second.athleteId, 50, "2026-10-01"),
        place(pairs[4]?.first.athleteId, 100, "2026-10-01"),
      ],
    });
    expect(await seedFrom(ranking.id)).toMatchObject({ __typename: "SeedFromRankingSuccess" });
    const seeds = await api().db.pair.findMany({
      where: { tournamentId: story.id, seed: { not: null } },
      orderBy: { seed: "asc" },
    });
    expect(seeds.map(({ id }) => id)).toEqual([story.pairIds[2], story.pairIds[4]]);
    const stranger = await createArena(api(), "Rival");
    const hidden = await api().db.ranking.create({
      data: { name: "Só deles", category: "Fun", scope: "LOCAL", arenaId: stranger.id },
    });
    expect(await seedFrom(hidden.id)).toMatchObject({ code: "RANKING_UNKNOWN" });
  });
});

describe("the rules of a category", () => {
  test("change before the draw only, and every wrong field is named", async () => {
    const story = await createPairTournament(api(), arena(), 4);
    const change = (rules: object) =>
      act("updateCategoryRules", { categoryId: story.categoryGlobalId, ...rules });
    expect(
      await change({ drawFormat: "KNOCKOUT", matchFormat: "BEST_OF_3_MTB10", tieBreakers: ["GAME_BALANCE"] }),
    ).toMatchObject({ __typename: "UpdateCategoryRulesSuccess" });
    expect(await change({ qualifiersPerGroup: 5 })).toMatchObject({
      path: ["qualifiersPerGroup"],
      message: "Classifique de 1 a 4 duplas por grupo",
    });
    expect(await change({ groupSize: 2 })).toMatchObject({ path: ["groupSize"] });
    expect(await change({ tieBreakers: ["GAME_BALANCE", "GAME_BALANCE"] })).toMatchObject({
      path: ["tieBreakers"],
    });
    expect(await change({ matchFormat: "FIXED_GAMES" })).toMatchObject({ path: ["fixedGames"] });
    expect(await change({ drawFormat: null })).toMatchObject({ path: ["drawFormat"] });
    await draw(story);
    expect(await change({ thirdPlace: true })).toMatchObject({ code: "ALREADY_DRAWN" });
    expect(
      await api().db.tournamentCategory.findUniqueOrThrow({ where: { id: story.categoryId } }),
    ).toMatchObject({ drawFormat: "KNOCKOUT", matchFormat: "BEST_OF_3_MTB10", thirdPlace: false });
  });
});

test("a draw of 64 pairs is written with as many statements as one of 6", async () => {
  const statements: number[] = [];
  for (const pairs of [6, 64]) {
    const story = await createPairTournament(api(), arena(), pairs);
    const { lotsSeed, key } = await preview(story);
    const input = { categoryId: story.categoryGlobalId, lotsSeed, key };
    statements.push((await api().statementsOf(() => act("drawCategory", input))).length);
  }
  expect(statements[1]).toBe(statements[0]);
});
