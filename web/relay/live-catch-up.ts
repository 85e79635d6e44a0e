import { useEffect, useEffectEvent } from "react";
import { onLiveReconnect } from "./live";
import { useLiveStatus } from "./live-status";

const awayMs = 10_000;
const atMostEveryMs = 2_000;
/** Polling interval without live updates. */
const askEveryMs = 20_000;

/**
 * Calls `refetch` whenever updates may have been missed: the live connection or the network came back, or the tab was
 * hidden for a while. At most once every two seconds. Without a live connection, or if the server refused the
 * subscription, it polls every twenty seconds instead, unless the followed event is over.
 */
export function useLiveCatchUp(refetch: () => void, isRefused = false, isOver = false) {
  const catchUp = useEffectEvent(refetch);
  const isConnected = useLiveStatus() !== "lost";
  const isCut = !isOver && (isRefused || !isConnected);

  useEffect(() => {
    if (!isCut) return;
    const timer = setInterval(() => {
      if (!document.hidden && navigator.onLine) catchUp();
    }, askEveryMs);
    return () => clearInterval(timer);
  }, [isCut]);

  useEffect(() => {
    let hiddenAt: number | null = null;
    let last = 0;
    const run = () => {
      if (Date.now() - last < atMostEveryMs) return;
      last = Date.now();
      catchUp();
    };
    const onVisibility = () => {
      if (document.hidden) {
        hiddenAt = Date.now();
      } else if (hiddenAt !== null && Date.now() - hiddenAt > awayMs) {
        run();
      }
    };

    const stopListening = onLiveReconnect(run);
    window.addEventListener("online", run);
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      stopListening();
      window.removeEventListener("online", run);
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, []);
}
