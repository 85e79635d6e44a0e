import { page, type PageDeclaration } from "../shell/page";
import { newPasswordPath } from "../../server/identity/roles.rules";

export const identityPages: PageDeclaration[] = [
  page({
    path: "/auth",
    access: "everyone",
    shell: "none",
    component: async () => (await import("./portals/ArenaAccessPage")).ArenaAccessPage,
  }),
  page({
    path: "/auth-athlete",
    access: "everyone",
    shell: "none",
    component: async () => (await import("./portals/AthleteAccessPage")).AthleteAccessPage,
  }),
  page({
    path: "/federation-auth",
    access: "everyone",
    shell: "none",
    component: async () => (await import("./portals/FederationAccessPage")).FederationAccessPage,
  }),
  page({
    path: "/admin-auth",
    access: "everyone",
    shell: "none",
    component: async () => (await import("./portals/AdminSignInPage")).AdminSignInPage,
  }),
  page({
    path: "/confirmar-email",
    access: "everyone",
    shell: "none",
    component: async () => (await import("./confirmation/ConfirmEmailPage")).ConfirmEmailPage,
  }),
  page({
    path: "/reset-password",
    access: "everyone",
    shell: "none",
    component: async () => (await import("./password/ResetPasswordPage")).ResetPasswordPage,
  }),
  page({
    path: newPasswordPath,
    access: "temporaryPassword",
    shell: "none",
    component: async () => (await import("./password/NewPasswordPage")).NewPasswordPage,
  }),
];
