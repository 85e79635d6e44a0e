import type { ToastText } from "./toaster";

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
export async function isServerReachable(): Promise<boolean> {
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
