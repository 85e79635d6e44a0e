import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { focusContent } from "../focus";
import { lazyDialog } from "../lazy-code";
import { Catch } from "../PageStates";
import { openedParameter } from "./list-address";
import { ListFailure } from "./ListStates";

interface AskedDetailsProps {
  /** While they are on their way. */
  skeleton: ReactNode;
  /** What did not come, where it has a name of its own. */
  failure?: string;
  /** Asks for them; what is asked again after a failure has another number. */
  children: (attempt: number) => ReactNode;
}

/** Details with a query of their own: on their way, here, or not to be had, and asked for once more. */
export function AskedDetails({
  skeleton,
  failure = "Não foi possível carregar os detalhes",
  children,
}: AskedDetailsProps) {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  if (failed === attempt)
    return <ListFailure title={failure} retrying={false} retry={() => setAttempt(attempt + 1)} />;
  return (
    <Catch key={attempt} onError={() => setFailed(attempt)}>
      <Suspense fallback={skeleton}>{children(attempt)}</Suspense>
    </Catch>
  );
}

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
