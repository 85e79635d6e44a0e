import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { StrictMode, useEffect, type ComponentProps } from "react";
import { RouterProvider } from "react-router-dom";
import { Toasts } from "./ui/Toasts";
import { dropWaitingToasts } from "./ui/toaster";
import { system } from "./ui/theme/system";

const waiting = '[role="status"][aria-label="Carregando"]';

interface AppProps extends Pick<ComponentProps<typeof RouterProvider>, "router"> {
  /** Called when it stands on the page and answers to presses. */
  onShown?: () => void;
}

/** All there is, whether a browser shows it or the build writes its front page down. */
export function App({ router, onShown }: AppProps) {
  useEffect(() => onShown?.(), [onShown]);
  useEffect(() => {
    let { pathname } = router.state.location;
    return router.subscribe(({ location }) => {
      if (location.pathname !== pathname) dropWaitingToasts();
      ({ pathname } = location);
    });
  }, [router]);
  return (
    <StrictMode>
      <ChakraProvider value={system}>
        <Toasts />
        <RouterProvider router={router} />
      </ChakraProvider>
    </StrictMode>
  );
}

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
