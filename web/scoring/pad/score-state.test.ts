import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addGame, sameScore, type LiveScore } from "../../../server/sport/scores/live-score.rules";
import {
  beginCorrection,
  beginScore,
  counted,
  decided,
  ended,
  hearNews,
  isUnsaved,
  sent,
  takenAway,
  takenBack,
  toKeep,
  type ScoreState,
  type ServerScore,
} from "./score-state";

const games = (...sets: [number, number][]): LiveScore => sets.map((one) => ({ games: one }));
const server = (version: number, sets: LiveScore, more: Partial<ServerScore> = {}): ServerScore => ({
  version,
  status: "IN_PROGRESS",
  outcome: null,
  winnerSide: null,
  sets,
  after: [],
  ...more,
});
const start = beginScore(server(0, []));

describe("alone", () => {
  test("a tap is unsaved until the server has it", () => {
    const tapped = sent(counted(start, games([1, 0])));
    expect(isUnsaved(tapped)).toBe(true);
    expect(isUnsaved(hearNews(tapped, server(1, games([1, 0]))))).toBe(false);
  });

  test("taps during a pending request are sent on top of it", () => {
    let state = sent(counted(start, games([1, 0])));
    state = counted(state, games([2, 0]));
    state = hearNews(state, server(1, games([1, 0])));
    expect(state).toMatchObject({ conflict: null, mine: games([2, 0]), server: { version: 1 } });
    expect(isUnsaved(state)).toBe(true);
  });

  test("after a lost response the retry recognises the saved score", () => {
    let state = sent(counted(start, games([1, 0])));
    state = counted(state, games([1, 1]));
    // The retry conflicts with the first request, which the server had saved.
    state = hearNews(sent(state), server(1, games([1, 0])));
    expect(state).toMatchObject({ conflict: null, mine: games([1, 1]) });
  });

  test("an undone tap leaves nothing to send", () => {
    expect(isUnsaved(takenBack(counted(start, games([1, 0]))))).toBe(false);
    expect(takenBack(start)).toBe(start);
  });

  test("a tap undone during its request stays undone", () => {
    const back = takenBack(sent(counted(start, games([1, 0]))));
    expect(isUnsaved(back)).toBe(true);
    const heard = hearNews(back, server(1, games([1, 0])));
    expect(heard).toMatchObject({ mine: [], conflict: null });
    expect(isUnsaved(heard)).toBe(true);
  });

  test("in any order of taps, undos and lost requests only the user changes the score, and the server gets it", () => {
    const rules = { matchFormat: "BEST_OF_3", setFormat: "SET6_TB66" } as const;
    const alone = fc.constantFrom("tap", "tap", "back", "send", "arrive", "answer", "lose");
    fc.assert(
      fc.property(fc.array(alone, { maxLength: 60 }), (steps) => {
        let stored = server(0, []);
        let state = beginScore(stored);
        let sending: { on: number; sets: LiveScore } | null = null;
        let answer: ServerScore | null = null;
        const arrive = () => {
          if (!sending) return;
          if (stored.version === sending.on) stored = server(stored.version + 1, sending.sets);
          [sending, answer] = [null, stored];
        };
        const hear = () => {
          if (answer) state = hearNews(state, answer);
          answer = null;
        };
        const send = () => {
          if (sending || answer || !isUnsaved(state)) return;
          state = sent(state);
          sending = { on: state.server.version, sets: state.mine };
        };
        for (const one of steps) {
          const shown = state.mine;
          if (one === "tap") state = counted(state, addGame(rules, state.mine, 0) ?? state.mine);
          else if (one === "back") state = takenBack(state);
          else {
            if (one === "send") send();
            else if (one === "arrive") arrive();
            else if (one === "answer") hear();
            else [sending, answer] = [null, null];
            expect(state.mine).toEqual(shown);
          }
          expect(state.conflict).toBeNull();
        }
        const wanted = state.mine;
        for (let round = 0; round < 3; round++) {
          arrive();
          hear();
          send();
        }
        expect(isUnsaved(state)).toBe(false);
        expect(stored.sets).toEqual(wanted);
      }),
    );
  });

  test("a page closed before sending continues with its unsaved score", () => {
    const kept = toKeep(sent(counted(start, games([1, 0]))));
    const again = beginScore(server(0, []), kept);
    expect(again).toMatchObject({ mine: games([1, 0]), conflict: null });
    expect(isUnsaved(again)).toBe(true);
    expect(isUnsaved(beginScore(server(1, games([1, 0])), kept))).toBe(false);
    expect(beginScore(server(1, games([0, 1])), kept).conflict?.sets).toEqual(games([0, 1]));
  });

  test("an ending is unsaved until the server has it", () => {
    const over = ended(counted(start, games([6, 0])), { outcome: "COMPLETED", absentOrRetiredSide: null });
    expect(isUnsaved(over)).toBe(true);
    const played = server(1, games([6, 0]), { status: "PLAYED", outcome: "COMPLETED", winnerSide: 1 });
    expect(hearNews(over, played)).toMatchObject({ ending: null, conflict: null, server: played });
    const retired = ended(start, { outcome: "RETIREMENT", absentOrRetiredSide: 2 });
    const given = server(1, games([6, 0]), { status: "PLAYED", outcome: "RETIREMENT", winnerSide: 1 });
    expect(hearNews(retired, given).conflict).toBeNull();
  });
});

