import { type Environment, graphql } from "relay-runtime";
import type { outboxMutation } from "../../__generated__/outboxMutation.graphql";
import { onSessionChange, sessionState } from "../../identity/public/session";
import { relayEnvironment } from "../../relay/environment";
import { RequestError } from "../../relay/request-error";
import { commitOnce, isShut, retryWaitMs } from "../../relay/send-again";
import { hasCode } from "../../ui/form/refusal";
import { toast } from "../../ui/toaster";
import {
  arrived,
  asksPerson,
  attendanceOf,
  attendancesOf,
  changeAttendance,
  isToSend,
  type KeptAttendance,
  met,
  onAttendance,
  outgoing,
  refused,
  sent,
  type Student,
} from "../attendance/attendance-state";

/**
 * The result of sending marks. "met": conflict, nothing was written. "refused": rejected for good, with the reason.
 * "away": no response, retry. "other": another user is signed in by now.
 */
type Sending =
  | { readonly kind: "met"; readonly students: readonly Omit<Student, "name">[] }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "arrived" | "away" | "other" };

/** Sends a class's marks as the user who made them; the server rejects them for any other session. */
async function sendAttendance(
  environment: Environment,
  userKey: string,
  kept: KeptAttendance,
): Promise<Sending> {
  try {
    const { takeAttendance: answer } = await commitOnce<outboxMutation>(
      environment,
      graphql`
        mutation outboxMutation($input: TakeAttendanceInput!) {
          takeAttendance(input: $input) {
            ... on TakeAttendanceSuccess @alias(as: "done") {
              session {
                ...SessionStudents_session
                ...WeekCards_session
              }
            }
            ... on AttendanceConflict @alias(as: "attendanceConflict") {
              session {
                students {
                  attendance
                  athlete {
                    id
                  }
                }
                ...SessionStudents_session
                ...WeekCards_session
              }
            }
            ...refusal_error @alias(as: "refusal") @relay(mask: false)
          }
        }
      `,
      { input: { sessionId: kept.sessionId, takenBy: userKey, marks: outgoing(kept) } },
    );
    if (answer.done) return { kind: "arrived" };
    if (answer.attendanceConflict?.session?.students)
      return {
        kind: "met",
        students: answer.attendanceConflict.session.students.map(({ attendance, athlete }) => ({
          athleteId: athlete.id,
          attendance,
        })),
      };
    if (hasCode(answer.refusal, "OTHER_ACCOUNT")) return { kind: "other" };
    return { kind: "refused", message: answer.refusal?.message || gone };
  } catch (error) {
    if (error instanceof RequestError && error.failure === "unauthenticated") return { kind: "other" };
    return isShut(error) ? { kind: "refused", message: gone } : { kind: "away" };
  }
}

const gone = "Você não dá mais esta aula, ou ela não existe mais.";

/** Debounce: taps within this time are sent together, such as 'Todos presentes' and then an absence. */
export const togetherMs = 1_500;

interface Ways {
  environment: () => Environment;
  /** The signed-in user's key; null when signed out. */
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

/** Whether the last request got no response. */
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
 * Sends the signed-in user's unsent attendances, one class after the other, with retries. Attendances of other accounts
 * stay unsent. Only one outbox runs for all pages.
 * @returns stops it.
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
    // An attendance that failed does not block the others.
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
    // While requests fail, a new tap does not shorten the retry delay.
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
