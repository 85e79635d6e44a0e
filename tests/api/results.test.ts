import { describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import { useApi } from "../support/api";
import { createDrawnEvent, type DrawnEvent } from "../support/drawn-event";
import { completed, usePlaying } from "../support/playing";

const api = useApi();
const { arena, record } = usePlaying(api);

const moves = `moves { losesResult match { number } before { vacant pair { id } } after { vacant pair { id } } }`;

/** What happens in one event, by the numbers of its matches and seeds of its pairs. */
function playing(event: DrawnEvent) {
  const matchOf = (number: number) =>
    api().db.match.findUniqueOrThrow({
      where: { categoryId_number: { categoryId: event.categoryId, number } },
      include: {
        sets: { orderBy: { number: "asc" } },
        players: true,
        history: { orderBy: { version: "asc" } },
      },
    });
  const seedOf = (pairId: string | null | undefined) => {
    const index = event.pairs.findIndex(({ id }) => id === pairId);
    return index < 0 ? null : index + 1;
  };
  const ask = async (input: object, version?: number) => {
    const { matchId, ...rest } = input as { matchId: number };
    const { id, version: current } = await matchOf(matchId);
    return { matchId: encodeGlobalId("Match", id), expectedVersion: version ?? current, ...rest };
  };
  const send = async (matchId: number, result: object) =>
    (
      await api().data(
        `mutation ($input: RecordMatchResultInput!) { recordMatchResult(input: $input) {
          __typename ... on UserError { code message path } ... on ResultMovesMatches { ${moves} } } }`,
        { input: await ask({ matchId, ...result }) },
        arena().manager.token,
      )
    )["recordMatchResult"];
  const preview = async (matchId: number, result: object) =>
    (
      await api().data(
        `query ($input: RecordMatchResultInput!) { previewMatchResult(input: $input) {
          problem score warning ${moves} } }`,
        { input: await ask({ matchId, ...result }) },
        arena().manager.token,
      )
    )["previewMatchResult"];
  const seed = (side: { pair: { id: string } | null; vacant: boolean }) =>
    side.vacant
      ? "vago"
      : seedOf(event.pairs.find(({ id }) => encodeGlobalId("Pair", id) === side.pair?.id)?.id);
  return {
    matchOf,
    send,
    preview,
    /** The side whose seed is lower wins 6-2. */
    favourite: async (number: number) => {
      const match = await matchOf(number);
      const first = (seedOf(match.pair1Id) ?? 99) < (seedOf(match.pair2Id) ?? 99);
      return send(number, completed(first ? [6, 2] : [2, 6]));
    },
    sidesOf: async (number: number) => {
      const match = await matchOf(number);
      return [seedOf(match.pair1Id), seedOf(match.pair2Id)];
    },
    movesIn: ({ moves: listed }: { moves: any[] }) =>
      listed.map(({ match, before, after, losesResult }) => [
        match.number,
        before.map(seed),
        after.map(seed),
        losesResult,
      ]),
    seedOf,
    category: async () =>
      (
        await api().data(
          `query ($id: ID!) { node(id: $id) { ... on Tournament { status categories {
            settledAt
            groups { letter isSettled standings { position qualified barred victories gameBalance explanation pair { id } } }
            finalPositions { position reason points pair { id } }
          } } } }`,
          { id: event.globalId },
          arena().manager.token,
        )
      )["node"],
  };
}

const six = () => createDrawnEvent(api(), arena(), 6);

describe("a bracket that fills itself", () => {
  test("groups, then knockout, then final positions with reasons", async () => {
    const event = await six();
    const play = playing(event);
    expect(await play.sidesOf(7)).toEqual([null, null]);
    for (let number = 1; number <= 6; number++) await play.favourite(number);
    const { categories, status } = await play.category();
    expect([status, categories[0].finalPositions, categories[0].groups.length]).toEqual([
      "IN_PROGRESS",
      [],
      2,
    ]);
    const [group] = categories[0].groups;
    expect(group).toMatchObject({ letter: "A", isSettled: true });
    expect(group.standings.map((row: any) => [row.position, row.qualified, row.explanation])).toEqual([
      [1, true, "1º com 2 vitórias"],
      [2, true, "2º com 1 vitória"],
      [3, false, "3º sem vitórias"],
    ]);
    const semifinals = [await play.sidesOf(7), await play.sidesOf(8)];
    expect(semifinals.flat().toSorted()).toEqual([1, 2, 3, 4]);
    expect((await play.matchOf(7)).players).toHaveLength(4);
    for (const number of [7, 8, 9]) await play.favourite(number);
    const end = await play.category();
    expect(end.status).toBe("FINISHED");
    const positions = end.categories[0].finalPositions;
    expect(positions.map(({ position }: any) => position)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(positions[0]).toMatchObject({
      reason: "1º: venceu a final",
      points: null,
      pair: { id: encodeGlobalId("Pair", event.pairs[0]!.id) },
    });
    const enrolments = await api().db.enrolment.findMany({ where: { tournamentId: event.id } });
    expect(
      enrolments.every(({ finalPosition, status: state }) => finalPosition && state === "FINISHED"),
    ).toBe(true);
  });

  test("nothing is scored while it is not known who comes", async () => {
    const play = playing(await six());
    expect(await play.send(9, completed([6, 0]))).toMatchObject({ code: "SIDES_NOT_KNOWN" });
    expect((await play.matchOf(9)).history).toEqual([]);
  });

  test("after a double W.O. the other side of the final wins without playing", async () => {
    const event = await createDrawnEvent(api(), arena(), 4, { format: "KNOCKOUT" });
    const play = playing(event);
    await play.favourite(1);
    await play.send(2, { outcome: "DOUBLE_WALKOVER" });
    expect(await play.matchOf(3)).toMatchObject({ status: "PLAYED", outcome: "BYE", sets: [] });
    expect((await play.category()).status).toBe("FINISHED");
    expect(await play.send(3, completed([6, 0]))).toMatchObject({ code: "NOBODY_COMES" });
    // Somebody came after all: the final has to be played.
    expect(await play.send(2, completed([6, 0]))).toMatchObject({ __typename: "ResultMovesMatches" });
    await play.send(2, { ...completed([6, 0]), acceptMoves: true });
    expect(await play.matchOf(3)).toMatchObject({ status: "SCHEDULED", outcome: null, winnerSide: null });
    const reopened = await play.category();
    expect([reopened.status, reopened.categories[0].settledAt]).toEqual(["IN_PROGRESS", null]);
  });

  test("whom a W.O. bars leaves its place empty", async () => {
    const play = playing(await six());
    const first = await play.matchOf(1);
    const groupOf = (match: { pair1Id: string | null; pair2Id: string | null }) => [
      match.pair1Id,
      match.pair2Id,
    ];
    await play.send(1, { outcome: "WALKOVER", absentOrRetiredSide: 1 });
    for (let number = 2; number <= 6; number++) {
      const match = await play.matchOf(number);
      if (match.group !== first.group) await play.favourite(number);
      // Everybody of that group stays away once but one.
      else
        await play.send(number, {
          outcome: "WALKOVER",
          absentOrRetiredSide:
            groupOf(match).indexOf(first.pair1Id) < 0 ? 2 : groupOf(match).indexOf(first.pair1Id) + 1,
        });
    }
    const byes = await api().db.match.count({ where: { tournamentId: first.tournamentId, outcome: "BYE" } });
    const { categories } = await play.category();
    const barred = categories[0].groups
      .flatMap((group: any) => group.standings)
      .filter((row: any) => row.barred);
    expect(barred.length).toBeGreaterThan(0);
    expect(barred.at(-1).explanation).toBe("último: não compareceu (W.O.)");
    expect(byes).toBe(barred.length === 2 ? 1 : 0);
  });
});

describe("a correction", () => {
  async function begunKnockout() {
    const play = playing(await six());
    for (let number = 1; number <= 8; number++) await play.favourite(number);
    // A match of group A between its first and second, so that turning it turns both semifinals.
    const groupA = await Promise.all([1, 2, 3, 4, 5, 6].map(play.matchOf));
    const sides = [...(await play.sidesOf(7)), ...(await play.sidesOf(8))];
    const decisive = groupA.find(
      ({ group, pair1Id, pair2Id }) =>
        group === 0 && [pair1Id, pair2Id].every((id) => sides.includes(play.seedOf(id))),
    )!;
    const turned =
      play.seedOf(decisive.pair1Id)! < play.seedOf(decisive.pair2Id)! ? completed([2, 6]) : completed([6, 2]);
    return { play, number: decisive.number!, turned };
  }

  test("shows first which matches move, changes nothing, then moves them and keeps their history", async () => {
    const { play, number, turned } = await begunKnockout();
    const before = await Promise.all([7, 8, 9].map(play.sidesOf));
    const preview = await play.preview(number, turned);
    expect(play.movesIn(preview).map(([match, , , loses]) => [match, loses])).toEqual([
      [7, true],
      [8, true],
      [9, false],
    ]);
    expect(preview).toMatchObject({
      score: expect.stringMatching(/[26]x[26]/),
      warning:
        "Esta correção muda as duplas de 3 jogos, e 2 placares já registrados deixam de valer. Confira antes de confirmar.",
    });
    const refused = await play.send(number, turned);
    expect(refused).toMatchObject({ __typename: "ResultMovesMatches", code: "RESULT_MOVES_MATCHES" });
    expect(play.movesIn(refused)).toEqual(play.movesIn(preview));
    expect(await Promise.all([7, 8, 9].map(play.sidesOf))).toEqual(before);
    expect((await play.matchOf(7)).status).toBe("PLAYED");

    const done = await play.send(number, {
      ...turned,
      acceptMoves: true,
      reason: "Placar trocado na súmula",
    });
    expect(done.__typename).toBe("RecordMatchResultSuccess");
    const [semifinal, final] = [await play.matchOf(7), await play.matchOf(9)];
    expect(semifinal).toMatchObject({ status: "SCHEDULED", outcome: null, sets: [], version: 2 });
    expect(
      semifinal.history.map(({ version, outcome, score, reason }) => [version, outcome, score, reason]),
    ).toEqual([
      [1, "COMPLETED", expect.stringMatching(/[26]x[26]/), null],
      [2, null, "", "Placar trocado na súmula"],
    ]);
    expect(semifinal.history[0]?.side1.split(",")).toHaveLength(2);
    expect(final).toMatchObject({ pair1Id: null, pair2Id: null, players: [] });
    expect((await play.sidesOf(7)).toSorted()).not.toEqual(before[0]!.toSorted());
    const corrected = await play.matchOf(number);
    expect(corrected.history.map(({ version }) => version)).toEqual([1, 2]);
  });

  test("that cannot be is told before it is sent", async () => {
    const { play } = await begunKnockout();
    expect(await play.preview(7, completed([6, 5]))).toMatchObject({
      problem: expect.stringContaining("Placar 6x5 não é possível neste formato."),
      score: null,
      moves: [],
    });
  });

  test("that changes nobody's place is simply written", async () => {
    const { play } = await begunKnockout();
    const match = await play.matchOf(7);
    const narrower = match.winnerSide === 1 ? completed([7, 6]) : completed([6, 7]);
    expect(play.movesIn(await play.preview(7, narrower))).toEqual([]);
    expect((await play.send(7, narrower)).__typename).toBe("RecordMatchResultSuccess");
    expect((await play.matchOf(7)).history).toHaveLength(2);
  });

  test("after the end settles the positions anew", async () => {
    const { play } = await begunKnockout();
    await play.favourite(9);
    const champion = (await play.category()).categories[0].finalPositions[0].pair.id;
    const final = await play.matchOf(9);
    await play.send(9, completed(final.winnerSide === 1 ? [2, 6] : [6, 2]));
    const { status, categories } = await play.category();
    expect(status).toBe("FINISHED");
    expect(categories[0].finalPositions[0].pair.id).not.toBe(champion);
    expect(categories[0].finalPositions[1].pair.id).toBe(champion);
  });

  test("the history is for who manages the tournament", async () => {
    const { play } = await begunKnockout();
    const match = await play.matchOf(7);
    const { node } = await api().data(
      `query ($id: ID!) { node(id: $id) { ... on Match { rules { matchFormat setFormat someoneGoesOn }
        history { version outcome score recordedBy side1 { displayName } } } } }`,
      { id: encodeGlobalId("Match", match.id) },
      arena().manager.token,
    );
    expect(node).toMatchObject({
      rules: { matchFormat: "ONE_SET", setFormat: "SET6_TB66", someoneGoesOn: true },
      history: [{ version: 1, outcome: "COMPLETED", recordedBy: "Gestora Do jogo" }],
    });
    expect(node.history[0].side1).toHaveLength(2);
  });
});

describe("formats", () => {
  test("best of three: three sets, the match tie-break among them, and which set is wrong", async () => {
    const event = await createDrawnEvent(api(), arena(), 3, {}, { matchFormat: "BEST_OF_3_MTB10" });
    const play = playing(event);
    const wrong = { outcome: "COMPLETED", sets: [{ games: [6, 4] }, { games: [6, 5] }] };
    expect(await play.send(1, wrong)).toMatchObject({
      __typename: "InvalidInput",
      path: ["sets", "1", "games"],
      message: expect.stringContaining("Set 2: Placar 6x5 não é possível"),
    });
    const sets = [{ games: [6, 4] }, { games: [3, 6] }, { games: [1, 0], tieBreak: [10, 8] }];
    await play.send(1, { outcome: "COMPLETED", sets, notes: "Vento forte" });
    const match = await play.matchOf(1);
    expect(match).toMatchObject({
      winnerSide: 1,
      notes: "Vento forte",
      history: [{ score: "6x4 3x6 10x8" }],
    });
    expect(match.sets.map(({ gamesSide1, gamesSide2 }) => [gamesSide1, gamesSide2])).toEqual([
      [6, 4],
      [3, 6],
      [1, 0],
    ]);
    await play.send(2, { outcome: "WALKOVER", absentOrRetiredSide: 2 });
    expect((await play.matchOf(2)).history[0]?.score).toBe("6x0 6x0");
    await play.send(3, {
      outcome: "RETIREMENT",
      absentOrRetiredSide: 1,
      sets: [{ games: [6, 4] }, { games: [1, 2] }],
    });
    expect((await play.matchOf(3)).history[0]?.score).toBe("6x4 1x6 0x10");
  });

  test("fixed games may end level in a group, and not where somebody goes on", async () => {
    const event = await createDrawnEvent(
      api(),
      arena(),
      3,
      {},
      { matchFormat: "FIXED_GAMES", fixedGames: 8 },
    );
    const play = playing(event);
    for (const number of [1, 2, 3]) await play.send(number, completed(number === 1 ? [4, 4] : [5, 3]));
    expect(await play.matchOf(1)).toMatchObject({ status: "PLAYED", outcome: "COMPLETED", winnerSide: null });
    expect(await play.send(4, completed([4, 4]))).toMatchObject({ __typename: "InvalidInput" });
    expect((await play.send(4, completed([5, 4]))).__typename).toBe("RecordMatchResultSuccess");
  });
});

describe("two at once", () => {
  test("of two referees with the same match one wins and the other sees the winner's score", async () => {
    const event = await six();
    const { id } = await playing(event).matchOf(1);
    const answers = await Promise.all([record(id, 0, completed([6, 1])), record(id, 0, completed([3, 6]))]);
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      "RecordMatchResultSuccess",
      "VersionConflict",
    ]);
    expect((await playing(event).matchOf(1)).history).toHaveLength(1);
  });

  test("two matches of one group at the same moment both count", async () => {
    const event = await six();
    const play = playing(event);
    const matches = await Promise.all([1, 2, 3, 4, 5, 6].map(play.matchOf));
    await Promise.all(matches.map(({ id }) => record(id, 0, completed([6, 0]))));
    const { categories } = await play.category();
    expect(categories[0].groups.every((group: any) => group.isSettled)).toBe(true);
    expect((await play.sidesOf(7)).every((seed) => seed !== null)).toBe(true);
  });
});

