import { useCallback, useEffect, useRef, useState } from "react";

/** Without a word against it for so long, a subscription stands. */
const standsAfterMs = 5_000;

interface LiveRefusal {
  /** The server would not tell this page of changes. */
  refused: boolean;
  /** Another number is another try: it belongs into what the page subscribes with. */
  attempt: number;
  onRefused: () => void;
  /** For when the page could be read anew: it asks to be told again, and is on its own until that stands. */
  tryAgain: () => void;
}

/** What a page does that the server would not tell of changes, as when too many follow at once: it asks again later. */
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
