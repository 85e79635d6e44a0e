const waiting = '[role="status"][aria-label="Carregando"]';

/**
 * What the server has written of the page, its title and a line, covers what the app draws until the page itself has
 * something to show: nobody sees a title give way to a skeleton and come back.
 */
export function giveWayToPage() {
  const arriving = document.getElementById("arriving");
  if (!arriving) return;
  const title = arriving.querySelector(".title")?.textContent;
  const observer = new MutationObserver(() => {
    const content = document.querySelector("main");
    // What went wrong has a heading of its own, and often no other.
    const heading = content?.querySelector("h1, [role=alert]")?.textContent;
    if (heading === undefined || (heading !== title && content?.querySelector(waiting))) return;
    observer.disconnect();
    arriving.remove();
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}
