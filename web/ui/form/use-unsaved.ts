import { useEffect, useEffectEvent } from "react";

/** Tells whoever shows several forms whether this one holds something that is not saved yet. */
export function useUnsaved(unsaved: boolean, tell: (unsaved: boolean) => void): void {
  const say = useEffectEvent(tell);
  useEffect(() => {
    say(unsaved);
    return () => say(false);
  }, [unsaved]);
}
