import { useEffect, useState, useSyncExternalStore } from "react";

/** "connecting": not known yet; "lost": what is on screen may be old. */
export type LiveStatus = "connecting" | "live" | "lost";

/** Whether a page is told of every change, and of when it is what is on screen otherwise. */
export interface LiveState {
  status: LiveStatus;
  /** The last moment at which what is on screen was known to be so, in milliseconds. */
  asOf: number;
}

let status: LiveStatus = "connecting";
const listeners = new Set<() => void>();

export function reportLive(next: LiveStatus) {
  if (next === status) return;
  status = next;
  for (const listener of listeners) listener();
}

/** What is known of the live connection at this moment; a device without network has lost it at once. */
export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(subscribe, () => (navigator.onLine ? status : "lost"));
}

/**
 * What a page that is kept up to date says of itself.
 * @param isRefused the server would not tell this page of changes, although there is a connection.
 * @returns the state, and what to call once everything was read anew.
 */
export function useLiveState(isRefused: boolean): [LiveState, wasReadAnew: () => void] {
  const connection = useLiveStatus();
  const status = isRefused ? "lost" : connection;
  const [asOf, setAsOf] = useState(() => Date.now());
  const wasReadAnew = () => setAsOf(Date.now());
  useEffect(() => {
    if (status !== "live") return;
    // As long as it is told of changes, what a page shows is as old as this moment.
    return () => setAsOf(Date.now());
  }, [status]);
  return [{ status, asOf }, wasReadAnew];
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
