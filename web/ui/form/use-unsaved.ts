import { useEffect, useEffectEvent } from "react";

/** Reports to the parent of several forms whether this form has unsaved changes. */
export function useUnsaved(unsaved: boolean, onChange: (unsaved: boolean) => void): void {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    changed(unsaved);
    return () => changed(false);
  }, [unsaved]);
}
