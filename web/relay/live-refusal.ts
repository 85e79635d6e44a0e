import { useCallback, useEffect, useRef, useState } from "react";

/** A subscription without an error for this long counts as accepted. */
const standsAfterMs = 5_000;

interface LiveRefusal {
  /** The server refused the subscription. */
  refused: boolean;
  /** Retry counter: part of the subscription's config, so that a new number subscribes again. */
  attempt: number;
  onRefused: () => void;
  /** Call after a successful refetch: subscribes again. Polling goes on until the subscription counts as accepted. */
  tryAgain: () => void;
}

/** Handles a refused subscription, for example when too many clients follow at once: retries later. */
export function useLiveRefusal(): LiveRefusal {
  const [refused, setRefused] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onRefused = useCallback(() => {
    clearTimeout(timer.current);
    setRefused(true);
  }, []);
  const tryAgain = () => {
    if (!refused) return;
    setAttempt((before) => before + 1);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setRefused(false), standsAfterMs);
  };
  return { refused, attempt, onRefused, tryAgain };
}
