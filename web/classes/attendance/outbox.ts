import type { Environment } from "relay-runtime";
import { onSessionChange, sessionState } from "../../identity/public/session-store";
import { relayEnvironment } from "../../relay/environment";
import { retryWaitMs } from "../../relay/send-again";
import { toast } from "../../ui/toaster";
import { arrived, asksPerson, isToSend, met, refused, sent, type KeptAttendance } from "./attendance-state";
import { attendanceOf, attendancesOf, changeAttendance, onAttendance } from "./kept-attendance";
import { sendAttendance } from "./send-attendance";

/** What is tapped within this time is sent together: 'Todos presentes', and then who was not. */
export const togetherMs = 1_500;

interface Ways {
  environment: () => Environment;
  /** The key of who is signed in; null for nobody. */
  who: () => string | null;
}

const ways: Ways = {
  environment: relayEnvironment,
  who: () => {
    const state = sessionState();
    return state.status === "signedIn" && !state.session.mustChangePassword ? state.session.userKey : null;
  },
};

let stop: (() => void) | null = null;
let away = false;
const listeners = new Set<() => void>();

/** Whether the server did not answer when something was sent last. */
export const isAway = (): boolean => away;

export function onAway(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function setAway(next: boolean): void {
  if (next === away) return;
  away = next;
  for (const listener of listeners) listener();
}

/**
 * Sends what this device keeps of whoever is signed in, one class after the other, for as long as it takes; what is another
 * account's stays where it is. Begins once for all pages.
 * @returns ends it.
 */
export function startOutbox({ environment, who }: Ways = ways): () => void {
  if (stop) return stop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay = false;
  let failures = 0;
  let failed: string | null = null;
  let ended = false;

  const look = (waitMs = 0) => {
    clearTimeout(timer);
    if (ended || underWay) return;
    const userKey = who();
    if (userKey === null) return;
    const all = attendancesOf(userKey).filter(isToSend);
    // One that the server cannot take now does not hold up the others.
    const next = all[(all.findIndex(({ sessionId }) => sessionId === failed) + 1) % all.length];
    if (next === undefined) return;
    const sinceTouched = Date.now() - next.touchedAt;
    const ripeMs = sinceTouched < 0 ? 0 : Math.max(0, togetherMs - sinceTouched);
    timer = setTimeout(() => void send(userKey, next.sessionId), Math.max(waitMs, ripeMs));
  };

  const send = async (userKey: string, sessionId: string) => {
    const ripe = attendanceOf(userKey, sessionId);
    if (underWay || ended) return;
    if (who() !== userKey || !ripe || !isToSend(ripe)) return look();
    underWay = true;
    const was = sent(ripe);
    changeAttendance(userKey, sessionId, () => was);
    const answer = await sendAttendance(environment(), userKey, was);
    underWay = false;
    const unheard = answer.kind === "away" || answer.kind === "other";
    failures = unheard ? failures + 1 : 0;
    failed = unheard ? sessionId : null;
    setAway(answer.kind === "away");
    if (!unheard)
      changeAttendance(userKey, sessionId, (kept) => {
        if (!kept) return null;
        if (answer.kind === "arrived") return arrived(kept, was);
        if (answer.kind === "met") return met(kept, answer.students);
        return answer.kind === "refused" ? refused(kept, answer.message) : kept;
      });
    const left = attendanceOf(userKey, sessionId);
    if (left && asksPerson(left)) tellPerson(left);
    look(retryWaitMs(failures));
  };

  const now = () => look();
  const changed = () => {
    // Touched anew is no reason to hurry where there is no way to the server.
    if (failures === 0) look();
  };
  window.addEventListener("online", now);
  const stops = [onAttendance(changed), onSessionChange(now)];
  now();
  stop = () => {
    ended = true;
    clearTimeout(timer);
    window.removeEventListener("online", now);
    for (const one of stops) one();
    stop = null;
    setAway(false);
  };
  return stop;
}

const tellPerson = ({ sessionId, title }: KeptAttendance) =>
  toast.error({
    group: "chamada",
    title: (count) => (count === 1 ? "Uma chamada precisa de você" : `${count} chamadas precisam de você`),
    description: (count) => (count === 1 ? title : "Abra o calendário para decidir."),
    action: {
      label: "Abrir",
      onClick: () => location.assign(`/arena-calendar?aberto=${encodeURIComponent(sessionId)}`),
    },
  });
