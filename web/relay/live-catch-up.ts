import { useEffect, useEffectEvent } from "react";
import { onLiveReconnect } from "./live";

const awayMs = 10_000;
const atMostEveryMs = 2_000;

/**
 * Calls `refetch` whenever news may have been missed: the live connection came back, the network came back, or the
 * tab wakes up after a while. At most once every two seconds.
 */
export function useLiveCatchUp(refetch: () => void) {
  const catchUp = useEffectEvent(refetch);

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
