import { useSyncExternalStore } from "react";

/** Whole seconds until an instant in milliseconds, counted down on the screen; 0 once it is past. */
export function useSecondsUntil(instant: number): number {
  return useSyncExternalStore(tick, () => Math.max(0, Math.ceil((instant - Date.now()) / 1000)));
}

function tick(listener: () => void) {
  const timer = setInterval(listener, 250);
  return () => clearInterval(timer);
}
