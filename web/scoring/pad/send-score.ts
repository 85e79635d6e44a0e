import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { type Environment, graphql } from "relay-runtime";
import type { sendScoreFinishMutation } from "../../__generated__/sendScoreFinishMutation.graphql";
import type { sendScoreRecordMutation } from "../../__generated__/sendScoreRecordMutation.graphql";
import { type AskedMoves, readMoves } from "../../competition/public/MatchMoves";
import { commitOnce, isShut, retryWaitMs } from "../../relay/send-again";
import type { Refusal } from "../../ui/form/refusal";
import { keep, loadKept } from "../../ui/kept-on-device";
import type { Saving } from "../../ui/Progress";
import { type PadKey, readScorePad } from "./read-score-pad";
import {
  beginScore,
  type Ending,
  hearNews,
  isOver,
  isUnsaved,
  type KeptScore,
  notEnded,
  type ScoreState,
  sent,
  type ServerScore,
  toKeep,
} from "./score-state";
import { resultOf, toInput } from "./score-words";

/** Identifies the scorer: the match, and the secret token if it was opened by link. */
export interface Scorer {
  readonly matchId: string;
  readonly token: string | null;
}

/**
 * The result of sending a score.
 * "heard": the server's current score, ours or another device's.
 * "refused": a rule was violated, with the reason.
 * "moves": a correction that changes the pairs of other matches, which the user has to confirm first.
 * "away": no response, retry.
 * "shut": the user may no longer score the match.
 */
export type Sending =
  | { readonly kind: "heard"; readonly server: ServerScore }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "moves"; readonly asked: AskedMoves }
  | { readonly kind: "away" | "shut" };

const record = graphql`
  mutation sendScoreRecordMutation($input: RecordLiveScoreInput!) {
    recordLiveScore(input: $input) {
      ... on RecordLiveScoreSuccess @alias(as: "done") {
        pad {
          ...readScorePad_pad
        }
      }
      ... on ScoreConflict @alias(as: "scoreConflict") {
        pad {
          ...readScorePad_pad
        }
      }
      ...refusal_error @alias(as: "refusal") @relay(mask: false)
    }
  }
`;

const finish = graphql`
  mutation sendScoreFinishMutation($input: FinishLiveMatchInput!) {
    finishLiveMatch(input: $input) {
      ... on FinishLiveMatchSuccess @alias(as: "done") {
        pad {
          ...readScorePad_pad
        }
      }
      ... on ScoreConflict @alias(as: "scoreConflict") {
        pad {
          ...readScorePad_pad
        }
      }
      ... on ResultMovesMatches @alias(as: "resultMovesMatches") {
        ...MatchMoves_moves @alias(as: "asked")
      }
      ...refusal_error @alias(as: "refusal") @relay(mask: false)
    }
  }
`;

/** Sends the score on the screen, and the ending if the match was ended. */
export async function sendScore(
  environment: Environment,
  { matchId, token }: Scorer,
  { server, mine, ending }: ScoreState,
): Promise<Sending> {
  const base = { matchId, token, expectedVersion: server.version };
  try {
    if (!ending) {
      const input = { ...base, sets: toInput(mine) };
      return sendingOf(
        (await commitOnce<sendScoreRecordMutation>(environment, record, { input })).recordLiveScore,
      );
    }
    const input = { ...base, ...resultOf(ending, mine) };
    const answer = (await commitOnce<sendScoreFinishMutation>(environment, finish, { input }))
      .finishLiveMatch;
    const asked = answer.resultMovesMatches?.asked;
    return asked ? { kind: "moves", asked: readMoves(asked) } : sendingOf(answer);
  } catch (error) {
    return { kind: isShut(error) ? "shut" : "away" };
  }
}

interface Answer {
  readonly done: { readonly pad: PadKey } | null | undefined;
  readonly scoreConflict: { readonly pad: PadKey } | null | undefined;
  readonly refusal: Refusal | null | undefined;
}

