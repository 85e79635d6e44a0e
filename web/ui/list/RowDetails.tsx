import { useState, type ReactNode } from "react";
import { AskedDetails } from "./AskedDetails";
import { RowDrawer } from "./RowDrawer";

interface RowDetailsProps {
  /** Whose details are open; null closes them. */
  openedId: string | null;
  onClose: () => void;
  title: string;
  /** While they are on their way. */
  skeleton: ReactNode;
  /** Asks for the details; what is asked again after a failure has another number. */
  children: (id: string, attempt: number) => ReactNode;
}

/**
 * A row's details with a query of their own, and code of their own if they like: on their way, here, or not to be had,
 * which the list beside them does not feel. While the drawer closes they are still in it.
 */
export function RowDetails({ openedId, onClose, title, skeleton, children }: RowDetailsProps) {
  const [shownId, setShownId] = useState(openedId);
  if (openedId !== null && openedId !== shownId) setShownId(openedId);
  return (
    <RowDrawer openedId={openedId} onClose={onClose} title={title}>
      {shownId === null ? null : (
        <AskedDetails key={shownId} skeleton={skeleton}>
          {(attempt) => children(shownId, attempt)}
        </AskedDetails>
      )}
    </RowDrawer>
  );
}
