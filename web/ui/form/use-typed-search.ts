import { useEffect, useEffectEvent, useState } from "react";

const pauseMs = 300;

/**
 * The text of a search field, debounced: `onAsk` runs when the user stops typing.
 * @param asked the current search. If it is cleared elsewhere, the field is cleared too.
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
