import type { RouteObject } from "react-router-dom";

export const landingRoutes: RouteObject[] = [
  { path: "/", lazy: { Component: async () => (await import("./LandingPage")).LandingPage } },
];
