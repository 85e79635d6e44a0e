import {
  isToPlay,
  type MatchStatus,
  type StoredMatchOutcome,
} from "../../../server/sport/scores/match-outcome.rules";
import { sameScore, type LiveScore } from "../../../server/sport/scores/live-score.rules";

/** A match's score as the server has it. */
export interface ServerScore {
  readonly version: number;
  readonly status: MatchStatus;
  readonly outcome: StoredMatchOutcome | null;
  readonly winnerSide: number | null;
  readonly sets: LiveScore;
  /** The consequences of its result, in sentences. */
  readonly after: readonly string[];
}

/** How the user ended the match; the sets are those on the screen. */
export interface Ending {
  readonly outcome: "COMPLETED" | "WALKOVER" | "DOUBLE_WALKOVER" | "RETIREMENT";
  readonly absentOrRetiredSide: 1 | 2 | null;
  /** For a correction: the user has confirmed that matches move because of it. */
  readonly acceptMoves?: boolean;
}

/**
 * The score of one match on one device. A tap is stored here at once and sent as soon as possible. Nothing is dropped
 * until the server has it, or the user has seen another score and chosen that one.
 */
export interface ScoreState {
  /** The last known score of the server. */
  readonly server: ServerScore;
  /** The score on the screen. */
  readonly mine: LiveScore;
  /** Scores sent from this device on top of `server` without a response: the server may have saved them. */
  readonly attempted: readonly LiveScore[];
  /** Previous scores for undo; the latest last. */
  readonly past: readonly LiveScore[];
  /** An ending entered here that the server does not have yet. */
  readonly ending: Ending | null;
  /** The conflicting score of another device, until the user chooses. */
  readonly conflict: ServerScore | null;
  /** The match is over and its score is being corrected here; only the end is sent. */
  readonly correcting: boolean;
}

/** The part of a state that is stored on the device until the server has it. */
export type KeptScore = Pick<ScoreState, "server" | "mine" | "attempted" | "ending">;

const mostTakenBack = 200;

/** @param kept the unsent score from the last visit on this device. */
export function beginScore(server: ServerScore, kept: KeptScore | null = null): ScoreState {
  const fresh = { past: [], conflict: null, correcting: false };
  if (!kept) return { ...fresh, server, mine: server.sets, attempted: [], ending: null };
  const { status, outcome, winnerSide } = server;
  const known = kept.server.version === server.version ? { status, outcome, winnerSide } : {};
  return hearNews({ ...fresh, ...kept, server: { ...kept.server, ...known } }, server);
}

export const isOver = ({ status }: ServerScore): boolean => !isToPlay(status);

/**
 * Whether something has to be sent. A score sent without a response may have been saved. So after an undo even a score
 * equal to the server's last known one has to be sent.
 */
export const isUnsaved = ({ ending, correcting, mine, server, attempted }: ScoreState): boolean =>
  ending !== null || (!correcting && ![server.sets, ...attempted].every((score) => sameScore(score, mine)));

/** Whether taps are accepted now. */
export const canTap = (state: ScoreState): boolean =>
  state.conflict === null && state.ending === null && (state.correcting || !isOver(state.server));

/** Applies one tap. */
export function counted(state: ScoreState, next: LiveScore): ScoreState {
  if (!canTap(state)) return state;
  return { ...state, mine: next, past: [...state.past, state.mine].slice(-mostTakenBack) };
}

/** Removes a game or point when this device has no tap to undo. The user is asked for the side each time. */
export const takenAway = (state: ScoreState, less: LiveScore): ScoreState =>
  canTap(state) ? { ...state, mine: less } : state;

/** Undoes the last tap of this device. */
export function takenBack(state: ScoreState): ScoreState {
  const before = state.past.at(-1);
  if (!before || !canTap(state)) return state;
  return { ...state, mine: before, past: state.past.slice(0, -1) };
}

/** The user ends the match. */
export const ended = (state: ScoreState, ending: Ending): ScoreState =>
  state.conflict === null ? { ...state, ending } : state;

/** The server refused the ending: the user has to end the match again. */
export const notEnded = (state: ScoreState): ScoreState => ({ ...state, ending: null });

/** Starts the correction of a saved result. A W.O. has games that were never played, so its count starts from zero. */
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

/** Records that the score on the screen is being sent. */
export const sent = (state: ScoreState): ScoreState =>
  state.attempted.some((score) => sameScore(score, state.mine))
    ? state
    : { ...state, attempted: [...state.attempted, state.mine] };

/**
 * Applies the server's score, from a response, a live update or a refetch; older versions change nothing. Scores of
 * this device are recognised even if their response was lost. Another device's score is a conflict only while something
 * here is unsaved.
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

/** Resolves a conflict: "mine" is sent on top of the other score, "theirs" drops the score of this device. */
export function decided(state: ScoreState, choice: "mine" | "theirs"): ScoreState {
  const { conflict } = state;
  if (!conflict) return state;
  if (choice === "theirs" || isOver(conflict)) return settle(state, conflict);
  return { ...state, server: conflict, attempted: [], conflict: null };
}

/** What to store on the device; null if the server has everything. */
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
