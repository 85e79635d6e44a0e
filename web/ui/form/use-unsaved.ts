import { useEffect, useEffectEvent } from "react";

/** Tells whoever shows several forms whether this one holds something that is not saved yet. */
export function useUnsaved(unsaved: boolean, onChange: (unsaved: boolean) => void): void {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    changed(unsaved);
    return () => changed(false);
  }, [unsaved]);
}
