import { describe, expect, test } from "vitest";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { useApi } from "../support/api";
import { createDrawnEvent } from "../support/drawn-event";
import { usePlayedEvents } from "../support/played-event";
import { completed } from "../support/playing";
import { linkTo, scoreAs } from "../support/scoring";

const api = useApi();
const { arena, playing, six } = usePlayedEvents(api);

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

  test("at the court moves matches for who scores the tournament, and not by a match's link", async () => {
    const event = await createDrawnEvent(api(), arena(), 4, { format: "KNOCKOUT" });
    const play = playing(event);
    const manager = arena().manager.token;
    const { id } = await play.matchOf(1);
    const { secret } = await linkTo(api(), manager, id);
    for (const number of [1, 2]) await play.favourite(number);
    const before = await play.sidesOf(3);
    const { winnerSide } = await play.matchOf(1);
    const turned = { outcome: "COMPLETED", sets: [{ games: winnerSide === 1 ? [2, 6] : [6, 2] }] };
    const correct = (token: string | null, more: object) =>
      scoreAs(api(), token, "finishLiveMatch", id, { expectedVersion: 1, ...turned, ...more });
    expect(await correct(null, { token: secret, acceptMoves: true })).toMatchObject({
      __typename: "RuleViolation",
      message: expect.stringContaining("Quem organiza o torneio precisa fazê-la"),
    });
    expect(await correct(manager, {})).toMatchObject({
      __typename: "ResultMovesMatches",
      message: "Esta correção muda as duplas de 1 jogo. Confira antes de confirmar.",
    });
    expect(await play.sidesOf(3)).toEqual(before);
    expect(await correct(manager, { acceptMoves: true })).toMatchObject({ pad: { version: 2 } });
    expect(await play.sidesOf(3)).not.toEqual(before);
    expect((await play.matchOf(1)).history).toHaveLength(2);
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
