import type { RouteObject } from "react-router-dom";
import { newPasswordPath } from "../../server/identity/roles.rules";

/** The doors, and what mails lead to: open to everyone. */
export const identityRoutes: RouteObject[] = [
  {
    path: "/auth",
    lazy: { Component: async () => (await import("./doors/ArenaAccessPage")).ArenaAccessPage },
  },
  {
    path: "/auth-athlete",
    lazy: { Component: async () => (await import("./doors/AthleteAccessPage")).AthleteAccessPage },
  },
  {
    path: "/federation-auth",
    lazy: { Component: async () => (await import("./doors/FederationAccessPage")).FederationAccessPage },
  },
  {
    path: "/admin-auth",
    lazy: { Component: async () => (await import("./doors/AdminSignInPage")).AdminSignInPage },
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

/** For those who came in with a temporary password, and nobody else. */
export const temporaryPasswordRoutes: RouteObject[] = [
  {
    path: newPasswordPath,
    lazy: { Component: async () => (await import("./password/NewPasswordPage")).NewPasswordPage },
  },
];
