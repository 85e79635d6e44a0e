import { useState } from "react";

/** The subject of a dialog, and whether it is open. */
export interface Shown<Acting> {
  acting: Acting;
  open: boolean;
  /** A new number each time the dialog opens: use it as a key to reset its state. */
  opening: number;
}

/**
 * State of the dialogs of a list, of which one is open at a time. A closing dialog keeps its content until it is gone.
 * @param acting what the open dialog is about; null for none.
 */
export function useActing<Acting>(acting: Acting | null): Shown<Acting> | null {
  const [shown, setShown] = useState(acting);
  const [opening, setOpening] = useState(0);
  if (acting !== null && acting !== shown) {
    setShown(acting);
    setOpening(opening + 1);
  }
  return shown === null ? null : { acting: shown, open: acting !== null, opening };
}
