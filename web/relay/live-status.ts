import { useEffect, useState, useSyncExternalStore } from "react";

/** "connecting": not known yet; "lost": what is on screen may be stale. */
export type LiveStatus = "connecting" | "live" | "lost";

/** Whether the page receives live updates; otherwise, how old its data is. */
export interface LiveState {
  status: LiveStatus;
  /** When the data on screen was last known to be current, in milliseconds. */
  asOf: number;
}

let status: LiveStatus = "connecting";
const listeners = new Set<() => void>();

export function reportLive(next: LiveStatus) {
  if (next === status) return;
  status = next;
  for (const listener of listeners) listener();
}

/** The state of the live connection; without a network it is lost at once. */
export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(subscribe, () => (navigator.onLine ? status : "lost"));
}

/**
 * The live state that a page shows.
 * @param isRefused the server refused the subscription, although there is a connection.
 * @returns the state, and a callback for after a full refetch.
 */
export function useLiveState(isRefused: boolean): [LiveState, onRefetched: () => void] {
  const connection = useLiveStatus();
  const status = isRefused ? "lost" : connection;
  const [asOf, setAsOf] = useState(() => Date.now());
  const onRefetched = () => setAsOf(Date.now());
  useEffect(() => {
    if (status !== "live") return;
    // While updates arrive, the data is current: remember the moment at which they stop.
    return () => setAsOf(Date.now());
  }, [status]);
  return [{ status, asOf }, onRefetched];
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
