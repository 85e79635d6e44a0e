import type { RouteObject } from "react-router-dom";

export const landingRoutes: RouteObject[] = [
  { path: "/", lazy: { Component: async () => (await import("./LandingPage")).LandingPage } },
];

/** What is there to be read by everybody, and needs no data. */
export const readingRoutes: RouteObject[] = [
  { path: "/ajuda", lazy: { Component: async () => (await import("./reading/HelpPage")).HelpPage } },
  { path: "/contato", lazy: { Component: async () => (await import("./reading/ContactPage")).ContactPage } },
  {
    path: "/privacidade",
    lazy: { Component: async () => (await import("./reading/PrivacyPage")).PrivacyPage },
  },
  { path: "/termos", lazy: { Component: async () => (await import("./reading/TermsPage")).TermsPage } },
];
