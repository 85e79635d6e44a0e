import { useState } from "react";

/** What a dialog is about, and whether it is open. */
export interface Shown<Acting> {
  acting: Acting;
  open: boolean;
  /** Another one each time it opens: what opens anew begins afresh. */
  opening: number;
}

/** Of the dialogs of a list one is open at a time. What closes keeps its words until it has gone. @param acting null for none. */
export function useActing<Acting>(acting: Acting | null): Shown<Acting> | null {
  const [shown, setShown] = useState(acting);
  const [opening, setOpening] = useState(0);
  if (acting !== null && acting !== shown) {
    setShown(acting);
    setOpening(opening + 1);
  }
  return shown === null ? null : { acting: shown, open: acting !== null, opening };
}
