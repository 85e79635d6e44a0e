import { describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { createAthletePerson } from "../support/enrolling";
import { createRanking } from "../support/federation-story";
import { completed } from "../support/playing";
import { useSuperN } from "../support/super-n";
import { createSuperN } from "../support/super-n-story";

const api = useApi();
const { arena, act, boardOf, draw, drawn, enrolments, matchesOf, playAll, preview, record, statusOf } =
  useSuperN(api);

describe("a Super N of a category", () => {
  test("is undone until a score exists, with its numbers, and may be drawn again", async () => {
    const story = await drawn(5);
    expect((await boardOf(story)).rounds.map(({ resting }: any) => resting.length)).toEqual([1, 1, 1, 1, 1]);
    expect(await act("undoDraw", { categoryId: story.categoryGlobalId })).toMatchObject({
      __typename: "UndoDrawSuccess",
    });
    expect(await matchesOf(story.categoryId)).toEqual([]);
    for (const { status, drawNumber, tieBreakLot } of await enrolments(story))
      expect({ status, drawNumber, tieBreakLot }).toEqual({
        status: "ENROLLED",
        drawNumber: null,
        tieBreakLot: null,
      });
    expect(await statusOf(story.id)).toBe("REGISTRATION_OPEN");
    expect(await boardOf(story)).toMatchObject({ draw: null, rounds: [], standings: [] });
    await draw(story);
    const [match] = await matchesOf(story.categoryId);
    await record(match!.id, 0, completed([6, 4]));
    expect(await act("undoDraw", { categoryId: story.categoryGlobalId })).toMatchObject({
      code: "ALREADY_SCORED",
    });
  });

  test("keeps its numbers apart from those of another one, and each ends early on its own", async () => {
    const story = await createSuperN(api(), arena().id, 4);
    const { id: categoryId } = await api().db.tournamentCategory.create({
      data: {
        tournamentId: story.id,
        name: "Super 6",
        level: "Fun",
        gender: "FEMALE",
        drawFormat: "SUPER_N",
      },
    });
    const six = await createSuperN(api(), arena().id, 6);
    await api().db.enrolment.updateMany({
      where: { categoryId: six.categoryId },
      data: { tournamentId: story.id, categoryId },
    });
    const second = { categoryId, categoryGlobalId: encodeGlobalId("TournamentCategory", categoryId) };
    expect(await act("startTournament", { tournamentId: story.globalId })).toMatchObject({
      __typename: "StartTournamentSuccess",
    });
    expect((await enrolments(story)).map(({ drawNumber }) => drawNumber)).toEqual([1, 2, 3, 4]);
    expect((await enrolments(second)).map(({ drawNumber }) => drawNumber)).toEqual([1, 2, 3, 4, 5, 6]);

    const finish = () => act("finishSuperN", { categoryId: second.categoryGlobalId });
    expect(await finish()).toMatchObject({ code: "NOTHING_PLAYED" });
    const [match, other] = await matchesOf(categoryId);
    await record(match!.id, 0, completed([6, 4]));
    expect(await finish()).toMatchObject({ __typename: "FinishSuperNSuccess" });
    expect(await finish()).toMatchObject({ code: "CATEGORY_SETTLED" });
    expect(await record(other!.id, 0, completed([6, 4]))).toMatchObject({ code: "MATCH_CANCELLED" });
    expect(await statusOf(story.id)).toBe("IN_PROGRESS");
    expect((await matchesOf(story.categoryId)).every(({ status }) => status === "SCHEDULED")).toBe(true);
    await playAll(story.categoryId);
    expect(await statusOf(story.id)).toBe("FINISHED");
    const { updateCategoryRules } = await api().data(
      `mutation ($input: UpdateCategoryRulesInput!) { updateCategoryRules(input: $input) { ... on UserError { code } } }`,
      { input: { categoryId: story.categoryGlobalId, setFormat: "SET4_TB44" } },
      arena().manager.token,
    );
    expect(updateCategoryRules).toEqual({ code: "TOURNAMENT_STATUS" });
  });

  test("lets a newcomer take over number and matches before the first ball", async () => {
    const story = await drawn(8);
    const [leaving] = await enrolments(story);
    const newcomer = await createAthletePerson(api(), "Chega Depois", arena().id);
    expect(
      await act("substituteAthlete", {
        enrolmentId: encodeGlobalId("Enrolment", leaving!.id),
        athleteId: encodeGlobalId("Athlete", newcomer.athleteId),
      }),
    ).toMatchObject({ __typename: "SubstituteAthleteSuccess" });
    const taken = await api().db.enrolment.findFirstOrThrow({
      where: { categoryId: story.categoryId, athleteId: newcomer.athleteId },
    });
    expect(taken).toMatchObject({ drawNumber: 1, tieBreakLot: leaving!.tieBreakLot, status: "PLAYING" });
    await playAll(story.categoryId);
    expect(await statusOf(story.id)).toBe("FINISHED");
  });

  test("of 4 men and 4 women plays in mixed pairs; any others play everybody with everybody", async () => {
    const story = await createSuperN(api(), arena().id, 8, { category: { gender: "MIXED" } });
    const gender = (ids: readonly string[], value: "MALE" | "FEMALE") =>
      api().db.athlete.updateMany({ where: { id: { in: [...ids] } }, data: { gender: value } });
    await gender(story.athleteIds.slice(0, 5), "MALE");
    await gender(story.athleteIds.slice(5), "FEMALE");
    expect((await preview(story)).warnings).toEqual([
      "As duplas mistas pedem 4 homens e 4 mulheres: com 5 e 3, todos jogam com todos.",
    ]);
    expect((await preview(story)).matchCount).toBe(14);
    const before = await preview(story);
    await gender([story.athleteIds[4]!], "FEMALE");
    expect(
      await act("drawCategory", {
        categoryId: story.categoryGlobalId,
        lotsSeed: before.lotsSeed,
        key: before.key,
      }),
    ).toMatchObject({ code: "PREVIEW_OUTDATED" });
    const mixed = await preview(story);
    expect(mixed.warnings).toEqual([]);
    expect(mixed.superN.summary).toBe(
      "8 atletas, 4 rodadas, 8 jogos: cada homem joga uma vez com cada mulher e uma vez contra cada uma.",
    );
    await draw(story);
    const men = new Set(story.athleteIds.slice(0, 4).map((id) => encodeGlobalId("Athlete", id)));
    const sides = (await boardOf(story)).rounds.flatMap(({ matches }: any) =>
      matches.flatMap((match: any) => match.sides),
    );
    expect(sides).toHaveLength(16);
    for (const { athletes } of sides) expect(athletes.filter(({ id }: any) => men.has(id))).toHaveLength(1);
  });

  test("of mixed pairs lets only a man replace a man, and a woman a woman", async () => {
    const story = await createSuperN(api(), arena().id, 8, { category: { gender: "MIXED" } });
    const { db } = api();
    await db.athlete.updateMany({
      where: { id: { in: story.athleteIds.slice(0, 4) } },
      data: { gender: "MALE" },
    });
    await db.athlete.updateMany({
      where: { id: { in: story.athleteIds.slice(4) } },
      data: { gender: "FEMALE" },
    });
    await draw(story);
    const leaving = await db.enrolment.findFirstOrThrow({
      where: { categoryId: story.categoryId, athleteId: story.athleteIds[0]! },
    });
    const replaceBy = async (gender: "MALE" | "FEMALE" | null) => {
      const { athleteId } = await createAthletePerson(api(), "Chega Depois", arena().id, { gender });
      return act("substituteAthlete", {
        enrolmentId: encodeGlobalId("Enrolment", leaving.id),
        athleteId: encodeGlobalId("Athlete", athleteId),
      });
    };
    expect(await replaceBy("FEMALE")).toMatchObject({
      code: "MIXED_PAIRS",
      message: "As duplas são mistas: troque homem com homem ou mulher com mulher.",
    });
    expect(await replaceBy(null)).toMatchObject({ code: "MIXED_PAIRS" });
    expect(await db.enrolment.count({ where: { categoryId: story.categoryId } })).toBe(8);
    expect(await replaceBy("MALE")).toMatchObject({ __typename: "SubstituteAthleteSuccess" });
  });

  test.each([
    [3, "TOO_FEW_ATHLETES", "São necessários pelo menos 4 atletas: falta 1."],
    [18, "TOO_MANY_ATHLETES", "Um Super N tem de 4 a 17 atletas, ou 20: há 18 inscritos."],
  ])("of %i athletes cannot be drawn, and says why", async (athletes, code, message) => {
    const story = await createSuperN(api(), arena().id, athletes);
    expect(await preview(story)).toMatchObject({ problem: message.slice(0, -1), superN: null });
    expect(await draw(story)).toMatchObject({ code, message });
    expect(await statusOf(story.id)).toBe("REGISTRATION_OPEN");
  });

  test.each([17, 20])("may have %i athletes", async (athletes) => {
    const story = await drawn(athletes);
    expect((await boardOf(story)).standings).toHaveLength(athletes);
  });

  test("gives points by the final position, and none to who never came", async () => {
    const rankingId = await createRanking(api(), { arenaId: arena().id }, {});
    const story = await createSuperN(api(), arena().id, 8);
    expect(
      await act("attachRanking", {
        categoryId: story.categoryGlobalId,
        rankingId: encodeGlobalId("Ranking", rankingId),
        tier: "G1000",
      }),
    ).toMatchObject({ __typename: "AttachRankingSuccess" });
    await draw(story);
    await playAll(story.categoryId);
    const points = await api().db.rankingResult.findMany({
      where: { categoryId: story.categoryId },
      orderBy: { points: "desc" },
    });
    expect(points.map((result) => [result.level, result.points])).toEqual([
      ["W", 1000],
      ["F", 600],
      ["SF", 360],
      ["SF", 360],
      ["QF", 180],
      ["QF", 180],
      ["QF", 180],
      ["QF", 180],
    ]);
  });

  test("gives them as well when the ranking is attached after its end", async () => {
    const rankingId = await createRanking(api(), { arenaId: arena().id }, {});
    const story = await drawn(8);
    await playAll(story.categoryId);
    expect(
      await act("attachRanking", {
        categoryId: story.categoryGlobalId,
        rankingId: encodeGlobalId("Ranking", rankingId),
        tier: "G1000",
      }),
    ).toMatchObject({ __typename: "AttachRankingSuccess" });
    const points = await api().db.rankingResult.findMany({
      where: { categoryId: story.categoryId },
      orderBy: { points: "desc" },
    });
    expect(points.map((result) => result.points)).toEqual([1000, 600, 360, 360, 180, 180, 180, 180]);
  });

  test("finds a time for every match, in the order of its rounds", async () => {
    const story = await drawn(8, { tournament: { startDate: new Date("2099-11-20T00:00:00Z") } });
    const answer = await act(
      "scheduleTournament",
      { tournamentId: story.globalId, keepPlaced: false, apply: true },
      "... on ScheduleTournamentSuccess { placed { court { name } } unplaced { reason } }",
    );
    expect(answer).toMatchObject({ __typename: "ScheduleTournamentSuccess", unplaced: [] });
    const starts = (await matchesOf(story.categoryId)).map(({ scheduledFor }) => scheduledFor!.getTime());
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });
});
