import { useEffect, useEffectEvent, useState } from "react";

const pauseMs = 300;

/**
 * What is typed into a search, which is asked for when somebody pauses.
 * @param asked what is searched for now. Cleared elsewhere, it empties the field too.
 */
export function useTypedSearch(asked: string, onAsk: (search: string) => void) {
  const [text, setText] = useState(asked);
  const [applied, setApplied] = useState(asked);
  const ask = useEffectEvent(onAsk);

  if (applied !== asked) {
    setApplied(asked);
    setText(asked);
  }

  useEffect(() => {
    if (text === applied) return;
    const pause = setTimeout(() => ask(text), pauseMs);
    return () => clearTimeout(pause);
  }, [text, applied]);

  return [text, setText] as const;
}
