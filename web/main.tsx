import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { startSession } from "./identity/public/session-store";
import { hasPage, routes } from "./routes";
import { followSystem } from "./ui/colour-mode";
import { guardDoubleClicks } from "./ui/guard-double-clicks";
import { Toasts } from "./ui/Toasts";
import { system } from "./ui/theme/system";

startSession({ hasPage });
followSystem();
guardDoubleClicks(document);

const root = document.getElementById("root");
if (!root) throw new Error("index.html lost its #root");

createRoot(root).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <Toasts />
      <RouterProvider router={createBrowserRouter(routes)} />
    </ChakraProvider>
  </StrictMode>,
);
