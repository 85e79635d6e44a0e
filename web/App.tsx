import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { StrictMode, useEffect, type ComponentProps } from "react";
import { RouterProvider } from "react-router-dom";
import { Toasts } from "./ui/Toasts";
import { system } from "./ui/theme/system";

interface AppProps extends Pick<ComponentProps<typeof RouterProvider>, "router"> {
  /** Called when it stands on the page and answers to presses. */
  onShown?: () => void;
}

/** All there is, whether a browser shows it or the build writes its front page down. */
export function App({ router, onShown }: AppProps) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <StrictMode>
      <ChakraProvider value={system}>
        <Toasts />
        <RouterProvider router={router} />
      </ChakraProvider>
    </StrictMode>
  );
}