describe("statements", () => {
  const whole = `query ($id: ID!) { node(id: $id) { ... on Tournament { categories {
    settledAt groups { letter standings { explanation pair { athletes { displayName } } } } finalPositions { reason points pair { id } }
    matches { number sets { gamesSide1 } rules { matchFormat } history { score recordedBy side1 { displayName } } sides { pair { id } } }
  } } } }`;

  test("are as many for 4 pairs as for 24", async () => {
    const counts: number[] = [];
    for (const pairs of [4, 24]) {
      const event = await createDrawnEvent(api(), arena(), pairs);
      const play = playing(event);
      for (const number of [1, 2]) await play.favourite(number);
      const read = await api().statementsOf(() =>
        api().data(whole, { id: event.globalId }, arena().manager.token),
      );
      counts.push(read.length);
    }
    expect(counts[1]).toBe(counts[0]);
  });

  test("writing a result that settles a group takes as many for few pairs as for many", async () => {
    const counts: number[] = [];
    for (const pairs of [6, 18]) {
      const event = await createDrawnEvent(api(), arena(), pairs);
      const play = playing(event);
      const inGroups = await api().db.match.findMany({
        where: { categoryId: event.categoryId, stage: "GROUP" },
        orderBy: { number: "asc" },
      });
      for (const { number } of inGroups.slice(0, -1)) await play.favourite(number!);
      const last = inGroups.at(-1)!;
      counts.push(
        (await api().statementsOf(() => record(last.id, 0, completed([6, 2])))).filter(
          (sql) => !sql.startsWith("SAVEPOINT"),
        ).length,
      );
    }
    expect(counts[1]).toBe(counts[0]);
  });
});

