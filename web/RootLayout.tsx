import { Box } from "@chakra-ui/react/box";
import { useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router-dom";
import { ErrorState } from "./ui/PageStates";
import { focusContent } from "./ui/focus";

/** Around every page: the line that shows a page is coming, and where the focus goes afterwards. */
export function RootLayout() {
  useFocusOnArrival();
  return (
    <>
      <ComingLine />
      <Outlet />
      {/* The first page of a visit has no key of its own: whatever was there before it at another address is not its place. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === "default" ? pathname : key)} />
    </>
  );
}

/** A page that could not even be drawn, most often because its code did not arrive. */
export function RouteError() {
  return (
    <Box as="main" minH="100dvh" display="grid" placeItems="center">
      <title>Erro · Praia</title>
      <ErrorState
        title="Não foi possível abrir esta página"
        description="Verifique sua conexão com a internet e tente novamente."
        onRetry={() => location.reload()}
      />
    </Box>
  );
}

/** A screen reader would otherwise stay silent when the page changes. */
function useFocusOnArrival() {
  const { pathname } = useLocation();
  const arrived = useRef(pathname);
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    const content = focusContent();
    // Where the page's skeleton gave way to the page, the focus would be lost with it.
    const observer = new MutationObserver(() => {
      if (content?.isConnected) return;
      if (document.activeElement !== document.body || focusContent()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}

function ComingLine() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <Box
      position="fixed"
      insetX="0"
      top="0"
      h="3px"
      zIndex="toast"
      bg="coral.solid"
      transformOrigin="left"
      animation="pulse"
      aria-hidden="true"
    />
  );
}
