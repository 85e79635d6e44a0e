import { useSyncExternalStore } from "react";

/** "connecting": not known yet; "lost": what is on screen may be old. */
export type LiveStatus = "connecting" | "live" | "lost";

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
