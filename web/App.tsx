import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { StrictMode, useEffect, type ComponentProps } from "react";
import { RouterProvider } from "react-router-dom";
import { dropWaitingToasts } from "./ui/toaster";
import { Toasts } from "./ui/Toasts";
import { system } from "./ui/theme/system";

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
