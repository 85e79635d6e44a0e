import type { RouteObject } from "react-router-dom";
import { newPasswordPath } from "../../server/identity/roles.rules";

/** The portals, and what mails lead to: open to everyone. */
export const identityRoutes: RouteObject[] = [
  {
    path: "/auth",
    lazy: { Component: async () => (await import("./portals/ArenaAccessPage")).ArenaAccessPage },
  },
  {
    path: "/auth-athlete",
    lazy: { Component: async () => (await import("./portals/AthleteAccessPage")).AthleteAccessPage },
  },
  {
    path: "/federation-auth",
    lazy: { Component: async () => (await import("./portals/FederationAccessPage")).FederationAccessPage },
  },
  {
    path: "/admin-auth",
    lazy: { Component: async () => (await import("./portals/AdminSignInPage")).AdminSignInPage },
  },
  {
    path: "/confirmar-email",
    lazy: { Component: async () => (await import("./confirmation/ConfirmEmailPage")).ConfirmEmailPage },
  },
  {
    path: "/reset-password",
    lazy: { Component: async () => (await import("./password/ResetPasswordPage")).ResetPasswordPage },
  },
];

/** Only for users who signed in with a temporary password. */
export const temporaryPasswordRoutes: RouteObject[] = [
  {
    path: newPasswordPath,
    lazy: { Component: async () => (await import("./password/NewPasswordPage")).NewPasswordPage },
  },
];
