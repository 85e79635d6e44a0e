import { useEffect, useRef, type ReactNode } from "react";
import { focusContent } from "../focus-content";
import { lazyDialog } from "../lazy-dialog";
import { openedParameter } from "./use-opened-row";

interface RowDrawerProps {
  /** Id of the open row; null if the drawer is closed. */
  openedId: string | null;
  onClose: () => void;
  /** The name of the row; while its details load, whatever is known of it. */
  title: string;
  /** The details, or a skeleton while they load; put buttons last. */
  children: ReactNode;
  footer?: ReactNode;
}

const Window = lazyDialog(async () => (await import("./RowDrawerWindow")).RowDrawerWindow);

/**
 * The details of a row, beside its list; the URL names the row: `useOpenedRow`. In windows of 1024 px and more the list
 * stays usable, in narrower ones the drawer covers it. Escape closes it and returns the focus to the row.
 */
export function RowDrawer({ openedId, ...drawer }: RowDrawerProps) {
  const last = useRef(openedId);
  useEffect(() => {
    if (openedId !== null) last.current = openedId;
  }, [openedId]);
  // Deferred: the drawer is still being unmounted.
  return (
    <Window open={openedId !== null} onClosed={() => setTimeout(() => giveBack(last.current))} {...drawer} />
  );
}

/** Moves the focus to the row that was open, or to the page content if the row is gone. */
function giveBack(id: string | null): void {
  // Leave the focus alone if the user has moved it meanwhile.
  if (document.activeElement !== document.body) return;
  const address = new URLSearchParams({ [openedParameter]: id ?? "" }).toString();
  const row = document.querySelector<HTMLElement>(`a[href*="${CSS.escape(address)}"]`);
  if (row) row.focus();
  else focusContent();
}
