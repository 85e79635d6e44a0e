import { describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { createDrawnEvent, type DrawnEvent } from "../support/drawn-event";
import { createPairTournament } from "../support/pair-story";
import { usePlayedEvents } from "../support/played-event";
import { completed, usePlaying } from "../support/playing";
import { scoreAs } from "../support/scoring";

const api = useApi();
const { arena, playing } = usePlayedEvents(api);
const { act, arena: own } = usePlaying(api);

const done = { __typename: "UpdatePhaseFormatSuccess" };
const written = "RecordMatchResultSuccess";

/** Four pairs: matches 1 and 2 are the semifinals, 3 is for third place, 4 the final. */
async function knockout() {
  const settings = { format: "KNOCKOUT", thirdPlace: true } as const;
  const event = await createDrawnEvent(api(), arena(), 4, settings, {
    drawFormat: "KNOCKOUT",
    thirdPlace: true,
  });
  const change = async (input: object) =>
    (
      await api().data(
        `mutation ($input: UpdatePhaseFormatInput!) { updatePhaseFormat(input: $input) {
          __typename ... on UserError { code message path } } }`,
        { input: { categoryId: encodeGlobalId("TournamentCategory", event.categoryId), ...input } },
        arena().manager.token,
      )
    )["updatePhaseFormat"];
  return { event, change, play: playing(event) };
}

const formatsOf = async ({ categoryId }: Pick<DrawnEvent, "categoryId">, token: string) => {
  const { node } = await api().data(
    `query ($id: ID!) { node(id: $id) { ... on TournamentCategory {
      phaseFormats { phase matchFormat setFormat hasBegun }
      matches { number rules { matchFormat setFormat } } } } }`,
    { id: encodeGlobalId("TournamentCategory", categoryId) },
    token,
  );
  return node;
};

/** How a match stands, as its manager counts it. */
const scoreGames = ({ id, version }: { id: string; version: number }, games: [number, number]) =>
  scoreAs(api(), arena().manager.token, "recordLiveScore", id, {
    expectedVersion: version,
    sets: [{ games }],
  });

describe("the format of a phase", () => {
  test("decides which result is legal, what a W.O. is worth and what each match says it is played by", async () => {
    const { event, change, play } = await knockout();
    expect(
      await change({ phase: "FINAL", matchFormat: "BEST_OF_3_MTB10", setFormat: "SET6_TB66" }),
    ).toMatchObject(done);
    expect(await change({ phase: "THIRD_PLACE", setFormat: "SET4_TB33" })).toMatchObject(done);
    const { matches, phaseFormats } = await formatsOf(event, arena().manager.token);
    expect(matches.map(({ rules }: any) => [rules.matchFormat, rules.setFormat])).toEqual([
      ["ONE_SET", "SET6_TB66"],
      ["ONE_SET", "SET6_TB66"],
      ["ONE_SET", "SET4_TB33"],
      ["BEST_OF_3_MTB10", "SET6_TB66"],
    ]);
    expect(phaseFormats).toEqual([
      { phase: "SEMIFINAL", matchFormat: null, setFormat: null, hasBegun: false },
      { phase: "THIRD_PLACE", matchFormat: null, setFormat: "SET4_TB33", hasBegun: false },
      { phase: "FINAL", matchFormat: "BEST_OF_3_MTB10", setFormat: "SET6_TB66", hasBegun: false },
    ]);

    const bestOfThree = {
      outcome: "COMPLETED",
      sets: [{ games: [6, 4] }, { games: [3, 6] }, { games: [1, 0], tieBreak: [10, 8] }],
    };
    expect(await play.send(1, bestOfThree)).toMatchObject({ __typename: "InvalidInput" });
    for (const number of [1, 2])
      expect((await play.send(number, completed([6, 3]))).__typename).toBe(written);
    expect(await play.send(3, completed([6, 3]))).toMatchObject({ __typename: "InvalidInput" });
    await play.send(3, { outcome: "WALKOVER", absentOrRetiredSide: 2 });
    expect((await play.matchOf(3)).history[0]?.score).toBe("0x0 (conta como 4x0)");
    expect(await play.preview(4, completed([6, 3]))).toMatchObject({
      problem: expect.stringContaining("ainda não está decidido"),
    });
    expect((await play.send(4, bestOfThree)).__typename).toBe(written);
    expect((await play.matchOf(4)).history[0]?.score).toBe("6x4 3x6 10x8");
  });

  test("stays once its first match has begun, and goes on changing where none has", async () => {
    const { event, change, play } = await knockout();
    await play.send(1, completed([6, 3]));
    expect(await change({ phase: "SEMIFINAL", matchFormat: "BEST_OF_3" })).toMatchObject({
      code: "PHASE_BEGUN",
      message: "As semifinais já começaram: o formato delas não muda mais.",
      path: ["matchFormat"],
    });
    expect(await change({ phase: "SEMIFINAL", setFormat: "SET4_TB33" })).toMatchObject({
      code: "PHASE_BEGUN",
      path: ["setFormat"],
    });
    expect(await change({ phase: "FINAL", setFormat: "SET4_TB33" })).toMatchObject(done);
    const { phaseFormats } = await formatsOf(event, arena().manager.token);
    expect(phaseFormats.map(({ hasBegun }: any) => hasBegun)).toEqual([true, false, false]);

    // The first game of the final counts as its beginning.
    await play.send(2, completed([6, 3]));
    const final = await play.matchOf(4);
    expect(await scoreGames(final, [1, 0])).toMatchObject({ __typename: "RecordLiveScoreSuccess" });
    expect(await change({ phase: "FINAL", setFormat: null })).toMatchObject({
      code: "PHASE_BEGUN",
      message: "A final já começou: o formato dela não muda mais.",
    });
    expect(await change({ phase: "THIRD_PLACE", setFormat: "SET4_TB33" })).toMatchObject(done);
  });

  test("is set for quarter-finals too, and only for rounds that the draw has", async () => {
    const settings = { format: "KNOCKOUT" } as const;
    const event = await createDrawnEvent(api(), arena(), 8, settings, { drawFormat: "KNOCKOUT" });
    const play = playing(event);
    const change = (input: object) =>
      api().data(
        `mutation ($input: UpdatePhaseFormatInput!) { updatePhaseFormat(input: $input) {
          __typename ... on UserError { code message } } }`,
        { input: { categoryId: encodeGlobalId("TournamentCategory", event.categoryId), ...input } },
        arena().manager.token,
      );
    expect(await change({ phase: "ROUND_OF_16", setFormat: "SET4_TB33" })).toMatchObject({
      updatePhaseFormat: {
        code: "PHASE_NOT_PLAYED",
        message: "Esta categoria não tem oitavas de final.",
      },
    });
    expect(await change({ phase: "QUARTERFINAL", setFormat: "SET4_TB33" })).toEqual({
      updatePhaseFormat: done,
    });
    const { matches, phaseFormats } = await formatsOf(event, arena().manager.token);
    expect(phaseFormats.map(({ phase }: any) => phase)).toEqual(["QUARTERFINAL", "SEMIFINAL", "FINAL"]);
    expect(matches.map(({ rules }: any) => rules.setFormat)).toEqual([
      ...Array.from({ length: 4 }, () => "SET4_TB33"),
      ...Array.from({ length: 3 }, () => "SET6_TB66"),
    ]);
    expect(await play.send(1, completed([6, 3]))).toMatchObject({ __typename: "InvalidInput" });
    expect((await play.send(1, completed([4, 2]))).__typename).toBe(written);
    expect(await change({ phase: "QUARTERFINAL", setFormat: null })).toMatchObject({
      updatePhaseFormat: {
        code: "PHASE_BEGUN",
        message: "As quartas de final já começaram: o formato delas não muda mais.",
      },
    });
  });

  test("is followed by the score pad", async () => {
    const { change, play } = await knockout();
    await change({ phase: "SEMIFINAL", setFormat: "SET4_TB33" });
    const match = await play.matchOf(1);
    const { scorePad } = await api().data(
      `query ($key: UUID!) { scorePad(matchKey: $key) { rules { matchFormat setFormat } } }`,
      { key: match.id },
      arena().manager.token,
    );
    expect(scorePad.rules).toEqual({ matchFormat: "ONE_SET", setFormat: "SET4_TB33" });
    expect(await scoreGames(match, [5, 0])).toMatchObject({
      __typename: "InvalidInput",
    });
  });

  test("is set only for a phase that is played, and a number of games only where it is known", async () => {
    const story = await createPairTournament(api(), own(), 4, { category: { drawFormat: "KNOCKOUT" } });
    const change = (input: object) =>
      act("updatePhaseFormat", { categoryId: story.categoryGlobalId, ...input });
    const rules = (input: object) =>
      act("updateCategoryRules", { categoryId: story.categoryGlobalId, ...input });
    expect(await change({ phase: "THIRD_PLACE", setFormat: "SET4_TB33" })).toMatchObject({
      code: "PHASE_NOT_PLAYED",
      message: "Esta categoria não tem disputa de 3º lugar.",
      path: ["phase"],
    });
    expect(await change({ phase: "FINAL", matchFormat: "FIXED_GAMES" })).toMatchObject({
      __typename: "InvalidInput",
      path: ["matchFormat"],
    });
    await rules({ fixedGames: 8 });
    expect(await change({ phase: "FINAL", matchFormat: "FIXED_GAMES" })).toMatchObject(done);
    expect(await rules({ fixedGames: null })).toMatchObject({ path: ["fixedGames"] });
    expect(await change({ phase: "FINAL", matchFormat: null })).toMatchObject(done);
    expect((await rules({ fixedGames: null })).__typename).toBe("UpdateCategoryRulesSuccess");
    await rules({ drawFormat: "ROUND_ROBIN" });
    expect(await change({ phase: "FINAL", setFormat: "SET4_TB33" })).toMatchObject({
      code: "PHASE_NOT_PLAYED",
    });
  });

  test("makes its matches longer in the schedule", async () => {
    const { change, play } = await knockout();
    await change({ phase: "FINAL", matchFormat: "BEST_OF_3_MTB10" });
    const court = await api().db.court.findFirstOrThrow({ where: { arenaId: arena().id } });
    const place = async (number: number, startsAt: string) => {
      const { id, revision } = await play.matchOf(number);
      const answer = await api().data(
        `mutation ($input: MoveMatchInput!) { moveMatch(input: $input) { __typename ... on UserError { message } } }`,
        {
          input: {
            matchId: encodeGlobalId("Match", id),
            courtKey: court.id,
            startsAt,
            expectedRevision: revision,
            acceptWarnings: true,
          },
        },
        arena().manager.token,
      );
      expect(answer.moveMatch).toMatchObject({ __typename: "MoveMatchSuccess" });
      const { scheduledFor, scheduledUntil } = await play.matchOf(number);
      return (Number(scheduledUntil) - Number(scheduledFor)) / 60_000;
    };
    expect(await place(1, "2030-11-07T12:00:00Z")).toBe(40);
    expect(await place(4, "2030-11-07T15:00:00Z")).toBe(85);
  });
});
