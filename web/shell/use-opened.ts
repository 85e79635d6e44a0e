import { useState } from "react";
import { useLocation } from "react-router-dom";

/** What stands above a page. */
export type Sheet = "menu" | "places" | "palette" | "shortcuts";

export type Sheets = ReturnType<typeof useOpened>;

/** Which of them is open, one at a time; whoever went somewhere from it is there now. */
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
    /** Closes this one; another that has opened in its place stays. */
    close: (sheet: Sheet) => setOpened((now) => (now === sheet ? null : now)),
  };
}
