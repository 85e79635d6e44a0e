import type { RouteObject } from "react-router-dom";

/** The doors, open to everyone. */
export const identityRoutes: RouteObject[] = [
  { path: "/auth", lazy: { Component: async () => (await import("./ArenaAccessPage")).ArenaAccessPage } },
  {
    path: "/auth-athlete",
    lazy: { Component: async () => (await import("./AthleteSignInPage")).AthleteSignInPage },
  },
  {
    path: "/federation-auth",
    lazy: { Component: async () => (await import("./FederationSignInPage")).FederationSignInPage },
  },
  {
    path: "/admin-auth",
    lazy: { Component: async () => (await import("./AdminSignInPage")).AdminSignInPage },
  },
  {
    path: "/confirmar-email",
    lazy: { Component: async () => (await import("./ConfirmEmailPage")).ConfirmEmailPage },
  },
];
