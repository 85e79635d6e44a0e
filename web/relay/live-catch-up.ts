import { useEffect, useEffectEvent } from "react";
import { onLiveReconnect } from "./live";
import { useLiveStatus } from "./live-status";

const awayMs = 10_000;
const atMostEveryMs = 2_000;
/** How often a page asks that nobody tells anything. */
const askEveryMs = 20_000;

/**
 * Calls `refetch` whenever news may have been missed: the live connection came back, the network came back, or the
 * tab wakes up after a while. At most once every two seconds. While there is no live connection, or the server
 * refused to tell this page of changes, it asks every twenty seconds instead, unless all is over.
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
