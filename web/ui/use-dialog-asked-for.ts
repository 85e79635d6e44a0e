import { useState } from "react";
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
