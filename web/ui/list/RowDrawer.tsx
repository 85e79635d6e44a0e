import type { ReactNode } from "react";
import { lazyDialog } from "../lazy-dialog";

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
  return <Window open={openedId !== null} {...drawer} />;
}
