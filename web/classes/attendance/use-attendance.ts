import { useEffect, useSyncExternalStore } from "react";
import { useSession } from "../../identity/public/use-session";
import type { Saving } from "../../ui/SavingIndicator";
import type { KeptAttendance } from "./attendance-state";
import { attendanceOf, attendancesOf, changeAttendance, onAttendance } from "./kept-attendance";
import { isAway, onAway, startOutbox } from "../public/outbox";

const nothing: readonly KeptAttendance[] = [];

/** The signed-in user's key: unsent attendances are stored per user. */
function useUserKey(): string | null {
  const state = useSession();
  return state.status === "signedIn" ? state.session.userKey : null;
}

export interface Attendance {
  readonly kept: KeptAttendance | null;
  readonly saving: Saving;
  change: (by: (kept: KeptAttendance | null) => KeptAttendance | null) => void;
}

/** The attendance of a class: unsent marks and their sync state. */
export function useAttendance(sessionId: string): Attendance {
  const userKey = useUserKey();
  const kept = useSyncExternalStore(onAttendance, () =>
    userKey === null ? null : attendanceOf(userKey, sessionId),
  );
  const away = useSyncExternalStore(onAway, isAway);
  const online = useSyncExternalStore(onNetwork, () => navigator.onLine);
  useEffect(() => void startOutbox(), []);
  const change: Attendance["change"] = (by) => {
    if (userKey !== null) changeAttendance(userKey, sessionId, by);
  };
  const saving: Saving = kept === null ? "saved" : away || !online ? "away" : "saving";
  return { kept, saving, change };
}

/** All unsent attendances of the signed-in user on this device. */
export function useKeptAttendances() {
  const userKey = useUserKey();
  const all = useSyncExternalStore(onAttendance, () => (userKey === null ? nothing : attendancesOf(userKey)));
  const giveUp = (sessionId: string) => {
    if (userKey !== null) changeAttendance(userKey, sessionId, () => null);
  };
  return { all, giveUp };
}

function onNetwork(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
