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

  test("taps go on while the first is on its way, and are sent on top of it", () => {
    let state = sent(counted(start, games([1, 0])));
    state = counted(state, games([2, 0]));
    state = hearNews(state, server(1, games([1, 0])));
    expect(state).toMatchObject({ conflict: null, mine: games([2, 0]), server: { version: 1 } });
    expect(isUnsaved(state)).toBe(true);
  });

  test("an answer that was lost is recognised when the score is sent again", () => {
    let state = sent(counted(start, games([1, 0])));
    state = counted(state, games([1, 1]));
    // The second try is told of a conflict with the first.
    state = hearNews(sent(state), server(1, games([1, 0])));
    expect(state).toMatchObject({ conflict: null, mine: games([1, 1]) });
  });

  test("a tap that was taken back leaves nothing to send", () => {
    expect(isUnsaved(takenBack(counted(start, games([1, 0]))))).toBe(false);
    expect(takenBack(start)).toBe(start);
  });

  test("a tap that was taken back while it was on its way stays taken back", () => {
    const back = takenBack(sent(counted(start, games([1, 0]))));
    expect(isUnsaved(back)).toBe(true);
    const heard = hearNews(back, server(1, games([1, 0])));
    expect(heard).toMatchObject({ mine: [], conflict: null });
    expect(isUnsaved(heard)).toBe(true);
  });

  test("whatever is tapped, taken back, sent and lost: nobody but the person changes the screen, and in the end the server has it", () => {
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

  test("a page that was closed before it could send goes on where it was", () => {
    const kept = toKeep(sent(counted(start, games([1, 0]))));
    const again = beginScore(server(0, []), kept);
    expect(again).toMatchObject({ mine: games([1, 0]), conflict: null });
    expect(isUnsaved(again)).toBe(true);
    expect(isUnsaved(beginScore(server(1, games([1, 0])), kept))).toBe(false);
    expect(beginScore(server(1, games([0, 1])), kept).conflict?.sets).toEqual(games([0, 1]));
  });

  test("ending waits for the server as a tap does", () => {
    const over = ended(counted(start, games([6, 0])), { outcome: "COMPLETED", absentOrRetiredSide: null });
    expect(isUnsaved(over)).toBe(true);
    const played = server(1, games([6, 0]), { status: "PLAYED", outcome: "COMPLETED", winnerSide: 1 });
    expect(hearNews(over, played)).toMatchObject({ ending: null, conflict: null, server: played });
    const retired = ended(start, { outcome: "RETIREMENT", absentOrRetiredSide: 2 });
    const given = server(1, games([6, 0]), { status: "PLAYED", outcome: "RETIREMENT", winnerSide: 1 });
    expect(hearNews(retired, given).conflict).toBeNull();
  });
});

describe("with somebody else", () => {
  test("news is taken over while nothing of ours is unsaved", () => {
    const state = hearNews(start, server(3, games([2, 1])));
    expect(state).toMatchObject({ mine: games([2, 1]), past: [], conflict: null });
  });

  test("another score is a conflict while something of ours is unsaved, and both are kept", () => {
    const state = hearNews(counted(start, games([1, 0])), server(1, games([0, 1])));
    expect(state).toMatchObject({ mine: games([1, 0]), conflict: { version: 1, sets: games([0, 1]) } });
    expect(counted(state, games([2, 0]))).toBe(state);
    expect(decided(state, "theirs")).toMatchObject({ mine: games([0, 1]), conflict: null });
    const overwritten = decided(state, "mine");
    expect(overwritten).toMatchObject({ mine: games([1, 0]), conflict: null, server: { version: 1 } });
    expect(isUnsaved(overwritten)).toBe(true);
  });

  test("the same tap of both is no conflict", () => {
    const state = hearNews(counted(start, games([1, 0])), server(1, games([1, 0])));
    expect(state.conflict).toBeNull();
    expect(isUnsaved(state)).toBe(false);
  });

  test("a match that somebody else ended cannot be written over", () => {
    const played = server(2, games([6, 1]), { status: "PLAYED", outcome: "COMPLETED", winnerSide: 1 });
    const state = hearNews(counted(start, games([1, 0])), played);
    expect(state.conflict).toEqual(played);
    expect(decided(state, "mine")).toMatchObject({ mine: games([6, 1]), server: played });
  });

  test("older news changes nothing", () => {
    const state = hearNews(start, server(5, games([3, 0])));
    expect(hearNews(state, server(4, games([2, 0])))).toBe(state);
  });

  test("a correction is not sent before the match is ended anew, and notices somebody else's", () => {
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

test("whatever is tapped, sent and lost on two devices: no score is written over that its device had not seen, and in the end all agree", () => {
  const rules = { matchFormat: "BEST_OF_3", setFormat: "SET6_TB66" } as const;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      let stored = server(0, []);
      const devices: [ScoreState, ScoreState] = [beginScore(stored), beginScore(stored)];
      const exchange = (device: 0 | 1, answerArrives: boolean) => {
        const state = devices[device];
        if (!isUnsaved(state) || state.conflict) return;
        devices[device] = sent(state);
        // The server takes a score only on top of the version it was counted on.
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
        // What is on a screen is the server's, or unsaved: never silently something else.
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

  test("one game after the other is taken away, and none of it is taken back again", () => {
    const once = takenAway(theirs, games([2, 2]));
    expect(takenBack(once)).toBe(once);
    expect(takenAway(once, games([1, 2])).mine).toEqual(games([1, 2]));
    expect(isUnsaved(once)).toBe(true);
  });

  test("a result that is over stays", () => {
    const over = beginScore(server(4, games([6, 2]), { status: "PLAYED", outcome: "COMPLETED" }));
    expect(takenAway(over, games([5, 2]))).toBe(over);
  });
});

test("a W.O. that is corrected is counted from nothing; a score from where it stands", () => {
  const played = (outcome: "WALKOVER" | "COMPLETED") =>
    beginCorrection(beginScore(server(1, games([6, 0]), { status: "PLAYED", outcome, winnerSide: 1 })));
  expect(played("WALKOVER").mine).toEqual([]);
  expect(played("COMPLETED").mine).toEqual(games([6, 0]));
});
