import { createContext, lazy, startTransition, use, useEffect, useState, type ComponentType } from "react";
import { ErrorState } from "./ErrorState";
import { isServerReachable, missingCodeText } from "./missing-code";
import { toast, type ToastText } from "./toaster";

interface PartOptions {
  /** For parts without a place of their own on the page: a toast reports the failure, and nothing is rendered. */
  quiet?: boolean;
}

/** How a part that failed to load retries: at once, or the next time it is shown. */
const Missed = createContext({ loadNow: () => {}, loadLater: () => {} });

/**
 * A part of a page whose code is loaded when it is first shown, with the fallback of the nearest Suspense meanwhile.
 * React's `lazy` caches a failure and throws it. This renders an error with a retry button instead, so that the page
 * around it stays usable without a network or after a deploy of a new version.
 * @param load imports it: `async () => (await import("./Podium")).Podium`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { quiet = false }: PartOptions = {},
): ComponentType<Props> {
  const Missing: ComponentType<Props> = quiet ? ToldMissing : MissingPart;
  const attempt = () =>
    lazy(() =>
      load().then(
        (Part) => ({ default: Part }),
        () => ({ default: Missing }),
      ),
    ) as ComponentType<Props>;
  // Shared by all instances, and replaced only by a mounted one: each retry by React of a suspended part mounts it again.
  let latest = attempt();
  const loadLater = () => {
    latest = attempt();
  };

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => latest);
    const loadNow = () => {
      loadLater();
      void load().then(
        () => startTransition(() => setPart(() => latest)),
        // Browsers cache a failed module import for the lifetime of the page: once the server is reachable, only a
        // reload helps.
        async () => {
          if (await isServerReachable()) location.reload();
        },
      );
    };
    return (
      <Missed value={{ loadNow, loadLater }}>
        <Part {...props} />
      </Missed>
    );
  };
}

/** Why the code failed to load; null until that is known. */
function useReason(): ToastText | null {
  const [reason, setReason] = useState<ToastText | null>(null);
  useEffect(() => {
    let isHere = true;
    void missingCodeText().then((text) => isHere && setReason(text));
    return () => {
      isHere = false;
    };
  }, []);
  return reason;
}

function MissingPart() {
  const reason = useReason();
  const { loadNow, loadLater } = use(Missed);
  useEffect(() => loadLater, [loadLater]);
  if (reason?.action)
    return (
      <ErrorState
        title={String(reason.title)}
        description={String(reason.description)}
        retryLabel={reason.action.label}
        onRetry={reason.action.onClick}
      />
    );
  return <ErrorState onRetry={loadNow} />;
}

/** Reports the failure in a toast and closes the dialog, so that it can be opened again. */
function ToldMissing({ onClose }: { onClose?: () => void }) {
  const reason = useReason();
  const { loadLater } = use(Missed);
  useEffect(() => loadLater, [loadLater]);
  useEffect(() => {
    if (!reason) return;
    toast.error(reason);
    onClose?.();
  }, [reason, onClose]);
  return null;
}
