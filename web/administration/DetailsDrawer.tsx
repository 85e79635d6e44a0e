import { Suspense, useState, type ReactNode } from "react";
import { Catch } from "../ui/Catch";
import { ErrorState } from "../ui/ErrorState";
import { RowDrawer } from "../ui/list/RowDrawer";
import { FormSkeleton } from "../ui/Skeletons";

interface DetailsDrawerProps {
  openedId: string | null;
  onClose: () => void;
  title: string;
  /** What asks for the details; `tries` counts how often it was begun anew after a failure. */
  children: (id: string, tries: number) => ReactNode;
}

/** A row's details with a query of their own; what failed is tried again there. */
export function DetailsDrawer({ openedId, onClose, title, children }: DetailsDrawerProps) {
  // While it closes it still shows whose they were.
  const [shownId, setShownId] = useState(openedId);
  if (openedId !== null && openedId !== shownId) setShownId(openedId);
  const [tries, setTries] = useState(0);
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const attempt = `${shownId} ${tries}`;

  return (
    <RowDrawer openedId={openedId} onClose={onClose} title={title}>
      {shownId === null ? null : failedAt === attempt ? (
        <ErrorState onRetry={() => setTries(tries + 1)} />
      ) : (
        <Catch key={attempt} onError={() => setFailedAt(attempt)}>
          <Suspense fallback={<FormSkeleton fields={6} />}>{children(shownId, tries)}</Suspense>
        </Catch>
      )}
    </RowDrawer>
  );
}
