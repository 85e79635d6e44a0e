import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router-dom";
import { App, giveWayToPage } from "./App";
import { startSession } from "./identity/public/session";
import { withCodeOf, routes } from "./routes";
import { hasPage } from "./pages";
import { followSystem } from "./ui/colour-scheme";
import { DialogFrame } from "./ui/lazy-code";
import { guardDoubleClicks, onFirstPress } from "./ui/presses";

/** Renders the page of the current URL into an empty root. */
export function showApp() {
  begin();
  followSystem();
  giveWayToPage();
  createRoot(ground()).render(<App router={createBrowserRouter(routes)} />);
}

/**
 * Hydrates the prerendered front page: focus, scroll position and selection are kept.
 * @param answers called when clicks are handled by the app from now on.
 * @param onShown called when everything on the page is interactive.
 */
export async function takeOverPage(answers: () => void, onShown: () => void) {
  await withCodeOf(routes, location.pathname);
  answers();
  begin();
  // With hydration data, even if empty, the router keeps the scroll position.
  const router = createBrowserRouter(routes, { hydrationData: {} });
  hydrateRoot(ground(), <App router={router} onShown={onShown} />);
}

function begin() {
  keepToContentPolicy();
  startSession({ hasPage });
  guardDoubleClicks(document);
  // Preload failures are ignored: the first dialog reports a lost connection when it opens.
  onFirstPress(() => void DialogFrame.preload().catch(() => undefined));
}

/**
 * Zod, which loads with the forms, would otherwise test whether `new Function` is allowed: the content security policy
 * forbids it.
 */
function keepToContentPolicy() {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}

function ground(): HTMLElement {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html lost its #root");
  return root;
}
