import { isToPlay, type MatchStatus } from "../../../server/sport/scores/match-status.rules";
import type { StoredMatchOutcome } from "../../../server/sport/scores/outcome.rules";
import { sameScore, type LiveScore } from "../../../server/sport/scores/live-score.rules";

/** A match's score as the server has it. */
export interface ServerScore {
  readonly version: number;
  readonly status: MatchStatus;
  readonly outcome: StoredMatchOutcome | null;
  readonly winnerSide: number | null;
  readonly sets: LiveScore;
  /** What follows from its result, in sentences. */
  readonly after: readonly string[];
}

/** How the person here ended the match; the sets are those on the screen. */
export interface Ending {
  readonly outcome: "COMPLETED" | "WALKOVER" | "DOUBLE_WALKOVER" | "RETIREMENT";
  readonly absentOrRetiredSide: 1 | 2 | null;
  /** Of a correction: that matches move because of it was seen and agreed to. */
  readonly acceptMoves?: boolean;
}

/**
 * The score of one match on one device. What is tapped stands here at once and is sent when it can be: nothing that was
 * tapped is given up before the server has it, or the person has seen another score and chosen.
 */
export interface ScoreState {
  /** What the server is known to have. */
  readonly server: ServerScore;
  /** What is on the screen. */
  readonly mine: LiveScore;
  /** Scores of this device that were sent on top of `server`, and may have arrived although nobody said so. */
  readonly attempted: readonly LiveScore[];
  /** The scores before, for taking taps back; the latest last. */
  readonly past: readonly LiveScore[];
  /** The match was ended here and the server does not know yet. */
  readonly ending: Ending | null;
  /** Somebody else's score, while it is not decided which one counts. */
  readonly conflict: ServerScore | null;
  /** The match is over and its score is being corrected here; only its end is sent. */
  readonly correcting: boolean;
}

/** What a device keeps of a state until the server has it. */
export type KeptScore = Pick<ScoreState, "server" | "mine" | "attempted" | "ending">;

const mostTakenBack = 200;

/** @param kept what this device had not sent when it was last here. */
export function beginScore(server: ServerScore, kept: KeptScore | null = null): ScoreState {
  const fresh = { past: [], conflict: null, correcting: false };
  if (!kept) return { ...fresh, server, mine: server.sets, attempted: [], ending: null };
  const { status, outcome, winnerSide } = server;
  const known = kept.server.version === server.version ? { status, outcome, winnerSide } : {};
  return hearNews({ ...fresh, ...kept, server: { ...kept.server, ...known } }, server);
}

export const isOver = ({ status }: ServerScore): boolean => !isToPlay(status);

/**
 * Whether there is something the server has to be told. A score that was sent may have arrived: where another one is on
 * the screen now, because a tap was taken back, the server has to be told even what it had before.
 */
export const isUnsaved = ({ ending, correcting, mine, server, attempted }: ScoreState): boolean =>
  ending !== null || (!correcting && ![server.sets, ...attempted].every((score) => sameScore(score, mine)));

/** Whether taps count now. */
export const canTap = (state: ScoreState): boolean =>
  state.conflict === null && state.ending === null && (state.correcting || !isOver(state.server));

/** One tap later. */
export function counted(state: ScoreState, next: LiveScore): ScoreState {
  if (!canTap(state)) return state;
  return { ...state, mine: next, past: [...state.past, state.mine].slice(-mostTakenBack) };
}

/** A game or point of a side taken away, where no tap of this device is left to take back; the next one is asked anew. */
export const takenAway = (state: ScoreState, less: LiveScore): ScoreState =>
  canTap(state) ? { ...state, mine: less } : state;

/** The last tap of this device taken back. */
export function takenBack(state: ScoreState): ScoreState {
  const before = state.past.at(-1);
  if (!before || !canTap(state)) return state;
  return { ...state, mine: before, past: state.past.slice(0, -1) };
}

/** The person says that the match is over. */
export const ended = (state: ScoreState, ending: Ending): ScoreState =>
  state.conflict === null ? { ...state, ending } : state;

/** The server refused the end: it has to be said anew. */
export const notEnded = (state: ScoreState): ScoreState => ({ ...state, ending: null });

/** The result stands, and is corrected here; what a W.O. was written as nobody played, so that counting begins anew. */
export const beginCorrection = (state: ScoreState): ScoreState => ({
  ...state,
  correcting: true,
  mine: state.server.outcome === "WALKOVER" ? [] : state.server.sets,
  past: [],
});

export const endCorrection = (state: ScoreState): ScoreState => ({
  ...state,
  correcting: false,
  ending: null,
  mine: state.server.sets,
  past: [],
});

/** The score on the screen is on its way. */
export const sent = (state: ScoreState): ScoreState =>
  state.attempted.some((score) => sameScore(score, state.mine))
    ? state
    : { ...state, attempted: [...state.attempted, state.mine] };

/**
 * The server's score, from an answer, from live news, or after a silence; older news changes nothing. What is ours is
 * recognised, also when its answer was lost on the way; somebody else's becomes a conflict only while something of ours
 * is unsaved.
 */
export function hearNews(state: ScoreState, server: ServerScore): ScoreState {
  const known = state.conflict ?? state.server;
  if (server.version < known.version) return state;
  if (server.version === state.server.version)
    return { ...state, server: { ...server, sets: state.server.sets } };
  if (!isUnsaved(state) && !state.correcting) return settle(state, server);
  if (isOver(server)) {
    return isMyEnding(state, server) || (!state.ending && sameScore(server.sets, state.mine))
      ? settle(state, server)
      : { ...state, conflict: server, ending: null };
  }
  if (sameScore(server.sets, state.mine))
    return { ...state, server, attempted: [], conflict: null, correcting: false };
  const isKnown = [state.server.sets, ...state.attempted].some((score) => sameScore(score, server.sets));
  if (isKnown && state.conflict === null) return { ...state, server, attempted: [] };
  return { ...state, conflict: server, ending: null };
}

/** Which of the two scores counts: the one here is sent over the other, or given up for it. */
export function decided(state: ScoreState, choice: "mine" | "theirs"): ScoreState {
  const { conflict } = state;
  if (!conflict) return state;
  if (choice === "theirs" || isOver(conflict)) return settle(state, conflict);
  return { ...state, server: conflict, attempted: [], conflict: null };
}

/** What to keep on the device; null when the server has it all. */
export function toKeep(state: ScoreState): KeptScore | null {
  if (!isUnsaved(state)) return null;
  const { server, mine, attempted, ending } = state;
  return { server, mine, attempted, ending };
}

const settle = (state: ScoreState, server: ServerScore): ScoreState => ({
  server,
  mine: server.sets,
  attempted: [],
  past: sameScore(server.sets, state.mine) ? state.past : [],
  ending: null,
  conflict: null,
  correcting: false,
});

function isMyEnding({ ending, mine }: ScoreState, server: ServerScore): boolean {
  if (!ending || ending.outcome !== server.outcome) return false;
  if (ending.outcome === "COMPLETED") return sameScore(server.sets, mine);
  return ending.absentOrRetiredSide === null || server.winnerSide === 3 - ending.absentOrRetiredSide;
}
