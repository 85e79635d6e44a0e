import { describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { useDrawing } from "../support/drawing";
import { createPairTournament, type PairStory } from "../support/pair-story";
import { createSuper8 } from "../support/story";

const api = useApi();
const { arena, act, draw, drawn, preview, stateOf } = useDrawing(api);

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
