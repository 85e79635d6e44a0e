import type { RouteObject } from "react-router-dom";

/** The contract, to be read and tried, by everyone. */
export const explorerRoutes: RouteObject[] = [
  { path: "/explorador", lazy: { Component: async () => (await import("./ExplorerPage")).ExplorerPage } },
];
