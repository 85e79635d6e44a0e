import { useEffect, useRef, type ReactNode } from "react";
import { focusContent } from "../focus-content";
import { lazyDialog } from "../lazy-dialog";
import { openedParameter } from "./use-opened-row";

interface RowDrawerProps {
  /** Whose details are open; null closes it. */
  openedId: string | null;
  onClose: () => void;
  /** Whose details they are; while they are on their way, what is known of them. */
  title: string;
  /** A skeleton while they are on their way; buttons belong at its end. */
  children: ReactNode;
  footer?: ReactNode;
}

const Window = lazyDialog(async () => (await import("./RowDrawerWindow")).RowDrawerWindow);

/**
 * One row's details beside its list, with an address: `useOpenedRow`. From 1024 px on the list stays in use, and its next
 * row opens in the same place; on less it covers the list. Escape closes it, and the focus returns to the row.
 */
export function RowDrawer({ openedId, ...drawer }: RowDrawerProps) {
  const last = useRef(openedId);
  useEffect(() => {
    if (openedId !== null) last.current = openedId;
  }, [openedId]);
  // In a moment, for it is still being taken away.
  return (
    <Window open={openedId !== null} onClosed={() => setTimeout(() => giveBack(last.current))} {...drawer} />
  );
}

/** The focus goes to the row that was open, or to the page where that is gone. */
function giveBack(id: string | null): void {
  // Whoever has gone on meanwhile is not called back.
  if (document.activeElement !== document.body) return;
  const address = new URLSearchParams({ [openedParameter]: id ?? "" }).toString();
  const row = document.querySelector<HTMLElement>(`a[href*="${CSS.escape(address)}"]`);
  if (row) row.focus();
  else focusContent();
}