function sendingOf({ done, scoreConflict, refusal }: Answer): Sending {
  const pad = (done ?? scoreConflict)?.pad;
  if (pad) return { kind: "heard", server: readScorePad(pad, null).server };
  return refusal ? { kind: "refused", message: refusal.message } : { kind: "shut" };
}

const nameOf = (matchId: string): string => `praia-placar:${matchId}`;

/** What this device counted of a match and could not send before it was closed. */
const loadScore = (matchId: string): KeptScore | null => loadKept<KeptScore>(nameOf(matchId));

/** Keeps it, or forgets it when there is nothing to keep. @returns false where the device keeps nothing. */
const keepScore = (matchId: string, kept: KeptScore | null): boolean => keep(nameOf(matchId), kept);

export interface ScoreKeeper {
  readonly state: ScoreState;
  readonly saving: Saving;
  /** Why the server did not take the score; null while it does. */
  readonly refusal: string | null;
  /** The correction that waits for a yes, because it changes who plays elsewhere. */
  readonly asked: (AskedMoves & { readonly ending: Ending }) | null;
  /** Something done here. */
  change: (by: (state: ScoreState) => ScoreState) => void;
  /** Something heard. */
  hear: (server: ServerScore) => void;
}

/**
 * Keeps a match's score between this device and the server: shows what is tapped at once, sends one score after the
 * other, tries again for as long as it takes, and keeps on the device what has not arrived.
 * @param onShut called when the server says that one may not score this match any more.
 */
export function useScoreKeeper(scorer: Scorer, initial: ServerScore, onShut: () => void): ScoreKeeper {
  const environment = useRelayEnvironment();
  const [state, setState] = useState(() => beginScore(initial, loadScore(scorer.matchId)));
  const [away, setAway] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [asked, setAsked] = useState<ScoreKeeper["asked"]>(null);
  const [round, setRound] = useState(0);
  const latest = useRef(state);
  const underWay = useRef(false);
  const failures = useRef(0);

  const change = useCallback((by: (state: ScoreState) => ScoreState) => {
    latest.current = by(latest.current);
    setState(latest.current);
    setRefusal(null);
    setAsked(null);
  }, []);
  const hear = useCallback((server: ServerScore) => {
    latest.current = hearNews(latest.current, server);
    setState(latest.current);
  }, []);

  useEffect(() => void keepScore(scorer.matchId, toKeep(state)), [scorer.matchId, state]);

  const send = useEffectEvent(async () => {
    const mayGo = latest.current.conflict === null && refusal === null;
    if (underWay.current || !mayGo || !isUnsaved(latest.current)) return;
    if (isOver(latest.current.server) && !latest.current.ending) return;
    underWay.current = true;
    latest.current = sent(latest.current);
    setState(latest.current);
    const answer = await sendScore(environment, scorer, latest.current);
    underWay.current = false;
    setAway(answer.kind === "away");
    failures.current = answer.kind === "away" ? failures.current + 1 : 0;
    if (answer.kind === "heard") hear(answer.server);
    if (answer.kind === "refused" || answer.kind === "moves") {
      const { ending } = latest.current;
      latest.current = notEnded(latest.current);
      setState(latest.current);
      if (answer.kind === "refused") setRefusal(answer.message);
      else if (ending) setAsked({ ...answer.asked, ending });
    }
    if (answer.kind === "shut") onShut();
    else setRound((number) => number + 1); // what was tapped meanwhile goes next
  });

  useEffect(() => {
    const waitMs = away ? retryWaitMs(failures.current) : 0;
    const timer = setTimeout(() => void send(), waitMs);
    return () => clearTimeout(timer);
  }, [state, away, round, refusal]);

  useEffect(() => {
    const now = () => void send();
    window.addEventListener("online", now);
    return () => window.removeEventListener("online", now);
  }, []);

  const saving: Saving = !isUnsaved(state) ? "saved" : away ? "away" : "saving";
  return { state, saving, refusal, asked, change, hear };
}
