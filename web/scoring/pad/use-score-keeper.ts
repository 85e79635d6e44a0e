import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import type { AskedMoves } from "../../competition/public/read-moves";
import { retryWaitMs } from "../../relay/send-again";
import type { Saving } from "../../ui/SavingIndicator";
import {
  beginScore,
  hearNews,
  isOver,
  isUnsaved,
  notEnded,
  sent,
  toKeep,
  type Ending,
  type ScoreState,
  type ServerScore,
  type KeptScore,
} from "./score-state";
import { sendScore, type Scorer } from "./send-score";
import { keep, loadKept } from "../../ui/kept-on-device";

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