describe("with another device", () => {
  test("an update replaces the score while nothing here is unsaved", () => {
    const state = hearNews(start, server(3, games([2, 1])));
    expect(state).toMatchObject({ mine: games([2, 1]), past: [], conflict: null });
  });

  test("another score is a conflict while something here is unsaved, and both are kept", () => {
    const state = hearNews(counted(start, games([1, 0])), server(1, games([0, 1])));
    expect(state).toMatchObject({ mine: games([1, 0]), conflict: { version: 1, sets: games([0, 1]) } });
    expect(counted(state, games([2, 0]))).toBe(state);
    expect(decided(state, "theirs")).toMatchObject({ mine: games([0, 1]), conflict: null });
    const overwritten = decided(state, "mine");
    expect(overwritten).toMatchObject({ mine: games([1, 0]), conflict: null, server: { version: 1 } });
    expect(isUnsaved(overwritten)).toBe(true);
  });

  test("the same tap on both devices is no conflict", () => {
    const state = hearNews(counted(start, games([1, 0])), server(1, games([1, 0])));
    expect(state.conflict).toBeNull();
    expect(isUnsaved(state)).toBe(false);
  });

  test("a match that another device ended cannot be overwritten", () => {
    const played = server(2, games([6, 1]), { status: "PLAYED", outcome: "COMPLETED", winnerSide: 1 });
    const state = hearNews(counted(start, games([1, 0])), played);
    expect(state.conflict).toEqual(played);
    expect(decided(state, "mine")).toMatchObject({ mine: games([6, 1]), server: played });
  });

  test("an older update changes nothing", () => {
    const state = hearNews(start, server(5, games([3, 0])));
    expect(hearNews(state, server(4, games([2, 0])))).toBe(state);
  });

  test("a correction is not sent until the match is ended again, and detects another correction", () => {
    const played = server(2, games([6, 1]), { status: "PLAYED", outcome: "COMPLETED", winnerSide: 1 });
    const state = counted(beginCorrection(beginScore(played)), games([6, 2]));
    expect(isUnsaved(state)).toBe(false);
    const other = { ...played, version: 3, sets: games([6, 3]) };
    expect(hearNews(state, other).conflict).toEqual(other);
  });
});

type Step = { kind: "tap"; device: 0 | 1; side: 0 | 1 } | { kind: "send" | "lose" | "hear"; device: 0 | 1 };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant("tap" as const),
    device: fc.constantFrom(0, 1),
    side: fc.constantFrom(0, 1),
  }),
  fc.record({
    kind: fc.constantFrom("send" as const, "lose" as const, "hear" as const),
    device: fc.constantFrom(0, 1),
  }),
);

test("with two devices no unseen score is overwritten, and in the end all agree, whatever is sent or lost", () => {
  const rules = { matchFormat: "BEST_OF_3", setFormat: "SET6_TB66" } as const;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      let stored = server(0, []);
      const devices: [ScoreState, ScoreState] = [beginScore(stored), beginScore(stored)];
      const exchange = (device: 0 | 1, answerArrives: boolean) => {
        const state = devices[device];
        if (!isUnsaved(state) || state.conflict) return;
        devices[device] = sent(state);
        // The server accepts a score only on top of the version it was counted on.
        if (stored.version === state.server.version) stored = server(stored.version + 1, state.mine);
        if (answerArrives) devices[device] = hearNews(devices[device], stored);
      };
      for (const one of steps) {
        const state = devices[one.device];
        if (one.kind === "tap") {
          const next = addGame(rules, state.mine, one.side);
          if (next) devices[one.device] = counted(state, next);
        } else if (one.kind === "hear") devices[one.device] = hearNews(state, stored);
        else exchange(one.device, one.kind === "send");
        // The screen shows the server's score or an unsaved one, never anything else.
        const after = devices[one.device];
        expect(isUnsaved(after) || sameScore(after.mine, after.server.sets)).toBe(true);
      }
      for (let round = 0; round < 4; round++)
        for (const device of [0, 1] as const) {
          devices[device] = decided(hearNews(devices[device], stored), "theirs");
          exchange(device, true);
        }
      for (const { mine, conflict } of devices) {
        expect(conflict).toBeNull();
        expect(sameScore(mine, stored.sets)).toBe(true);
      }
    }),
  );
});

describe("on a score that another device counted", () => {
  const theirs = beginScore(server(3, games([3, 2])));

  test("games are removed one by one, and removing them cannot be undone", () => {
    const once = takenAway(theirs, games([2, 2]));
    expect(takenBack(once)).toBe(once);
    expect(takenAway(once, games([1, 2])).mine).toEqual(games([1, 2]));
    expect(isUnsaved(once)).toBe(true);
  });

  test("a finished result stays", () => {
    const over = beginScore(server(4, games([6, 2]), { status: "PLAYED", outcome: "COMPLETED" }));
    expect(takenAway(over, games([5, 2]))).toBe(over);
  });
});

test("correcting a W.O. starts from zero; correcting a score starts from it", () => {
  const played = (outcome: "WALKOVER" | "COMPLETED") =>
    beginCorrection(beginScore(server(1, games([6, 0]), { status: "PLAYED", outcome, winnerSide: 1 })));
  expect(played("WALKOVER").mine).toEqual([]);
  expect(played("COMPLETED").mine).toEqual(games([6, 0]));
});
