import type { ToastText } from "./toaster";

const offline: ToastText = { title: "Sem conexão com o servidor", description: "Tente novamente." };
const newVersion: ToastText = {
  title: "A Praia foi atualizada",
  description: "Recarregue a página para continuar.",
  action: { label: "Recarregar", onClick: () => location.reload() },
};

/**
 * What to say when code did not come: the connection is lost, or the page is open since before the server has a newer
 * version, which has other files.
 */
export async function missingCodeText(whenOffline: ToastText = offline): Promise<ToastText> {
  const own = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  try {
    const answer = await fetch(own?.src ?? "/", { method: "HEAD", cache: "no-store" });
    return answer.status === 404 ? newVersion : whenOffline;
  } catch {
    return whenOffline;
  }
}
