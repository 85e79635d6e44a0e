import { describe, expect, test } from "vitest";
import { loadBoard } from "../../server/competition/board/tournament-board.loader";
import { decodeGlobalId, encodeGlobalId } from "../../server/platform/graphql/nodes";
import { matchChain } from "../../server/schedule/schedule-data.loader";
import { useApi } from "../support/api";
import { createDrawnEvent } from "../support/drawn-event";
import { usePlayedEvents } from "../support/played-event";
import { completed } from "../support/playing";

const api = useApi();
const { arena, playing, six } = usePlayedEvents(api);

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

  test("one seed keeps the letter of its group, and the others are lettered by their results", async () => {
    const event = await createDrawnEvent(api(), arena(), 9, {}, {}, 1);
    const play = playing(event);
    const board = await loadBoard(api().db, event.id);
    const ofGroup = (group: number) => board.matches.filter((match) => match.group === group);
    const knockout = board.matches.filter(({ stage }) => stage === "MAIN");
    const { follows } = matchChain(board);
    for (const { id, source1, source2 } of knockout) {
      const waitsFor = [source1, source2].flatMap((source) => {
        if (source?.startsWith("W:")) return knockout.filter(({ number }) => `W:${number}` === source);
        return source?.startsWith("G:0.") ? ofGroup(0) : [1, 2].flatMap(ofGroup);
      });
      expect(new Set(follows.get(id))).toEqual(new Set(waitsFor.map((match) => match.id)));
    }

    /** The firsts who need not play a quarter-final. */
    const rested = async () => {
      const semifinals = await api().db.match.findMany({
        where: { categoryId: event.categoryId, stage: "MAIN", round: 2 },
      });
      return semifinals.flatMap(({ source1, source2, pair1Id, pair2Id }) => [
        ...(source1?.startsWith("G:") ? [pair1Id] : []),
        ...(source2?.startsWith("G:") ? [pair2Id] : []),
      ]);
    };
    for (const { number } of ofGroup(0)) await play.send(number ?? 0, completed([6, 4]));
    const best = async (group: number) => {
      const { categories } = await play.category();
      return decodeGlobalId(categories[0].groups[group].standings[0].pair.id).id;
    };
    expect((await rested()).toSorted()).toEqual([await best(0), null].toSorted());
    for (const { number } of ofGroup(1)) await play.send(number ?? 0, completed([6, 4]));
    for (const { number } of ofGroup(2)) await play.send(number ?? 0, completed([6, 0]));
    expect(new Set(await rested())).toEqual(new Set([await best(0), await best(2)]));
  });

  test("nothing is scored while it is not known who comes", async () => {
    const play = playing(await six());
    expect(await play.send(9, completed([6, 0]))).toMatchObject({ code: "SIDES_UNKNOWN" });
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

  test("who stayed away leaves a place that says so at once, and each result what follows from it", async () => {
    const event = await createDrawnEvent(api(), arena(), 4, { format: "KNOCKOUT" });
    const play = playing(event);
    const told = async (number: number) => {
      const { id } = await play.matchOf(number);
      const { node } = await api().data(
        `query ($id: ID!) { node(id: $id) { ... on Match { after sides { origin } } } }`,
        { id: encodeGlobalId("Match", id) },
        arena().manager.token,
      );
      return { after: node.after, origins: node.sides.map(({ origin }: any) => origin) };
    };
    await play.send(2, { outcome: "DOUBLE_WALKOVER" });
    expect(await told(2)).toMatchObject({
      after: ["Ninguém avança: quem vem do outro lado do jogo 3 (Final) fica sem adversário."],
    });
    expect(await told(3)).toEqual({
      after: [],
      origins: ["Vencedor do jogo 1", "Ninguém vem do jogo 2"],
    });
    await play.favourite(1);
    expect(await told(1)).toMatchObject({
      after: ["Quem venceu passa sem adversário pelo jogo 3 (Final)."],
    });
    await play.send(2, { ...completed([6, 0]), acceptMoves: true });
    expect(await told(3)).toMatchObject({ origins: ["Vencedor do jogo 1", "Vencedor do jogo 2"] });
    expect(await told(1)).toMatchObject({ after: ["Quem venceu vai para o jogo 3 (Final)."] });
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
