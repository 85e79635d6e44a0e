import { use, useEffect, useState, type ComponentType } from "react";
import { ErrorState } from "./ErrorState";
import { missingCodeText } from "./missing-code";
import { toast, type ToastText } from "./toaster";

type Outcome<Props> = { Part: ComponentType<Props> } | { missing: true };

interface PartOptions {
  /** For what has no place of its own on the page: a toast tells the failure, and nothing is shown. */
  quiet?: boolean;
}

/**
 * A part of a page whose code comes when it is first shown; the nearest Suspense shows its placeholder meanwhile. Unlike
 * React's `lazy` it never throws: without a network, or after a new version of the server, the page around it stays, and
 * its button loads the code again.
 * @param load imports it: `async () => (await import("./Podium")).Podium`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { quiet = false }: PartOptions = {},
): ComponentType<Props> {
  let coming: Promise<Outcome<Props>> | null = null;
  const bring = () =>
    (coming ??= load().then(
      (Part) => ({ Part }),
      () => ({ missing: true }),
    ));

  return function LazyPart(props: Props) {
    const outcome = use(bring());
    const [, setTry] = useState(0);
    const isMissing = "missing" in outcome;
    // Shown again later, it is loaded again.
    useEffect(() => {
      if (!isMissing) return;
      return () => {
        coming = null;
      };
    }, [isMissing]);

    if (!isMissing) return <outcome.Part {...props} />;
    if (quiet)
      return <ToldMissing {...("onClose" in props ? { onClose: props.onClose as () => void } : {})} />;
    const again = () => {
      coming = null;
      setTry((tries) => tries + 1);
    };
    return <MissingPart onRetry={again} />;
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

function MissingPart({ onRetry }: { onRetry: () => void }) {
  const reason = useReason();
  if (reason?.action)
    return (
      <ErrorState
        title={String(reason.title)}
        description={String(reason.description)}
        retryLabel={reason.action.label}
        onRetry={reason.action.onClick}
      />
    );
  return <ErrorState onRetry={onRetry} />;
}

/** A dialog that cannot open counts as closed, so that it may be opened again. */
function ToldMissing({ onClose }: { onClose?: () => void }) {
  const reason = useReason();
  useEffect(() => {
    if (!reason) return;
    toast.error(reason);
    onClose?.();
  }, [reason, onClose]);
  return null;
}
