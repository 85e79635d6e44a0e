import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router-dom";
import { App } from "./App";
import { giveWayToPage } from "./arriving-page";
import { startSession } from "./identity/public/session-store";
import { withCodeOf } from "./lazy-code";
import { hasPage, routes } from "./routes";
import { followSystem } from "./ui/colour-scheme";
import { DialogFrame } from "./ui/DialogFrame";
import { guardDoubleClicks } from "./ui/guard-double-clicks";
import { onFirstPress } from "./ui/on-first-press";

/** Shows the page of the address on empty ground. */
export function showApp() {
  begin();
  followSystem();
  giveWayToPage();
  createRoot(ground()).render(<App router={createBrowserRouter(routes)} />);
}

/**
 * Takes over the front page that the build has written down, element by element: what is focused, scrolled or selected
 * stays so.
 * @param answers called at the moment from which presses are answered here.
 * @param onShown called when everything on the page does what it says.
 */
export async function takeOverPage(answers: () => void, onShown: () => void) {
  await withCodeOf(routes, location.pathname);
  answers();
  begin();
  // Given what is there, though it is nothing, the router leaves the page scrolled as it is.
  const router = createBrowserRouter(routes, { hydrationData: {} });
  hydrateRoot(ground(), <App router={router} onShown={onShown} />);
}

function begin() {
  keepToContentPolicy();
  startSession({ hasPage });
  guardDoubleClicks(document);
  // A connection that is lost before the first dialog opens is told then.
  onFirstPress(() => void DialogFrame.preload().catch(() => undefined));
}

/** The validation library, which comes with the forms, tries otherwise whether it may write code: it may not. */
function keepToContentPolicy() {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}

function ground(): HTMLElement {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html lost its #root");
  return root;
}
