import { useState } from "react";
import { useLocation } from "react-router-dom";

/** An overlay above the page. */
export type Sheet = "menu" | "places" | "palette" | "shortcuts";

export type Sheets = ReturnType<typeof useOpened>;

/** The open overlay, at most one at a time; navigation closes it. */
export function useOpened() {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<Sheet | null>(null);
  const [openedAt, setOpenedAt] = useState(pathname);
  if (openedAt !== pathname) {
    setOpenedAt(pathname);
    setOpened(null);
  }
  return {
    opened,
    open: (sheet: Sheet) => setOpened(sheet),
    /** Closes this overlay; does nothing if another has replaced it. */
    close: (sheet: Sheet) => setOpened((now) => (now === sheet ? null : now)),
  };
}
