const waiting = '[role="status"][aria-label="Carregando"]';

/**
 * Removes the server-rendered title and line, which cover the app, once the page itself has content. This avoids a
 * flicker from the title to a skeleton and back.
 */
export function giveWayToPage() {
  const arriving = document.getElementById("arriving");
  if (!arriving) return;
  const title = arriving.querySelector(".title")?.textContent;
  const observer = new MutationObserver(() => {
    const content = document.querySelector("main");
    // An error page has its own heading, and often no other.
    const heading = content?.querySelector("h1, [role=alert]")?.textContent;
    if (heading === undefined || (heading !== title && content?.querySelector(waiting))) return;
    observer.disconnect();
    arriving.remove();
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}
