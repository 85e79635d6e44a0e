import { createContext, lazy, startTransition, use, useEffect, useState, type ComponentType } from "react";
import { ErrorState } from "./ErrorState";
import { isServerReachable, missingCodeText } from "./missing-code";
import { toast, type ToastText } from "./toaster";

interface PartOptions {
  /** For what has no place of its own on the page: a toast tells the failure, and nothing is shown. */
  quiet?: boolean;
}

/** What a part that is missing may do: load its code at once, or when it is shown the next time. */
const Missed = createContext({ loadNow: () => {}, loadLater: () => {} });

/**
 * A part of a page whose code comes when it is first shown; the nearest Suspense shows its placeholder meanwhile. Unlike
 * React's `lazy`, which keeps its failure and throws it, this shows what is missing: without a network, or after a new
 * version of the server, the page around it stays, and its button loads the code again.
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
        // Browsers remember that a module failed for as long as the page is open: once there is a network, only a new page helps.
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

/** Why code did not come; null until that is known. */
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

/** A dialog that cannot open counts as closed, so that it may be opened again. */
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
