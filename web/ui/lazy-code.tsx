import { type ComponentType, createContext, lazy, startTransition, use, useEffect, useState } from "react";
import { ErrorState } from "./PageStates";
import { toast, type ToastText } from "./toaster";

const offline: ToastText = { title: "Sem conexão com o servidor", description: "Tente novamente." };
const newVersion: ToastText = {
  title: "A Praia foi atualizada",
  description: "Recarregue a página para continuar.",
  action: { label: "Recarregar", onClick: () => location.reload() },
};
/** The connection is back, but a browser remembers that a module failed for as long as the page is open. */
const keptFailure: ToastText = {
  title: "Não foi possível abrir",
  description: "Recarregue a página para continuar.",
  action: { label: "Recarregar", onClick: () => location.reload() },
};

/** Whether the server answers now. */
async function isServerReachable(): Promise<boolean> {
  try {
    await fetch("/healthz", { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}

let asking: Promise<boolean> | undefined;

/** The same, asked once for everything on the page that is to be loaded before it is needed. */
export const isServerReachableForAll = (): Promise<boolean> =>
  (asking ??= isServerReachable().finally(() => (asking = undefined)));

/**
 * Whether code can be asked for now. A browser keeps a failed import for as long as the page is open: without a connection
 * it is better not asked for at all.
 */
export const canBringCode = async (): Promise<boolean> => navigator.onLine || isServerReachable();

/**
 * What to say when code did not come: the connection is lost, or the page is open since before the server has a newer
 * version, which has other files.
 * @param whenOffline said instead of the usual sentence while the server cannot be reached.
 */
export async function missingCodeText(whenOffline: ToastText = offline): Promise<ToastText> {
  const own = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  try {
    const answer = await fetch(own?.src ?? "/", { method: "HEAD", cache: "no-store" });
    return answer.status === 404 ? newVersion : keptFailure;
  } catch {
    return whenOffline;
  }
}

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

interface Opens {
  open: boolean;
  onClose?: () => void;
}

/**
 * A dialog whose code comes when it opens for the first time; it stays from then on, and closes in its own time.
 * @param load imports it: `async () => (await import("./SetupDialog")).SetupDialog`.
 * @returns the dialog; its `preload` brings the code before anybody opens it.
 */
export function lazyDialog<Props extends Opens>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | null = null;
  const preload = async () => (known = await load());

  function LazyDialog(props: Props) {
    const { open, onClose } = props;
    const [Loaded, setLoaded] = useState(() => known);

    useEffect(() => {
      if (!open || Loaded) return;
      let awaited = true;
      preload().then(
        (loaded) => {
          if (awaited) setLoaded(() => loaded);
        },
        async () => {
          const text = await missingCodeText();
          if (!awaited) return;
          toast.error(text);
          onClose?.();
        },
      );
      return () => {
        awaited = false;
      };
    }, [open, Loaded, onClose]);

    return Loaded ? <Loaded {...props} /> : null;
  }

  return Object.assign(LazyDialog, { preload });
}

/** The frame of every dialog; the library that keeps the focus in it comes with the first one that opens. */
export const DialogFrame = lazyDialog(async () => (await import("./DialogWindow")).DialogWindow);
