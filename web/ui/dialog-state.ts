import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";

/** By which an address asks for a page's dialog. */
export const dialogParameter = "cadastrar";

/** Whether a page's dialog is open: also where the address asks for it, as a button of another page may; once closed it is forgotten. */
export function useDialogAskedFor(): readonly [open: boolean, setOpen: (open: boolean) => void] {
  const [address, setAddress] = useSearchParams();
  const asked = address.has(dialogParameter);
  const [open, setOpen] = useState(asked);
  return [
    open,
    (next) => {
      setOpen(next);
      if (next || !asked) return;
      setAddress(
        (current) => {
          const without = new URLSearchParams(current);
          without.delete(dialogParameter);
          return without;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  ];
}

/** The subject of a dialog, and whether it is open. */
interface Shown<Acting> {
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

/**
 * For answers that arrive late: whether the component is still on screen.
 * @param open false once the dialog or disclosure around it is closed; it may stay mounted while that is animated.
 */
export function useShown(open = true): () => boolean {
  const shown = useRef(open);
  useEffect(() => {
    shown.current = open;
    return () => {
      shown.current = false;
    };
  }, [open]);
  return () => shown.current;
}
