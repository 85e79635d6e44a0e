import { Suspense, useState, type ReactNode } from "react";
import { Catch } from "../Catch";
import { ListFailure } from "./ListFailure";
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
        <Details key={shownId} id={shownId} skeleton={skeleton}>
          {children}
        </Details>
      )}
    </RowDrawer>
  );
}

function Details({
  id,
  skeleton,
  children,
}: Pick<RowDetailsProps, "skeleton" | "children"> & { id: string }) {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  if (failed === attempt)
    return (
      <ListFailure
        title="Não foi possível carregar os detalhes"
        retrying={false}
        retry={() => setAttempt(attempt + 1)}
      />
    );
  return (
    <Catch key={attempt} onError={() => setFailed(attempt)}>
      <Suspense fallback={skeleton}>{children(id, attempt)}</Suspense>
    </Catch>
  );
}
