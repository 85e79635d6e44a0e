import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Tells a list that its address asks for other rows without the list having changed it: "back", or a link to the page
 * that is open.
 * @param asked what the address asks for.
 * @param onAsked asks for these rows.
 * @returns to be called with what the list is about to write into the address itself.
 */
export function useAskedElsewhere(asked: string, onAsked: () => void): (next: string) => void {
  const last = useRef(asked);
  /** What the list wrote that is not in the address yet. */
  const written = useRef<string[]>([]);
  const tell = useEffectEvent(onAsked);
  useEffect(() => {
    if (asked === last.current) return;
    last.current = asked;
    const at = written.current.indexOf(asked);
    written.current = at < 0 ? [] : written.current.slice(at + 1);
    if (at < 0) tell();
  }, [asked]);
  return (next) => {
    if (next !== last.current || written.current.length > 0) written.current.push(next);
  };
}