describe("points in a ranking", () => {
  const rankingOf = (changes: object = {}) =>
    api().db.ranking.create({
      data: { name: "Ranking interno", category: "Fun", scope: "LOCAL", arenaId: arena().id, ...changes },
    });
  const month = () =>
    new Date(
      `${new Date().toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" }).slice(0, 7)}-01T00:00:00Z`,
    );

  test("each partner earns them in full; a correction pays anew; months gone by stay", async () => {
    const ranking = await rankingOf();
    const event = await createDrawnEvent(
      api(),
      arena(),
      4,
      { format: "KNOCKOUT" },
      { rankingId: ranking.id, rankingTier: "G500" },
    );
    await api().db.tournament.update({ where: { id: event.id }, data: { startDate: new Date() } });
    const [champions, finalists] = event.pairs;
    await api().db.rankingPosition.create({
      data: {
        rankingId: ranking.id,
        athleteId: champions!.athleteIds[0],
        position: 7,
        points: 7,
        month: new Date("2020-01-01T00:00:00Z"),
      },
    });
    const play = playing(event);
    for (const number of [1, 2, 3]) await play.favourite(number);
    const points = async () =>
      new Map(
        (await api().db.rankingPosition.findMany({ where: { rankingId: ranking.id, month: month() } })).map(
          (row) => [row.athleteId, [row.position, row.points]],
        ),
      );
    const first = await points();
    expect(first.size).toBe(8);
    for (const athleteId of champions!.athleteIds) expect(first.get(athleteId)).toEqual([1, 500]);
    for (const athleteId of finalists!.athleteIds) expect(first.get(athleteId)).toEqual([3, 300]);
    const { categories } = await play.category();
    expect(categories[0].finalPositions.map((row: any) => row.points)).toEqual([500, 300, 180, 180]);

    const final = await play.matchOf(3);
    await play.send(3, completed(final.winnerSide === 1 ? [2, 6] : [6, 2]));
    expect((await points()).get(finalists!.athleteIds[0])).toEqual([1, 500]);
    const old = await api().db.rankingPosition.findMany({
      where: { rankingId: ranking.id, month: { lt: month() } },
    });
    expect(old).toMatchObject([{ points: 7, position: 7 }]);

    // A correction that leaves the final to be played takes the points back until it is.
    const semifinal = await play.matchOf(1);
    await play.send(1, { ...completed(semifinal.winnerSide === 1 ? [2, 6] : [6, 2]), acceptMoves: true });
    expect((await points()).size).toBe(0);
  });

  test("the best results count, of the last 52 weeks", async () => {
    const ranking = await rankingOf({ bestResults: 1 });
    const settings = { format: "KNOCKOUT" as const };
    const attached = { rankingId: ranking.id, rankingTier: "G100" as const };
    const event = await createDrawnEvent(api(), arena(), 2, settings, attached);
    const [athleteId] = event.pairs[0]!.athleteIds;
    const another = await createDrawnEvent(api(), arena(), 2, settings, attached);
    await api().db.rankingResult.create({
      data: {
        rankingId: ranking.id,
        categoryId: another.categoryId,
        athleteId,
        level: "F",
        points: 60,
        date: new Date(),
      },
    });
    await playing(event).favourite(1);
    const [row] = await api().db.rankingPosition.findMany({ where: { rankingId: ranking.id, athleteId } });
    expect(row).toMatchObject({ points: 100, position: 1 });
  });
});
